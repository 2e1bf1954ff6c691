"""Texts for people: Fluent catalogues in English, Russian and French for server, terminal and browser."""
