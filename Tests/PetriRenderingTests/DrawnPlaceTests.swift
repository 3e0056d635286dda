import Expectations
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriUIKit
import Testing

@testable import PetriRendering

/// Symbols, ends of texts and lines, as all drawings have them.
@MainActor @Suite("Symbols and edges as they are drawn") struct DrawnPlaceTests {
  private func launched(
    _ screen: String,
    then moves: [Move] = [],
    in environment: LaunchEnvironment = LaunchEnvironment()
  ) throws -> LaunchedScreen {
    let loaded = CatalogLoader(devices: Stage.devices, lints: false)
      .load(MemorySource(["Catalog.yaml": "catalog: A\n---\nscreen: a\n\(screen)\n"]))
    try #require(loaded.diagnostics.isEmpty, "\(loaded.diagnostics)")
    let composer = Composer(catalog: loaded.catalog, locale: environment.locale)
    let stage = try Stage(environment: environment)
    let launched = try LaunchedScreen("a", context: ContextObject(), stage: stage, composer: composer)
    for move in moves { try stage.make(move, with: composer) }
    return launched
  }

  private func lines(_ launched: LaunchedScreen) -> [Substring] { launched.text(as: .svg).split(separator: "\n") }

  private func number(_ name: String, _ line: Substring) -> Double? {
    line.firstRange(of: " \(name)=\"").flatMap { Double(line[$0.upperBound...].prefix { $0 != "\"" }) }
  }

  @Test("a symbol is one drawing on bars, buttons, rows, images and menus, in the colour of each")
  func symbols() throws {
    let launched = try launched(
      """
      wrapping: [navigation]
      bar:
        trailing: [{symbol: square.and.pencil, accessibilityLabel: Write, tap: {emit: a}}]
        toolbar: [{symbol: square.and.pencil, accessibilityLabel: Edit, tap: {emit: a}}]
      content:
        list:
          sections:
            - views:
                - row: {title: Row, symbol: square.and.pencil}
                - image: {symbol: square.and.pencil}
                - button: {title: Button, symbol: square.and.pencil, tap: {emit: a}}
                - button:
                    title: Menu
                    menu: [{title: Line, symbol: square.and.pencil, tap: {emit: a}}]
      """,
      then: [.tap("Menu")]
    )
    let svg = lines(launched)
    let places = svg.indices.filter { svg[$0] == "<title>square.and.pencil</title>" }
    expectEqual(places.count, 6)
    let uses = svg.filter { $0.hasPrefix("<use href=\"#symbol-square.and.pencil\"") }
    expectEqual(uses.count, 6)
    expectEqual(svg.count { $0.hasPrefix("<symbol id=\"symbol-square.and.pencil\"") }, 1)
    // Blue where it may be tapped, black in the menu.
    expectEqual(uses.count { $0.contains("color=\"#007AFF\"") }, 5)
    expectEqual(uses.count { $0.contains("color=\"#000000\"") }, 1)
  }

  @Test("the mark of a row, the glass of a search field and the tick of a menu are symbols as any other")
  func marks() throws {
    func drawing(_ screen: String, _ name: String, then moves: [Move] = []) throws -> String {
      let svg = lines(try launched(screen, then: moves))
      let place = try #require(svg.firstIndex(of: "<title>\(name)</title>"), "\(name): \(svg)")
      let use = try #require(svg[place...].first { $0.hasPrefix("<use") }, "\(name): \(svg)")
      return use.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
    }
    try expectEqual(drawing("content: [image: {symbol: chevron.forward}]", "chevron.forward"), "#symbol-chevron.right")
    let row = "content: {list: {sections: [{views: [{row: {title: A, accessory: disclosure}}]}]}}"
    try expectEqual(drawing(row, "chevron.forward"), "#symbol-chevron.right")
    for screen in ["content: [searchField: {placeholder: Find}]", "content: [image: {symbol: magnifyingglass}]"] {
      try expectEqual(drawing(screen, "magnifyingglass"), "#symbol-magnifyingglass")
    }
    let menu = "content: [button: {title: Menu, menu: [{title: On, checked: true, tap: {emit: a}}]}]"
    try expectEqual(drawing(menu, "checkmark", then: [.tap("Menu")]), "#symbol-checkmark")
  }

  @Test("a placeholder that doesn't fit ends with an ellipsis")
  func placeholders() throws {
    let small = LaunchEnvironment(device: "iphone-se")
    let text = "The name that is written on your card, as it is written there"
    for kind in ["textField", "searchField"] {
      let launched = try launched("content: [\(kind): {placeholder: \"\(text)\"}]", in: small)
      let svg = lines(launched)
      let place = try #require(svg.firstIndex { $0.contains(">The name") })
      let ellipsis = try #require(svg[place...].first { $0.contains(">…<") })
      // Where the letters are wider than they are here, the ellipsis isn't drawn over.
      let clip = try #require(svg[..<place].last { $0.hasPrefix("<rect") })
      let end = (number("x", clip) ?? 0) + (number("width", clip) ?? 0)
      #expect(abs(end - (number("x", ellipsis) ?? 0)) < 0.02 && end < 375, "\(clip) \(ellipsis)")
      #expect(launched.text(as: .wireframe).contains("…"))
    }
    let area = try launched("content: [textView: {placeholder: \"\(text) \(text)\", height: 60}]")
    let drawn = lines(area).filter { $0.hasPrefix("<text") && !$0.contains(">9:41<") }
    #expect(drawn.last?.contains("…<") == true, "\(drawn)")
  }

  @Test("what ends at an edge is put there by its end, so that it stays there in fonts of other widths")
  func ends() throws {
    let views = [
      "label: {text: End, alignment: right}", "label: {markdown: \"**Big** End\", alignment: right}",
    ]
    for view in views {
      let line = try #require(lines(try launched("content: [\(view)]")).first { $0.contains("End<") })
      #expect(line.contains("text-anchor=\"end\"") && number("x", line) ?? 0 > 300, "\(line)")
    }
    let row = "content: {list: {sections: [{views: [{row: {title: Title, value: End}}]}]}}"
    let line = try #require(lines(try launched(row)).first { $0.contains(">End<") })
    #expect(line.contains("text-anchor=\"end\"") && number("x", line) ?? 0 > 300, "\(line)")
    let mirrored = LaunchEnvironment(locale: "ar")
    let left = try #require(lines(try launched(row, in: mirrored)).first { $0.contains(">End<") })
    #expect(!left.contains("text-anchor") && number("x", left) ?? 400 < 100, "\(left)")
  }

  @Test("a field's text is where its alignment has it")
  func fields() throws {
    let field = UITextField(frame: CGRect(x: 16, y: 100, width: 200, height: 34))
    field.text = "12"
    field.textAlignment = .right
    field.borderStyle = .roundedRect
    let controller = UIViewController()
    controller.view.addSubview(field)
    let launched = LaunchedScreen(controller, stage: try Stage(environment: LaunchEnvironment()))
    let line = try #require(lines(launched).first { $0.contains(">12<") })
    #expect(line.contains("text-anchor=\"end\"") && number("x", line) == 208, "\(line)")
    #expect(launched.text(as: .wireframe).contains("_12]"))
  }

  @Test("a share sheet has a button to close it, in a circle")
  func share() throws {
    let launched = try launched("content: {share: {items: [\"\(String(repeating: "A long text ", count: 9))\"]}}")
    let svg = lines(launched)
    let place = try #require(svg.firstIndex(of: "<title>xmark</title>"), "\(svg)")
    #expect(svg[place - 2].hasPrefix("<circle") && svg[place - 2].contains("r=\"15\""), "\(svg[place - 2])")
    #expect(launched.text(as: .wireframe).contains("✕"))
  }

  @Test("a line is between the columns of a split, and none where it is collapsed")
  func split() throws {
    let split = "content: {split: {primary: {screen: b}, secondary: {screen: c}, displayMode: oneBesideSecondary}}"
    let screens = split + "\n---\nscreen: b\ncontent: []\n---\nscreen: c\ncontent: []"
    let wide = try launched(screens, in: LaunchEnvironment(device: "ipad-11"))
    let line = try #require(lines(wide).last { $0.contains(" width=\"0.5\"") })
    #expect(number("height", line) == Double(wide.stage.window.bounds.height) && number("x", line) ?? 0 > 100)
    let rows = wide.text(as: .wireframe).split(separator: "\n")
    let middle = try #require(rows[rows.count / 2].dropFirst().firstIndex(of: "│"))
    #expect(rows[rows.count / 2].distance(from: rows[rows.count / 2].startIndex, to: middle) > 20)
    #expect(!lines(try launched(screens)).contains { $0.contains(" width=\"0.5\"") })
  }
}
