import Expectations
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriText
import PetriUIKit
import Testing

@testable import PetriRendering

@MainActor
@Suite("Marks that can't be seen")
struct InvisibleMarksTests {
  private func launched(_ content: String, locale: String = "en") throws -> LaunchedScreen {
    let catalog = CatalogLoader(devices: Stage.devices).load(
      MemorySource([
        "Catalog.yaml": "catalog: A\nlocales: [en, ar]\n",
        "Screens/one.yaml": """
        screen: one
        title: "\\u200EA title\\u202E"
        context: {name: {type: string, example: "\\u2068Ann\\u2069"}}
        wrapping: [navigation]
        content:
        \(content)
        """,
      ])
    ).catalog
    let stage = try Stage(environment: LaunchEnvironment(device: "iphone-se", locale: locale))
    let context = ContextObject([.init(name: "name", value: .string("\u{2068}Ann\u{2069}"))])
    return try LaunchedScreen("one", context: context, stage: stage, composer: Composer(catalog: catalog))
  }

  private static let content = """
      - label: "\\u200EPrice: 5\\u200E"
      - label: "مرحبا ${name} \\u200F!"
      - label: "Zero\\u200B width\\uFE0F\\u00AD"
      - button: {title: "\\u202BBuy\\u202C it", tap: dismiss}
      - label: "👩‍👩‍👧 می‌خواهم"
    """

  @Test("a wireframe has none of them, and all of each text", arguments: ["en", "ar"])
  func wireframe(locale: String) throws {
    let text = try launched(InvisibleMarksTests.content, locale: locale).text(as: .wireframe)
    for part in ["Price: 5", "مرحبا Ann !", "Zero width", "[ Buy it ]", "👩‍👩‍👧 می‌خواهم", " A title "] {
      #expect(text.contains(part), "\(text)")
    }
    #expect(!text.contains("U+"))
    let widths = Set(text.split(separator: "\n").map { String($0).columns })
    expectEqual(widths.count, 1)
  }

  @Test("an SVG document has none of them, and the tree shows each")
  func others() throws {
    let launched = try launched(InvisibleMarksTests.content)
    let svg = launched.text(as: .svg)
    for part in ["Price: 5", "Zero width", "Buy it"] { #expect(svg.contains(part), "\(svg)") }
    #expect(!svg.split(separator: "\n").contains { $0.hasPrefix("<text") && $0.contains("U+") })
    #expect(!svg.unicodeScalars.contains { $0 == "\u{200E}" || $0 == "\u{202B}" })
    let tree = launched.text(as: .tree)
    #expect(tree.lowercased().contains("200e") && tree.lowercased().contains("202b"), "\(tree)")
  }

  @Test("a text is as wide with them as without")
  func widths() {
    let font = UIFont.systemFont(ofSize: 17)
    func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    // Letters with a mark at them aren't kerned.
    let parts = width("Pri") + width("ce: 5$")
    for mark in [
      "\u{200E}", "\u{200F}", "\u{61C}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200B}", "\u{2060}",
      "\u{FEFF}", "\u{FE0F}",
      "\u{FE00}", "\u{AD}", "\u{3164}",
    ] {
      #expect(abs(width("Pri\(mark)ce: 5$\(mark)") - parts) < 0.2)
    }
    expectEqual(width("❤\u{FE0F}"), 17)
  }
}
