#!/usr/bin/env python3
"""A snapshot of Petri beside one of Textual's snapshot tests (PyPI: textual, pytest-textual-snapshot), in one run.

    python3 textual.py ../.build/release/petri

Both verify the same number of screens with a picture, two texts and a button, recorded in the same run, process against
process. The exit code is 1 where Petri is less than 100 times faster a snapshot."""

import pathlib
import subprocess
import sys
import tempfile
import time
import venv

COUNT = 100
LIMIT = 100

APP = """
import pytest
from textual.app import App
from textual.widgets import Button, Label, Static

class Screen(App):
    def __init__(self, number):
        super().__init__()
        self.number = number

    def compose(self):
        yield Static("tree")
        yield Label("A short day on New Year's Eve")
        yield Label(f"On 31 December we work until 18:00 in {self.number}.")
        yield Button("Got it")

@pytest.mark.parametrize("number", range(%d))
def test_screen(snap_compare, number):
    assert snap_compare(Screen(number), terminal_size=(56, 53))
""" % COUNT

SCREEN = """screen: s-{number}
content:
  - image: {{name: tree, width: 276, height: 225}}
  - label: {{text: A short day on New Year's Eve, style: headline}}
  - label: "On 31 December we work until 18:00 in {number}."
  - button: {{title: Got it, tap: dismiss}}
"""


def best(rounds, command, folder):
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return min(times)


def main():
    petri = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        venv.create(folder / "venv", with_pip=True)
        python = str(folder / "venv" / "bin" / "python")
        subprocess.run([python, "-m", "pip", "install", "-q", "textual", "pytest-textual-snapshot"], check=True)
        (folder / "test_screens.py").write_text(APP)
        pytest = [python, "-m", "pytest", "-q", "test_screens.py"]
        subprocess.run(pytest + ["--snapshot-update"], cwd=folder, check=False, stdout=subprocess.DEVNULL)
        textual = best(2, pytest, folder) / COUNT
        catalogue = folder / "catalogue"
        (catalogue / "Screens").mkdir(parents=True)
        (catalogue / "Catalog.yaml").write_text("catalog: Benchmark\n")
        for number in range(COUNT):
            (catalogue / "Screens" / f"s-{number}.yaml").write_text(SCREEN.format(number=number))
        verify = [petri, "snapshot", "verify", "--jobs", "1"]
        subprocess.run([petri, "snapshot", "record", "--force"], cwd=catalogue, check=True, stdout=subprocess.DEVNULL)
        own = best(5, verify, catalogue) / COUNT
    ratio = textual / own
    print(f"textual {textual * 1e3:.1f} ms, petri {own * 1e3:.2f} ms a snapshot, starts included: {ratio:.0f} times")
    return 0 if ratio >= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
