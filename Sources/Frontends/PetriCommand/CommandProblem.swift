import PetriDiagnostics

/// A reason why a command failed, in JSON output.
struct CommandProblem: Encodable, Sendable {
  let message: String
  /// The source location as `path:line:column`; line and column may be missing.
  var place: String?
  /// A diagnostic code accepted by `petri explain`.
  var code: String?
  var nearest: [String]?
  var next: String?

  init(_ message: String, nearest: [String] = [], next: String? = nil) {
    self.message = message
    self.nearest = nearest.isEmpty ? nil : nearest
    self.next = next
  }

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
