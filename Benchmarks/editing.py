#!/usr/bin/env python3
"""Typing in an editor with 'petri lsp': one file of 1,000 lines among 10,000 screens of 2 KB.

    python3 editing.py ../.build/release/petri [screens]

- A letter that breaks a view, and one that mends it: milliseconds until the file's problems are known.
- A letter, and a completion at once: milliseconds until the answer.
- The references of a screen: milliseconds. The first load: seconds. Memory at the end and at most.

The exit code is 1 where a limit is missed."""

import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROUNDS = 15
FILE = "Screens/long.yaml"


class Server:
    def __init__(self, program, folder):
        self.process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.version = 1
        self.uri = f"file://{folder}/{FILE}"
        self.request("initialize", rootUri=f"file://{folder}", capabilities={})

    def send(self, method, params, **more):
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **more}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while (line := self.process.stdout.readline()) != b"\r\n":
            if not line:
                sys.exit("the server is gone")
            if line.startswith(b"Content-Length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def request(self, method, **params):
        self.number += 1
        self.send(method, params, id=self.number)
        while (message := self.receive()).get("id") != self.number or "method" in message:
            pass
        return message.get("result")

    def ask(self, method, line, column, **params):
        place = {"line": line, "character": column}
        return self.request(method, textDocument={"uri": self.uri}, position=place, **params)

    def type(self, line, column, text, end=None):
        self.version += 1
        extent = {"start": {"line": line, "character": column}, "end": {"line": line, "character": end or column}}
        document = {"uri": self.uri, "version": self.version}
        self.send("textDocument/didChange", {"textDocument": document, "contentChanges": [{"range": extent, "text": text}]})

    def problems(self):
        """Waits until the problems of the file are known anew."""
        while True:
            message = self.receive()
            if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["uri"] == self.uri:
                return message["params"]["diagnostics"]

    def rest(self):
        """Waits until all is known: the problems of all files come when nothing was typed for a while."""
        self.ask("textDocument/hover", 0, 9)
        time.sleep(0.5)
        self.ask("textDocument/hover", 0, 9)

    def memory(self, key):
        lines = pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith(key)) * 1024 / 1e6


def views(count):
    return "".join(f'  - label: {{text: "Line {n} of ${{name}}, one of some views", style: body}}\n' for n in range(count))


def make(folder, count):
    (folder / "Catalog.yaml").write_text("catalog: Typing\nstart: screen-0\n")
    head = "context:\n  name: {type: string, example: Ann}\ncontent:\n"
    for n in range(count):
        file = folder / f"Screens/group-{n // 100}/screen-{n}.yaml"
        file.parent.mkdir(parents=True, exist_ok=True)
        tap = f'{{open: screen-{(n + 1) % count}, with: {{name: "${{name}}"}}}}'
        file.write_text(f"screen: screen-{n}\ntitle: Screen {n}\n{head}{views(22)}  - button: {{title: Next, tap: {tap}}}\n")
    text = f"screen: long\nlinks: typing://long\n{head}{views(994)}  - button: {{title: Next, tap: {{open: screen-1}}}}\n"
    (folder / FILE).write_text(text)
    return text


def milliseconds(work):
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1_000


def main():
    program, count = str(pathlib.Path(sys.argv[1]).resolve()), int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        text = make(folder, count)
        server = Server(program, folder)
        document = {"uri": server.uri, "languageId": "yaml", "version": 1, "text": text}
        server.send("textDocument/didOpen", {"textDocument": document})
        loading = milliseconds(server.rest) / 1_000
        breaking, mending, completing = [], [], []
        for _ in range(ROUNDS):
            server.rest()
            breaking.append(milliseconds(lambda: (server.type(500, 4, "x"), server.problems())))
            mending.append(milliseconds(lambda: (server.type(500, 4, "", 5), server.problems())))
            server.rest()
            completing.append(milliseconds(
                lambda: (server.type(500, 4, "x"), server.ask("textDocument/completion", 500, 5))))
            server.type(500, 4, "", 5)
            server.problems()
        references = milliseconds(
            lambda: server.ask("textDocument/references", 1_000 - 1, 39, context={"includeDeclaration": True}))
        rows = [
            ("a letter to the file's problems", statistics.median(breaking + mending), 50, "ms"),
            ("a letter to a completion", statistics.median(completing), 50, "ms"),
            ("memory", server.memory("VmRSS"), 250, "MB"),
            ("memory at most", server.memory("VmHWM"), None, "MB"),
            ("the first load", loading, None, "s"),
            ("references of a screen", references, None, "ms"),
        ]
        isOver = False
        for name, number, limit, unit in rows:
            isOver = isOver or limit is not None and number > limit
            print(f"{name}: {number:.1f} {unit}" + (f", at most {limit}" if limit else ""))
        server.process.kill()
        sys.exit(1 if isOver else 0)


main()
