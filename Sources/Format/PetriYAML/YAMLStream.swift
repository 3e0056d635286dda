public import PetriDiagnostics

/// A parsed file: the roots of its documents and the problems found.
public struct YAMLStream: Sendable {
  /// The parsed file.
  public let file: SourceFile
  /// The root of each document that could be read. An empty document is a null scalar; an empty file has no documents.
  public let documents: [YAMLNode]
  /// The problems with encoding, syntax, profile and limits, in file order.
  public let findings: [YAMLFinding]
  /// The diagnostics of ``findings``, in the same order.
  public let diagnostics: [Diagnostic]

  /// The line numbers, from 1, of entries that were left out because of syntax errors.
  public let maskedLines: Set<Int>

  init(
    file: SourceFile,
    documents: [YAMLNode] = [],
    findings: [YAMLFinding],
    maskedLines: Set<Int> = []
  ) {
    self.file = file
    self.documents = documents
    (self.findings, diagnostics) = findings.sortedByPlace(in: file)
    self.maskedLines = maskedLines
  }

  /// Whether part of a document was left out, so that missing keys can't be reported.
  public func isMasked(_ document: YAMLNode) -> Bool {
    guard !maskedLines.isEmpty, let place = documents.firstIndex(where: { $0.range == document.range }) else {
      return false
    }
    // Lines left out between two documents may belong to either.
    let first = place == 0 ? 1 : documents[place - 1].range.end.line
    let next = documents.dropFirst(place + 1).first?.range.start.line ?? Int.max
    return maskedLines.contains { $0 >= first && $0 < next }
  }

  /// Parses a file. Parsing never fails: problems are in ``findings`` and ``diagnostics``.
  ///
  /// After a syntax error, the faulty entry is left out and the rest is parsed, so that all mistakes are reported
  /// together.
  ///
  /// - Parameter vocabulary: Keys that have predefined symbols.
  public static func parse(
    _ file: SourceFile,
    options: YAMLOptions = YAMLOptions(),
    vocabulary: YAMLVocabulary? = nil
  ) -> YAMLStream {
    StreamParser.parse(file, options: options, vocabulary: vocabulary)
  }
}
