"""Points counted by hand, by two people who do not see each other's figures."""
