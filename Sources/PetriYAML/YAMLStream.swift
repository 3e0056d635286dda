public import PetriDiagnostics

/// A parsed file: the trees of its documents and everything that is wrong with it as YAML.
public struct YAMLStream: Sendable {
  /// The file.
  public let file: SourceFile
  /// The root of each document that could be read; an empty document is a null scalar, an empty file has none.
  public let documents: [YAMLNode]
  /// The problems with the file's encoding, syntax, profile and limits, in file order.
  public let findings: [YAMLFinding]
  /// The messages about ``findings``, in the same order.
  public let diagnostics: [Diagnostic]

  /// The lines of entries that are left out of the documents, for their syntax can't be read; from 1.
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

  /// Whether something is left out of a document, so that missing keys can't be reported.
  public func isMasked(_ document: YAMLNode) -> Bool {
    guard !maskedLines.isEmpty, let place = documents.firstIndex(where: { $0.range == document.range }) else {
      return false
    }
    // Text that is left out between two documents may be of either.
    let first = place == 0 ? 1 : documents[place - 1].range.end.line
    let next = documents.dropFirst(place + 1).first?.range.start.line ?? Int.max
    return maskedLines.contains { $0 >= first && $0 < next }
  }

  /// Parses a file. Never fails: problems are in ``findings`` and ``diagnostics``.
  ///
  /// After an error of syntax the guilty entry is left out and the rest is read, so that all mistakes are reported at once.
  ///
  /// - Parameter vocabulary: keys whose numbers are known.
  public static func parse(
    _ file: SourceFile,
    options: YAMLOptions = YAMLOptions(),
    vocabulary: YAMLVocabulary? = nil
  ) -> YAMLStream {
    StreamParser.parse(file, options: options, vocabulary: vocabulary)
  }
}
