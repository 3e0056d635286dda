public import PetriDiagnostics

/// A parsed file: the trees of its documents and everything that is wrong with it as YAML.
public struct YAMLStream: Sendable {
  /// The file.
  public let file: SourceFile
  /// The root of each document that could be read; an empty document is a null scalar, an empty file has none.
  public let documents: [YAMLNode]
  /// The problems with the file's encoding, syntax, profile and limits, in file order.
  public let diagnostics: [Diagnostic]

  /// Parses a file. Never fails: what is wrong is in ``diagnostics``.
  ///
  /// After an error of syntax the rest of the file is not read; the documents before it are.
  public static func parse(_ file: SourceFile, options: YAMLOptions = YAMLOptions()) -> YAMLStream {
    StreamParser.parse(file, options: options)
  }
}
