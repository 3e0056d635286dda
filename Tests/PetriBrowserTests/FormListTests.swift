import Expectations
import PetriCatalog
import PetriText
import Testing
import Thoroughness

@testable import PetriBrowser

@Suite("Lists in the form")
struct FormListTests {
  private static func form(_ element: ContextType = .string) -> LaunchForm {
    LaunchForm(
      screen: "cart",
      fields: [
        LaunchForm.Field(path: "city", type: .string), LaunchForm.Field(path: "items", type: .list(element)),
        LaunchForm.Field(path: "note", type: .string),
      ],
      bases: [
        LaunchForm.Base(
          name: "examples",
          values: [
            "items": LaunchForm.Value("[\"Tea\", \"Salt\"]", items: ["Tea", "Salt"]), "city": LaunchForm.Value("Kazan"),
          ]
        ),
        LaunchForm.Base(name: "empty", values: ["items": LaunchForm.Value("[]", items: [])]),
      ]
    )
  }

  private func driver(_ form: LaunchForm = form(), columns: Int = 100) -> Driver {
    var driver = Driver(columns: columns, rows: 24)
    driver.press(.down, .down, .enter)
    _ = driver.tell(.form(form))
    return driver
  }

  private func items(_ driver: Driver) -> String? {
    driver.model.form?.launch.values.first { $0.path == "items" }?.text
  }

  @Test("each element has a row, and one that is typed over is a new list")
  func rows() {
    var driver = driver()
    #expect(driver.shows("2 elements") && driver.shows("[0]") && driver.shows("Salt") && items(driver) == nil)
    driver.press(.tab, .tab, .tab)
    #expect(driver.lines[driver.model.cursor.y].contains("[1]"))
    driver.type("Rice, \"wild\"")
    expectEqual(items(driver), #"["Tea", "Rice, \"wild\""]"#)
    driver.press(.backspace)
    expectEqual(items(driver), #"["Tea", "Rice, \"wild"]"#)
    driver.press(.control("r"))
    #expect(items(driver) == nil && driver.shows("Salt"))
  }

  @Test("elements are added below the one with the focus, removed, and moved up and down")
  func changing() {
    var driver = driver()
    driver.press(.tab, .tab, .alt("a"))
    driver.type("Milk")
    #expect(items(driver) == #"["Tea", "Milk", "Salt"]"# && driver.shows("3 elements"))
    driver.press(.alt("k"))
    #expect(items(driver) == #"["Milk", "Tea", "Salt"]"# && driver.lines[driver.model.cursor.y].contains("Milk"))
    driver.press(.alt("k"), .alt("j"), .alt("j"))
    expectEqual(items(driver), #"["Tea", "Salt", "Milk"]"#)
    driver.press(.alt("x"))
    // The elements that were there at first are no others.
    #expect(items(driver) == nil && driver.lines[driver.model.cursor.y].contains("Salt"))
    driver.press(.alt("x"), .alt("x"))
    #expect(items(driver) == "[]" && driver.shows("no elements"))
    driver.press(.alt("x"))
    #expect(driver.shows("choose an element of items"))
    driver.press(.alt("a"))
    driver.type("Tea")
    expectEqual(items(driver), #"["Tea"]"#)
  }

  @Test("keys for elements name the things to choose where there isn't a list")
  func elsewhere() {
    var driver = driver()
    driver.press(.alt("a"))
    #expect(driver.shows("choose a list") && driver.model.form?.launch.values == [])
  }

  @Test("a list that is typed in one line is that line, until it is given back")
  func oneLine() {
    var driver = driver()
    driver.press(.tab)
    driver.type("[a")
    #expect(items(driver) == "[a" && !driver.shows("[0]"))
    driver.press(.alt("a"))
    #expect(driver.shows("typed in one line"))
    driver.press(.control("r"))
    #expect(driver.shows("[0]"))
  }

  @Test(
    "an element stays one element, whatever is typed",
    arguments: [
      (ContextType.string, "a, b]", #""a, b]""#), (.string, "", #""""#), (.string, "tab\\", #""tab\\""#),
      (.int, "3", "3"),
      (.int, "3, 4", #""3, 4""#), (.double, "-1.5e3", "-1.5e3"), (.bool, "true", "true"),
      (.date, "2026-12-31", #""2026-12-31""#),
      (.object([]), "{name: Tea}", "{name: Tea}"), (.optional(.string), "", "null"),
    ]
  )
  func quoting(type: ContextType, text: String, written: String) {
    expectEqual(ListItems([text, text]).text(of: type), "[\(written), \(written)]")
  }

  @Test("few values of an element are chosen by the arrows")
  func choices() {
    var driver = driver(Self.form(.choice(["Tea", "Salt"])))
    driver.press(.tab, .tab, .right)
    expectEqual(items(driver), #"["Salt", "Salt"]"#)
    driver.press(.alt("a"))
    expectEqual(items(driver), #"["Salt", "Tea", "Salt"]"#)
  }

  @Test("what is wrong with an element is at its row, and a launch goes there")
  func problems() {
    var driver = driver(Self.form(.int))
    _ = driver.tell(.checked(LaunchForm.Check(problems: ["items[1]": "'items[1]' needs an int, not Salt"])))
    #expect(driver.lines.contains { $0.hasPrefix("!  [1]") && $0.contains("needs an int") })
    #expect(!driver.lines.contains { $0.hasPrefix("!items") })
    #expect(driver.press(.enter) == [] && driver.model.form?.item == 1)
  }

  @Test("the list follows the fixture, and stays when the catalogue is loaded anew")
  func keeping() {
    var driver = driver()
    driver.press(.control("f"))
    #expect(driver.shows("no elements"))
    driver.press(.control("f"), .tab, .tab, .alt("x"))
    expectEqual(driver.tell(.loaded(BrowserTests.catalog)), [.prepare(screen: "cart")])
    _ = driver.tell(.form(Self.form()))
    #expect(items(driver) == #"["Salt"]"# && driver.shows("1 element") && driver.shows("[0]"))
  }

  @Test("any keys leave a form whose focus is on a row", arguments: 1...Thoroughness.count(1, all: 10))
  func storm(seed: UInt64) {
    var random = Random(seed: seed)
    var driver = driver(columns: 130)
    let keys =
      KeyMap()[.form].rows.flatMap(\.keys).filter { $0 != .escape && $0 != .enter && $0 != .control("b") } + [
        .character("x"), .backspace, .delete, .control("u"),
      ]
    for _ in 0..<Thoroughness.count(120, all: 300) {
      driver.press(keys[random.below(keys.count)])
      guard let form = driver.model.form else { continue }
      #expect(form.focus >= 0 && form.focus < form.rows.count)
      let picture = driver.model.picture
      expectEqual(picture.width, 130)
      let (x, y) = driver.model.cursor
      #expect(x >= 0 && x < 130 && y >= 0 && y < 24)
    }
  }
}
