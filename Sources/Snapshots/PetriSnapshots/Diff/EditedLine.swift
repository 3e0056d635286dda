/// A line that came or went, as the same edit has it on every device.
struct EditedLine {
  /// Its parts; a frame is one of them.
  private let parts: [Part]

  private enum Part: Equatable {
    case word(Substring)
    /// The left and upper edge, the width and the height, in points.
    case frame([Double])
  }

  /// - Parameter line: with the branches before it, which don't count.
  init(_ line: Substring) {
    // Parts have two blanks between them.
    parts = line.drop { " │├└─".contains($0) }.split(separator: "  ", omittingEmptySubsequences: false).map { part in
      let numbers = part.split(separator: " ", omittingEmptySubsequences: false).map { Double($0) }
      let frame = numbers.compactMap(\.self)
      return numbers.count == 4 && frame.count == 4 ? .frame(frame) : .word(part)
    }
  }

  /// Some lines that are replaced by others, as words; each with the one in its place where there are as many.
  static func words(removed: [Substring], added: [Substring]) -> [String] {
    let (old, new) = (removed.map(EditedLine.init), added.map(EditedLine.init))
    let isPaired = old.count == new.count
    return old.enumerated().map { "-" + $1.text(besides: isPaired ? new[$0] : nil, sign: -1) }
      + new.enumerated().map { "+" + $1.text(besides: isPaired ? old[$0] : nil, sign: 1) }
  }

  private var frame: [Double]? {
    for case .frame(let frame) in parts { return frame }
    return nil
  }

  private func text(besides other: EditedLine?, sign: Double) -> String {
    parts.map { part in
      switch part {
      case .word(let word): return String(word)
      case .frame(let frame):
        guard let before = other?.frame else { return "#" }
        // Half a point is lost in rounding.
        return zip(frame, before).map { "\(Int((sign * ($0 - $1)).rounded()))" }.joined(separator: " ")
      }
    }.joined(separator: "  ")
  }
}
