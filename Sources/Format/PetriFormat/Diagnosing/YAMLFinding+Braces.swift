import PetriDiagnostics
import PetriYAML

extension YAMLFinding {
  /// The diagnostic; if the value with a colon belongs to a key that takes a mapping, the fix-it adds braces: `tap:
  /// open: details`.
  func catalogDiagnostic(in file: SourceFile) -> Diagnostic {
    if case .quoteInText(.double) = problem, let offsets, YAMLFinding.isInBraces(offsets.lowerBound, in: file) {
      return ShapeProblem.quoteInBraces.diagnostic(at: file.range(offsets.lowerBound, offsets.upperBound))
    }
    guard case .colonInValue = problem, let offsets, let key = YAMLFinding.key(before: offsets.lowerBound, in: file)
    else { return diagnostic(in: file) }
    let value = file.range(offsets.lowerBound, offsets.upperBound)
    let word = value.text.prefix { $0 != ":" }
    if ["tap", "from", "using", "find", "content", "present"].contains(key), word.utf8.isCamelCase {
      return ShapeProblem.missingBraces(value.text).diagnostic(at: value)
    }
    let takesViews = key == "views" || YAMLFinding.isOfAlternatives(key, offsets.lowerBound, in: file)
    guard takesViews, Grammar.kind(named: String(word)) != nil else { return diagnostic(in: file) }
    return ShapeProblem.missingBrackets(value.text).diagnostic(at: value)
  }

  private static func isInBraces(_ offset: Int, in file: SourceFile) -> Bool {
    let line = file.lineRange(file.line(at: offset))
    let before = String(decoding: file.bytes[line.lowerBound..<offset], as: UTF8.self)
    guard let open = before.ranges(of: "${").last else { return false }
    return !before[open.upperBound...].contains("}")
  }

  private static func key(before value: Int, in file: SourceFile) -> String? {
    let line = file.lineRange(file.line(at: value))
    let before = String(decoding: file.bytes[line.lowerBound..<value], as: UTF8.self)
    let end = before.reversed().drop { $0 == " " }
    guard end.first == ":" else { return nil }
    return String(String(end.dropFirst().prefix { $0.isLetter }).reversed())
  }

  /// Whether a value is the views of a case or of the default: its key is below `cases`, or is `default` in the same
  /// column as `cases`.
  ///
  /// The `default` of a field can also be text with a colon.
  private static func isOfAlternatives(_ key: String, _ value: Int, in file: SourceFile) -> Bool {
    let own = file.line(at: value)
    let column = file.bytes[file.lineRange(own)].prefix { $0 == 0x20 }.count
    // A bounded search, because every line of the file may have this error.
    for line in stride(from: own - 1, through: max(1, own - 100), by: -1) {
      let text = file.bytes[file.lineRange(line)]
      let indentation = text.prefix { $0 == 0x20 || $0 == 0x2D }.count
      let entry = text.dropFirst(indentation)
      if entry.isEmpty || entry.first == UInt8(ascii: "#") || indentation > column { continue }
      if indentation < column { return entry.elementsEqual("cases:".utf8) }
      if key == "default", entry.starts(with: "cases:".utf8) || entry.starts(with: "switch:".utf8) { return true }
    }
    return false
  }
}
