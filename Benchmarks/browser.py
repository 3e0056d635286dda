#!/usr/bin/env python3
"""The browser beside its peers, in one run: fzf as a filter (Debian's package), and Textual (PyPI) showing the same entries.

    python3 browser.py ../.build/release/petri .build/release/FilterNames

- FilterNames against 'fzf --filter', process against process, over 100,000 names: seconds, and the order of all that is
  found on every query of the tests' fixture.
- petri browse on a pseudo-terminal with 10,000 screens: the first picture, beyond what a list that finds nothing takes to load them.
- The same 10,000 entries in a Textual application with a search field: first picture, a key's answer, memory.

The exit code is 1 where a limit is missed or an order differs."""

import fcntl
import os
import pathlib
import pty
import random
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import venv

ROUNDS = 7
SCREENS = 10_000
NAMES = 100_000
FIXTURE = pathlib.Path(__file__).resolve().parent.parent / "Tests/PetriBrowserTests/Fixtures/fzf.txt"
TIMED = ["e", "order", "ord car", "'cart !map", "nyh", "chkt"]
WORDS = """order cart menu product delivery address payment card city store hours login profile settings search filter list
detail edit new history promo banner review checkout gift coupon courier map support chat faq about legal terms privacy
""".split()

APP = """
import sys
from textual.app import App
from textual.widgets import Input, OptionList

NAMES = open(sys.argv[1]).read().split("\\n")[:-1]

class Catalogue(App):
    def compose(self):
        yield Input()
        yield OptionList(*NAMES)

    def on_mount(self):
        self.query_one(OptionList).focus()

Catalogue().run()
"""


def names(count):
    random.seed(7)
    return ["-".join(random.choice(WORDS) for _ in range(random.randint(2, 4))) + f"-{n}" for n in range(count)]


class Session:
    """A program on a pseudo-terminal of 120 columns and 40 rows."""

    def __init__(self, command, folder):
        self.start = time.perf_counter()
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.environ.update(TERM="xterm-256color", LANG="C.UTF-8", COLORTERM="")
            os.execvp(command[0], command)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))

    def read(self, patience):
        ready, _, _ = select.select([self.file], [], [], patience)
        return os.read(self.file, 65536) if ready else b""

    def wait(self, text):
        """The seconds since the start until a text has been sent."""
        sent = b""
        while text not in sent:
            part = self.read(60)
            if not part:
                sys.exit(f"nothing came of {text!r}")
            sent += part
        return time.perf_counter() - self.start

    def settle(self):
        while self.read(0.3):
            pass

    def key(self, bytes):
        """The seconds until the first bytes that answer a key."""
        self.settle()
        start = time.perf_counter()
        os.write(self.file, bytes)
        self.read(5)
        return time.perf_counter() - start

    def memory(self):
        status = pathlib.Path(f"/proc/{self.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def end(self):
        os.kill(self.pid, signal.SIGTERM)
        os.waitpid(self.pid, 0)
        os.close(self.file)


def run(command, path):
    with open(path) as file:
        start = time.perf_counter()
        done = subprocess.run(command, stdin=file, stdout=subprocess.PIPE)
        return time.perf_counter() - start, done.stdout


def against_fzf(program, path, rows):
    queries = [line[2:] for line in FIXTURE.read_text().split("\n") if line.startswith("? ")]
    differing = [q for q in queries if run([program, q], path)[1] != run(["fzf", "--filter", q], path)[1]]
    rows.append((f"{len(queries) - len(differing)} of {len(queries)}", "all", "queries found in fzf's order", not differing))
    for query in differing:
        print(f"order differs: {query}", file=sys.stderr)
    for query in TIMED:
        ours = min(run([program, query], path)[0] for _ in range(ROUNDS))
        theirs = min(run(["fzf", "--filter", query], path)[0] for _ in range(ROUNDS))
        case = f"the time of fzf: `{query}`, {ours * 1000:.0f} ms and {theirs * 1000:.0f} ms"
        rows.append((f"{ours / theirs:.2f}x", "at most 1.00x", case, ours <= theirs))


def catalogue(folder, all_names):
    (folder / "Screens").mkdir()
    (folder / "Catalog.yaml").write_text("catalog: Benchmark\n")
    for number, name in enumerate(all_names):
        text = f"screen: {name}\ntitle: Screen {number}\ngroup: Group {number // 100}\ncontent:\n  - label: Hello\n"
        (folder / "Screens" / f"{name}.yaml").write_text(text)


def beside_textual(petri, folder, all_names, rows):
    listing = min(run([petri, "list", "no-such-screen", "--catalog", str(folder)], os.devnull)[0] for _ in range(3))
    command = [petri, "browse", "--catalog", str(folder)]
    first, key, memory = [], [], []
    for _ in range(3):
        session = Session(command, folder)
        first.append(session.wait(b"quit"))
        key += [session.key(b"j") for _ in range(5)]
        memory.append(session.memory())
        session.end()
    beyond = (min(first) - listing) * 1000
    rows.append((f"{beyond:.0f} ms", "at most 150 ms", f"the first picture of {SCREENS:,} screens, beyond loading them", beyond <= 150))
    rows.append((f"{min(key) * 1000:.1f} ms", "at most 16 ms", "a key's answer then, with a new preview", min(key) <= 0.016))
    with tempfile.TemporaryDirectory() as name:
        environment = pathlib.Path(name) / "venv"
        venv.create(environment, with_pip=True)
        subprocess.run([environment / "bin/pip", "install", "-q", "textual"], check=True)
        app = pathlib.Path(name) / "app.py"
        app.write_text(APP)
        entries = pathlib.Path(name) / "entries.txt"
        entries.write_text("".join(f"{n}  Screen {i}\n" for i, n in enumerate(all_names)))
        their_first, their_key, their_memory = [], [], []
        for _ in range(3):
            session = Session([str(environment / "bin/python"), str(app), str(entries)], name)
            their_first.append(session.wait(all_names[0].encode()))
            their_key += [session.key(b"\x1b[B") for _ in range(5)]
            their_memory.append(session.memory())
            session.end()
    for case, ours, theirs, unit in [
        ("first picture, loading included", min(first) * 1000, min(their_first) * 1000, "ms"),
        ("a key's answer", min(key) * 1000, min(their_key) * 1000, "ms"),
        ("memory", min(memory), min(their_memory), "MB"),
    ]:
        rows.append((f"{ours / theirs:.2f}x", "", f"Textual's {case}: {ours:.1f} and {theirs:.1f} {unit}", True))


def main():
    petri, program = (str(pathlib.Path(argument).resolve()) for argument in sys.argv[1:3])
    rows = []
    with tempfile.TemporaryDirectory() as name:
        path = pathlib.Path(name) / "names.txt"
        path.write_text("".join(f"{n}\n" for n in names(NAMES)))
        against_fzf(program, path, rows)
        folder = pathlib.Path(name) / "catalogue"
        folder.mkdir()
        screens = names(SCREENS)
        catalogue(folder, screens)
        beside_textual(petri, folder, screens, rows)
    print("| | limit | case |\n|---|---|---|")
    for number, limit, case, _ in rows:
        print(f"| {number} | {limit} | {case} |")
    sys.exit(0 if all(row[3] for row in rows) else 1)


main()
