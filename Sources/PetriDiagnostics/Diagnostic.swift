/// A problem of a file, as data: severity, code, place, notes and fixes.
///
/// Text is made of it by a formatter (``TextDiagnosticFormatter`` and others). Messages may hold text from outside;
/// formatters clean it.
public struct Diagnostic: Error, Sendable, Hashable {
  /// How bad it is.
  public var severity: DiagnosticSeverity
  /// The stable name of its kind.
  public var code: DiagnosticCode
  /// The problem, in one line, starting in lower case and without a full stop.
  public var message: String
  /// The extent to blame; nil for a problem that has no place in a file's text.
  public var range: SourceRange?
  /// The file that a problem without `range` is about.
  public var path: String?
  /// The line of a problem without `range`, from 1, where it is known.
  public var line: Int?
  /// The column of a problem with a `line`, in code points from 1, where it is known.
  public var column: Int?
  /// A text to show at the caret: the expected value, the nearest name.
  public var label: String?
  /// More, often at other places.
  public var notes: [DiagnosticNote]
  /// Changes that would put it right.
  public var fixIts: [FixIt]
  /// The path of keys to the value: `screens[3].layout.spacing`.
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
