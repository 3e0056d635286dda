import PetriDiagnostics
import PetriYAML

extension [Diagnostic] {
  /// One complaint for all that the first conflict of a merge makes unreadable: the lines between Git's markers are two files at once.
  func withoutConflict(in file: SourceFile) -> [Diagnostic] {
    guard hasErrors, let conflict = MergeConflict.first(in: file) else { return self }
    let others = filter { diagnostic in
      guard let range = diagnostic.range else { return true }
      return !conflict.offsets.contains(range.startOffset)
    }
    let found = Diagnostic(
      code: .syntaxError,
      "a merge conflict isn't resolved here",
      at: conflict,
      label: "keep one side, and remove the lines of '<<<<<<<', '=======' and '>>>>>>>'"
    )
    return [found] + others
  }
}

/// Lines that Git leaves in a file where two sides changed the same.
private enum MergeConflict {
  /// From the first marker to the end of the last.
  static func first(in file: SourceFile) -> SourceRange? {
    var start: Int?
    var hasMiddle = false
    for number in 1...Swift.max(1, file.lineCount) {
      let line = file.lineRange(number)
      let bytes = file.bytes[line]
      if start == nil, begins(bytes, UInt8(ascii: "<")) {
        start = line.lowerBound
      } else if start != nil, begins(bytes, UInt8(ascii: "=")) {
        hasMiddle = true
      } else if let start, hasMiddle, begins(bytes, UInt8(ascii: ">")) {
        return file.range(start, line.upperBound)
      }
    }
    return nil
  }

  private static func begins(_ line: ArraySlice<UInt8>, _ sign: UInt8) -> Bool {
    line.count >= 7 && line.prefix(7).allSatisfy { $0 == sign } && line.dropFirst(7).first.map { $0 <= 0x20 } ?? true
  }
}
