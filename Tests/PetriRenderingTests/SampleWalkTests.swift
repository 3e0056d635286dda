import Expectations
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriText
import PetriUIKit
import SampleScreens
import Testing

@testable import PetriRendering

/// The sample catalogue, walked by taps.
@MainActor
@Suite("Walking the sample catalogue")
struct SampleWalkTests {
  private var registry: ControllerRegistry {
    var registry = ControllerRegistry()
    SampleScreens.register(in: &registry)
    return registry
  }

  private let catalog: Catalog

  init() throws {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let source = try FolderSource(path: "/\(folder)")
    catalog = CatalogLoader(devices: Stage.devices).load(source).catalog
  }

  private func launch(_ name: String) throws -> LaunchedScreen {
    let definition = try #require(catalog.screen(named: name))
    let context = ContextResolution(fields: definition.context, fallback: .examplesFirst).context
    let stage = try Stage(environment: LaunchEnvironment(settings: catalog.settings))
    return try LaunchedScreen(
      name,
      context: context,
      stage: stage,
      composer: Composer(catalog: catalog, registry: registry)
    )
  }

  private func tap(_ title: String, in launched: LaunchedScreen) throws {
    func find(_ view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.currentTitle == title { return button }
      for subview in view.subviews.reversed() {
        if let button = find(subview) { return button }
      }
      return nil
    }
    let button = try #require(find(launched.stage.window))
    launched.stage.run("tap") { button.sendActions(for: .touchUpInside) }
  }

  @Test("what a walk types into a field of dots is in no text of it: not its steps, its callbacks or why it stops")
  func secrets() throws {
    let screen = try #require(catalog.screen(named: "sign-in"))
    let composer = Composer(catalog: catalog, registry: registry)
    func stage() throws -> Stage { try Stage(environment: LaunchEnvironment(settings: catalog.settings)) }
    func type(_ text: String, into field: String) -> WalkStep {
      WalkStep(.move(.type(text, into: field)), place: screen.place)
    }
    let typing = [type("ann@petri", into: "mail"), type("hunter2", into: "password")]
    let walk = WalkDefinition(name: "in", steps: typing, place: screen.place)
    for rendering in Rendering.allCases where rendering != .lifecycle {
      let text = try WalkText.play(walk, of: screen, on: stage(), with: composer, as: rendering)
      #expect(!text.contains("hunter2"), "\(rendering)")
      #expect(text.contains("== 1 type \"ann@petri\" into mail\n"), "\(rendering)")
      #expect(text.contains("== 2 type \"•••\" into password\n"), "\(rendering)")
    }
    let launched = try LaunchedScreen.play(walk, of: screen, on: stage(), with: composer)
    let lifecycle = launched.text(as: .lifecycle)
    #expect(!lifecycle.contains("hunter2") && lifecycle.contains("\ntype:password=•••\n"), "\(lifecycle)")
    // Nobody knows what a field would have hidden that isn't there.
    let lost = WalkDefinition(name: "lost", steps: [type("hunter2", into: "passcode")], place: screen.place)
    let stop = #expect(throws: WalkStop.self) {
      try LaunchedScreen.play(lost, of: screen, on: stage(), with: composer)
    }
    let reason = try #require(stop?.reason)
    #expect(reason.contains("into passcode") && !reason.contains("hunter2"), "\(reason)")
  }

  @Test("the text of every screen of the catalogue reads back into the nodes that it was printed from")
  func roundTrip() throws {
    for screen in catalog.screens {
      let shown = try launch(screen.name).shown
      let read = try #require(ShownScreen(parsing: shown.text), "\(screen.name)")
      expectEqual(read.headline, shown.headline)
      expectEqual(read.lines.map(\.node.content), shown.lines.map(\.node.content))
    }
  }

  @Test("a sheet is shown over its presenter, in the tree and in the wireframe, and goes away again")
  func sheet() throws {
    let launched = try launch("prompt")
    let before = launched.text(as: .tree)
    try tap("Holiday hours", in: launched)
    let tree = launched.text(as: .tree)
    #expect(tree.contains("\n└─ presented: modal-container  appeared  0 "))
    #expect(tree.contains("On 31 December we work until 18:00 in Kazan."))
    let rows = launched.text(as: .wireframe).split(separator: "\n")
    #expect(rows.contains { $0.contains("[ Got it ]") })
    #expect(!rows.contains { $0.contains("Start shopping") })
    #expect(launched.text(as: .hierarchy).contains("presented with: <_UIPageSheetPresentationController>"))
    try tap("Got it", in: launched)
    expectEqual(launched.text(as: .tree), before)
  }

  @Test(
    "every row of a wireframe is as wide as the device",
    arguments: ["iphone-se", "ipad-11"]
  )
  func rowWidths(device: String) throws {
    for definition in catalog.screens {
      let context = ContextResolution(fields: definition.context, fallback: .examplesFirst).context
      var environment = LaunchEnvironment(settings: catalog.settings)
      environment.device = device
      let stage = try Stage(environment: environment)
      let launched = try LaunchedScreen(
        definition.name,
        context: context,
        stage: stage,
        composer: Composer(catalog: catalog, registry: registry)
      )
      let widths = Set(launched.text(as: .wireframe).split(separator: "\n").map(\.columns))
      expectEqual(widths.count, 1, "\(definition.name) on \(device)")
    }
  }

  @Test("printing changes nothing that is printed")
  func observing() throws {
    let launched = try launch("home-tabs")
    let tree = launched.text(as: .tree)
    for rendering in [Rendering.hierarchy, .views, .wireframe] { _ = launched.text(as: rendering) }
    expectEqual(launched.text(as: .tree), tree)
    #expect(tree.contains("search  not loaded"))
  }
}
