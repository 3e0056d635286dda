import PetriDiagnostics
import PetriYAML

extension YAMLFinding {
  /// The message about it; where the value with a colon is one of a key that takes keys, braces are its fix: `tap: open: details`.
  func catalogDiagnostic(in file: SourceFile) -> Diagnostic {
    guard case .colonInValue = problem, let offsets, YAMLFinding.takesKeys(before: offsets.lowerBound, in: file) else {
      return diagnostic(in: file)
    }
    let value = file.range(offsets.lowerBound, offsets.upperBound)
    guard value.text.prefix(while: { $0 != ":" }).utf8.isCamelCase else { return diagnostic(in: file) }
    return ShapeProblem.missingBraces(value.text).diagnostic(at: value)
  }

  /// Whether a key precedes a value that is never a text with a colon.
  private static func takesKeys(before value: Int, in file: SourceFile) -> Bool {
    let line = file.lineRange(file.line(at: value))
    let before = String(decoding: file.bytes[line.lowerBound..<value], as: UTF8.self)
    let end = before.reversed().drop { $0 == " " }
    guard end.first == ":" else { return false }
    let key = String(String(end.dropFirst().prefix { $0.isLetter }).reversed())
    return ["tap", "from", "using", "find", "content", "present"].contains(key)
  }
}
