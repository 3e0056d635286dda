import Expectations
import Foundation
import PetriCatalog
import Testing

@testable import PetriLoader

@Suite("Loading again")
struct FileCacheTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("petri-cache-\(UUID().uuidString)")
  private let loader = CatalogLoader(devices: ["iphone-16"], lints: false)
  private let cache = FileCache()

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Screens"),
      withIntermediateDirectories: true
    )
    try write("Catalog.yaml", "catalog: A\n")
    for name in ["a", "b", "c"] { try write("Screens/\(name).yaml", "screen: \(name)\ncontent: [{label: \(name)}]\n") }
  }

  /// Writes a file with one and the same time of modification.
  private func write(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(path))
    try setTime(of: path, to: 1_000)
  }

  /// Sets the time of modification, in seconds since 1970.
  private func setTime(of path: String, to seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)],
      ofItemAtPath: folder.appendingPathComponent(path).path
    )
  }

  /// Loads, and gives how many files were read and how many decoded.
  private func load() throws -> (catalog: LoadedCatalog, effort: [Int]) {
    let catalog = loader.load(try FolderSource(path: folder.path), reusing: cache)
    return (catalog, [cache.readFiles, cache.decodedFiles])
  }

  @Test("a file that was written just now is read again, and decoded where its bytes are others")
  func recent() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // Of just now for ever: a time to come proves nothing.
    for name in ["a", "b", "c"] { try setTime(of: "Screens/\(name).yaml", to: 4_000_000_000) }
    try expectEqual(load().effort, [3, 3])
    try expectEqual(load().effort, [3, 0])
    try write("Screens/b.yaml", "screen: b\ngroup: New\ncontent: [{label: b}]\n")
    let (loaded, effort) = try load()
    expectEqual(effort, [3, 1])
    expectEqual(loaded.catalog.screens.map(\.group), [[], ["New"], []])
  }

  @Test("a file that was left alone is not read again; one of the same size and time that was written since is")
  func settled() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Task.sleep(for: .milliseconds(2_700))
    try expectEqual(load().effort, [3, 3])
    try expectEqual(load().effort, [0, 0])
    try write("Screens/b.yaml", "screen: x\ncontent: [{label: b}]\n")
    let (loaded, effort) = try load()
    expectEqual(effort, [1, 1])
    expectEqual(loaded.catalog.screenNames, ["a", "x", "c"])
  }

  @Test("everything is decoded anew where the settings change, and a folder's files where its defaults do")
  func settings() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try expectEqual(load().effort, [3, 3])
    try write("Catalog.yaml", "catalog: A\nstate: {x: {type: int, default: 1}}\n")
    try expectEqual(load().effort, [3, 3])
    try write("Screens/_defaults.yaml", "group: Shop\n")
    let (loaded, effort) = try load()
    expectEqual(effort, [3, 3])
    #expect(loaded.catalog.screens.allSatisfy { $0.group == ["Shop"] })
  }

  @Test("problems, and files that come and go, are reported as by a first load")
  func sameAsFresh() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let steps: [(String, String?)] = [
      ("Screens/b.yaml", "screen: b\ncontent: {tabs: [{screen: d}]}\n"),
      ("Screens/d.yaml", "screen: d\ncontent: [{label: D}]\n"),
      ("Screens/d.yaml", "screen: d\ncontent: [{lable: D}]\n"), ("Screens/a.yaml", nil),
      ("Screens/b.yaml", "screen: c\ncontent: []\n"),
      ("Screens/b.yaml", "screen: b\ncontent: [{label: \"B}]\n"), ("Screens/b.yaml", ""),
    ]
    for (path, text) in steps {
      if let text {
        try write(path, text)
      } else {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
      }
      let again = try load().catalog
      let fresh = loader.load(try FolderSource(path: folder.path))
      expectEqual(again.diagnostics, fresh.diagnostics)
      expectEqual(again.catalog, fresh.catalog)
      expectEqual(again.brokenScreens, fresh.brokenScreens)
    }
  }
}
