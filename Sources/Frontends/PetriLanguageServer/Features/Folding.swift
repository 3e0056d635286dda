import PetriDiagnostics
import PetriYAML

/// Folding ranges: documents and entries of several lines.
enum Folding {
  /// The 0-based first and last lines.
  static func ranges(_ outline: Outline, in file: SourceFile) -> [ClosedRange<Int>] {
    let entries =
      outline.keys.map { key in (key.node.usedRange.startOffset, key.value) }
      + outline.documents.map { ($0.node.range.startOffset, $0.node) }
    var seen: Set<Int> = []
    return entries.compactMap { start, value in
      guard !value.isAlias else { return nil }
      let first = file.line(at: start) - 1
      let last = file.line(at: max(start, value.range.endOffset - 1)) - 1
      return last > first && seen.insert(first).inserted ? first...last : nil
    }
    .sorted { $0.lowerBound < $1.lowerBound }
  }
}
