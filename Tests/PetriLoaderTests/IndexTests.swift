import Expectations
import Foundation
import PetriCatalog
import Testing

@testable import PetriLoader

@Suite("A catalogue by an index of its screens")
struct IndexTests {
  private let loader = CatalogLoader(devices: ["iphone-se", "iphone-16", "ipad-11"], lints: false)

  @Test("has the screens, containers, links and settings that loading all of it gives")
  func same() throws {
    let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sources: [any CatalogSource] = [try FolderSource(path: sample.path), MemorySource(OutlineCatalog.files)]
    for source in sources {
      let whole = loader.load(source).catalog.build()
      let screens = whole.screens.map { screen in
        IndexedScreen(name: screen.name, file: screen.place.file, links: screen.links)
      }
      let containers = Set(whole.containers.map(\.place.file)).sorted()
      let indexed = try #require(loader.load(screens, containers: containers, of: source)).catalog
      #expect(!whole.screens.isEmpty && indexed.build().screens == whole.screens)
      expectEqual(indexed.screenNames, whole.screenNames)
      expectEqual(Set(indexed.containers.map(\.name)), Set(whole.containers.map(\.name)))
      expectEqual(indexed.settings, whole.settings)
      for screen in whole.screens { expectEqual(indexed.screen(named: screen.name), screen) }
      let others = Dictionary(
        whole.settings.experiments.map { ($0.name, $0.variants.last ?? "") },
        uniquingKeysWith: { first, _ in first }
      )
      try expectEqual(indexed.applying(others).build().screens, whole.applying(others).screens)
    }
  }

  @Test("reads a screen's file when the screen is asked for, and more files than it keeps")
  func late() throws {
    var files = ["Catalog.yaml": "catalog: A\n"]
    for number in 0..<300 { files["Screens/s\(number).yaml"] = "screen: s\(number)\ncontent: [{label: L\(number)}]\n" }
    let screens = (0..<301).map {
      IndexedScreen(name: "s\($0)", file: "Screens/s\($0).yaml", links: [])
    }
    let catalog = try #require(loader.load(screens, containers: [], of: MemorySource(files))).catalog
    for number in [0, 299, 150, 0] + Array(0..<300) {
      expectEqual(catalog.screen(named: "s\(number)")?.place.file, "Screens/s\(number).yaml")
    }
    #expect(catalog.screen(named: "s300") == nil, "its file is gone")
    expectEqual(catalog.build().screens.count, 300)
  }

  @Test("is not made of a Catalog.yaml with a mistake")
  func broken() {
    #expect(loader.load([], containers: [], of: MemorySource(["Catalog.yaml": "catalog: [\n"])) == nil)
    #expect(loader.load([], containers: [], of: MemorySource(["Catalog.yaml": "catalog: A\n"])) != nil)
  }
}
