"""A table as the server keeps it: events, their fold, the judge of commands, the due work that follows."""
