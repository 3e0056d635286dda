"""Reads the settings for Helix on the page of PetriLanguageServer: TOML whose keys are those of Helix' documentation.

    python3 helix.py PETRI FOLDER

Exit status 77: this Python has no reader of TOML.
"""

import pathlib
import re
import subprocess
import sys

try:
    import tomllib
except ImportError as missing:
    print(f"the reader is missing: {missing}")
    sys.exit(77)

PAGE = pathlib.Path(__file__).parents[2] / "Sources/Frontends/PetriLanguageServer/PetriLanguageServer.docc/PetriLanguageServer.md"
# https://docs.helix-editor.com/languages.html
LANGUAGE = {"name", "scope", "file-types", "roots", "language-servers", "auto-format", "indent", "formatter"}
SERVER = {"command", "args", "config", "timeout", "environment", "required-root-patterns"}

settings = tomllib.loads(re.search(r"```toml\n(.*?)```", PAGE.read_text(), re.S)[1])
assert set(settings) == {"language", "language-server"}, settings
[language] = settings["language"]
assert set(language) <= LANGUAGE and language["name"] == "yaml" and "petri" in language["language-servers"], language
server = settings["language-server"]["petri"]
assert set(server) <= SERVER, server
# The command is one that this petri has.
subprocess.run([sys.argv[1], *server["args"], "--help"], check=True, stdout=subprocess.DEVNULL)
print(f"{server['command']} {' '.join(server['args'])} in {language['roots'][0]}'s folder")
