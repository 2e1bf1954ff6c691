"""Make the font files beside this script anew from npm's font packages: only the letters of our languages, only the features we use.

Run in this folder, with npm at hand: `pip install fonttools brotli && python subset.py`. Family names are left out, as the licences in
web/public/licences ask of whoever changes a face.
"""

from __future__ import annotations

import subprocess
import tarfile
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
LICENCES = HERE.parents[1] / "public" / "licences"
# name here: package, version, name there, style
FACES = {
    "text": ("@fontsource-variable/manrope", "5.3.0", "manrope", "wght"),
    "cartagena": ("@fontsource/yeseva-one", "5.3.0", "yeseva-one", "400"),
    "tortuga2199": ("@fontsource/tektur", "5.3.0", "tektur", "700"),
    "gravity": ("@fontsource/gabriela", "5.2.8", "gabriela", "400"),
}
LATIN = "0020-007E 00A0 00AB 00BB 00B7 00D7 00C0-00C2 00C4 00C6-00CB 00CE 00CF 00D4 00D6 00D9 00DB 00DC 00DF 00E0-00E2 00E4 00E6-00EB 00EE 00EF 00F1 00F4 00F6 00F9 00FB 00FC 0152 0153 2009 202F 2013 2014 2019 201C 201D 2026 2212"  # fmt: skip
HEADINGS = "0020-0022 0027-0029 002C-003B 003F 0041-005A 0061-007A 00A0 00C0 00C7-00CA 00CE 00D4 00E0 00E2 00E7-00EB 00EE 00EF 00F4 00F9 00FB 0153 2013 2014 2019 2026"  # fmt: skip
CYRILLIC = "0401 0410-044F 0451"


def main() -> None:
    for name, (package, version, stem, style) in FACES.items():
        with tempfile.TemporaryDirectory() as folder:
            packed = subprocess.run(
                ["npm", "pack", "--silent", f"{package}@{version}"], cwd=folder, check=True, capture_output=True, text=True
            )
            with tarfile.open(Path(folder) / packed.stdout.strip().splitlines()[-1]) as found:
                found.extractall(folder, filter="data")
            inside = Path(folder) / "package"
            (LICENCES / f"{name}.txt").write_bytes((inside / "LICENSE").read_bytes())
            for script, letters in {"latin": LATIN if name == "text" else HEADINGS, "cyrillic": CYRILLIC}.items():
                source = inside / "files" / f"{stem}-{script}-{style}-normal.woff2"
                command = ["pyftsubset", str(source), f"--unicodes={','.join(f'U+{one}' for one in letters.split())}", "--flavor=woff2"]
                options = [
                    "--layout-features=kern,tnum",
                    "--no-hinting",
                    "--name-IDs=0,13,14",
                    f"--output-file={HERE / f'{name}-{script}.woff2'}",
                ]
                subprocess.run(command + options, check=True)


if __name__ == "__main__":
    main()
