import PetriDiagnostics

/// One of the problems that keep a command from being carried out, for programs.
struct CommandProblem: Encodable, Sendable {
  /// The problem in words.
  let message: String
  /// Its place: `path:line:column`, or less where less is known.
  var place: String?
  /// The code that `petri explain` explains.
  var code: String?
  /// The names that may have been meant, the nearest ones alone.
  var nearest: [String]?
  /// The command to try next.
  var next: String?

  init(_ message: String, nearest: [String] = [], next: String? = nil) {
    self.message = message
    self.nearest = nearest.isEmpty ? nil : nearest
    self.next = next
  }

  /// An error or a warning in a file.
  init(_ diagnostic: Diagnostic) {
    message = diagnostic.message + (diagnostic.label.map { "; \($0)" } ?? "")
    if let range = diagnostic.range {
      place = "\(range.file.path):\(range.start.line):\(range.start.column)"
    } else {
      place = diagnostic.path.map { path in path + (diagnostic.line.map { ":\($0)" } ?? "") }
    }
    code = diagnostic.code.rawValue
    next = "petri explain \(diagnostic.code.rawValue)"
  }
}
