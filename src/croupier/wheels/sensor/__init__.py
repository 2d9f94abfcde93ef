"""Wheels that speak: Cammegh Mercury 360 and Slingshot 2, live, recorded and emulated."""
