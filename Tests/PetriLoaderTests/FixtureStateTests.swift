import Expectations
import PetriCatalog
import PetriDiagnostics
import Testing

@testable import PetriFormat
@testable import PetriLoader

@Suite("The app's state in fixtures")
struct FixtureStateTests {
  private static let catalog = """
    catalog: A
    state:
      signedIn: {type: bool, default: false}
      plan: {type: choice, values: [free, plus], default: free}

    """

  private func load(_ fixtures: String, context: String = "{city: {type: string, example: Kazan}}") -> (
    loaded: LoadedCatalog, places: [String]
  ) {
    let screen = "screen: a\ncontext: \(context)\nfixtures: \(fixtures)\ncontent: [{label: \"${city}\"}]\n"
    let marked = MarkedCatalog(["Catalog.yaml": Self.catalog, "Screens/a.yaml": screen])
    return (marked.load(), marked.places)
  }

  @Test("are values of its keys, beside those of the context")
  func values() throws {
    let loaded = load("{in: {city: Perm, state: {signedIn: true, plan: plus}}, out: {state: {}}}").loaded
    expectEqual(loaded.diagnostics.map(\.message), [])
    let screen = try #require(loaded.catalog.screen(named: "a"))
    expectEqual(screen.fixtures[0].values.description, "city: \"Perm\"")
    expectEqual(screen.state(ofFixture: "in").description, "signedIn: true, plan: plus")
    #expect(screen.state(ofFixture: "out").isEmpty && screen.state(ofFixture: "examples").isEmpty)
  }

  @Test(
    "are checked by the declared keys, each problem at its place",
    arguments: [
      (
        "{in: {state: {«signdIn»: true}}}", "unknown key 'signdIn' in the state of the fixture 'in'",
        "did you mean 'signedIn'?" as String?
      ),
      ("{in: {state: {signedIn: «yes»}}}", "'signedIn' in the state of the fixture 'in' must be true or false", nil),
      ("{in: {state: {plan: «gold»}}}", "'plan' in the state of the fixture 'in' must be one of free, plus", nil),
      ("{in: {state: «signedIn»}}", "'state' must be a mapping of state keys to values", nil),
      ("{in: {«state»: }}", "'state' has no value", nil),
      ("{in: {«stat»: {signedIn: true}}}", "unknown key 'stat' in the fixture 'in'", "did you mean 'state'?"),
      ("{in: {«signedIn»: true}}", "unknown key 'signedIn' in the fixture 'in'", nil),
    ]
  )
  func problems(_ fixtures: String, _ message: String, _ label: String?) throws {
    let (loaded, places) = load(fixtures)
    expectEqual(loaded.diagnostics.count, 1)
    let found = try #require(loaded.diagnostics.first)
    #expect(found.message.hasPrefix(message), "\(found.message)")
    expectEqual(found.range.map(\.extent), places.first)
    if let label { expectEqual(found.label, label) }
  }

  @Test("can't be taken for a key of the context, which can't have that name")
  func reserved() {
    let (loaded, places) = load("{in: {state: {signedIn: true}}}", context: "{city: string, «state»: string}")
    expectEqual(loaded.diagnostics.map(\.message), ["the name 'state' is reserved for the app's state"])
    expectEqual(loaded.diagnostics.compactMap { $0.range?.extent }, places)
  }
}
