#!/usr/bin/env python3
"""The browser beside its peers, in one run: fzf (Debian's package), Textual (PyPI) and lazygit.

    python3 browser.py ../.build/release/petri .build/release/FilterNames

- FilterNames against 'fzf --filter', process against process, over 100,000 names: seconds, and the order of all that is
  found on every query of the tests' fixture.
- petri list of 10,000 screens of 2 KB: seconds.
- petri browse on a pseudo-terminal with 1,000 and with 10,000 of them: time of the first picture, and until an edited title
  is drawn; with 10,000 its bytes, a key's answer and bytes, memory.
- The same 10,000 entries in a Textual application with a search field: first picture, a key's answer, memory.
- lazygit in a repository of the same 10,000 files: the same; left out, and said so, where it is not in PATH.
- petri browse with 100,000 screens of 2 KB, beside fzf with their names: first picture, a letter typed into the search, memory.

The exit code is 1 where a limit is missed or an order differs."""

import fcntl
import os
import pathlib
import pty
import random
import select
import shutil
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


def catalogue(folder, all_names, documents=1):
    """A catalogue with so many screens in a file."""
    (folder / "Screens").mkdir(parents=True)
    (folder / "Catalog.yaml").write_text("catalog: Benchmark\n")
    containers = "container: modal-container\n---\ncontainer: onboarding-template\nsupportingViews:\n"
    (folder / "Screens" / "containers.yaml").write_text(containers)
    for start in range(0, len(all_names), documents):
        texts = [screen(number, all_names[number], all_names) for number in range(start, start + documents)]
        (folder / "Screens" / f"{all_names[start]}.yaml").write_text("---\n".join(texts))


def listing(petri, folder, rows):
    """The seconds of a list, the best of three."""
    times = []
    for _ in range(3):
        start = time.perf_counter()
        subprocess.run([petri, "list", "--catalog", str(folder)], stdout=subprocess.DEVNULL, check=True)
        times.append(time.perf_counter() - start)
    rows.append((f"{min(times):.2f} s", "at most 1.00 s", f"`petri list` of {SCREENS:,} screens", min(times) <= 1))


def first_picture(petri, folder, count, limit, rows):
    """The seconds until the first picture, the best of three."""
    times = []
    for _ in range(3):
        session = Session([petri, "browse", "--catalog", str(folder)], folder)
        times.append(session.wait(b"quit"))
        session.end()
    case = f"the first picture of {count:,} screens"
    rows.append((f"{min(times):.2f} s", f"at most {limit:.2f} s", case, min(times) <= limit))


def browsing(petri, folder, rows):
    """What ``sessions`` gives, of Petri."""
    command = [petri, "browse", "--catalog", str(folder)]
    first, bytes_first, key, bytes_key, routes, maps, memory = [], [], [], [], [], [], []
    for _ in range(3):
        session = Session(command, folder)
        first.append(session.wait(b"quit"))
        bytes_first.append(session.sent)
        wait_idle(session)
        for _ in range(5):
            key.append(session.key(b"j"))
            bytes_key.append(session.answer + session.settle())
        os.write(session.file, b"8")
        session.settle()
        routes += [session.key(b"j") for _ in range(5)]
        os.write(session.file, b"m")
        wait_idle(session)
        maps += [session.key(arrow) for arrow in [b"\x1b[C", b"\x1b[B", b"\x1b[C", b"\x1b[A", b"\x1b[D"]]
        memory.append(session.memory())
        session.end()
    def limit(number, most, unit, case):
        rows.append((f"{number:.1f} {unit}", f"at most {most} {unit}", case, number <= most))

    limit(max(bytes_first) / 1000, 5, "kB", "bytes of the first picture at 120x40")
    limit(min(key) * 1000, 16, "ms", "a key's answer then")
    limit(max(bytes_key) / 1000, 5, "kB", "bytes of it, with the new preview")
    limit(min(routes) * 1000, 16, "ms", "a key's answer on the routes tab")
    limit(min(maps) * 1000, 16, "ms", "a key's answer on the map")
    limit(max(memory), 250, "MB", f"memory with {SCREENS:,} screens")
    return min(first), min(key), max(bytes_first), max(bytes_key), min(memory)


def edits(petri, folder, count, limit, rows):
    """The time from writing the first screen's file, which is selected, until its new title is drawn, the median of five."""
    path = min((folder / "Screens").glob("*-*-*.yaml"))
    before = path.read_text()
    session = Session([petri, "browse", "--catalog", str(folder)], folder)
    session.wait(b"quit")
    wait_idle(session)
    answers = []
    # A letter of another alphabet isn't on the screen yet; only changed cells are sent, so that a longer text comes in parts.
    for letter in "ЖЩЮЯФ":
        session.settle()
        session.start = time.perf_counter()
        path.write_text(before.replace("title: Screen", f"title: {letter}", 1))
        answers.append(session.wait(letter.encode()))
    session.end()
    path.write_text(before)
    median = sorted(answers)[2]
    case = f"an edit answered with {count:,} screens"
    rows.append((f"{median * 1000:.0f} ms", f"at most {limit} ms", case, median * 1000 <= limit))


def wait_idle(session):
    """Waits until nothing is read any more; the milliseconds of processor time so far."""
    before = -1
    while (now := session.processor()) - before > 2:
        before = now
        session.settle()
        time.sleep(0.3)
    return now


def sessions(command, folder, text, key):
    """A peer's first picture, a key's answer, each in seconds, the bytes of both, and its memory: the best of three sessions."""
    found = []
    for _ in range(3):
        session = Session(command, folder)
        first, first_bytes = session.wait(text), session.sent + session.settle()
        answers = []
        for _ in range(5):
            answers.append((session.key(key), session.answer + session.settle()))
        found.append((first, min(answers)[0], first_bytes, max(count for _, count in answers), session.memory()))
        session.end()
    return [min(column) for column in zip(*found)]


def ratios(peer, ours, theirs, rows):
    """A row for each of what both were measured by: seconds, bytes, megabytes."""
    cases = ["first picture, loading included", "answer to a key", "bytes of that picture", "bytes of that answer", "memory"]
    for case, own, other in zip(cases, ours, theirs):
        scale, unit = (1000, "ms") if case[0] in "fa" else (1e-3, "kB") if case[0] == "b" else (1, "MB")
        rows.append((f"{own / other:.2f}x", "", f"{peer}'s {case}: {own * scale:.1f} and {other * scale:.1f} {unit}", True))


def beside_textual(ours, all_names, rows):
    with tempfile.TemporaryDirectory() as name:
        environment = pathlib.Path(name) / "venv"
        venv.create(environment, with_pip=True)
        subprocess.run([environment / "bin/pip", "install", "-q", "textual"], check=True)
        app = pathlib.Path(name) / "app.py"
        app.write_text(APP)
        entries = pathlib.Path(name) / "entries.txt"
        entries.write_text("".join(f"{n}  Screen {i}\n" for i, n in enumerate(all_names)))
        command = [str(environment / "bin/python"), str(app), str(entries)]
        ratios("Textual", ours, sessions(command, name, all_names[0].encode(), b"\x1b[B"), rows)


def beside_lazygit(ours, folder, rows):
    if not shutil.which("lazygit"):
        print("lazygit is not in PATH: its rows are left out", file=sys.stderr)
        return
    git = ["git", "-c", "user.name=Benchmark", "-c", "user.email=benchmark@example.org", "-C", str(folder)]
    for arguments in (["init", "-q"], ["add", "."], ["commit", "-qm", "A catalogue"]):
        subprocess.run(git + arguments, check=True)
    # All are shown as changed.
    for path in (folder / "Screens").iterdir():
        path.write_text(path.read_text() + "# changed\n")
    config = folder.parent / "lazygit.yml"
    config.write_text("disableStartupPopups: true\nupdate: {method: never}\ngui: {showFileTree: false}\n")
    command = ["lazygit", "--use-config-file", str(config), "--path", str(folder)]
    ratios("lazygit", ours, sessions(command, folder, b".yaml", b"\x1b[B"), rows)


def beside_fzf(petri, folder, rows):
    all_names = names(NAMES)
    catalogue(folder, all_names, documents=100)
    session = Session([petri, "browse", "--catalog", str(folder)], folder)
    first, sent = session.wait(b"quit"), session.sent
    wait_idle(session)
    os.write(session.file, b"/")
    session.settle()
    typed = []
    for _ in range(5):
        typed.append((session.key(b"e"), session.answer + session.settle()))
        os.write(session.file, b"\x7f")
        session.settle()
    ours = (first, min(typed)[0], sent, max(count for _, count in typed), session.memory())
    session.end()
    rows.append((f"{ours[1] * 1000:.1f} ms", "at most 16.0 ms", f"a letter typed with {NAMES:,} screens", ours[1] <= 0.016))
    path = folder.parent / "all.txt"
    path.write_text("".join(f"{name}\n" for name in all_names))
    fzf = ["sh", "-c", f"exec fzf < '{path}'"]
    ratios(f"fzf with {NAMES:,} names", ours, sessions(fzf, folder, b"100000/100000", b"e"), rows)


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
        time.sleep(3)
        listing(petri, folder, rows)
        few = pathlib.Path(name) / "few"
        catalogue(few, names(1_000))
        for catalog, count, picture, edit in [(few, 1_000, 0.15, 100), (folder, SCREENS, 1.2, 500)]:
            first_picture(petri, catalog, count, picture, rows)
            edits(petri, catalog, count, edit, rows)
        ours = browsing(petri, folder, rows)
        beside_textual(ours, screens, rows)
        beside_lazygit(ours, folder, rows)
        beside_fzf(petri, pathlib.Path(name) / "all", rows)
    print("| | limit | case |\n|---|---|---|")
    for number, limit, case, _ in rows:
        print(f"| {number} | {limit} | {case} |")
    sys.exit(0 if all(row[3] for row in rows) else 1)


main()
