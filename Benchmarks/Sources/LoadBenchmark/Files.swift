import Foundation
import Measuring
import PetriLoader

/// A catalogue of so many screens on disk, a file each.
struct Files {
  /// Where it is.
  let folder: Folder
  /// The files.
  let paths: [String]
  /// How many bytes they have together.
  let size: Int

  init(_ count: Int) throws {
    folder = try Folder()
    let screens = folder.path + "/Screens"
    try FileManager.default.createDirectory(atPath: screens, withIntermediateDirectories: true)
    try "catalog: Benchmark\n".write(toFile: folder.path + "/Catalog.yaml", atomically: false, encoding: .utf8)
    let texts =
      [("containers", Catalogue.containers)] + (0..<count).map { ("screen-\($0)", Catalogue.screen($0, of: count)) }
    for (name, text) in texts {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(screens)/\(name).yaml"))
    }
    paths = texts.map { "\(screens)/\($0.0).yaml" }
    size = texts.reduce(0) { $0 + $1.1.utf8.count }
  }

  /// Loads the catalogue in a folder.
  static func load(_ folder: String, isParallel: Bool) throws -> LoadedCatalog {
    CatalogLoader(devices: ["iphone-16"], isParallel: isParallel).load(try FolderSource(path: folder))
  }

  /// Loads the whole catalogue: found, read, decoded, checked; given back so that letting it go is not measured.
  func load(isParallel: Bool) throws -> LoadedCatalog {
    let loaded = try Files.load(folder.path, isParallel: isParallel)
    precondition(loaded.diagnostics.isEmpty, "the catalogue must have no problems: \(loaded.diagnostics.prefix(3))")
    precondition(loaded.catalog.screens.count == paths.count - 1, "every screen must be there")
    return loaded
  }

  /// The number that a program prints for the files; `nil` where it can't be run.
  func number(of peer: Peer) -> Double? { peer.number(for: paths) }

  /// How many seconds libyaml takes for the files' events.
  func raw(_ arguments: String...) -> Double {
    guard let seconds = number(of: Peer(beside: "RawLoop", arguments)) else { fatalError("RawLoop can't be run") }
    return seconds
  }
}
