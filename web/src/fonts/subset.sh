#!/usr/bin/env bash
# Makes the font files beside this script anew from npm's font packages: only the letters of our languages, only the features we use.
# Needs npm, and `pip install fonttools brotli`. Family names are left out, as the licences ask of whoever changes a face.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
licences=$here/../../public/licences
text='0020-007E 00A0 00AB 00B7 00BB 00C0-00C2 00C4 00C6-00CB 00CE 00CF 00D4 00D6 00D7 00D9 00DB 00DC 00DF-00E2 00E4 00E6-00EB 00EE 00EF'
text+=' 00F1 00F4 00F6 00F9 00FB 00FC 0152 0153 2009 202F 2013 2014 2019 201C 201D 2026 2212'
headings='0020-0022 0027-0029 002C-003B 003F 0041-005A 0061-007A 00A0 00C0 00C7-00CA 00CE 00D4 00E0 00E2 00E7-00EB 00EE 00EF 00F4 00F9 00FB'
headings+=' 0153 2013 2014 2019 2026'
cyrillic='0401 0410-044F 0451'

letters() { echo "$1" | sed 's/\([0-9A-F]\{4\}-\?[0-9A-F]*\)/U+\1/g; s/ /,/g'; }

face() { # our name, package, version, stem of its files, style, Latin letters
  local folder
  folder=$(mktemp -d)
  (cd "$folder" && tar xzf "$(npm pack --silent "$2@$3" | tail -1)")
  cp "$folder/package/LICENSE" "$licences/$1.txt"
  for script in latin cyrillic; do
    pyftsubset "$folder/package/files/$4-$script-$5-normal.woff2" --unicodes="$(letters "$([ $script = latin ] && echo "$6" || echo "$cyrillic")")" \
      --flavor=woff2 --layout-features=kern,tnum --no-hinting --name-IDs=0,13,14 --output-file="$here/$1-$script.woff2"
  done
  rm -r "$folder"
}

face text @fontsource-variable/manrope 5.3.0 manrope wght "$text"
face cartagena @fontsource/yeseva-one 5.3.0 yeseva-one 400 "$headings"
face tortuga2199 @fontsource/tektur 5.3.0 tektur 700 "$headings"
face gravity @fontsource/gabriela 5.2.8 gabriela 400 "$headings"
