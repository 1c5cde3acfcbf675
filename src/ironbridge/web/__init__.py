"""The web table: a server that seats people and bots, and the pages that it shows them."""
