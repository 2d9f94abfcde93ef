"""Proof that nothing was changed: checkpoints, signatures, evidence, the auditor."""
