"""Verifies a catalogue's snapshots as a test of a real Bazel: python3 run.py PETRI [--screens 10000] [--shards 4]

The files of the build are those that the page of snapshots shows. Without --screens the catalogue is the sample, with it one of so many screens is
made. Nothing is downloaded: two stub repositories stand for what Bazel would fetch, the third is Debian's bazel-rules-java. Where there is no Bazel,
that is printed and the run ends with 0; where something is wrong, with 1.
"""

import argparse
import contextlib
import os
import pathlib
import re
import shutil
import stat
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ElementTree

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
PAGE = REPOSITORY / "Sources/Snapshots/PetriSnapshots/PetriSnapshots.docc/PetriSnapshots.md"
RULES_JAVA = pathlib.Path("/usr/share/bazel/rules/java")
NATIVE_RULES = ("cc_binary", "cc_import", "cc_library", "cc_proto_library", "cc_test", "cc_toolchain", "cc_toolchain_suite", "objc_library")


def from_page(name):
    """The block of the page whose first line is a comment with the name of a file."""
    found = re.findall(rf"^```\w*\n(# {re.escape(name)}\n.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    if len(found) != 1:
        sys.exit(f"the page has {len(found)} blocks that begin with '# {name}'; expected 1")
    return found[0]


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


@contextlib.contextmanager
def step(name):
    start = time.monotonic()
    yield
    print(f"{time.monotonic() - start:7.1f} s  {name}", flush=True)


def expect(is_right, text, details=""):
    if not is_right:
        raise SystemExit(f"wrong: {text}\n{details}")


class Build:
    """A workspace with a catalogue and the page's files, and the Bazel that builds it."""

    def __init__(self, folder, bazel, petri, shards):
        self.workspace, self.bazel, self.shards = folder / "workspace", bazel, shards
        self.petri = self.workspace / "tools/petri"
        self.petri.parent.mkdir(parents=True)
        shutil.copy(petri, self.petri)
        write(self.workspace / "WORKSPACE", "")
        for name in ("tools/BUILD", "tools/petri.bzl"):
            write(self.workspace / name, from_page(name))
        lines = re.sub(r"shard_count = \d+", f"shard_count = {shards}", from_page("BUILD"))
        # What must be refused isn't on the page.
        lines += """
sh_test(
    name = "recording",
    srcs = ["recording.sh"],
    data = ["//tools:petri", "Catalog.yaml"] + glob(["Screens/**"]),
)
"""
        write(self.workspace / "BUILD", lines)
        write(self.workspace / "recording.sh", "#!/bin/sh\nexec tools/petri snapshot record --catalog Catalog.yaml\n")
        (self.workspace / "recording.sh").chmod(0o755)
        stubs = folder / "stubs"
        write(stubs / "coverage/BUILD", 'filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])\n')
        write(stubs / "rules_cc/cc/BUILD", "")
        write(stubs / "rules_cc/cc/defs.bzl", "".join(f"{rule} = native.{rule}\n" for rule in NATIVE_RULES))
        for stub in ("coverage", "rules_cc"):
            write(stubs / stub / "WORKSPACE", "")
        repositories = {"remote_coverage_tools": stubs / "coverage", "rules_cc": stubs / "rules_cc", "rules_java": RULES_JAVA}
        self.options = [f"--override_repository={name}={path}" for name, path in repositories.items()]
        # Debian's own settings have Bazel fill the logs of tests with the sandbox's steps.
        self.options += ["--color=no", "--curses=no", "--noshow_progress", "--nosandbox_debug"]
        # The server ends soon even where this process is killed.
        self.startup = [f"--output_user_root={folder / 'output'}", "--nohome_rc", "--noworkspace_rc", "--max_idle_secs=120"]

    def run(self, command, *arguments):
        return subprocess.run(
            [self.bazel, *self.startup, command, *arguments],
            cwd=self.workspace, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
        )

    def build(self, command, *arguments):
        return self.run(command, *self.options, *arguments)

    def test(self, target="screens"):
        return self.build("test", f"//:{target}", "--test_timeout=3600")

    def shard_folders(self):
        return [self.workspace / f"bazel-testlogs/screens/shard_{i}_of_{self.shards}" for i in range(1, self.shards + 1)]

    def verify(self, *arguments):
        """The cells of a run without Bazel, and those that failed."""
        report = self.workspace.parent / "reference.xml"
        subprocess.run(
            [self.petri, "snapshot", "verify", "--matrix", "--report", f"junit={report}", "--keep", self.workspace.parent / "kept", *arguments],
            cwd=self.workspace, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False,
        )
        return cells(report)


def cells(report):
    """The names of a JUnit report's cells, and of those that failed."""
    names, failed = [], set()
    for case in ElementTree.parse(report).iter("testcase"):
        name = (case.get("file"), case.get("name"))
        names.append(name)
        if case.find("failure") is not None or case.find("error") is not None:
            failed.add(name)
    return names, failed


def shards(build):
    """The cells of all shards, of which each has a report, and those that failed."""
    names, failed = [], set()
    for folder in build.shard_folders():
        expect((folder / "test.xml").is_file(), f"{folder.name} has no report")
        own, wrong = cells(folder / "test.xml")
        expect(own, f"{folder.name} has no cells")
        names += own
        failed |= wrong
    return names, failed


def write_screens(folder, count):
    """A catalogue of so many screens; each has its own texts, and leads to the next one."""
    write(folder / "Catalog.yaml", "catalog: Many screens\nscreens: [Screens]\nstart: screen-0\n")
    for i in range(count):
        write(
            folder / f"Screens/group-{i // 100}/screen-{i}.yaml",
            f"screen: screen-{i}\ntitle: Screen {i}\ncontext: {{name: {{type: string, example: Ann}}}}\ncontent:\n"
            f'  - label: {{text: "Hello ${{name}}, this is {i}", style: headline}}\n  - image: {{name: picture-{i}}}\n'
            f"  - button: {{title: Next, tap: {{open: screen-{(i + 1) % count}}}}}\n",
        )


def check(build, edited, old, new):
    """Passes, fails by an edit and passes without it; the edit is recorded in the workspace, and not in the sandbox."""
    with step("Bazel's test, first run"):
        result = build.test()
    expect(result.returncode == 0, "the test doesn't pass", result.stdout)
    names, failed = shards(build)
    with step("the same cells without Bazel"):
        all_names, _ = build.verify()
    expect(not failed and sorted(names) == sorted(all_names), "the shards aren't all cells, each once")
    counts = ", ".join(str(len(cells(folder / "test.xml")[0])) for folder in build.shard_folders())
    print(f"           {len(names)} cells in {build.shards} shards: {counts}")

    with step("again, nothing changed"):
        result = build.test()
    expect("(cached) PASSED" in result.stdout, "what didn't change is tested again", result.stdout)

    path = build.workspace / edited
    screen, text = path.stem, path.read_text()
    changed = text.replace(old, new)
    path.write_text(changed)
    with step(f"after an edit of {screen}"):
        result = build.test()
    expect(result.returncode == 3, "an edit doesn't fail the test", result.stdout)
    names, failed = shards(build)
    _, expected = build.verify(screen)
    expect(len(names) == len(all_names) and expected and failed == expected, f"{sorted(failed)} failed, not {sorted(expected)}")
    for folder in build.shard_folders():
        log = (folder / "test.log").read_text()
        expect(bool(cells(folder / "test.xml")[1]) == (new in log), f"the log of {folder.name} has another difference", log)
        expect("sandbox/" not in log, "the log names a folder that is gone", log)
    print(f"           {len(failed)} cells failed, all of {screen}")

    with step("recording in the sandbox"):
        result = build.test("recording")
    log = (build.workspace / "bazel-testlogs/recording/test.log").read_text()
    expect(result.returncode == 3 and f"--catalog {build.workspace}/Catalog.yaml" in log, "recording isn't refused", log)

    path.write_text(text)
    with step("mended"):
        result = build.test()
    expect(result.returncode == 0 and not shards(build)[1], "what was mended doesn't pass", result.stdout)

    path.write_text(changed)
    with step("the edit recorded by bazel run"):
        result = build.build("run", "//:screens.record", "--", screen)
    expect(result.returncode == 0 and not build.verify(screen)[1], "the workspace isn't recorded", result.stdout)


def remove(folder):
    """Bazel takes the right to write from folders of its outputs."""
    for root, folders, _ in os.walk(folder):
        for path in (os.path.join(root, name) for name in folders):
            if not os.path.islink(path):
                os.chmod(path, stat.S_IRWXU)
    shutil.rmtree(folder)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("petri", type=pathlib.Path)
    parser.add_argument("--screens", type=int)
    parser.add_argument("--shards", type=int, default=4)
    options = parser.parse_args()
    bazel = shutil.which("bazel")
    if not bazel or not RULES_JAVA.is_dir():
        print("not run: there is no Bazel; it is in Debian's packages bazel-bootstrap and bazel-rules-java")
        return
    # On CI nothing is recorded, in this temporary folder neither.
    os.environ.pop("CI", None)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="petri-bazel-")).resolve()
    build = None
    try:
        build = Build(folder, bazel, options.petri, options.shards)
        if options.screens:
            write_screens(build.workspace, options.screens)
            with step(f"{options.screens} screens recorded"):
                subprocess.run([build.petri, "snapshot", "record", "--matrix"], cwd=build.workspace, check=True, capture_output=True)
            check(build, "Screens/group-0/screen-7.yaml", "this is 7", "this is seven")
        else:
            shutil.copy(REPOSITORY / "Catalog.yaml", build.workspace)
            shutil.copytree(REPOSITORY / "Screens", build.workspace / "Screens")
            check(build, "Screens/Account/settings.yaml", "Settings", "Preferences")
    finally:
        if build:
            build.run("shutdown")
        remove(folder)
    print("all is right")


main()
