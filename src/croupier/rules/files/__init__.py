"""Files of rules: TOML into typed, cited values and back, with all that is wrong at once."""
