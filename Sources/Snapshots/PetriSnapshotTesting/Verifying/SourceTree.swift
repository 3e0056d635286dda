import Foundation
import PetriFiles

/// Locates the source files of a test at run time.
enum SourceTree {
  /// The folder of a source file.
  ///
  /// If the test was moved after building, for example in an archive of build products, source files are searched below
  /// PETRI_SOURCE_ROOT by the longest matching suffix of their path.
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

  static func problem(with file: String) -> SnapshotFailure? {
    let folder = folder(of: file)
    guard NamedFile(folder).kind == nil else { return nil }
    return SnapshotFailure(
      "the sources of this test aren't at \(folder); set PETRI_SOURCE_ROOT to their folder"
    )
  }
}
