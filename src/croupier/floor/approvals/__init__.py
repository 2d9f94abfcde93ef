"""Approvals and variations."""
