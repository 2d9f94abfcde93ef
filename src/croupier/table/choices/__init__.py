"""The choice on zero."""
