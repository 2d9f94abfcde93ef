"""The whole floor in one process, under a seed: its time, its chance, its disk and its network are made here."""
