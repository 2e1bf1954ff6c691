"""The documentation as a site: `make docs` builds it, the table serves it at /docs."""

import windlass

project = "Windlass"
release = windlass.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["pictures/**"]
suppress_warnings = ["myst.xref_missing"]  # links into the sources lead somewhere in the repository, not on the site
myst_heading_anchors = 3
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
html_theme = "furo"
html_title = f"Windlass {release}"
html_copy_source = False
