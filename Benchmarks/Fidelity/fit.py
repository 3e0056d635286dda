"""Fits the widths of the system font to facts, and writes the table that the runtime measures by.

    python3 fit.py EVIDENCE TABLE.swift FACTS.tsv    (needs numpy and scipy)

A text's width is size * (advances + kerning + tracking). Tracking is Apple's (Human Interface Guidelines, Typography,
tracking values of iOS). Advances are those of the regular weight at 17 points and below, and what a letter gains with
weight and with the optical size, in which SF goes over from 17 to 28 points. Kerning is between classes of letters
whose sides are alike. A stored width is the true one rounded up to a pixel, so a fact is an interval; facts that are
far off are of labels that something else made wide, and lose their weight. Whole repositories are held out: the table
is fitted without them, and FACTS gets some of their facts.
"""

import collections
import hashlib
import json
import os
import sys

import numpy as np
import scipy.sparse as sparse
import scipy.sparse.linalg as linalg

# Points added to each character at a size.
TRACKING = {
    6: .24, 7: .23, 8: .21, 9: .17, 10: .12, 11: .06, 12: 0, 13: -.08, 14: -.15, 15: -.23, 16: -.31, 17: -.43, 18: -.44,
    19: -.45, 20: -.45, 21: -.36, 22: -.26, 23: -.10, 24: .07, 25: .15, 26: .22, 27: .29, 28: .38, 29: .40, 30: .40,
    31: .39, 32: .41, 33: .40, 34: .40, 35: .38, 36: .37, 37: .36, 38: .37, 39: .38, 40: .37, 41: .36, 42: .37, 43: .38,
    44: .37, 45: .35, 46: .36, 47: .37, 48: .35, 49: .33, 50: .34, 51: .35, 52: .33, 53: .31, 54: .32, 56: .30, 58: .28,
    60: .26, 62: .24, 64: .22, 66: .19, 68: .17, 70: .14, 72: .14, 76: .07, 80: 0,
}
SIZES = sorted(TRACKING)
# Before iOS 14 there were two fonts, one from 20 points on, and other tracking (thousandths of an em).
OLD_TRACKING = {17: -24, 18: -25, 19: -26, 20: 19, 21: 17, 22: 16, 23: 16, 24: 15, 25: 14, 26: 14, 27: 13, 28: 13}
NEW_TOOLS = 17000
# How far a weight is from regular to black, or (below 0) to ultralight, as SF's axis has them (400 of 100 to 1000).
WEIGHTS = {"ultralight": -1, "thin": -2 / 3, "light": -1 / 3, "regular": 0, "medium": 110 / 600, "semibold": 190 / 600,
           "bold": 300 / 600, "heavy": 460 / 600, "black": 1}
# How far a size has gone over to the large design: fitted, see `optical_nodes`.
OPTICAL = {17: 0, 18: .04, 19: .065, 20: .23, 21: .38, 22: .524, 23: .648, 24: .759, 25: .837, 26: .88, 27: .94, 28: 1}
OTHERS = "…’‘“”•–—·©°€£×"
# Letters whose right (first) or left (second) sides are alike. A letter that is in none is a class of its own.
FIRST = ["DOQ", "HIMN", "bop", "gqa", "hmnu", "vyw", ".,…", "il", "\"'’”"]
SECOND = ["CGOQ", "BDEFHIKLMNPRU", "cdeoqg", "bhkli", "mnprui", "vyw", ".,…", "\"'‘“"]
UNKERNED = " -–—"
# Where a fit begins: widths of a usual sans face, in thousandths of an em.
USUAL = [
    270, 270, 360, 580, 580, 860, 670, 200, 340, 340, 400, 600, 270, 340, 270, 290, 570, 570, 570, 570, 570, 570, 570,
    570, 570, 570, 270, 270, 600, 600, 600, 530, 940, 660, 660, 710, 720, 620, 600, 740, 730, 270, 530, 660, 570, 860,
    730, 760, 640, 760, 660, 650, 630, 720, 650, 950, 660, 640, 640, 340, 290, 340, 500, 500, 340, 550, 580, 540, 580,
    550, 330, 580, 560, 240, 250, 520, 240, 850, 560, 570, 580, 580, 350, 510, 330, 560, 510, 760, 500, 510, 510, 360,
    260, 360, 600,
]
USUAL_OTHERS = {"…": 810, "—": 930, "–": 570, "’": 250, "‘": 250, "“": 400, "”": 400, "·": 270, "•": 400}


def tracking(size):
    return float(np.interp(size, SIZES, [TRACKING[s] / s for s in SIZES]))


def optical(size):
    return float(np.interp(size, list(OPTICAL), list(OPTICAL.values())))


def classes(groups):
    return {letter: group[0] for group in groups for letter in group}


FIRST_CLASS, SECOND_CLASS = classes(FIRST), classes(SECOND)


def kerned(first, second):
    if first in UNKERNED or second in UNKERNED:
        return None
    return FIRST_CLASS.get(first, first), SECOND_CLASS.get(second, second)


def usual(letter):
    return USUAL[ord(letter) - 32] if " " <= letter <= "~" else USUAL_OTHERS.get(letter, 560)


class Fit:
    """Weights of the priors: how strongly a part is held to its beginning."""

    PRIORS = {"advance": 4.7e-5, "weight": 1.3e-4, "light": 2.6e-4, "large": 4.1e-4, "largeWeight": 1.6e-3,
              "kern": 1.8e-4, "old": 3e-3}
    BEGINNINGS = {"weight": 60, "light": 20, "large": -45}

    def __init__(self):
        self.names = {}
        self.pairs = set()

    def find_pairs(self, facts):
        """Pairs of letters that are kerned: those of several texts of several repositories, for one wrong label makes no kerning."""
        texts, repositories = collections.defaultdict(set), collections.defaultdict(set)
        for fact in facts:
            for pair in zip(fact["text"], fact["text"][1:]):
                pair = kerned(*pair)
                if pair:
                    texts[pair].add(fact["text"])
                    repositories[pair].update(fact["repositories"])
        self.pairs = {pair for pair in texts if len(texts[pair]) >= 4 and len(repositories[pair]) >= 2}

    def parts(self, fact, grows):
        size, k = fact["size"], WEIGHTS[fact["weight"]]
        is_old = fact["version"] < NEW_TOOLS
        o = (0 if size < 20 else 1) if is_old else optical(size)
        em = size / 1000
        sums = collections.defaultdict(float)

        def add(name, value):
            place = self.names.get(name)
            if place is None:
                if not grows:
                    return
                place = self.names[name] = len(self.names)
            sums[place] += value

        text = fact["text"]
        for letter in text:
            add(("advance", letter), em)
            if k > 0:
                add(("weight", letter), em * k)
            if k < 0:
                add(("light", letter), em * -k)
            if o:
                add(("large", letter), em * o)
            if o and k > 0:
                add(("largeWeight", letter), em * o * k)
        for pair in zip(text, text[1:]):
            pair = kerned(*pair)
            if pair in self.pairs:
                add(("kern", *pair), em)
        if is_old:
            add(("old", min(size, 100)), len(text) * em)
        return sums

    def matrix(self, facts, grows):
        rows, columns, values, known = [], [], [], []
        for row, fact in enumerate(facts):
            for column, value in self.parts(fact, grows).items():
                rows.append(row)
                columns.append(column)
                values.append(value)
            size = fact["size"]
            old = OLD_TRACKING.get(int(size)) if fact["version"] < NEW_TOOLS else None
            known.append(len(fact["text"]) * size * (old / 1000 if old is not None else tracking(size)))
        shape = (len(facts), len(self.names))
        return sparse.csr_matrix((values, (rows, columns)), shape=shape), np.array(known)

    def fit(self, facts, rounds=12):
        self.find_pairs(facts)
        matrix, known = self.matrix(facts, True)
        transposed = matrix.T.tocsr()
        stored = np.array([fact["width"] for fact in facts])
        high = stored - known
        low = high - np.array([1 / fact["scale"] for fact in facts])
        priors = np.array([self.PRIORS[name[0]] for name in self.names])
        start = np.array([usual(n[1]) if n[0] == "advance" else self.BEGINNINGS.get(n[0], 0) for n in self.names])
        trust = np.array([(1 if f["version"] >= NEW_TOOLS else .4) * (1 if f["sure"] else .8) for f in facts])
        value, middle = start.astype(float), (low + high) / 2
        error = matrix @ value - middle
        weights = trust * (np.abs(error) < .12 * stored + 2) / (1 + (error / (.04 * stored + 1)) ** 2) ** 2
        kept = trust * (weights > 0)
        target, delta = middle, 3.0
        for number in range(rounds):
            diagonal = matrix.power(2).T @ weights + priors
            size = len(start)
            normal = linalg.LinearOperator((size, size), matvec=lambda v: transposed @ (weights * (matrix @ v)) + priors * v)
            precondition = linalg.LinearOperator((size, size), matvec=lambda v: v / diagonal)
            value, _ = linalg.cg(normal, transposed @ (weights * target) + priors * start, x0=value,
                                 maxiter=150 if number else 600, M=precondition, rtol=1e-5)
            guess = matrix @ value
            inside = np.clip(guess, low, high)
            # Towards the nearest end of the interval, drawn a little to its middle.
            target = inside * .8 + middle * .2
            delta = max(.35, delta * .75)
            weights = kept / (1 + ((guess - inside) / delta) ** 2) ** 2
        self.value = value
        return self

    def widths(self, facts):
        matrix, known = self.matrix(facts, False)
        return matrix @ self.value + known

    def of(self, kind, *rest):
        place = self.names.get((kind, *rest))
        return float(self.value[place]) if place is not None else None


def optical_nodes(facts):
    """Fits how far each size has gone over, in turns with the letters."""
    for _ in range(3):
        fit = Fit().fit(facts)
        guesses = fit.widths(facts)
        steps = collections.defaultdict(list)
        for fact, guess in zip(facts, guesses):
            size = round(fact["size"])
            if fact["version"] < NEW_TOOLS or size not in OPTICAL or size in (17, 28) or fact["kind"] != "label":
                continue
            rest = fact["width"] - .5 / fact["scale"] - guess
            slope = sum(fit.of("large", letter) or 0 for letter in fact["text"]) * fact["size"] / 1000
            if abs(rest) < 3 and slope < -1:
                steps[size].append(rest / slope)
        for size, values in steps.items():
            if len(values) >= 5:
                OPTICAL[size] = float(min(1, max(0, OPTICAL[size] + .7 * np.median(values))))


def can_be_measured(fact):
    return all(" " <= letter <= "~" or letter in OTHERS for letter in fact["text"])


def is_held_out(repository, part=None, parts=5):
    number = int(hashlib.sha256(repository.encode()).hexdigest(), 16)
    return number % 6 == 1 if part is None else number // 6 % parts == part


def errors(facts, widths):
    """What a label of the fitted width would be off, in points."""
    scale = np.array([fact["scale"] for fact in facts])
    return np.ceil(widths * scale - .03) / scale - np.array([fact["width"] for fact in facts])


def judged(facts, off):
    """Labels of iOS 14 and later that only their text makes wide. Beyond 3 points and 6 % something else did."""
    rows = [(fact, error) for fact, error in zip(facts, off)
            if fact["kind"] == "label" and fact["sure"] and fact["version"] >= NEW_TOOLS]
    return [row for row in rows if abs(row[1]) <= max(3, .06 * row[0]["width"])], len(rows)


def report(rows, title):
    def line(name, rows):
        share = 100 * np.mean([abs(error) <= .501 for _, error in rows])
        median = 100 * np.median([abs(error) / fact["width"] for fact, error in rows])
        print(f"{name:28}{len(rows):6}{share:9.1f} %{median:9.3f} %")

    print(f"{title:28}{'labels':>6}{'within .5':>11}{'median':>11}")
    line("all", rows)
    for weight in WEIGHTS:
        some = [row for row in rows if row[0]["weight"] == weight]
        if some:
            line(weight, some)
    bands = [(0, 12), (12, 13), (13, 14), (14, 15), (15, 16), (16, 17), (17, 18), (18, 20), (20, 28), (28, 1000)]
    for low, high in bands:
        some = [row for row in rows if low <= row[0]["size"] < high]
        if some:
            line(f"from {low} to below {high} points", some)


def unseen(train, test):
    seen = {fact["text"] for fact in train}
    return [fact for fact in test if fact["text"] not in seen]


def cross_validate(facts):
    rows, count = [], 0
    for part in range(5):
        train = [f for f in facts if not all(is_held_out(r, part) for r in f["repositories"])]
        test = unseen(train, [f for f in facts if all(is_held_out(r, part) for r in f["repositories"])])
        test = [f for f in test if f["kind"] == "label"]
        some, all_of = judged(test, errors(test, Fit().fit(train).widths(test)))
        rows += some
        count += all_of
    print(f"{count} labels, {count - len(rows)} of them made wide by something else")
    report(rows, "each repository held out")


def swift_array(name, comment, values, kind="Int32"):
    lines, line = [], "   "
    for value in values:
        item = f" {int(round(value))},"
        if len(line) + len(item) > 118:
            lines.append(line)
            line = "   "
        line += item
    lines.append(line)
    return f"  /// {comment}\n  static let {name}: [{kind}] = [\n" + "\n".join(lines) + "\n  ]\n"


def write_table(fit, path, count, repositories):
    letters = [chr(code) for code in range(32, 127)] + list(OTHERS)

    def column(kind, beginning):
        known = [fit.of(kind, letter) for letter in letters]
        usual_value = float(np.median([v for v in known if v is not None])) if any(v is not None for v in known) else beginning
        return [100 * (value if value is not None else usual_value) for value in known]

    advances = [100 * (fit.of("advance", l) if fit.of("advance", l) is not None else usual(l)) for l in letters]
    firsts, seconds = {}, {}
    pairs = {}
    for name in fit.names:
        if name[0] == "kern":
            value = fit.of(*name)
            if abs(value) >= 1:
                pairs[name[1:]] = value
                firsts.setdefault(name[1], len(firsts) + 1)
                seconds.setdefault(name[2], len(seconds) + 1)
    first = [firsts.get(FIRST_CLASS.get(l, l), 0) if l not in UNKERNED else 0 for l in letters]
    second = [seconds.get(SECOND_CLASS.get(l, l), 0) if l not in UNKERNED else 0 for l in letters]
    columns = len(seconds) + 1
    kerning = [0] * ((len(firsts) + 1) * columns)
    for (a, b), value in pairs.items():
        if abs(value) > 127:
            raise SystemExit(f"{a}{b} is kerned by {value} thousandths of an em: look for wrong facts")
        kerning[firsts[a] * columns + seconds[b]] = value
    sizes = list(range(6, 81))
    text = f"""// Generated by Benchmarks/Fidelity/fit.py from {count} widths in {repositories} public repositories: don't edit it.

/// The advances of the system font in 1/100,000 em, from space to tilde, followed by the characters in ``others``.
enum SystemFontTable {{
  static let others = "{OTHERS}"

"""
    text += swift_array("advances", "Regular weight, up to 17 points.", advances) + "\n"
    text += swift_array("weights", "The difference of the black weight.", column("weight", 60)) + "\n"
    text += swift_array("lights", "The difference of the ultralight weight.", column("light", 0)) + "\n"
    text += swift_array("large", "The difference from 28 points on.", column("large", -45)) + "\n"
    text += swift_array("largeWeights", "The additional difference of the black weight from 28 points on.", column("largeWeight", 0)) + "\n"
    text += swift_array("tracking", "The tracking at 6 to 80 points.",
                        [1e5 * tracking(size) for size in sizes]) + "\n"
    text += swift_array("optical", "The position between the small and the large optical size at 17 to 28 points, in 1/1,000.",
                        [1000 * optical(size) for size in range(17, 29)]) + "\n"
    text += swift_array("firstClasses", "The kerning class of a character's right side; 0 has no kerning.", first, "UInt8") + "\n"
    text += swift_array("secondClasses", "The kerning class of a character's left side; 0 has no kerning.", second, "UInt8") + "\n"
    text += f"  static let secondClassCount = {columns}\n\n"
    text += swift_array("kerning", "The kerning in 1/1,000 em, with a row for each first class.", kerning, "Int8")
    text += "}\n"
    with open(path, "w") as file:
        file.write(text)


def write_facts(rows, path):
    """Short texts of the repositories that were held out, one a line: none twice, and nobody's address."""
    rows = [(fact, error) for fact, error in rows
            if 2 <= len(fact["text"]) <= 22 and fact["text"].count(" ") < 3 and "@" not in fact["text"]]
    rows = list({(fact["text"], fact["size"], fact["weight"]): (fact, error) for fact, error in rows}.values())
    rows.sort(key=lambda row: hashlib.sha256(row[0]["text"].encode()).hexdigest())
    with open(path, "w") as file:
        file.write("# text\tsize\tweight\twidth\tpixels a point\trepository\n")
        for fact, _ in rows[:160]:
            file.write(f"{fact['text']}\t{fact['size']:g}\t{fact['weight']}\t{fact['width']}\t{fact['scale']}"
                       f"\t{fact['repositories'][0]}\n")


def read(folder):
    """The facts of all repositories, those that several have once."""
    found = {}
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name)) as file:
            for line in file:
                fact = json.loads(line)
                key = (fact["text"], fact["size"], fact["weight"], fact["width"], fact["scale"], fact["kind"])
                kept = found.setdefault(key, dict(fact, repositories=[]))
                kept["version"] = max(kept["version"], fact["version"])
                kept["sure"] = max(kept["sure"], fact["sure"])
                kept["repositories"].append(name.removesuffix(".jsonl").replace("+", "/"))
    return list(found.values())


def main(evidence, table, facts_path):
    facts = [fact for fact in read(evidence) if can_be_measured(fact) and fact["weight"] in WEIGHTS]
    train = [f for f in facts if not all(is_held_out(r) for r in f["repositories"])]
    test = unseen(train, [f for f in facts if all(is_held_out(r) for r in f["repositories"])])
    test = [f for f in test if f["kind"] == "label"]
    optical_nodes(train)
    cross_validate(facts)
    fit = Fit().fit(train)
    rows, count = judged(test, errors(test, fit.widths(test)))
    print(f"held out: {count - len(rows)} of {count} labels made wide by something else")
    report(rows, "held out of the table")
    # A text that a held-out repository shares with others is in the fit because of those.
    repositories = {r for f in train for r in f["repositories"] if not is_held_out(r)}
    write_table(fit, table, len(train), len(repositories))
    write_facts(rows, facts_path)
    print("fitted on", ", ".join(sorted(repositories)))


if __name__ == "__main__":
    main(*sys.argv[1:4])
