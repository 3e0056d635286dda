import Expectations
import PetriCatalog
import PetriText
import Testing

@testable import PetriBrowser

/// The parts beside a form's fields: the screen, values of screens inside, mistakes, fixtures.
@Suite("The form and what is beside it")
struct FormPreviewTests {
  private func driver(columns: Int = 140, rows: Int = 40) -> Driver {
    var driver = Driver(columns: columns, rows: rows)
    driver.press(.down, .down, .enter)
    _ = driver.tell(.form(FormTests.form))
    _ = driver.tell(.checked(LaunchForm.Check(problems: [:])))
    return driver
  }

  private func picture(_ text: String) -> PreviewContent {
    var canvas = Canvas(width: 60, height: 20)
    canvas.put(text, x: 2, y: 2)
    return .picture(canvas)
  }

  /// The request for the picture beside the fields; thumbnails below them have a room.
  private func wanted(_ driver: Driver) -> PreviewRequest? { driver.model.wanted.first { $0.room == nil } }

  @Test("the screen is shown beside the fields with what is filled in, as the list shows it at first")
  func preview() throws {
    var driver = driver()
    let first = try #require(wanted(driver))
    #expect(first.launch == nil && first.tab == .wireframe && first.screen == "cart")
    _ = driver.tell(.preview(first, picture("from Kazan")))
    #expect(driver.shows("from Kazan") && wanted(driver) == nil)
    driver.type("Ufa")
    #expect(driver.shows("from Kazan"))
    let second = try #require(wanted(driver))
    expectEqual(second.launch?.values.map(\.argument), ["city=Ufa"])
    _ = driver.tell(.preview(second, picture("from Ufa")))
    #expect(driver.shows("from Ufa") && !driver.shows("from Kazan"))
  }

  @Test("it fits the window, and a key shows its full size")
  func fitted() throws {
    var driver = driver()
    driver.tell(.preview(try #require(wanted(driver)), .picture(ComparisonTests.picture("Cart", "Tea", height: 60))))
    #expect(driver.shows("Tea") && driver.shows("╰──") && driver.shows("Alt-Z full size"))
    driver.press(.alt("z"))
    #expect(driver.model.layout.formPreview != nil && driver.shows("more lines: PgDn"))
  }

  @Test("while something is wrong nothing is composed, and what was shown stays")
  func mistakes() throws {
    var driver = driver()
    _ = driver.tell(.preview(try #require(wanted(driver)), picture("as it was")))
    driver.press(.tab)
    driver.type("many")
    _ = driver.tell(.checked(LaunchForm.Check(problems: ["count": "'count' needs an int, not many"])))
    #expect(wanted(driver) == nil && driver.shows("as it was") && driver.shows("before the mistake"))
  }

  @Test("what it can begin with is below the fields where there is room, and a click chooses it")
  func bases() throws {
    var driver = driver(columns: 200, rows: 60)
    let wall = try #require(driver.model.formWall)
    #expect(wall.items.map(\.title) == FormTests.form.bases.map(\.name) && wall.selected == 0)
    expectEqual(wall.items[1].request.fixture, FormTests.form.bases[1].name)
    let room = wall.grid.rectangle(at: 1)
    let effects = driver.click(x: room.x + 2, y: room.y + 2)
    expectEqual(driver.model.formWall?.selected, 1)
    guard case .check(let request)? = effects.first else {
      Issue.record("what was chosen isn't checked")
      return
    }
    expectEqual(request.fixture, FormTests.form.bases[1].name)
    #expect(self.driver(columns: 100, rows: 24).model.formWall == nil)
  }

  @Test("no key waits for the preview: it is made when nothing has been typed for a moment")
  func patience() {
    #expect(driver().model.patience > .zero && Driver().model.patience == .zero)
  }

  @Test("a narrow window has the fields alone", arguments: [40, 80, 119])
  func narrow(columns: Int) {
    #expect(wanted(driver(columns: columns, rows: 24)) == nil)
  }

  @Test("the preview is scrolled by keys and by the wheel, and its border is moved")
  func scrolling() throws {
    var driver = driver(rows: 20)
    driver.press(.alt("z"))
    _ = driver.tell(.preview(try #require(wanted(driver)), picture("top")))
    driver.press(.pageDown)
    #expect(!driver.shows("top"))
    driver.wheel(-9, x: 130, y: 10)
    #expect(driver.shows("top"))
    let before = driver.model.layout.form.width
    driver.press(.alt(","))
    expectEqual(driver.model.layout.form.width, before - 4)
  }

  @Test("back from the form of a launched screen, it is launched anew: the preview took its device")
  func overStage() {
    var driver = Driver(columns: 140, rows: 40)
    _ = driver.model.launch(StageTests.request)
    _ = driver.tell(.stage(StageTests.request, StageTests.view(moves: [])))
    driver.press(.control("e"))
    _ = driver.tell(.form(FormTests.form))
    expectEqual(driver.press(.escape), [.launch(StageTests.request)])
  }

  @Test("values of screens inside are filled in, with where they are from, and follow what is typed")
  func inside() {
    var driver = driver()
    func know(_ text: String) {
      let value = LaunchForm.Value(text, origin: "from cart")
      _ = driver.tell(.checked(LaunchForm.Check(problems: [:], inside: ["menu.size": value])))
    }
    know("small")
    #expect(
      driver.lines.contains {
        $0.hasPrefix("›menu.size") && $0.contains("‹ small ›") && $0.contains("choice, from cart")
      }
    )
    know("large")
    #expect(driver.shows("‹ large ›"))
    driver.press(.down, .down, .down, .right)
    #expect(
      driver.lines.contains { $0.hasPrefix("›menu.size") && $0.contains("‹ small ›") && !$0.contains("from cart") }
    )
    expectEqual(driver.model.form?.launch.values.map(\.argument), ["menu.size=small"])
  }

  @Test("a fixture is one key away from any field, round and back, and what was typed stays")
  func fixtures() {
    var driver = driver()
    driver.press(.tab)
    driver.type("7")
    driver.press(.control("f"))
    #expect(driver.shows("‹ far-east ›") && driver.shows("Anadyr") && driver.model.form?.field?.path == "count")
    expectEqual(driver.model.form?.launch.values.map(\.argument), ["count=7"])
    driver.press(.control("f"))
    #expect(driver.shows("‹ examples ›") && driver.shows("Kazan"))
    driver.press(.alt("f"))
    #expect(driver.shows("‹ far-east ›"))
    _ = driver.tell(.form(LaunchForm(screen: "cart", fields: FormTests.form.fields, bases: [])))
    driver.press(.control("f"))
    #expect(driver.shows("cart has no fixtures"))
  }

  @Test("what is wrong is beside the value, else below it, all of it at any size", arguments: [40, 60, 140])
  func problems(columns: Int) throws {
    var driver = driver(columns: columns, rows: 30)
    let words = "'count' must be an integer such as 3; found 'many'"
    _ = driver.tell(.checked(LaunchForm.Check(problems: ["count": words])))
    let row = try #require(driver.lines.firstIndex { $0.hasPrefix("!count") })
    let below = try #require(driver.lines.firstIndex { $0.hasPrefix(" loud") })
    let said = driver.lines[row..<below].map { $0.split(separator: "│").first.map(String.init) ?? "" }.joined(
      separator: " "
    )
    #expect(said.split(separator: " ").joined(separator: " ").hasSuffix(words))
    driver.click(x: 3, y: below)
    expectEqual(driver.model.form?.field?.path, "loud")
  }
}
