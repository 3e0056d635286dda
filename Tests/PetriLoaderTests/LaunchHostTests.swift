import Expectations
import PetriCatalog
import PetriDiagnostics
import Testing

@testable import PetriLoader

@Suite("What a screen is in when it is launched alone")
struct LaunchHostTests {
  private static let catalog = """
    catalog: A
    start: home
    bar: {background: systemIndigo, tint: white}
    ---
    container: sheet
    child: {pin: edges}
    presentation: {style: pageSheet}
    ---
    screen: home
    content: []

    """

  private func host(_ screen: String, defaults: String? = nil) throws -> LaunchHost {
    var files = ["Catalog.yaml": Self.catalog, "Screens/a.yaml": "screen: a\n\(screen)"]
    if let defaults { files["Screens/_defaults.yaml"] = defaults }
    let loaded = MarkedCatalog(files).load()
    expectEqual(loaded.diagnostics.map(\.message), [])
    return loaded.catalog.launchHost(of: try #require(loaded.catalog.screen(named: "a")))
  }

  @Test(
    "a navigation controller where it is meant to be pushed: it has bars, or its route pushes it",
    arguments: [
      "bar: {trailing: [{title: Edit, tap: pop}]}\ncontent: []\n", "bar: {largeTitle: true}\ncontent: []\n",
      "bar: {search: {}}\nwrapping: []\ncontent: []\n",
      "route: [{using: push}, {from: navigationController}, {using: present}, {from: current}]\ncontent: []\n",
      "launchedIn: navigation\ncontent: []\n",
      "launchedIn: navigation\npresentation: {style: pageSheet}\ncontent: []\n",
    ]
  )
  func navigation(_ screen: String) throws {
    try expectEqual(host(screen), .navigation)
  }

  @Test(
    "the window where it isn't, has its own, or wants it so; the catalogue's colours for bars are none of its own",
    arguments: [
      "title: A\ncontent: []\n", "bar: {largeTitle: true}\nwrapping: [navigation]\ncontent: []\n",
      "bar: {largeTitle: true}\nwrapping: [sheet]\ncontent: []\n",
      "bar: {largeTitle: true}\nlaunchedIn: window\ncontent: []\n",
      "bar: {largeTitle: true}\npresentation: {style: fullScreen}\ncontent: []\n",
      "bar: {largeTitle: true}\nroute: [{using: present}, {from: current}]\ncontent: []\n",
      "content: {navigation: [{screen: home}]}\n", "content: {alert: {title: A, actions: [{title: OK}]}}\n",
    ]
  )
  func window(_ screen: String) throws {
    try expectEqual(host(screen), .window)
  }

  @Test("a folder's default counts for screens that can be pushed, and a screen's own word before it")
  func defaults() throws {
    let defaults = "launchedIn: navigation\n"
    try expectEqual(host("content: []\n", defaults: defaults), .navigation)
    try expectEqual(host("launchedIn: window\ncontent: []\n", defaults: defaults), .window)
    try expectEqual(host("wrapping: [navigation]\ncontent: []\n", defaults: defaults), .window)
    try expectEqual(host("content: {alert: {title: A, actions: [{title: OK}]}}\n", defaults: defaults), .window)
  }

  @Test("a navigation controller in one is an error at its key")
  func refused() {
    let marked = MarkedCatalog([
      "Catalog.yaml": Self.catalog,
      "Screens/a.yaml": "screen: a\nlaunchedIn: navigation\nwrapping: [navigation]\ncontent: []\n",
    ])
    let loaded = marked.load()
    expectEqual(loaded.diagnostics.map(\.message), ["a navigation controller can't contain a navigation controller"])
    expectEqual(loaded.diagnostics.first?.range?.start.line, 2)
  }
}
