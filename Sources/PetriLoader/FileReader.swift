import PetriDiagnostics
import PetriYAML

/// Reads and parses files, and keeps count of what they are together.
final class FileReader {
  private let source: any CatalogSource
  private let limits: LoaderLimits
  private var bytes = 0
  private(set) var hasUnreadableFiles = false

  init(source: any CatalogSource, limits: LoaderLimits) {
    self.source = source
    self.limits = limits
  }

  /// Whether there is a file.
  func exists(_ path: String) -> Bool { (try? source.entry(at: path)) != nil }

  /// A file's documents; `nil`, reported, where it can't be read.
  func read(_ path: String, _ complaints: Complaints) -> YAMLStream? {
    let content: [UInt8]
    do {
      content = try source.read(path, limit: limits.yaml.fileBytes)
    } catch {
      switch error {
      case .tooLarge(let limit):
        complaints.error(
          .limitExceeded,
          "\(path) is larger than the limit of \(limit) bytes (fileBytes)",
          path: path
        )
      default:
        hasUnreadableFiles = true
        complaints.error(.cannotRead, "can't read \(path): \(error.reason)", path: path)
      }
      return nil
    }
    bytes += content.count
    let file = SourceFile(path: path, bytes: content)
    guard bytes <= limits.totalBytes else {
      complaints.error(
        .limitExceeded,
        "the catalogue's files have more than the limit of \(limits.totalBytes) bytes (totalBytes)",
        path: path
      )
      return nil
    }
    return YAMLStream.parse(file, options: YAMLOptions(limits: limits.yaml))
  }
}
