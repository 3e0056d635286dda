import Expectations
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriUIKit
import Testing

@testable import PetriRendering

@MainActor
@Suite("Lines and frames of a wireframe")
struct WireframeLinesTests {
  /// The rows with something on them, without the device's border and the status bar.
  private func drawn(_ content: String, pinned: String = "") throws -> [String] {
    let catalog = CatalogLoader(devices: Stage.devices).load(
      MemorySource([
        "Catalog.yaml": "catalog: A\n",
        "Screens/one.yaml": """
        container: ribbon
        views: \(pinned.isEmpty ? "[spacer]" : pinned)
        ---
        screen: one
        wrapping: [ribbon]
        content:
        \(content)
        """,
      ])
    ).catalog
    let stage = try Stage(environment: LaunchEnvironment(device: "iphone-se"))
    let launched = try LaunchedScreen(
      "one",
      context: ContextObject(),
      stage: stage,
      composer: Composer(catalog: catalog)
    )
    return launched.text(as: .wireframe).split(separator: "\n").dropFirst(2).dropLast()
      .map { String($0.dropFirst().dropLast()) }.filter { line in line.contains { $0 != " " } }
  }

  private func label(_ text: String, y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 28, y: y, width: 200, height: 16))
    label.text = text
    return label
  }

  private func rows(_ views: [UIView]) throws -> [String] {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    let stage = try Stage(environment: LaunchEnvironment(device: "iphone-se"))
    return LaunchedScreen(controller, stage: stage).text(as: .wireframe).split(separator: "\n").dropFirst(3).dropLast()
      .map { String($0.dropFirst().dropLast()) }
  }

  private func line(x: CGFloat, y: CGFloat, width: CGFloat) -> UIView {
    let line = UIView(frame: CGRect(x: x, y: y, width: width, height: 1))
    line.backgroundColor = .separator
    return line
  }

  @Test("a frame isn't seen through the blanks of a text on its row, whichever was drawn first")
  func blanks() throws {
    let under = try drawn(
      "  - box: {padding: 0, border: systemRed, height: 48, views: [{label: A  text of words}, {label: two lines}]}"
    )
    for text in ["A  text of words", "two lines"] { #expect(under.contains { $0.contains(text) }, "\(under)") }
    let over = try drawn(
      "  - label: A  text of words",
      pinned: "[box: {pin: edges, padding: 0, border: systemRed, views: [spacer]}]"
    )
    expectEqual(over.first?.contains("A  text of words───"), true, "\(over)")
  }

  @Test("the line of a bar covers a text that is below the bar")
  func bar() throws {
    let controller = UIViewController()
    controller.view.addSubview(label("Hidden", y: 48))
    let stage = try Stage(environment: LaunchEnvironment(device: "iphone-se"))
    let navigation = UINavigationController(rootViewController: controller)
    let text = LaunchedScreen(navigation, stage: stage).text(as: .wireframe)
    #expect(text.contains(String(repeating: "─", count: 54)) && !text.contains("Hid"), "\(text)")
  }

  @Test("a line that goes through a row of texts isn't drawn in a gap of a few blanks")
  func gaps() throws {
    let near = label("Top", y: 96)
    let far = label("row", y: 96)
    far.frame.origin.x = 28 + 6 * 7
    let other = label("far", y: 96)
    other.frame.origin.x = 28 + 20 * 7
    for label in [near, far, other] { label.frame.size.width = 35 }
    let row = try #require(try rows([line(x: 28, y: 96, width: 280), near, far, other]).first { $0.contains("Top") })
    #expect(row.contains("Top   row───────────far──────"))
  }

  @Test(
    "a line is between two texts where there is a row between them",
    arguments: [96, 100, 104, 107, 109] as [CGFloat]
  )
  func between(y: CGFloat) throws {
    let rows = try rows([label("Above", y: y), line(x: 28, y: y + 24, width: 200), label("Below", y: y + 32)])
    let above = try #require(rows.firstIndex { $0.contains("Above") })
    #expect(rows[above + 1].contains("────"))
    #expect(rows[above + 2].contains("Below"))
  }

  @Test("lines that cross a frame or end on it are joined to it")
  func joined() throws {
    // A picture has a frame.
    let picture = UIImageView(frame: CGRect(x: 56, y: 96, width: 140, height: 80))
    let crossing = try rows([line(x: 28, y: 130, width: 196), picture])
    #expect(crossing.contains { $0.contains("─┼──") && $0.contains("──┼─") }, "\(crossing)")
    let ending = try rows([picture, line(x: 56, y: 130, width: 140)])
    #expect(ending.contains { $0.contains(" ├──") && $0.contains("──┤ ") }, "\(ending)")
  }

  @Test("a divider between the views of a row goes down")
  func vertical() throws {
    let rows = try drawn(
      "  - stack: {axis: horizontal, height: 48, spacing: 20, views: [{label: A}, divider, {label: B}]}"
    )
    expectEqual(rows.filter { $0.contains("│") }.count, 3, "\(rows)")
    #expect(!rows.contains { $0.contains("─") })
  }
}
