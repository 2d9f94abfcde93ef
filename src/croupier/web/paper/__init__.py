"""Paper over HTTP: sheets, forms, rules on the walls."""
