"""What the terminal shows of each game: lines of text, with or without colour."""
