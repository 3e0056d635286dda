import PetriDiagnostics
import PetriYAML

extension Diagnostic {
  /// The complaint with braces for its fix where the value with a colon is one of a key that takes keys: `tap: open: details`.
  var withBraces: Diagnostic {
    guard code == .valueNeedsQuotes, let range, fixIts.count == 1, Diagnostic.takesKeys(before: range),
      range.text.prefix(while: { $0 != ":" }).utf8.isCamelCase
    else { return self }
    var diagnostic = self
    diagnostic.message = "the value contains ': '; put it in braces"
    let braced = "{\(range.text)}"
    diagnostic.fixIts = [FixIt("put it in braces: \(braced)", range: range, replacement: braced)]
    return diagnostic
  }

  /// Whether a key stands before a value that is never a text with a colon.
  private static func takesKeys(before value: SourceRange) -> Bool {
    let file = value.file
    let line = file.lineRange(file.line(at: value.startOffset))
    let before = String(decoding: file.bytes[line.lowerBound..<value.startOffset], as: UTF8.self)
    let end = before.reversed().drop { $0 == " " }
    guard end.first == ":" else { return false }
    let key = String(String(end.dropFirst().prefix { $0.isLetter }).reversed())
    return ["tap", "from", "using", "find", "content", "present"].contains(key)
  }
}
