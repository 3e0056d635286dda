import PetriText

/// A difference as `diff -u` prints it: hunks with lines of context around them.
public struct UnifiedDiff: Sendable {
  private let diff: LineDiff
  private let context: Int

  /// A unified form of a difference.
  ///
  /// - Parameter context: how many same lines stand around a changed one.
  public init(_ diff: LineDiff, context: Int = 3) {
    self.diff = diff
    self.context = context
  }

  /// The hunks, each line ended; invisible characters are shown as symbols.
  ///
  /// - Parameter color: whether removed lines are red and added ones green.
  public func text(color: Bool) -> String {
    var result = ""
    for range in hunks {
      result += styled(header(of: range), .hunk, color) + "\n"
      for line in diff.lines[range] {
        switch line {
        case .same(let text): result += " \(text.cleaned)\n"
        case .removed(let text): result += styled("-\(text.cleaned)", .removed, color) + "\n"
        case .added(let text): result += styled("+\(text.cleaned)", .added, color) + "\n"
        }
      }
    }
    return result
  }

  private enum Role { case hunk, removed, added }

  private func styled(_ text: String, _ role: Role, _ color: Bool) -> String {
    let code =
      switch role {
      case .hunk: 36
      case .removed: 31
      case .added: 32
      }
    return color ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  private var hunks: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (index, line) in diff.lines.enumerated() {
      if case .same = line { continue }
      let range = max(0, index - context)..<min(diff.lines.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  private func header(of range: Range<Int>) -> String {
    func count(_ lines: ArraySlice<LineDiff.Line>) -> (old: Int, new: Int) {
      lines.reduce(into: (0, 0)) { counts, line in
        switch line {
        case .same: counts = (counts.0 + 1, counts.1 + 1)
        case .removed: counts.0 += 1
        case .added: counts.1 += 1
        }
      }
    }
    let before = count(diff.lines[..<range.lowerBound])
    let inside = count(diff.lines[range])
    return
      "@@ -\(before.old + (inside.old > 0 ? 1 : 0)),\(inside.old) +\(before.new + (inside.new > 0 ? 1 : 0)),\(inside.new) @@"
  }
}
