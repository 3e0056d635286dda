import Foundation
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import Testing

/// A catalogue of the package, read once, whose files can be edited in memory.
@MainActor
final class MutatedCatalogue {
  private static var known: [String: MutatedCatalogue] = [:]

  private let files: [String: String]
  private let cache = FileCache()

  /// The catalogue of a folder of the package.
  static func inFolder(_ folder: String) throws -> MutatedCatalogue {
    if let catalogue = known[folder] { return catalogue }
    let catalogue = try MutatedCatalogue(folder)
    known[folder] = catalogue
    return catalogue
  }

  private init(_ folder: String) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: folder).path
    let names = FileManager.default.enumerator(atPath: path + "/Screens")?.compactMap { $0 as? String } ?? []
    var files: [String: String] = [:]
    for name in ["Catalog.yaml"] + names.filter({ $0.hasSuffix(".yaml") }).map({ "Screens/\($0)" }) {
      files[name] = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
    }
    self.files = files
  }

  /// Loads it with a text of a file in place of another.
  func load(replacing old: String = "", with new: String = "", in file: String = "") throws -> Catalog {
    var files = files
    if !file.isEmpty {
      let text = try #require(files[file])
      try #require(text.contains(old), "\(file) has no '\(old)'")
      files[file] = text.replacingOccurrences(of: old, with: new)
    }
    let loaded = CatalogLoader(devices: Stage.devices).load(MemorySource(files), reusing: cache)
    try #require(loaded.diagnostics.filter { $0.severity == .error }.isEmpty, "\(loaded.diagnostics)")
    return loaded.catalog
  }

  /// How often a file has a text.
  func count(of text: String, in file: String) -> Int { (files[file]?.components(separatedBy: text).count ?? 1) - 1 }
}
