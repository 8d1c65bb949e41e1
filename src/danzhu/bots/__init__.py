"""Floor 4: programs that play from views alone, and the arena that measures them."""
