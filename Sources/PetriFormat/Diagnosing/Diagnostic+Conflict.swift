import PetriDiagnostics
import PetriYAML

extension [Diagnostic] {
  /// One error for each merge conflict, in place of all that it makes unreadable: the lines between Git's markers are two files at once.
  func withoutConflicts(in file: SourceFile) -> [Diagnostic] {
    guard hasErrors else { return self }
    let conflicts = MergeConflict.all(in: file)
    guard !conflicts.isEmpty else { return self }
    let others = filter { diagnostic in
      guard let range = diagnostic.range else { return true }
      return !conflicts.contains { $0.offsets.contains(range.startOffset) }
    }
    return conflicts.map { FileProblem.mergeConflict.diagnostic(at: $0) } + others
  }
}

/// Lines that Git leaves in a file where two sides changed the same.
private enum MergeConflict {
  /// Each from its first marker to the end of its last; markers that are left of one count as one.
  static func all(in file: SourceFile) -> [SourceRange] {
    var found: [SourceRange] = []
    var start: Int?
    var end = 0
    func close() {
      if let start { found.append(file.range(start, end)) }
      start = nil
    }
    for number in 1...Swift.max(1, file.lineCount) {
      let line = file.lineRange(number)
      guard let sign = marker(file.bytes[line]) else { continue }
      if sign == UInt8(ascii: "<") { close() }
      start = start ?? line.lowerBound
      end = line.upperBound
      if sign == UInt8(ascii: ">") { close() }
    }
    close()
    return found
  }

  /// The sign of a marker: seven of it, and nothing or a space behind them.
  private static func marker(_ line: ArraySlice<UInt8>) -> UInt8? {
    guard line.count >= 7, let sign = line.first, "<=|>".utf8.contains(sign), line.prefix(7).allSatisfy({ $0 == sign }),
      line.dropFirst(7).first.map({ $0 <= 0x20 }) ?? true
    else { return nil }
    return sign
  }
}
