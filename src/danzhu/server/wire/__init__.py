"""The wire: what goes between a table and a client, both ways a closed union. docs/wire.md tells it to others."""
