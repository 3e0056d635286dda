/// A problem in a file as data.
///
/// A formatter such as ``TextDiagnosticFormatter`` makes text of it. Messages may contain untrusted text; formatters
/// sanitize it.
public struct Diagnostic: Error, Sendable, Hashable {
  /// The severity.
  public var severity: DiagnosticSeverity
  /// The stable identifier of the kind of problem.
  public var code: DiagnosticCode
  /// The problem in one line, in lowercase and without a full stop.
  public var message: String
  /// The source range; nil if the problem has none.
  public var range: SourceRange?
  /// The path of the file, for a problem without `range`.
  public var path: String?
  /// The 1-based line, for a problem without `range`.
  public var line: Int?
  /// The 1-based column in code points, for a problem with `line`.
  public var column: Int?
  /// The text at the caret: the expected value or a suggestion.
  public var label: String?
  /// Further remarks, often at other locations.
  public var notes: [DiagnosticNote]
  /// Changes that solve the problem.
  public var fixIts: [FixIt]
  /// The key path of the value: `screens[3].layout.spacing`.
  public var yamlPath: String?

  /// Makes a diagnostic.
  public init(
    _ severity: DiagnosticSeverity = .error,
    code: DiagnosticCode,
    _ message: String,
    at range: SourceRange? = nil,
    path: String? = nil,
    line: Int? = nil,
    column: Int? = nil,
    label: String? = nil,
    notes: [DiagnosticNote] = [],
    fixIts: [FixIt] = [],
    yamlPath: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.range = range
    self.path = range?.file.path ?? path
    self.line = range == nil ? line : nil
    self.column = self.line == nil ? nil : column
    self.label = label
    self.notes = notes
    self.fixIts = fixIts
    self.yamlPath = yamlPath
  }
}
