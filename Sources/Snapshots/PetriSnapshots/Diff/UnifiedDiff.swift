import PetriRendering
import PetriText

/// A diff in unified format, as printed by `diff -u`.
///
/// Nodes of which only the depth changed are folded into a line with their number.
public struct UnifiedDiff: Sendable {
  private let rows: [Row]
  private let context: Int

  /// Creates the unified format of a diff.
  ///
  /// - Parameter context: The number of unchanged lines around changes.
  public init(_ diff: LineDiff, context: Int = 3) {
    rows = UnifiedDiff.folded(diff.lines)
    self.context = context
  }

  /// A line of the output.
  public struct Line: Hashable, Sendable {
    /// The kinds of lines.
    public enum Kind: Hashable, Sendable {
      /// The header of a hunk.
      case header
      /// A line of both texts.
      case same
      /// A number of lines of which only the depth changed.
      case folded
      /// A line of the old text.
      case removed
      /// A line of the new text.
      case added
    }

    /// The kind of the line.
    public let kind: Kind
    /// The line without its mark; invisible characters are replaced by symbols.
    public let text: String
    /// The line without its mark and the branch characters of a tree.
    package let content: String
    /// The text before the changed part of the line, the changed part, and the text after it; empty if the changed part
    /// is unknown.
    public let parts: [String]

    /// The mark before the line.
    public var mark: String {
      switch kind {
      case .header: ""
      case .same: " "
      case .folded: "~"
      case .removed: "-"
      case .added: "+"
      }
    }

    /// A remark about omitted lines.
    package static func note(_ text: String) -> Line { Line(.header, text) }

    fileprivate init(_ kind: Kind, _ text: String, content: String? = nil, parts: [String] = []) {
      self.kind = kind
      self.text = text
      self.content = content ?? text
      self.parts = parts
    }
  }

  /// The lines of all hunks.
  public var lines: [Line] {
    hunks.flatMap { range in
      let changed = ChangedWords.ranges(in: rows[range])
      return [Line(.header, header(of: range))]
        + range.map { index in
          switch rows[index] {
          case .same(let line): Line(.same, String(line.text).cleaned)
          case .folded(let count, let shift): Line(.folded, " \(UnifiedDiff.words(count, shift))")
          case .removed(let line): UnifiedDiff.line(.removed, line, changed[index])
          case .added(let line): UnifiedDiff.line(.added, line, changed[index])
          }
        }
    }
  }

  /// The output, with newlines; invisible characters are replaced by symbols.
  ///
  /// - Parameter color: Whether removed lines are red, added lines green, and changed parts reversed.
  public func text(color: Bool) -> String { lines.map { $0.styled(color: color) + "\n" }.joined() }

  /// The number of added and of removed lines.
  public var counts: (added: Int, removed: Int) {
    rows.reduce(into: (0, 0)) { counts, row in
      switch row {
      case .added: counts.0 += 1
      case .removed: counts.1 += 1
      case .same, .folded: break
      }
    }
  }

  enum Row {
    case same(ShownLine)
    case folded(count: Int, shift: Int)
    case removed(ShownLine)
    case added(ShownLine)

    /// The number of lines in the old and in the new text.
    var lengths: (old: Int, new: Int) {
      switch self {
      case .same: (1, 1)
      case .folded(let count, _): (count, count)
      case .removed: (1, 0)
      case .added: (0, 1)
      }
    }
  }

  private static func words(_ count: Int, _ shift: Int) -> String {
    let levels = abs(shift) == 1 ? "a level" : "\(abs(shift)) levels"
    return "\(count == 1 ? "1 line" : "\(count) lines") \(levels) \(shift > 0 ? "deeper" : "higher"), else unchanged"
  }

  private static func folded(_ lines: [LineDiff.Line]) -> [Row] {
    var rows: [Row] = []
    for line in lines {
      switch line {
      case .same(let line): rows.append(.same(line))
      case .removed(let line): rows.append(.removed(line))
      case .added(let line): rows.append(.added(line))
      case .shifted(_, let shift):
        if case .folded(let count, shift)? = rows.last {
          rows[rows.count - 1] = .folded(count: count + 1, shift: shift)
        } else {
          rows.append(.folded(count: 1, shift: shift))
        }
      }
    }
    return rows
  }

  private static func line(_ kind: Line.Kind, _ line: ShownLine, _ changed: Range<Int>?) -> Line {
    let (text, content) = (String(line.text), visible(String(line.content)))
    guard let changed, !changed.isEmpty else { return Line(kind, visible(text), content: content) }
    let characters = Array(text)
    let parts = [
      String(characters[..<changed.lowerBound]).cleaned, String(characters[changed]).cleaned,
      visible(String(characters[changed.upperBound...])),
    ]
    return Line(kind, visible(text), content: content, parts: parts)
  }

  /// Replaces trailing spaces with visible characters.
  private static func visible(_ text: String) -> String {
    let kept = text.prefix(upTo: text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)
    return String(kept).cleaned + String(repeating: "·", count: text.count - kept.count)
  }

  private var hunks: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (index, row) in rows.enumerated() {
      if case .same = row { continue }
      let range = max(0, index - context)..<min(rows.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  private func header(of range: Range<Int>) -> String {
    func count(_ rows: ArraySlice<Row>) -> (old: Int, new: Int) {
      rows.reduce(into: (0, 0)) { counts, row in
        let lengths = row.lengths
        counts = (counts.0 + lengths.old, counts.1 + lengths.new)
      }
    }
    let before = count(rows[..<range.lowerBound])
    let inside = count(rows[range])
    return
      "@@ -\(before.old + (inside.old > 0 ? 1 : 0)),\(inside.old) +\(before.new + (inside.new > 0 ? 1 : 0)),\(inside.new) @@"
  }
}

extension UnifiedDiff.Line {
  fileprivate func styled(color: Bool) -> String {
    let style: CellStyle =
      switch kind {
      case .header: .cyan
      case .same: .plain
      case .folded: .dim
      case .removed: .red
      case .added: .green
      }
    guard kind != .same else { return mark + text }
    guard color, parts.count == 3 else { return (mark + text).styled(style, color: color) }
    var reversed = style
    reversed.isReversed = true
    return (mark + parts[0]).styled(style, color: color) + parts[1].styled(reversed, color: color)
      + parts[2].styled(style, color: color)
  }
}
