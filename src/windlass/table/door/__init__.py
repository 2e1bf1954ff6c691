"""The door: routes, socket, commands and pages, from bytes to wishes and back."""
