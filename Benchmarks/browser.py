#!/usr/bin/env python3
"""The browser beside its peers, in one run: fzf as a filter (Debian's package), and Textual (PyPI) showing the same entries.

    python3 browser.py ../.build/release/petri .build/release/FilterNames

- FilterNames against 'fzf --filter', process against process, over 100,000 names: seconds, and the order of all that is
  found on every query of the tests' fixture.
- petri browse on a pseudo-terminal with 10,000 screens of 2 KB: processor time, time and bytes of the first picture, where the list
  was kept and where nothing is known; a key's answer and bytes; memory when all is read.
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

    def __init__(self, command, folder, cache="/nonexistent"):
        self.start = time.perf_counter()
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.environ.update(TERM="xterm-256color", LANG="C.UTF-8", COLORTERM="", XDG_CACHE_HOME=str(cache))
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
        self.sent = len(sent)
        return time.perf_counter() - self.start

    def settle(self):
        """The bytes that were sent until nothing more came."""
        count = 0
        while part := self.read(0.3):
            count += len(part)
        return count

    def processor(self):
        """The milliseconds of processor time of all threads so far."""
        tasks = pathlib.Path(f"/proc/{self.pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e6

    def key(self, bytes):
        """The seconds until the first bytes that answer a key."""
        self.settle()
        start = time.perf_counter()
        os.write(self.file, bytes)
        self.answer = len(self.read(5))
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


def screen(number, name, all_names):
    """The text of a screen of 2 KB."""
    phrase = lambda count: " ".join(random.choice(WORDS) for _ in range(count))
    text = f"""screen: {name}
title: Screen {number}
summary: {phrase(9)}.
group: Group {number // 100}
tags: [{phrase(1)}, {phrase(1)}]

context:
  city: {{type: string, example: {phrase(1)}}}
  closes: {{type: time, example: "18:00"}}
  count: {{type: int, default: {number % 100}}}

fixtures:
  far-east: {{city: Vladivostok, closes: "17:00"}}

wrapping: [modal-container, onboarding-template]

content:
"""
    for index in range(5):
        text += f"""  - stack:
      axis: {"horizontal" if index % 2 else "vertical"}
      spacing: {index}
      views:
        - image: {{name: {phrase(1)}, width: {10 + index}, height: 22}}
        - label: {{text: "{phrase(4)} ${{city}}", style: headline}}
        - label: {phrase(6)}
"""
    return text + f"""supportingViews:
  - button: {{title: {phrase(2)}, tap: dismiss}}
  - button:
      title: "{phrase(2)} ${{closes}}, ${{count}}"
      tap: {{open: {random.choice(all_names)}}}
"""


def catalogue(folder, all_names):
    (folder / "Screens").mkdir()
    (folder / "Catalog.yaml").write_text("catalog: Benchmark\n")
    containers = "container: modal-container\n---\ncontainer: onboarding-template\nsupportingViews:\n"
    (folder / "Screens" / "containers.yaml").write_text(containers)
    for number, name in enumerate(all_names):
        (folder / "Screens" / f"{name}.yaml").write_text(screen(number, name, all_names))


def browsing(petri, folder, rows):
    """Petri's first picture, key and memory, the best of three sessions; the first of all has no list that was kept."""
    cache = folder.parent / "cache"
    cache.mkdir()
    command = [petri, "browse", "--catalog", str(folder)]
    # A file that was written a moment ago may change again in the same moment: nothing is kept of it.
    time.sleep(3)
    session = Session(command, folder, cache)
    cold = session.wait(b"quit")
    while not list(cache.glob("petri/*/overview")):
        session.settle()
    first_read = wait_idle(session)
    cold_memory = session.memory()
    session.end()
    first, processor, bytes_first, key, bytes_key, routes, memory = [], [], [], [], [], [], []
    for _ in range(3):
        session = Session(command, folder, cache)
        first.append(session.wait(b"quit"))
        processor.append(session.processor())
        bytes_first.append(session.sent)
        wait_idle(session)
        for _ in range(5):
            key.append(session.key(b"j"))
            bytes_key.append(session.answer + session.settle())
        os.write(session.file, b"8")
        session.settle()
        routes += [session.key(b"j") for _ in range(5)]
        memory.append(session.memory())
        session.end()
    count = f"{SCREENS:,}"

    def limit(number, most, unit, case):
        rows.append((f"{number:.1f} {unit}", f"at most {most} {unit}", case, number <= most))

    limit(min(processor), 150, "ms", f"processor time to the first picture of {count} screens, their list kept")
    rows.append((f"{min(first) * 1000:.0f} ms", "", "time to that picture", True))
    limit(max(bytes_first) / 1000, 5, "kB", "bytes of it at 120x40")
    limit(min(key) * 1000, 16, "ms", "a key's answer then")
    limit(max(bytes_key) / 1000, 5, "kB", "bytes of it, with the new preview")
    limit(min(routes) * 1000, 16, "ms", "a key's answer on the routes tab")
    limit(max(memory), 80, "MB", "memory when all is read and looked at")
    rows.append((f"{cold * 1000:.0f} ms", "", "the first picture where nothing is known of the catalogue", True))
    rows.append((f"{first_read:.0f} ms", "", "processor time until all of it is read then", True))
    rows.append((f"{cold_memory:.1f} MB", "", "memory then", True))
    return first, key, memory


def wait_idle(session):
    """Waits until nothing is read any more; the milliseconds of processor time so far."""
    before = -1
    while (now := session.processor()) - before > 2:
        before = now
        session.settle()
        time.sleep(0.3)
    return now


def beside_textual(petri, folder, all_names, rows):
    first, key, memory = browsing(petri, folder, rows)
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
