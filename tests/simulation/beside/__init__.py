"""What stands beside the tables of a world: desks with their papers, a tournament, a wheel with a sensor."""
