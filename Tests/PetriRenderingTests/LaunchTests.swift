import Expectations
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriUIKit
import Testing

@testable import PetriRendering

@MainActor @Suite("A launch") struct LaunchTests {
  private static let text = """
    catalog: A
    state: {signedIn: {type: bool, default: false}}
    ---
    screen: greeting
    context: {name: {type: string, default: Nobody, example: Ann}}
    form: {note: {type: string, default: None}}
    fixtures: {bob: {name: Bob, state: {signedIn: true}, form: {note: Hi}, keyboard: hidden}}
    content: [{label: "${name}"}]
    """

  private let catalog: Catalog

  init() throws {
    let loaded = CatalogLoader(devices: Stage.devices, lints: false)
      .load(MemorySource(["Catalog.yaml": LaunchTests.text]))
    try #require(!loaded.hasErrors, "\(loaded.diagnostics)")
    catalog = loaded.catalog
  }

  @Test("of a fixture has its context, its state, its form and its keyboard")
  func fixture() throws {
    let screen = try #require(catalog.screen(named: "greeting"))
    var expected = Launch("greeting")
    expected.context["name"] = .string("Bob")
    expected.state["signedIn"] = .bool(true)
    expected.form["note"] = .string("Hi")
    expected.keyboard = .hidden
    expectEqual(Launch(of: screen, fixture: "bob", in: LaunchEnvironment()), expected)
  }

  @Test("of a screen's name has its examples before its defaults: alone, in a walk and below others")
  func examples() throws {
    let screen = try #require(catalog.screen(named: "greeting"))
    let launch = Launch(of: screen, in: LaunchEnvironment())
    let alone = try LaunchedScreen(launch, in: catalog, registry: ControllerRegistry(), isListening: false)
    #expect(alone.text(as: .tree).contains("label \"Ann\""))
    let composer = Composer(for: launch, catalog: catalog)
    let walk = WalkDefinition(name: "look", steps: [], place: screen.place)
    let walked = try LaunchedScreen.play(walk, of: screen, on: Stage(environment: launch.environment), with: composer)
    expectEqual(walked.text(as: .tree), alone.text(as: .tree))
    let other = Composer(for: launch, catalog: catalog)
    let below = try LaunchedScreen.stack(["greeting"], on: Stage(environment: launch.environment), with: other)
    expectEqual(below.text(as: .tree), alone.text(as: .tree))
  }
}
