import PetriDiagnostics

/// Recognizes a Swift file where YAML is expected.
enum SwiftSource {
  /// The first line of Swift code after comments; nil for other files.
  static func firstLine(of file: SourceFile) -> SourceRange? {
    var isInComment = false
    for number in 1...min(200, max(1, file.lineCount)) {
      let range = file.lineRange(number)
      var bytes = file.bytes[range].dropFirst(number == 1 ? file.byteOrderMarkLength : 0).drop { $0 <= 0x20 }
      while let last = bytes.last, last <= 0x20 { bytes = bytes.dropLast() }
      if isInComment || bytes.starts(with: "/*".utf8) {
        isInComment = !bytes.reversed().starts(with: "/*".utf8)
      } else if !bytes.isEmpty, !bytes.starts(with: "//".utf8) {
        let line = String(decoding: bytes.prefix(400), as: UTF8.self)
        return isCode(line) ? file.range(bytes.startIndex, bytes.endIndex) : nil
      }
    }
    return nil
  }

  private static func isCode(_ line: String) -> Bool {
    var words = line.split(separator: " ")[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(String(word)) { words = words.dropFirst() }
    guard let word = words.first, let name = words.dropFirst().first?.first, name.isLetter || name == "_" else {
      return false
    }
    if word == "import" { return !line.contains(":") && words.count <= 3 }
    return declarations.contains(String(word)) && line.contains { "{(=".contains($0) }
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open", "final", "static", "nonisolated", "indirect",
  ]
  private static let declarations: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "actor", "func", "let", "var",
  ]
}
