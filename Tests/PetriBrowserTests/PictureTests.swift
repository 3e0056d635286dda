import Expectations
import Foundation
import PetriCatalog
import PetriText
import Testing

@testable import PetriBrowser

/// Pictures of the browser as text: every pane at three to five sizes.
/// `PETRI_RECORD=1 swift test --filter PictureTests` writes the pictures anew, for a review.
@Suite("Pictures of the browser", .serialized)
struct PictureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/Pictures")
  static func sizes(of scene: String) -> [(Int, Int)] {
    switch scene {
    case "picture", "comparison", "sheet", "variations", "group", "beside", "snapshots", "checks", "map", "hub",
      "lines", "steps":
      [(80, 24), (120, 40), (200, 60)]
    case _ where tabs.contains(scene): [(80, 24), (120, 40), (200, 60)]
    default: [(40, 12), (60, 20), (80, 24), (120, 40), (200, 60)]
    }
  }
  static let scenes =
    [
      "list", "search", "preview", "help", "palette", "form", "stage", "log", "onion", "timeline", "texts", "picture",
      "comparison", "sheet", "variations", "group", "beside", "snapshots", "checks", "map", "hub", "lines",
      "steps",
    ] + tabs
  private static let tabs = PreviewTab.allCases.map(\.rawValue)
    .filter { !["picture", "snapshots", "checks"].contains($0) }

  /// A form with a list.
  private static let form = LaunchForm(
    screen: "cart",
    fields: FormTests.form.fields + [LaunchForm.Field(path: "items", type: .list(.string))],
    bases: FormTests.form.bases.map { base in
      let items = ["items": LaunchForm.Value("[\"Tea\", \"Salt\"]", items: ["Tea", "Salt"])]
      return LaunchForm.Base(name: base.name, values: base.values.merging(items) { $1 })
    }
  )

  /// A browser with something to be seen.
  static func driver(_ scene: String, columns: Int, rows: Int) -> Driver {
    var driver = Driver(columns: columns, rows: rows)
    driver.press(.down, .down)
    switch scene {
    case "map", "hub": return MapTests.driver(isHub: scene == "hub", columns: columns, rows: rows)
    case "lines":
      driver.press(.character("8"), .tab, .down)
      if let request = driver.model.previewRequest { driver.tell(.preview(request, .rows(RowsTests.rows))) }
    case "steps":
      _ = driver.model.launch(StageTests.request)
      driver.tell(.stage(StageTests.request, StepsTests.view))
      driver.press(.alt("c"))
    case "search":
      driver.press(.character("/"))
      driver.type("pro")
    case "texts":
      _ = driver.tell(.texts(TextSearchTests.texts))
      driver.press(.character("/"))
      driver.type("pay")
      _ = driver.tell(.searchOn)
    case "picture":
      driver.press(.character("2"))
      ComparisonTests.fill(&driver)
    case "comparison":
      driver.press(.character("c"), .character("c"))
      ComparisonTests.fill(&driver)
    case "sheet": driver.press(.character("t"), .character("t"))
    case "variations":
      driver.press(.character("F"))
      _ = driver.tell(.fixtures(["full", "a-name-that-is-longer-than-its-room"], of: "cart"))
    case "group": driver.press(.up)
    case "snapshots":
      _ = driver.tell(.snapshots(SnapshotTabTests.states))
      _ = driver.tell(.verifying(SnapshotProgress(done: 3, total: 5)))
      driver.press(.character("0"))
      SnapshotTabTests.fill(&driver)
      SheetTests.fill(&driver)
    case "checks":
      driver.press(.character("i"), .tab)
      ChecksTabTests.fill(&driver)
    case "preview": driver.press(.character("3"), .character("D"), .tab)
    case "help": driver.press(.character("?"))
    case "palette":
      driver.press(.control("p"))
      driver.type("list")
    case "form":
      driver.press(.enter)
      _ = driver.tell(.form(form))
      driver.type("Ufa")
      driver.press(.tab)
      for request in driver.model.wanted {
        _ = driver.tell(.preview(request, .text(["the screen with what is typed"])))
      }
      let inside = ["menu.size": LaunchForm.Value("small", origin: "example of menu")]
      _ = driver.tell(
        .checked(LaunchForm.Check(problems: ["count": "'count' needs an int, not many"], inside: inside))
      )
    case "stage", "log":
      _ = driver.model.launch(StageTests.request)
      _ = driver.tell(.stage(StageTests.request, StageTests.view(moves: ["tap:Buy"])))
      driver.press(.tab)
      if scene == "log" { driver.press(.control("l")) }
    case "onion", "timeline":
      _ = driver.model.launch(StageTests.request)
      let view = scene == "onion" ? StagePaneTests.view() : StagePaneTests.pictured()
      _ = driver.tell(.stage(StageTests.request, view))
      driver.press(.control(scene == "onion" ? "o" : "t"))
      if scene == "onion" { driver.press(.up) }
    case _ where tabs.contains(scene):
      let place = PreviewTab.allCases.firstIndex { $0.rawValue == scene } ?? 0
      driver.press(.character(Character("\(place + 1)")))
      for request in driver.model.wanted where request.tab.rawValue == scene {
        let lines = PreviewTexts.lines(of: request.tab)
        _ = driver.tell(.preview(request, scene == "wireframe" ? SheetTests.content(request) : .text(lines)))
      }
      _ = SheetTests.fill(&driver)
    default: break
    }
    if ["sheet", "variations", "group", "beside"].contains(scene) { SheetTests.fill(&driver) }
    for request in driver.model.wanted {
      _ = driver.tell(.preview(request, .text((1...30).map { "\(request.tab.rawValue) 田 line \($0)" })))
    }
    return driver
  }

  @Test("are as they were", arguments: scenes)
  func pictures(scene: String) throws {
    let text = Self.sizes(of: scene).map { columns, rows in
      let driver = Self.driver(scene, columns: columns, rows: rows)
      let (x, y) = driver.model.cursor
      return "\(columns) x \(rows), the cursor at \(x) \(y)\n" + driver.lines.map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
    let file = Self.folder.appending(path: "\(scene).txt")
    if ProcessInfo.processInfo.environment["PETRI_RECORD"] != nil {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (number, pair) in zip(lines, expected).enumerated() where pair.0 != pair.1 {
      Issue.record("\(scene).txt:\(number + 1): \(pair.0)\n  was \(pair.1)")
      break
    }
    expectEqual(lines.count, expected.count)
  }

  @Test(
    "fill their size, cut no wide character, hold no control character, and say the same in ASCII",
    arguments: scenes
  )
  func invariants(scene: String) {
    for (columns, rows) in Self.sizes(of: scene) {
      let picture = Self.driver(scene, columns: columns, rows: rows).model.picture
      for y in 0..<rows {
        var x = 0
        while x < columns {
          let cell = picture[x, y]
          guard Self.isWhole(cell) else {
            Issue.record("the cell at \(x) \(y) of \(columns) x \(rows): \(cell)")
            break
          }
          x += cell.columns
        }
        expectEqual(x, columns)
      }
    }
  }

  /// Whether a cell is as wide as its text, which has no control character, and its ASCII.
  private static func isWhole(_ cell: CanvasCell) -> Bool {
    cell.columns > 0 && cell.columns == max(1, DisplayWidth.columns(of: cell.text))
      && !cell.text.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
      && cell.inASCII.utf8.allSatisfy { $0 < 0x80 } && cell.inASCII.utf8.count == cell.columns
  }

  @Test("show without colours what has the focus and what is wrong")
  func monochrome() {
    func marked(_ scene: String, _ style: (CellStyle) -> Bool) -> String {
      let picture = Self.driver(scene, columns: 100, rows: 24).model.picture
      let cells = (0..<24).flatMap { y in (0..<100).map { picture[$0, y] } }
      return cells.filter { style($0.style) }.map(\.text).joined()
    }
    #expect(marked("list", \.isReversed).contains("cart "))
    expectEqual(marked("search", \.isUnderlined), "propro")
    expectEqual(marked("form", \.isUnderlined), "3")
    #expect(Self.driver("form", columns: 100, rows: 24).shows("!count"))
    let stage = Self.driver("stage", columns: 100, rows: 24)
    let (x, y) = stage.model.cursor
    expectEqual(stage.model.picture[x - 1, y].text, "▸")
  }
}
