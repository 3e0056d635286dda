import PetriChecking
import PetriDiagnostics
import PetriYAML

/// Reads and parses files.
struct FileReader: Sendable {
  let source: any CatalogSource
  let limits: LoaderLimits

  /// Whether there is a file.
  func exists(_ path: String) -> Bool { (try? source.entry(at: path)) != nil }

  /// A file's documents; `nil`, reported, where it can't be read.
  func read(_ path: String, _ sink: DiagnosticSink) -> YAMLStream? {
    file(path, sink).map(parse)
  }

  /// A file; `nil`, reported, where it can't be read.
  func file(_ path: String, _ sink: DiagnosticSink) -> SourceFile? {
    do {
      return SourceFile(path: path, bytes: try source.read(path, limit: limits.yaml.fileBytes))
    } catch {
      switch error {
      case .tooLarge(let limit):
        sink.report(FileProblem.tooLarge(path, limit: limit), path: path)
      default:
        sink.report(FileProblem.unreadable(path, reason: error.reason), path: path)
      }
      return nil
    }
  }

  /// A file's documents.
  func parse(_ file: SourceFile) -> YAMLStream {
    YAMLStream.parse(file, options: options, vocabulary: CheckedKey.vocabulary)
  }

  /// How files are parsed.
  var options: YAMLOptions { YAMLOptions(limits: limits.yaml) }
}
