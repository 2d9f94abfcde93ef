"""Tables made, recovered and let play on."""
