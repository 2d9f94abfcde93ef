"""Printed rules, signs, cards, forms and reports: one content model, as PDF and as HTML, the same bytes every time."""

from croupier.paper.model import Document
from croupier.paper.press import html, pdf

__all__ = ["Document", "html", "pdf"]
