/// A writer of random documents in Petri's profile of YAML, the same ones for the same seed.
struct RandomYAML {
  private var state: UInt64
  private var anchors = 0

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A file of up to three documents.
  mutating func file() -> String {
    let documents = (0...next(3)).map { _ in
      anchors = 0
      return collection(indentation: 0, depth: 0)
    }
    return documents.joined(separator: "---\n")
  }

  private mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private mutating func pick(_ options: [String]) -> String { options[next(options.count)] }

  private mutating func collection(indentation: Int, depth: Int) -> String {
    let isMapping = next(3) > 0
    let margin = String(repeating: " ", count: indentation)
    return (0...next(4)).map { index in
      let lead = pick(["", "", "", "# a comment: [\n", "\n"])
      return lead + margin + (isMapping ? key(index) + ":" : "-")
        + value(indentation: indentation, depth: depth, isMapping: isMapping)
    }.joined()
  }

  /// The text after `key:` or `-`, with its line's end.
  private mutating func value(indentation: Int, depth: Int, isMapping: Bool) -> String {
    switch next(depth < 4 ? 10 : 6) {
    case 0: return block(indentation: indentation)
    case 1 where anchors > 0: return " *a\(next(anchors))\n"
    case 2:
      defer { anchors += 1 }
      return " &a\(anchors) \(scalar(inFlow: false))\n"
    case 3: return " \(flow(depth: depth))\n"
    case 4 where isMapping: return "\n"
    case 4, 5: return " \(scalar(inFlow: false))\(pick(["", "", "  # why"]))\n"
    default:
      return "\n" + collection(indentation: indentation + 1 + next(4), depth: depth + 1)
    }
  }

  private mutating func key(_ index: Int) -> String {
    pick(["key", "naïve", "ключ", "with space", "a-b", "\"quo: ted\"", "'it''s'", "😀", "on", "7"])
      .withSuffix(index)
  }

  private mutating func block(indentation: Int) -> String {
    let margin = String(repeating: " ", count: indentation + 2)
    let lines = (0...next(4)).map { _ in
      pick(["text", "more: text", "  indented", "# no comment", "- no item", "", "end ", "ünï"])
    }
    let first = lines.contains { !$0.isEmpty } && lines.first(where: { !$0.isEmpty })?.first != " "
    guard first else { return " ''\n" }
    return " " + pick(["|", ">", "|-", ">-", "|+", ">+"]) + "\n"
      + lines.map { $0.isEmpty ? "\n" : "\(margin)\($0)\n" }.joined()
  }

  private mutating func flow(depth: Int) -> String {
    let count = next(4)
    if next(2) == 0 {
      return "[" + (0..<count).map { _ in flowValue(depth: depth) }.joined(separator: ", ") + "]"
    }
    return "{" + (0..<count).map { "\(key($0)): \(flowValue(depth: depth))" }.joined(separator: ", ") + "}"
  }

  private mutating func flowValue(depth: Int) -> String {
    next(3) == 0 && depth < 4 ? flow(depth: depth + 1) : scalar(inFlow: true)
  }

  private mutating func scalar(inFlow: Bool) -> String {
    pick(
      [
        "plain", "two words", "a:b", "x#y", "-1.5e3", "yes", "~", "null", "0x1F", "2026-11-21", "Привет", "日本語", "é👩‍👩‍👧",
        "'single'", "'it''s'", "''", "\"double\"", "\"\"", #""tab\tline\nquote\"slash\\""#, #""\u00e9\x41\U0001F600""#,
        "'# no comment'", "\"a: b, [c]\"", "-a",
      ] + (inFlow ? [] : ["a, b", "it's", "x]y", "?b", ":c"])
    )
  }
}

extension String {
  /// A key's text with a number, inside its quotes where it has some.
  fileprivate func withSuffix(_ number: Int) -> String {
    guard let quote = last, quote == "\"" || quote == "'" else { return "\(self)\(number)" }
    return "\(dropLast())\(number)\(quote)"
  }
}
