"""Transcripts: commands from a file, run in memory or into a journal."""
