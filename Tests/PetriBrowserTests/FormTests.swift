import Expectations
import PetriCatalog
import PetriText
import Testing

@testable import PetriBrowser

@Suite("The form before a launch")
struct FormTests {
  static let form = LaunchForm(
    screen: "cart",
    fields: [
      LaunchForm.Field(path: "city", type: .string, summary: "Where the shop is"),
      LaunchForm.Field(path: "count", type: .int),
      LaunchForm.Field(path: "loud", type: .bool),
      LaunchForm.Field(path: "menu.size", owner: "menu", type: .choice(["small", "large"])),
    ],
    bases: [
      LaunchForm.Base(
        name: "examples",
        values: ["city": LaunchForm.Value("Kazan"), "count": LaunchForm.Value("3"), "loud": LaunchForm.Value("true")]
      ),
      LaunchForm.Base(
        name: "far-east",
        values: ["city": LaunchForm.Value("Anadyr"), "count": LaunchForm.Value("9"), "loud": LaunchForm.Value("false")]
      ),
    ]
  )

  /// A browser with the form open.
  private func driver(columns: Int = 100) -> Driver {
    var driver = Driver(columns: columns)
    driver.press(.down, .down)
    expectEqual(driver.press(.enter), [.open(screen: "cart", in: driver.model.environment)])
    _ = driver.tell(.form(Self.form))
    return driver
  }

  private func launched(_ driver: inout Driver) -> LaunchRequest? {
    guard case .launch(let request)? = driver.press(.enter).last else { return nil }
    return request
  }

  @Test("the examples are filled in, and a launch with them gives no value")
  func examples() throws {
    var driver = driver()
    #expect(driver.shows("city") && driver.shows("Kazan") && driver.shows("string, examples"))
    #expect(driver.shows("Where the shop is") && driver.shows("‹ true ›"))
    let request = try #require(launched(&driver))
    #expect(request.values == [] && request.fixture == "examples" && request.screen == "cart")
  }

  @Test("a cursor that is moved in a value, and a value typed as it was, give none")
  func untouched() throws {
    var driver = driver()
    driver.press(.left, .control("e"))
    try expectEqual(#require(launched(&driver)).values, [])
    var typed = self.driver()
    typed.type("Kazan")
    try expectEqual(#require(launched(&typed)).values, [])
    var other = self.driver()
    other.type("Ufa")
    try expectEqual(#require(launched(&other)).values.map(\.text), ["Ufa"])
  }

  @Test("a screen that needs nothing has a form where it has fixtures: they give the app's state")
  func fixturesAlone() throws {
    let form = LaunchForm(
      screen: "cart",
      fields: [],
      bases: [LaunchForm.Base(name: "examples", values: [:]), LaunchForm.Base(name: "signed-in", values: [:])]
    )
    var driver = Driver(columns: 100)
    driver.press(.down, .down, .control("e"))
    _ = driver.tell(.form(form))
    driver.press(.control("f"))
    try expectEqual(#require(launched(&driver)).fixture, "signed-in")
  }

  @Test("where defaults are others than the examples they can be chosen, and the copied command has them")
  func defaults() throws {
    var driver = Driver(columns: 100)
    driver.press(.down, .down, .enter)
    let defaults = LaunchForm.Base(name: "defaults", prefersDefaults: true, values: ["city": LaunchForm.Value("Ufa")])
    let form = LaunchForm(screen: "cart", fields: Self.form.fields, bases: Self.form.bases + [defaults])
    _ = driver.tell(.form(form))
    driver.press(.backTab, .left)
    #expect(driver.shows("Ufa") && driver.shows("string, defaults"))
    let request = try #require(launched(&driver))
    #expect(request.fixture == nil && request.prefersDefaults)
    expectEqual(request.command(base: request.environment), "petri launch cart --defaults")
  }

  @Test("typing replaces an example, Backspace changes it, Ctrl-R brings it back, and each change is checked")
  func typing() throws {
    var driver = driver()
    let effects = driver.type("Ufa")
    #expect(effects.count == 3 && driver.shows("Ufa") && !driver.shows("Kazan"))
    guard case .check(let checked)? = effects.last else {
      Issue.record("nothing was checked")
      return
    }
    expectEqual(checked.values, [LaunchRequest.Value(path: "city", text: "Ufa")])
    driver.press(.control("r"))
    #expect(driver.shows("Kazan"))
    driver.press(.backspace)
    #expect(driver.shows("Kaza") && !driver.shows("Kazan"))
    driver.press(.home)
    driver.type("in ")
    #expect(driver.shows("in Kaza"))
    driver.press(.control("u"), .delete)
    driver.press(.tab)
    driver.type("4")
    let request = try #require(launched(&driver))
    expectEqual(request.values.map(\.argument), ["city=aza", "count=4"])
  }

  @Test("a fixture is chosen in the first row, and a few values by the arrows")
  func choosing() throws {
    var driver = driver()
    driver.press(.backTab, .right)
    #expect(driver.shows("‹ far-east ›") && driver.shows("Anadyr"))
    driver.press(.down, .down, .down, .right)
    #expect(driver.shows("‹ true ›"))
    driver.press(.down, .left)
    #expect(driver.shows("‹ large ›") && driver.shows("(of menu, inside)"))
    let request = try #require(launched(&driver))
    expectEqual(request.fixture, "far-east")
    expectEqual(request.values.map(\.argument), ["loud=true", "menu.size=large"])
  }

  @Test("mistakes are shown while they are typed, and a launch goes to the first of them")
  func mistakes() {
    var driver = driver()
    _ = driver.tell(.checked(LaunchForm.Check(problems: ["count": "'count' needs an int, not many"])))
    #expect(driver.shows("!count") && driver.shows("needs an int"))
    expectEqual(driver.press(.enter), [])
    expectEqual(driver.model.form?.field?.path, "count")
    _ = driver.tell(.checked(LaunchForm.Check(problems: [:])))
    #expect(launched(&driver) != nil)
  }

  @Test("Esc leads back; a launch that has all it needs is made, and a form with nothing to fill in isn't shown")
  func leaving() {
    var driver = driver()
    driver.press(.escape)
    #expect(driver.model.form == nil && driver.shows("product-list"))
    driver.press(.enter)
    let request = LaunchRequest(screen: "cart", environment: driver.model.environment)
    expectEqual(driver.tell(.ready(request)), [.launch(request)])
    expectEqual(driver.press(.control("e")), [.prepare(screen: "cart")])
    expectEqual(driver.tell(.form(LaunchForm(screen: "cart", fields: [], bases: []))), [])
    #expect(driver.model.form == nil && driver.shows("cart needs no context"))
  }

  @Test("what was typed stays when the catalogue is loaded anew")
  func reload() throws {
    var driver = driver()
    driver.type("Ufa")
    expectEqual(driver.tell(.loaded(BrowserTests.catalog)), [.prepare(screen: "cart")])
    _ = driver.tell(.form(Self.form))
    #expect(driver.shows("Ufa"))
  }

  @Test("a form with many fields scrolls with the focus, at every size", arguments: [(40, 12), (60, 12), (100, 30)])
  func long(columns: Int, rows: Int) {
    var driver = Driver(columns: columns, rows: rows)
    let fields = (0..<60).map { LaunchForm.Field(path: "field\($0)", type: .string) }
    driver.press(.down, .down, .enter)
    _ = driver.tell(.form(LaunchForm(screen: "cart", fields: fields, bases: [])))
    for number in 0..<60 {
      #expect(driver.lines[driver.model.cursor.y].contains("field\(number)"))
      driver.press(.tab)
    }
    driver.click(x: 5, y: 4)
    #expect(driver.model.form?.focus != 60)
  }

  @Test("the command has every value, quoted where the shell needs it")
  func command() {
    var request = LaunchRequest(screen: "cart", fixture: "examples", environment: BrowserTests.catalog.baseEnvironment)
    request.values = [LaunchRequest.Value(path: "city", text: "Nizhny Novgorod")]
    request.state = [LaunchRequest.Value(path: "plan", text: "it's")]
    request.layersOff = [1]
    request.environment.appearance = .dark
    expectEqual(
      request.command(base: BrowserTests.catalog.baseEnvironment, moves: ["tap:Got it"]),
      "petri launch cart --fixture examples --context 'city=Nizhny Novgorod' --appearance dark "
        + #"--state 'plan=it'\''s' --without 1 --then 'tap:Got it'"#
    )
  }
}
