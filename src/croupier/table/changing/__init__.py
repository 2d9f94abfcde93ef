"""What several subjects change alike: stacks on the layout, and a spin that is over or void."""
