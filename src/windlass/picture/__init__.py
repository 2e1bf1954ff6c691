"""Boards as pictures, drawn by the very components that the browser draws with."""
