import PetriDiagnostics
import PetriText
package import PetriYAML

/// A document that defines nothing, with what it may be meant to be.
package struct UnknownDocument: Sendable {
  package let firstKey: YAMLNode?
  /// The definition that a list starts with: `screen: home`.
  package let itemOfDocument: String?
  package let name: String

  package init(_ document: YAMLNode) {
    firstKey = document.kind == .mapping ? document.entries.first { _ in true }?.key : nil
    let item = document.kind == .sequence ? document.elements.first { _ in true } : nil
    let entry = item?.kind == .mapping ? item?.entries.first { UnknownDocument.kinds.contains($0.key.text) } : nil
    itemOfDocument = entry.map { "\($0.key.text): \($0.value.shortText)" }
    let file = document.file.path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
    let named =
      firstKey.map { ["name", "id"].contains($0.text) } == true ? document.entries.first { _ in true }?.value : nil
    if let word = named?.string, word.isKebabCase {
      name = word
      return
    }
    name = file.kebabCased.isKebabCase ? file.kebabCased : "gift-card"
  }

  var advice: String {
    let key = firstKey?.text ?? ""
    if let nearest = NearestName.suggestion(for: key, among: UnknownDocument.kinds) {
      return "did you mean '\(nearest)'?"
    }
    if key.hasPrefix("walk") || key == "test" {
      return "write a walk in the screen that it begins on: walks: {first: […]}"
    }
    if key == "name" || key == "id" { return "write 'screen: \(name)' in place of '\(key)'" }
    if Grammar.catalog.shape[key] != nil, Grammar.screen.shape[key] == nil { return "'\(key)' belongs in Catalog.yaml" }
    if Grammar.kind(named: key) != nil {
      return "begin with 'screen: \(name)', and list the views below 'content:'"
    }
    return "begin with 'screen: \(name)'"
  }

  private static let kinds = ["screen", "part", "container"]
}

/// Recognizes a Swift file where YAML is expected.
enum SwiftSource {
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

  private static func marker(_ line: ArraySlice<UInt8>) -> UInt8? {
    guard line.count >= 7, let sign = line.first, "<=|>".utf8.contains(sign), line.prefix(7).allSatisfy({ $0 == sign }),
      line.dropFirst(7).first.map({ $0 <= 0x20 }) ?? true
    else { return nil }
    return sign
  }
}
