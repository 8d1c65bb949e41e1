"""Identity: guests, accounts, devices, bots."""
