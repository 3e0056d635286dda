import Foundation
import PetriFiles

/// Where the sources are that a test was built from.
enum SourceTree {
  /// A source file's folder.
  ///
  /// A test that runs in another place than it was built in, from an archive of built products for one, finds its files
  /// below PETRI_SOURCE_ROOT: the longest end of the file's path that is there counts.
  static func folder(
    of file: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let own = URL(fileURLWithPath: file).deletingLastPathComponent().path
    guard NamedFile(file).kind == nil, let root = environment["PETRI_SOURCE_ROOT"] else { return own }
    var parts = file.split(separator: "/")[...]
    while !parts.isEmpty {
      let candidate = "\(root)/\(parts.joined(separator: "/"))"
      if NamedFile(candidate).kind != nil {
        return URL(fileURLWithPath: candidate).deletingLastPathComponent().path
      }
      parts = parts.dropFirst()
    }
    return own
  }

  /// Why nothing can be compared; `nil` where the sources are there.
  static func problem(with file: String) -> SnapshotFailure? {
    let folder = folder(of: file)
    guard NamedFile(folder).kind == nil else { return nil }
    return SnapshotFailure(
      "the sources of this test aren't at \(folder); set PETRI_SOURCE_ROOT to their folder"
    )
  }
}
