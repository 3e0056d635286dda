import Expectations
import PetriText
import Testing

@testable import PetriBrowser

@Suite("Panes")
struct PaneTests {
  /// The column of the line between the list and the preview.
  private func divider(_ driver: Driver) -> Int? {
    let line = driver.lines[4]
    return line.firstIndex { "│┃".contains($0) }.map { line.distance(from: line.startIndex, to: $0) }
  }

  private func drag(_ driver: inout Driver, from: (Int, Int), to: (Int, Int)) {
    driver.click(x: from.0, y: from.1)
    _ = driver.tell(.input(.mouse(.drag(button: 0), x: to.0, y: to.1)))
    _ = driver.tell(.input(.mouse(.release, x: to.0, y: to.1)))
  }

  @Test("the pane with the arrows is marked by thick lines, which are others in ASCII too")
  func marks() {
    var driver = Driver(columns: 120, rows: 30)
    driver.press(.down, .down)
    #expect(driver.lines[1].hasPrefix("━━━") && driver.lines[1].hasSuffix("───") && driver.lines[4].contains("│"))
    driver.press(.tab)
    #expect(driver.lines[1].hasPrefix("───") && driver.lines[1].hasSuffix("━━━") && driver.lines[4].contains("┃"))
    driver.press(.tab)
    #expect(!driver.lines[1].contains("━") && driver.lines.contains { $0.hasPrefix("━ context ━━") })
    #expect(CanvasCell(text: "━", columns: 1).inASCII != CanvasCell(text: "─", columns: 1).inASCII)
  }

  @Test("keys make the pane with the arrows larger and smaller, to a minimum, and bring the sizes back")
  func keys() throws {
    var driver = Driver(columns: 120, rows: 30)
    let first = try #require(divider(driver))
    driver.press(.character("."))
    expectEqual(divider(driver), first + 4)
    driver.press(.character(","), .character(","))
    expectEqual(divider(driver), first - 4)
    driver.press(.tab, .character("."))
    expectEqual(divider(driver), first - 8)
    for _ in 0..<40 { driver.press(.character(".")) }
    expectEqual(divider(driver), 20)
    driver.press(.character(","))
    expectEqual(divider(driver), 24)
    driver.press(.tab)
    let details = try #require(driver.model.layout.details).height
    driver.press(.character("."))
    expectEqual(driver.model.layout.details?.height, details + 1)
    driver.press(.character("="))
    #expect(divider(driver) == first && driver.model.layout.details?.height == details)
  }

  @Test("the mouse moves the lines between panes, and a second click on one moves it back")
  func mouse() throws {
    var driver = Driver(columns: 120, rows: 30)
    let first = try #require(divider(driver))
    drag(&driver, from: (first, 8), to: (first + 15, 8))
    #expect(divider(driver) == first + 15 && driver.model.focus == .list)
    let title = try #require(driver.model.layout.details).y
    drag(&driver, from: (3, title), to: (3, title - 4))
    expectEqual(driver.model.layout.details?.y, title - 4)
    // A border that was let go moves nothing any more.
    _ = driver.tell(.input(.mouse(.drag(button: 0), x: 70, y: 10)))
    expectEqual(divider(driver), first + 15)
    driver.click(x: first + 15, y: 9)
    driver.click(x: first + 15, y: 9)
    expectEqual(divider(driver), first)
  }

  @Test("sizes are parts of the window: they hold in another size of the terminal, and come back with it")
  func resizing() throws {
    var driver = Driver(columns: 120, rows: 30)
    drag(&driver, from: (try #require(divider(driver)), 8), to: (60, 8))
    _ = driver.tell(.resized(columns: 200, rows: 50))
    expectEqual(divider(driver), 100)
    _ = driver.tell(.resized(columns: 60, rows: 20))
    expectEqual(divider(driver), 30)
    _ = driver.tell(.resized(columns: 40, rows: 12))
    _ = driver.tell(.resized(columns: 120, rows: 30))
    expectEqual(divider(driver), 60)
  }

  @Test("a key gives all of the window to a pane, at any size, and Tab goes on to the next", arguments: [40, 60, 120])
  func zoom(columns: Int) {
    var driver = Driver(columns: columns, rows: 24)
    driver.press(.down, .down)
    driver.press(.character("z"))
    #expect(driver.model.layout.list.width == columns && driver.model.layout.preview == nil)
    driver.press(.tab)
    #expect(driver.model.layout.preview?.width == columns && driver.model.layout.list.width == 0)
    expectEqual(driver.model.wanted.map(\.tab), [.wireframe])
    driver.press(.tab)
    #expect(driver.model.layout.details?.width == columns && driver.model.wanted.map(\.tab) == [.context])
    driver.press(.escape)
    #expect(driver.model.layout.list.width > 0 && !driver.model.panes.isZoomed)
  }

  @Test("the arrows go back to the list where the window is too small for the pane that had them")
  func lostPane() {
    var driver = Driver(columns: 120, rows: 30)
    driver.press(.tab, .tab)
    _ = driver.tell(.resized(columns: 80, rows: 18))
    expectEqual(driver.model.focus, .list)
  }

  @Test("a click gives the arrows to a pane")
  func clicking() {
    var driver = Driver(columns: 120, rows: 30)
    driver.click(x: 100, y: 10)
    expectEqual(driver.model.focus, .preview)
    driver.click(x: 5, y: 26)
    expectEqual(driver.model.focus, .details)
    driver.click(x: 5, y: 4)
    expectEqual(driver.model.focus, .list)
  }

  @Test("a launched screen gets more room, or all of it, and its log comes back")
  func stage() throws {
    var driver = Driver(columns: 140, rows: 30)
    _ = driver.model.launch(StageTests.request)
    _ = driver.tell(.stage(StageTests.request, StageTests.view(moves: [])))
    let log = try #require(driver.model.layout.log)
    driver.press(.alt("."))
    expectEqual(driver.model.layout.log?.x, log.x + 4)
    drag(&driver, from: (log.x + 3, 9), to: (log.x - 11, 9))
    expectEqual(driver.model.layout.log?.x, log.x - 10)
    driver.press(.alt("z"))
    #expect(driver.model.layout.log == nil && driver.model.layout.stage.width == 140)
    driver.press(.alt("="))
    expectEqual(driver.model.layout.log, log)
  }

  @Test(
    "the help begins with the place one is in",
    arguments: ["list", "preview", "details", "search", "palette", "form"]
  )
  func help(place: String) {
    var driver = Driver(columns: 120, rows: 40)
    driver.press(.down, .down)
    let titles = [
      "list": "In the list", "preview": "In the preview", "details": "In the pane below the list",
      "search": "While something is searched", "palette": "In the palette", "form": "In the form",
    ]
    switch place {
    case "preview": driver.press(.tab, .character("?"))
    case "details": driver.press(.tab, .tab, .character("?"))
    case "search": driver.press(.character("/"), .function(1))
    case "palette": driver.press(.control("p"), .function(1))
    case "form":
      driver.press(.enter)
      _ = driver.tell(.form(FormTests.form))
      driver.press(.function(1))
    default: driver.press(.character("?"))
    }
    #expect(driver.lines[2].trimmingPrefix(" ") == titles[place] ?? "")
    driver.press(.escape)
    #expect(!driver.shows(titles[place] ?? ""))
  }
}
