import Expectations
import Foundation
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriRendering
import SampleScreens
import Testing

/// The sample catalogue as an app carries it: JSON, read without any of the catalogue's files.
@MainActor
@Suite("The sample catalogue out of JSON")
struct CompiledCatalogTests {
  private let loaded: Catalog
  private let json: Data
  private let read: Catalog
  private let registry: ControllerRegistry

  init() throws {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let catalog = CatalogLoader(devices: Stage.devices).load(try FolderSource(path: "/\(folder)")).catalog
    // The contents of images aren't in JSON: an app has its own.
    var settings = catalog.settings
    settings.namedImages = settings.namedImages.map { $0.withoutContents }
    loaded = Catalog(settings: settings, containers: catalog.containers, screens: catalog.screens)
    json = try loaded.json()
    read = try Catalog(json: json)
    var registry = ControllerRegistry()
    SampleScreens.register(in: &registry)
    self.registry = registry
  }

  @Test("it equals the loaded one, and is written as the same bytes")
  func roundTrip() throws {
    #expect(loaded.screens.count > 50 && !loaded.containers.isEmpty)
    expectEqual(read.settings, loaded.settings)
    expectEqual(read.containers, loaded.containers)
    for (left, right) in zip(read.screens, loaded.screens) { expectEqual(left, right, "\(left.name)") }
    #expect(read == loaded)
    #expect(try read.json() == json)
  }

  @Test("every screen in every fixture and variant has the tree that it has out of YAML")
  func trees() throws {
    var count = 0
    for variants in [[:]] + loaded.otherVariants {
      let catalogs = try [loaded, read].map { try $0.applying(variants) }
      for screen in catalogs[0].screens where !screen.isPart {
        for fixture in [nil] + screen.fixtures.map(\.name) {
          let trees = try catalogs.map { try tree(of: screen.name, fixture, in: $0) }
          expectEqual(trees[1], trees[0], "\(screen.name) \(fixture ?? "") \(variants)")
          count += 1
        }
      }
    }
    #expect(count > 100)
  }

  private func tree(of name: String, _ fixture: String?, in catalog: Catalog) throws -> String {
    let screen = try #require(catalog.screen(named: name))
    let launch = Launch(of: screen, fixture: fixture, in: LaunchEnvironment(settings: catalog.settings))
    return try LaunchedScreen(launch, in: catalog, registry: registry, isListening: true).text(as: .tree)
  }
}

extension Catalog {
  /// Each variant that isn't the first of its experiment, alone.
  fileprivate var otherVariants: [[String: String]] {
    settings.experiments.flatMap { experiment in experiment.variants.dropFirst().map { [experiment.name: $0] } }
  }
}

extension NamedImage {
  fileprivate var withoutContents: NamedImage {
    func file(_ file: File?) -> File? { file.map { File(path: $0.path, type: $0.type, bytes: []) } }
    return NamedImage(
      name: name,
      width: width,
      height: height,
      isTemplate: isTemplate,
      light: file(light),
      dark: file(dark)
    )
  }
}
