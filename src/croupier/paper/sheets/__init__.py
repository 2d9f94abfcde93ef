"""What is printed: rules, signs, cards, forms, tournament papers; each from plain records."""
