import Expectations
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriUIKit
import Testing

@testable import PetriRendering

@MainActor
@Suite("Looks of bars, controls and backgrounds in texts and pictures")
struct LookDrawingTests {
  private func launched(_ screen: String) throws -> LaunchedScreen { try launch(screen).launched }

  private func launch(_ screen: String) throws -> (launched: LaunchedScreen, composer: Composer) {
    let loaded = CatalogLoader(devices: Stage.devices)
      .load(MemorySource(["Catalog.yaml": "catalog: A\n", "Screens/one.yaml": "screen: one\n\(screen)\n"]))
    expectEqual(loaded.diagnostics.map(\.message), [])
    let composer = Composer(catalog: loaded.catalog)
    let launched = try LaunchedScreen(
      "one",
      context: ContextObject(),
      stage: Stage(environment: LaunchEnvironment(device: "iphone-se")),
      composer: composer
    )
    return (launched, composer)
  }

  private func lines(_ screen: String, as rendering: Rendering) throws -> [String] {
    try launched(screen).text(as: rendering).split(separator: "\n").map(String.init)
  }

  private static let titled = """
    wrapping: [navigation]
    title: Chat
    bar:
      titleView: {stack: {axis: horizontal, tap: {emit: person}, id: person, views: [label: Ann, label: online]}}
      trailing: [{title: Edit}]
    content: [label: Hello]
    """

  @Test("a view in place of a bar's title is in the tree, drawn in the middle, read in its place, and tapped")
  func titleView() throws {
    let tree = try lines(Self.titled, as: .tree)
    let place = try #require(tree.firstIndex { $0.contains("title view") }, "\(tree)")
    #expect(tree[place...].contains { $0.contains("stack person") && $0.contains("-> emit person") }, "\(tree)")
    let speech = try lines(Self.titled, as: .accessibility)
    let words = ["\"Ann, online\"  button", "\"Edit\"  button", "\"Hello\""]
    expectEqual(speech.filter { $0.hasPrefix("\"") }, words)
    let bar = try #require(try lines(Self.titled, as: .wireframe).first { $0.contains("[Edit]") })
    #expect(bar.contains("Ann") && bar.contains("online") && !bar.contains("Chat"), "\(bar)")
    let svg = try lines(Self.titled, as: .svg)
    #expect(svg.contains { $0.contains(">Ann<") } && !svg.contains { $0.contains(">Chat<") }, "\(svg)")
    let launched = try launched(Self.titled)
    #expect(launched.stage.touchables.contains { $0.name == "person" })
  }

  @Test("a line below a bar's title is in the tree, drawn and read")
  func subtitle() throws {
    let screen = "wrapping: [navigation]\ntitle: Kitchen\nbar: {subtitle: 3 members}\ncontent: [label: Hello]"
    #expect(try lines(screen, as: .tree).contains { $0.contains("subtitle \"3 members\"") })
    #expect(try lines(screen, as: .wireframe).contains { $0.contains("Kitchen  3 members") })
    let speech = try lines(screen, as: .accessibility)
    expectEqual(speech.filter { $0.hasPrefix("\"") }, ["\"Kitchen\"  heading", "\"3 members\"", "\"Hello\""])
    #expect(try lines(screen, as: .svg).contains { $0.contains(">3 members<") })
  }

  @Test("a field without a border has no frame in cells and in pictures")
  func fields() throws {
    func drawn(_ style: String) throws -> (cells: Bool, rectangles: Int) {
      let screen = "content: [textField: {placeholder: Name, borderStyle: \(style)}]"
      let rectangles = try lines(screen, as: .svg).count { $0.contains("<rect") && $0.contains("stroke=") }
      return (try lines(screen, as: .wireframe).contains { $0.contains("[Name") }, rectangles)
    }
    let (usual, none, bezel) = (try drawn("roundedRect"), try drawn("none"), try drawn("bezel"))
    #expect(usual.cells && !none.cells && bezel.cells)
    #expect(none.rectangles == usual.rectangles - 1 && bezel.rectangles == usual.rectangles + 1)
  }

  @Test("a button's title is at the side that it is aligned with, in the other direction of reading, too")
  func buttons() throws {
    func line(_ alignment: String) throws -> String {
      let screen = "content: [button: {title: Go, contentHorizontalAlignment: \(alignment)}]"
      return try #require(try lines(screen, as: .wireframe).first { $0.contains("Go") })
    }
    func start(_ alignment: String) throws -> Int {
      let line = try line(alignment)
      return line.distance(from: line.startIndex, to: try #require(line.range(of: "Go")).lowerBound)
    }
    let (leading, center, trailing) = (try start("leading"), try start("center"), try start("trailing"))
    #expect(leading < center && center < trailing, "\(leading) \(center) \(trailing)")
  }

  @Test("a toast is shown in texts and pictures over a screen without taking its touches, and goes after two seconds")
  func toast() throws {
    let (launched, composer) = try launch("content: [button: {title: Copy, tap: {toast: Copied}}]")
    let stage = launched.stage
    try stage.make(.tap("Copy"), with: composer)
    expectEqual(stage.effects, ["shows the toast \"Copied\""])
    #expect(launched.text(as: .tree).contains("toast \"Copied\""))
    #expect(launched.text(as: .json).contains("\"toast\": \"Copied\""))
    let lines = launched.text(as: .wireframe).split(separator: "\n")
    let row = try #require(lines.firstIndex { $0.contains("Copied") })
    #expect(row > lines.count / 2 && row < lines.count - 2, "\(lines)")
    #expect(launched.text(as: .svg).contains(">Copied<"))
    expectEqual(stage.touchables.map(\.name), ["Copy"])
    try stage.make(.wait(seconds: 1.5), with: composer)
    #expect(launched.text(as: .tree).contains("─ toast \"Copied\""))
    try stage.make(.wait(seconds: 0.5), with: composer)
    #expect(!launched.text(as: .tree).contains("─ toast"))
  }

  @Test("a gradient is in the tree, in SVG and in the colours of cells")
  func gradient() throws {
    let screen = """
      content:
        - box: {cornerRadius: 8, gradient: {colors: [red, blue], endPoint: {x: 0.5, y: 1}}, views: [label: {text: A, color: white}]}
      """
    #expect(try lines(screen, as: .tree).contains { $0.contains("gradient red #FF0000, blue #0000FF") })
    let svg = try lines(screen, as: .svg)
    #expect(svg.contains { $0.contains("<linearGradient id=\"gradient-1\"") }, "\(svg)")
    #expect(svg.contains { $0.contains("fill=\"url(#gradient-1)\"") && $0.contains("rx=\"8\"") }, "\(svg)")
    let gradient = try #require(
      try launched(screen).stage.window.allSubviews.lazy.compactMap(\.gradient).first
    )
    let drawn = DrawingGradient(gradient, in: UITraitCollection())
    expectEqual(drawn.paint(x: 0.1, y: -1), Paint(red: 1, green: 0, blue: 0))
    expectEqual(drawn.paint(x: 0.9, y: 0.5), Paint(red: 0.5, green: 0, blue: 0.5))
    expectEqual(drawn.paint(x: 0.5, y: 1), Paint(red: 0, green: 0, blue: 1))
    #expect(try !lines(screen, as: .accessibility).contains { $0.contains("contrast") })
  }
}

extension UIView {
  /// The views below it.
  fileprivate var allSubviews: [UIView] { subviews.flatMap { [$0] + $0.allSubviews } }
}
