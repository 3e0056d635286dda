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

  private let files: [String: [UInt8]]
  private let cache = FileCache()

  /// The catalogue of a folder of the package.
  static func inFolder(_ folder: String) -> MutatedCatalogue {
    if let catalogue = known[folder] { return catalogue }
    let catalogue = MutatedCatalogue(folder)
    known[folder] = catalogue
    return catalogue
  }

  private init(_ folder: String) {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: folder).path
    let names = FileManager.default.enumerator(atPath: path + "/Screens")?.compactMap { $0 as? String } ?? []
    var files: [String: [UInt8]] = [:]
    for name in ["Catalog.yaml"] + names.filter({ !$0.contains("__Snapshots__") }).map({ "Screens/\($0)" }) {
      // Folders have no contents.
      files[name] = FileManager.default.contents(atPath: "\(path)/\(name)").map { [UInt8]($0) }
    }
    self.files = files
  }

  /// Loads it with a text of a file in place of another.
  func load(replacing old: String = "", with new: String = "", in file: String = "") throws -> Catalog {
    var files = files
    if !file.isEmpty {
      try #require(count(of: old, in: file) > 0, "\(file) has no '\(old)'")
      files[file] = Array(text(of: file).replacingOccurrences(of: old, with: new).utf8)
    }
    let loaded = CatalogLoader(devices: Stage.devices).load(MemorySource(bytes: files), reusing: cache)
    try #require(loaded.diagnostics.filter { $0.severity == .error }.isEmpty, "\(loaded.diagnostics)")
    return loaded.catalog
  }

  /// How often a file has a text.
  func count(of text: String, in file: String) -> Int { self.text(of: file).components(separatedBy: text).count - 1 }

  private func text(of file: String) -> String { String(decoding: files[file] ?? [], as: UTF8.self) }
}
