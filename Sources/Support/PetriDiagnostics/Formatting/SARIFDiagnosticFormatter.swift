import PetriText

/// Formats diagnostics as a SARIF 2.1.0 log for code hosts and editors, with the rule descriptions required by GitHub
/// code scanning.
public struct SARIFDiagnosticFormatter: Sendable, Hashable {
  /// The version of the tool, if known.
  public var toolVersion: String?
  /// The explanation of each code in Markdown; the first sentence serves as its summary.
  public var explanations: [DiagnosticCode: String]

  /// Creates a formatter.
  public init(toolVersion: String? = nil, explanations: [DiagnosticCode: String] = [:]) {
    (self.toolVersion, self.explanations) = (toolVersion, explanations)
  }

  /// The log of one run, with a final line feed.
  public func format(_ diagnostics: [Diagnostic]) -> String {
    let sorted = diagnostics.sortedByPlace()
    let rules = Set(sorted.map(\.code)).sorted()
    let driver = JSONText.object([
      ("name", .string("petri")),
      ("semanticVersion", toolVersion.map(JSONText.string)),
      ("rules", .array(rules.map(rule))),
    ])
    let run = JSONText.object([
      ("tool", .object([("driver", driver)])),
      ("columnKind", .string("unicodeCodePoints")),
      ("results", .array(sorted.map { result($0, rules: rules) })),
    ])
    let log = JSONText.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ])
    return log.pretty + "\n"
  }

  private func rule(_ code: DiagnosticCode) -> JSONText {
    let markdown = explanations[code] ?? code.rawValue
    let plain = markdown.replacing("`", with: "")
    return .object([
      ("id", .string(code.rawValue)),
      ("shortDescription", .object([("text", .string(plain.firstSentence))])),
      ("fullDescription", .object([("text", .string(plain))])),
      ("help", .object([("text", .string(plain)), ("markdown", .string(markdown))])),
    ])
  }

  private func result(_ diagnostic: Diagnostic, rules: [DiagnosticCode]) -> JSONText {
    let message = diagnostic.label.map { "\(diagnostic.message): \($0)" } ?? diagnostic.message
    // A related location requires a location, so notes without one are appended to the message.
    let text = ([message] + diagnostic.notes.filter { $0.range == nil }.map(\.message)).joined(separator: "\n")
    let locations = (location(diagnostic).map { [$0] }) ?? []
    let related = diagnostic.notes.compactMap { note in note.range.map { (note.message, $0) } }
    let relatedLocations = related.enumerated().map { index, note in
      JSONText.object([
        ("id", .int(index + 1)),
        ("physicalLocation", physical(note.1)),
        ("message", .object([("text", .string(note.0))])),
      ])
    }
    return .object([
      ("ruleId", .string(diagnostic.code.rawValue)),
      ("ruleIndex", rules.firstIndex(of: diagnostic.code).map(JSONText.int)),
      ("level", .string(diagnostic.severity.rawValue)),
      ("message", .object([("text", .string(text))])),
      ("locations", .array(locations)),
      ("relatedLocations", relatedLocations.isEmpty ? nil : .array(relatedLocations)),
      ("fixes", diagnostic.fixIts.isEmpty ? nil : .array(diagnostic.fixIts.map(fix))),
      ("partialFingerprints", .object([("petri/v1", .string(fingerprint(diagnostic)))])),
      ("properties", diagnostic.yamlPath.map { .object([("yamlPath", .string($0))]) }),
    ])
  }

  private func location(_ diagnostic: Diagnostic) -> JSONText? {
    if let range = diagnostic.range { return .object([("physicalLocation", physical(range))]) }
    guard let path = diagnostic.path else { return nil }
    let region = diagnostic.line.map {
      JSONText.object([("startLine", .int($0)), ("startColumn", diagnostic.column.map(JSONText.int))])
    }
    return .object([("physicalLocation", .object([("artifactLocation", artifact(path)), ("region", region)]))])
  }

  private func physical(_ range: SourceRange) -> JSONText {
    .object([("artifactLocation", artifact(range.file.path)), ("region", region(range))])
  }

  private func artifact(_ path: String) -> JSONText {
    .object([("uri", .string(Self.uri(path)))])
  }

  private func region(_ range: SourceRange) -> JSONText {
    let start = range.start
    let end = range.end
    return .object([
      ("startLine", .int(start.line)),
      ("startColumn", .int(start.column)),
      ("endLine", .int(end.line)),
      ("endColumn", .int(end.column)),
      ("byteOffset", .int(range.startOffset)),
      ("byteLength", .int(range.endOffset - range.startOffset)),
    ])
  }

  private func fix(_ fixIt: FixIt) -> JSONText {
    let replacement = JSONText.object([
      ("deletedRegion", region(fixIt.range)),
      ("insertedContent", .object([("text", .string(fixIt.replacement))])),
    ])
    let change = JSONText.object([
      ("artifactLocation", artifact(fixIt.range.file.path)),
      ("replacements", .array([replacement])),
    ])
    return .object([
      ("description", .object([("text", .string(fixIt.message))])),
      ("artifactChanges", .array([change])),
    ])
  }

  private static func uri(_ path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "") + path.percentEncodedPath
  }

  /// A hash of code, path and source line, which doesn't change if lines are added above.
  private func fingerprint(_ diagnostic: Diagnostic) -> String {
    var parts = [diagnostic.code.rawValue, diagnostic.path ?? ""]
    if let range = diagnostic.range {
      parts.append(range.file.lineText(range.start.line))
    } else {
      parts.append(diagnostic.message)
    }
    return Fingerprint.text(of: parts.joined(separator: "\0").utf8)
  }
}
