import CRawLoop
import Foundation
import Measuring
import PetriLoader

/// A catalogue of so many screens on disk, a file each.
struct Files {
  let folder: Folder
  let paths: [String]
  let bytes: Int

  init(_ count: Int) throws {
    folder = try Folder()
    let screens = folder.path + "/Screens"
    try FileManager.default.createDirectory(atPath: screens, withIntermediateDirectories: true)
    try "catalog: Benchmark\n".write(toFile: folder.path + "/Catalog.yaml", atomically: false, encoding: .utf8)
    var paths: [String] = []
    var bytes = 0
    func add(_ name: String, _ text: String) throws {
      let path = "\(screens)/\(name).yaml"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      bytes += text.utf8.count
      paths.append(path)
    }
    try add("containers", Catalogue.containers)
    for number in 0..<count { try add("screen-\(number)", Catalogue.screen(number, of: count)) }
    self.paths = paths
    self.bytes = bytes
  }

  func raw() {
    for path in paths { precondition(raw_loop_file(path) > 0, "the catalogue must be YAML") }
  }

  func load(workers: Int) throws {
    let loaded = CatalogLoader(devices: ["iphone-16"], workers: workers).load(try FolderSource(path: folder.path))
    precondition(loaded.diagnostics.isEmpty, "the catalogue must have no problems: \(loaded.diagnostics.prefix(3))")
    precondition(loaded.catalog.screens.count == paths.count - 1, "every screen must be there")
  }
}

let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 5
var results: [Result] = []
var perScreen: [Double] = []
for count in [100, 1_000, 10_000, 100_000] {
  let files = try Files(count)
  let (few, name) = (count > 10_000 ? 1 : rounds, "\(count) screens, \(files.bytes / 1_000_000) MB")
  // By turns, so that a slow moment of the machine hits all.
  var (raw, one, two) = (Double.infinity, Double.infinity, Double.infinity)
  for _ in 0..<few {
    raw = min(raw, best(of: 1) { files.raw() })
    one = min(one, try best(of: 1) { try files.load(workers: 1) })
    two = min(two, try best(of: 1) { try files.load(workers: 2) })
  }
  perScreen.append(two / Double(count))
  print(String(format: "%@: raw %.1f ms, one %.1f ms (%.2fx), two %.1f ms (%.2fx)", name, raw * 1e3, one * 1e3, one / raw, two * 1e3, two / raw))
}
