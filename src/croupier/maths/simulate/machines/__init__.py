"""Where evenings are played but for this machine's own cores: a graphics card, a cluster."""
