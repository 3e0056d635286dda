import PetriDiagnostics
import PetriYAML

extension [Diagnostic] {
  /// Replaces all diagnostics within a merge conflict, whose lines are two versions of the file, by a single error.
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

/// The conflict markers that Git leaves in a file.
private enum MergeConflict {
  /// The conflicts, each from its first marker to the end of its last; unpaired markers count as one conflict.
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

  /// The character of a marker, which is seven of it, followed by a space or nothing.
  private static func marker(_ line: ArraySlice<UInt8>) -> UInt8? {
    guard line.count >= 7, let sign = line.first, "<=|>".utf8.contains(sign), line.prefix(7).allSatisfy({ $0 == sign }),
      line.dropFirst(7).first.map({ $0 <= 0x20 }) ?? true
    else { return nil }
    return sign
  }
}
