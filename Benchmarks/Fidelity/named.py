"""How near fonts by name are to labels that Interface Builder measured.

    python3 named.py EVIDENCE TEXT_FOLDER

reads the facts of `evidence.py REPOSITORIES EVIDENCE named`, and from the sources in TEXT_FOLDER (Sources/UIKit/HeadlessUIKit/Text) the tables
of letters. For each font with facts that only the text can explain: how many labels, how wide they are against the system's font
and against the table of its maker, where there is one, and how many have a width that is the table's in pixels.
"""

import glob
import json
import os
import re
import statistics
import sys

TABLES = {
    "HelveticaNeue": "neue", "HelveticaNeue-Light": "neue", "HelveticaNeue-Medium": "neue", "HelveticaNeue-Bold": "neueBold",
    "Helvetica": "helvetica", "ArialMT": "helvetica", "TimesNewRomanPSMT": "times",
}


def numbers(source, name):
    found = re.search(rf"static let {name}: \[Int(?:16|32)\] = \[(.*?)\]", source, re.S).group(1)
    return [int(number) for number in found.replace("\n", " ").split(",") if number.strip()]


def main(evidence, folder):
    with open(os.path.join(folder, "SystemFontTable.swift")) as file:
        system = [number / 100 for number in numbers(file.read(), "advances")]
    with open(os.path.join(folder, "NamedAdvances.swift")) as file:
        source = file.read()
    tables = {name: numbers(source, name) for name in set(TABLES.values())}
    facts = {}
    for path in glob.glob(os.path.join(evidence, "*.jsonl")):
        with open(path) as file:
            for line in file:
                fact = json.loads(line)
                text = fact["text"]
                if fact["sure"] and fact["kind"] == "label" and len(text) > 2 and all(" " <= c <= "~" for c in text):
                    facts.setdefault(fact["weight"], []).append(fact)
    for name in sorted(facts, key=lambda name: -len(facts[name])):
        def ratios(advances):
            found = [fact["width"] * 1000 / fact["size"] / sum(advances[ord(c) - 32] for c in fact["text"])
                     for fact in facts[name]]
            middle = statistics.median(found)
            return [ratio for ratio in found if abs(ratio / middle - 1) < 0.1]

        line = f"{name}: {len(facts[name])} labels, {statistics.median(ratios(system)):.3f} of the system's"
        if name in TABLES:
            near = ratios(tables[TABLES[name]])
            middle = statistics.median(near)
            error = statistics.median(abs(ratio - 1) for ratio in near)
            line += f", {middle:.3f} of the table {TABLES[name]} ({100 * error:.2f} % off at the median)"
        print(line)


if __name__ == "__main__":
    main(*sys.argv[1:3])
