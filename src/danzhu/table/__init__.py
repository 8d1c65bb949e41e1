"""Floor 1: what every game shares: seats, the Game protocol, refusals, records, matches."""
