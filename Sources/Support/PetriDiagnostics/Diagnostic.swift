/// A problem in a file.
///
/// A formatter such as ``TextDiagnosticFormatter`` converts it to text. Messages may contain untrusted text; formatters
/// sanitize it.
public struct Diagnostic: Error, Sendable, Hashable {
  /// The severity.
  public var severity: DiagnosticSeverity
  /// The stable identifier of the kind of problem.
  public var code: DiagnosticCode
  /// The problem in one line, in lowercase and without a full stop.
  public var message: String
  /// The source range; `nil` if the problem has none.
  public var range: SourceRange?
  /// The path of the file, for a problem without `range`.
  public var path: String?
  /// The 1-based line, for a problem without `range`.
  public var line: Int?
  /// The 1-based column in code points, for a problem with `line`.
  public var column: Int?
  /// The text at the caret: the expected value or a suggestion.
  public var label: String?
  /// Additional remarks, often about other locations.
  public var notes: [DiagnosticNote]
  /// The changes that solve the problem.
  public var fixIts: [FixIt]
  /// The key path of the value: `screens[3].layout.spacing`.
  public var yamlPath: String?

  /// Creates a diagnostic.
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

/// The severity of a problem.
public enum DiagnosticSeverity: String, Sendable, Hashable, Codable, CaseIterable {
  /// The catalogue can't be used.
  case error
  /// The catalogue can be used, but is probably wrong.
  case warning
  case note
}

extension DiagnosticSeverity: Comparable {
  private var rank: Int {
    switch self {
    case .error: 2
    case .warning: 1
    case .note: 0
    }
  }

  /// Orders notes before warnings before errors.
  public static func < (left: DiagnosticSeverity, right: DiagnosticSeverity) -> Bool { left.rank < right.rank }
}

/// The stable identifier of a kind of problem, in kebab case: `unknown-key`.
///
/// Modules declare their codes as static members.
public struct DiagnosticCode: RawRepresentable, Sendable, Hashable, Codable {
  /// The identifier.
  public let rawValue: String

  /// Creates a code from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension DiagnosticCode: ExpressibleByStringLiteral {
  /// Creates a code from a literal.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension DiagnosticCode: CustomStringConvertible {
  /// The identifier.
  public var description: String { rawValue }
}

extension DiagnosticCode: Comparable {
  /// Orders alphabetically.
  public static func < (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left.rawValue < right.rawValue }
}

/// An additional remark about a diagnostic, often about another location ("first defined here").
public struct DiagnosticNote: Sendable, Hashable {
  /// The text.
  public var message: String
  /// The source range, if any.
  public var range: SourceRange?

  /// Creates a note.
  public init(_ message: String, at range: SourceRange? = nil) {
    self.message = message
    self.range = range
  }
}

extension Diagnostic {
  /// Whether a diagnostic comes before another: sorted by path, offset, severity (worst first), then code.
  ///
  /// Diagnostics without a path come first; within a path, those without a location do.
  public static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left.path != right.path { return lessNilFirst(left.path, right.path) }
    let leftStart = left.range?.startOffset ?? -1
    let rightStart = right.range?.startOffset ?? -1
    if leftStart != rightStart { return leftStart < rightStart }
    let leftLocation = (left.line ?? 0, left.column ?? 0)
    let rightLocation = (right.line ?? 0, right.column ?? 0)
    if leftLocation != rightLocation { return leftLocation < rightLocation }
    if left.severity != right.severity { return left.severity > right.severity }
    if left.code != right.code { return left.code < right.code }
    return left.message < right.message
  }

  private static func lessNilFirst(_ left: String?, _ right: String?) -> Bool {
    guard let right else { return false }
    guard let left else { return true }
    return left < right
  }
}

extension Sequence<Diagnostic> {
  /// The diagnostics in file order, without duplicates.
  public func sortedByPlace() -> [Diagnostic] {
    var result: [Diagnostic] = []
    for diagnostic in sorted(by: Diagnostic.precedes) where result.last != diagnostic { result.append(diagnostic) }
    return result
  }

  /// Whether any diagnostic is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}
