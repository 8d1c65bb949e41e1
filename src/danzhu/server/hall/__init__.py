"""The hall: the tables that this process serves, who watches them, and the work that falls due."""
