"""Help where one works: what wants a field of a form, and the manual as pages."""
