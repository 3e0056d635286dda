import Expectations
import Foundation
import PetriCatalog
import PetriLoader
import PetriUIKit
import SampleScreens
import Testing

@testable import PetriComposer
@testable import PetriRendering

/// The parts of each kind of view besides its definition and its form: a reading, a sample, and a snapshot of that.
@MainActor
@Suite("The rooms of the kinds")
struct KindRoomTests {
  private static let folder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  @Test("every kind is on a screen of the sample catalogue, and is read as something else than a plain view")
  func read() throws {
    var registry = ControllerRegistry()
    SampleScreens.register(in: &registry)
    let source = try FolderSource(path: Self.folder)
    let catalog = CatalogLoader(devices: Stage.devices).load(source).catalog
    var read: Set<ViewKind.Name> = []
    for screen in catalog.screens where !screen.content.views.isEmpty {
      let context = ContextResolution(fields: screen.context, fallback: .examplesFirst).context
      let launched = try LaunchedScreen(
        screen.name,
        context: context,
        stage: Stage(environment: LaunchEnvironment(settings: catalog.settings)),
        composer: Composer(catalog: catalog, registry: registry)
      )
      var waiting = [ShownView(launched.stage.window)]
      while let shown = waiting.popLast() {
        if let definition = shown.definition, !(shown.kind is ShownPlain) { read.insert(definition.kind.name) }
        waiting += shown.subviews
      }
    }
    expectEqual(ViewKind.Name.allCases.filter { !read.contains($0) }, [])
  }

  @Test("every kind has a line in a snapshot of the sample catalogue")
  func recorded() throws {
    var words: Set<Substring> = []
    let folder = URL(fileURLWithPath: Self.folder).appending(path: "Screens")
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init()
    where file.lastPathComponent.hasSuffix(".tree.txt") {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        words.insert(line.drop { "│├└─ ".contains($0) }.prefix { !$0.isWhitespace })
      }
    }
    expectEqual(ViewKind.Name.allCases.filter { !words.contains($0.rawValue[...]) }, [])
  }

  @Test("a leaf that is drawn by no form of its own is a box with its word and what it holds")
  func usualForm() {
    struct Gauge: ShownKind {
      init(_ view: UIView, _ kind: ViewKind?) {}
      var word: String? { "gauge" }
      var isLeaf: Bool { true }
      var value: String? { "0.4" }
    }
    guard case .picture("gauge 0.4") = Gauge(UIView(), nil).form else {
      Issue.record("it isn't drawn as a box")
      return
    }
  }
}
