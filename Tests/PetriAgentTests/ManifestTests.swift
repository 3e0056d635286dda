import Expectations
import PetriAgent
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import Testing

@Suite("The manifest") struct ManifestTests {
  private static let files = [
    "Catalog.yaml": """
    catalog: Shop
    state:
      signedIn: {type: bool, default: false, summary: Whether somebody is there.}
    colors: {accent: "#FF0000", spare: "#00FF00"}
    """,
    "Screens/all.yaml": """
    part: price
    title: Price tag
    parameters:
      amount: {type: int, example: 950, summary: In cents.}
      currency: {type: string, default: EUR}
    content:
      - label: {text: "${amount} ${currency}", color: accent, style: headline}
    ---
    container: frame
    parameters: {side: {type: string}}
    child: {pin: edges}
    ---
    screen: cart
    title: Your cart
    group: Shop
    links: {url: shop://cart, with: {items: []}}
    context:
      items: {type: list, of: string, example: [Tea]}
    fixtures: {empty: {items: []}}
    content:
      - image: {symbol: cart.fill}
      - label: Pay now
      - part: {name: price, with: {amount: 3}}
    ---
    screen: other
    content:
      - label: Pay now
    """,
  ]

  private let catalog: Catalog

  init() throws {
    let loaded = CatalogLoader(devices: Stage.devices).load(MemorySource(Self.files))
    try #require(loaded.diagnostics.filter { $0.severity == .error }.isEmpty, "\(loaded.diagnostics)")
    catalog = loaded.catalog
  }

  @Test("has the shortest use of each part, container, screen and key of the state")
  func uses() {
    let manifest = Manifest(of: catalog, kinds: [.part, .container, .screen, .state])
    expectEqual(
      manifest.entries.map { "\($0.kind.rawValue) \($0.name) \($0.use ?? "")" },
      [
        "part price - part: {name: price, with: {amount: 950}}",
        "container frame wrapping: [{frame: {side: text}}]",
        "screen cart tap: {open: cart, with: {items: [\"Tea\"]}}", "screen other tap: {open: other}",
        "state signedIn ${state.signedIn}",
      ]
    )
    let text = ManifestText(manifest, isComplete: false).text
    #expect(text.contains("- `price`  Price tag  `- part: {name: price, with: {amount: 950}}`\n"))
    // A name is use enough.
    #expect(text.contains("- `other`\n"))
  }

  @Test("has what screens use, the most used first, with how many do")
  func used() {
    func names(_ kind: ManifestKind) -> [String] {
      Manifest(of: catalog, kinds: [kind]).entries.map { "\($0.name) \($0.screens ?? -1)" }
    }
    expectEqual(names(.string).first, "Pay now 2")
    #expect(!names(.string).contains { $0.contains("${amount}") }, "a text of values alone has no words")
    expectEqual(names(.color), ["accent 1", "spare 0"])
    expectEqual(names(.symbol), ["cart.fill 1"])
    #expect(names(.font).contains("headline 1"))
  }

  @Test("is all that is known of what has some words")
  func query() throws {
    let manifest = Manifest(of: catalog, matching: ["CART"])
    expectEqual(Set(manifest.entries.map(\.name)), ["cart", "Your cart", "cart.fill"])
    let cart = try #require(manifest.entries.first)
    expectEqual(cart.fixtures, ["empty"])
    expectEqual(cart.links, ["shop://cart"])
    expectEqual(cart.place, "Screens/all.yaml:13")
    let text = ManifestText(manifest, isComplete: true).text
    #expect(text.contains("  - key `items`: list of string, required, example [\"Tea\"]\n"))
    expectEqual(Manifest(of: catalog, matching: ["nowhere"]).entries.count, 0)
  }

  @Test("of an edit: the screens by way of what it touches them, with links, walks and snapshots")
  func reach() {
    let reach = ChangeReach(
      since: "1m",
      files: ["Screens/all.yaml", "gone.yaml"],
      affected: ["cart", "price"],
      snapshots: [("cart", "cart.tree.txt"), ("other", "other.tree.txt")],
      in: catalog
    )
    expectEqual(reach.files.map(\.path), ["Screens/all.yaml", "gone.yaml"])
    #expect(reach.files[0].defines.contains("part price") && reach.files[1].defines.isEmpty)
    expectEqual(reach.screens.map { "\($0.name) \($0.reason)" }, ["cart edited"])
    expectEqual(reach.parts, ["price"])
    expectEqual(reach.links, ["shop://cart"])
    expectEqual(reach.snapshots, ["cart.tree.txt"])
    #expect(reach.text.contains("screens (1)\n  cart  edited\n"))
    let nothing = ChangeReach(since: "HEAD", files: [], affected: [], snapshots: [], in: catalog)
    expectEqual(nothing.text, "no file has changed since HEAD\n")
  }
}
