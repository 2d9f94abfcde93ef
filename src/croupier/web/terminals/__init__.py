"""Terminals: enrolment, slips, calls for help."""
