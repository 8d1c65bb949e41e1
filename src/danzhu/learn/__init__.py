"""Learn: self-play training, for whoever wants to repeat or improve the nets that the players read."""
