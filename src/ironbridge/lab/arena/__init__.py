"""The arena: how strong bots are, by deals that each of them plays from every seat."""
