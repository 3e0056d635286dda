"""Facts about text widths from Interface Builder's documents.

    python3 evidence.py REPOSITORIES EVIDENCE [named]

makes a file in the folder EVIDENCE for each repository that has none there yet. REPOSITORIES is a folder of git directories named OWNER+NAME (with the git directory in `repo` or `repo/.git`). Interface
Builder stores the frames that it computed, so a label that only its text makes wide tells how wide the text is. One
fact a line: text, size, weight, width, pixels a point, the tools' version, how sure it is. With `named` the facts are of
fonts by name, which is in the weight's place.
"""

import json
import multiprocessing
import os
import subprocess
import sys
import xml.etree.ElementTree as ET

# Canvas devices of three pixels a point; a width with a third of a point tells it too.
THREE = {f"retina{size}" for size in ("5_5", "5_9", "6_5", "6_12", "6_3", "6_7", "6_9", "6_0")}
# The text styles at the default content size.
STYLES = {
    "Body": (17, "regular"), "Headline": (17, "semibold"), "Subhead": (15, "regular"), "Footnote": (13, "regular"),
    "Caption1": (12, "regular"), "Caption2": (11, "regular"), "Callout": (16, "regular"), "Title0": (34, "regular"),
    "Title1": (28, "regular"), "Title2": (22, "regular"), "Title3": (20, "regular"),
}
WEIGHTS = {"ultralight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"}
LEFT = {"leading", "left", "leadingMargin", "leftMargin"}
RIGHT = {"trailing", "right", "trailingMargin", "rightMargin"}
CENTRE = {"centerX", "centerXWithinMargins"}
LINE_HEIGHT = 1.193359375


NAMED = sys.argv[3:] == ["named"]


def font(element):
    """The size and the weight of a system font, or the size and the name of another one."""
    for child in element:
        if child.tag != "fontDescription" or child.get("key") != "fontDescription":
            continue
        style = (child.get("style") or "").replace("UICTFontTextStyle", "")
        if style and not NAMED:
            return STYLES.get(style)
        size, kind = child.get("pointSize"), child.get("type")
        if size is None or float(size) < 6 or NAMED != bool(child.get("name")):
            return None
        if NAMED:
            return float(size), child.get("name")
        if kind == "boldSystem":
            return float(size), "bold"
        weight = (child.get("weight") or "regular").lower()
        return (float(size), weight) if kind == "system" and weight in WEIGHTS else None
    return None


def text_of(element, tag, key, attribute):
    for child in element:
        if child.tag == "attributedString" or child.tag == "buttonConfiguration":
            return None
        if child.tag == tag and child.get("key") == key:
            if tag == "string":
                return child.text
            if child.get("image") or child.get("backgroundImage"):
                return None
            if any(inner.tag == "attributedString" for inner in child):
                return None
            return child.get(attribute) or next((i.text for i in child if i.tag == "string"), None)
    return element.get(attribute) if tag == "string" else None


def horizontal_constraints(root):
    found = {}

    def walk(element, owner):
        for child in element:
            if child.tag == "constraints":
                for item in child:
                    if item.tag != "constraint" or item.get("relation", "equal") != "equal":
                        continue
                    if float(item.get("priority") or 1000) <= 251:
                        continue
                    first = item.get("firstItem") or owner
                    for view, attribute in ((first, item.get("firstAttribute")),
                                            (item.get("secondItem"), item.get("secondAttribute"))):
                        if view and attribute:
                            found.setdefault(view, set()).add(attribute)
            else:
                walk(child, child.get("id") or owner)

    walk(root, None)
    return found


def certainty(attributes, stack, is_built_in):
    """1 where only its text can make the label wide, 0 where other things may, None where they do."""
    if "width" in attributes:
        return None
    if is_built_in:
        return 0
    if stack is not None:
        if stack.get("axis", "horizontal") == "vertical":
            return 1 if stack.get("alignment", "fill") in ("leading", "center", "trailing") else None
        return 1 if stack.get("distribution", "fill") in ("equalSpacing", "equalCentering") else 0
    sides = bool(attributes & LEFT) + bool(attributes & RIGHT) + bool(attributes & CENTRE)
    return 1 if sides == 1 else 0


def facts(data):
    try:
        root = ET.fromstring(data)
    except ET.ParseError:
        return
    if root.tag != "document" or "iOS" not in (root.get("targetRuntime") or ""):
        return
    version = (root.get("toolsVersion") or "0").split(".")[0]
    device = root.find("device")
    device = device.get("id") if device is not None else ""
    constraints = horizontal_constraints(root)

    def walk(element, parents):
        for child in element:
            if child.tag in ("label", "button"):
                fact = read(child, parents)
                if fact:
                    yield fact
            yield from walk(child, parents + [child])

    def read(element, parents):
        rect = next((c for c in element if c.tag == "rect" and c.get("key") == "frame"), None)
        if rect is None or element.get("misplaced") or element.get("fixedFrame"):
            return None
        width, height = float(rect.get("width")), float(rect.get("height"))
        is_button = element.tag == "button"
        is_built_in = element.get("translatesAutoresizingMaskIntoConstraints") != "NO"
        text = (text_of(element, "state", "normal", "title") if is_button
                else text_of(element, "string", "text", "text"))
        described = font(element)
        if not text or "\n" in text or described is None:
            return None
        size, weight = described
        owner = parents[-2] if len(parents) > 1 and parents[-1].tag == "subviews" else None
        stack = owner if owner is not None and owner.tag == "stackView" else None
        sure = certainty(constraints.get(element.get("id"), set()), stack, is_built_in)
        if sure is None or width < 3:
            return None
        if is_button:
            # A button is a whole number of points wide, 30 at least.
            if is_built_in or width < 31 or any(c.tag == "inset" for c in element):
                return None
            scale, sure = 1, 0
        else:
            if height > size * 2 if NAMED else abs(height - size * LINE_HEIGHT) > 1.1:
                return None
            rest = width - int(width)
            if min(abs(rest - 1 / 3), abs(rest - 2 / 3)) < 0.01:
                scale = 3
            elif abs(rest - 0.5) < 0.01:
                scale = 2
            elif min(rest, 1 - rest) < 0.01:
                scale = 3 if device in THREE else 2
            else:
                return None
        return dict(text=text, size=size, weight=weight, width=round(width, 3), scale=scale, sure=sure,
                    kind=element.tag, height=height, version=int(version) if version.isdigit() else 0)

    yield from walk(root, [root])


def documents(repository):
    git = os.path.join(repository, "repo")
    if os.path.isdir(os.path.join(git, ".git")):
        git = os.path.join(git, ".git")
    if not os.path.isdir(git):
        return
    listing = subprocess.run(
        ["git", "-C", git, "rev-list", "--all", "--objects", "--missing=allow-any"],
        capture_output=True, text=True, errors="replace", timeout=300,
    ).stdout.splitlines()
    blobs = [line.split(" ", 1)[0] for line in listing
             if line.endswith((".storyboard", ".xib")) and "Pods/" not in line and "Carthage/" not in line]
    reader = subprocess.Popen(["git", "-C", git, "cat-file", "--batch"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    for blob in blobs[:6000]:
        reader.stdin.write(f"{blob}\n".encode())
        reader.stdin.flush()
        head = reader.stdout.readline().split()
        if len(head) == 3:
            data = reader.stdout.read(int(head[2]))
            reader.stdout.read(1)
            yield data
    reader.stdin.close()
    reader.wait()


def read_repository(job):
    folder, name, target = job
    found = {}
    try:
        for data in documents(os.path.join(folder, name)):
            for fact in facts(data):
                key = (fact["text"], fact["size"], fact["weight"], fact["width"], fact["scale"], fact["kind"])
                kept = found.setdefault(key, fact)
                kept["version"] = max(kept["version"], fact["version"])
                kept["sure"] = max(kept["sure"], fact["sure"])
    except subprocess.TimeoutExpired:
        return name, None
    with open(target + ".part", "w") as file:
        for fact in found.values():
            file.write(json.dumps(fact, ensure_ascii=False) + "\n")
    os.rename(target + ".part", target)
    return name, len(found)


def main(folder, output):
    os.makedirs(output, exist_ok=True)
    jobs = [(folder, name, os.path.join(output, name + ".jsonl")) for name in sorted(os.listdir(folder)) if "+" in name]
    with multiprocessing.Pool() as pool:
        for name, count in pool.imap_unordered(read_repository, [job for job in jobs if not os.path.exists(job[2])]):
            print(name, count, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:3])
