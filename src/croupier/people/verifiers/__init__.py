"""What people sign in and sign with: kept outside, on record by its SHA-256."""
