import Expectations
import PetriCatalog
import PetriComposer
import PetriLoader
import Testing

@testable import PetriRendering

/// Sizes for which anything but a cost that grows with the size would never end.
@MainActor
@Suite("Screens of thousands of views and long texts")
struct LongScreenTests {
  /// A screen with a list `rows` and a text `text`.
  private func launched(_ content: String, rows: Int = 0, text: String = "") throws -> LaunchedScreen {
    let context = "context: {rows: {type: list, of: int, example: [1]}, text: {type: string, example: A}}"
    let files = ["Catalog.yaml": "catalog: A\n", "Screens/a.yaml": "screen: a\n\(context)\ncontent: [\(content)]\n"]
    let loaded = CatalogLoader(devices: Stage.devices, lints: false).load(MemorySource(files))
    try #require(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    let stage = try Stage(environment: LaunchEnvironment())
    let values = ContextObject([
      .init(name: "rows", value: .list((0..<rows).map { .int($0) })), .init(name: "text", value: .string(text)),
    ])
    return try LaunchedScreen("a", context: values, stage: stage, composer: Composer(catalog: loaded.catalog))
  }

  @Test("images with a ratio of their sides, in a scroll view")
  func images() throws {
    let count = 2_000
    let image = "scroll: {views: [{image: {name: tree, aspectRatio: 2, each: \"${rows}\"}}]}"
    let tree = try launched(image, rows: count).text(as: .tree)
    expectEqual(tree.split(separator: "\n").count { $0.contains("image tree") }, count)
  }

  @Test("labels that take what room is left")
  func growing() throws {
    let count = 3_000
    let tree = try launched("label: {text: A, grow: true, each: \"${rows}\"}", rows: count).text(as: .tree)
    expectEqual(tree.split(separator: "\n").count { $0.contains("label \"A\"") }, count)
  }

  @Test("a long word of characters beyond ASCII in what is typed in", arguments: ["textField", "textView"])
  func typed(view: String) throws {
    let character = "é"
    let text = String(repeating: character, count: 150_000)
    let launched = try launched("\(view): {text: \"${text}\"}", text: text)
    for rendering in [Rendering.tree, .wireframe, .svg, .accessibility] {
      #expect(launched.text(as: rendering).contains(character))
    }
  }
}
