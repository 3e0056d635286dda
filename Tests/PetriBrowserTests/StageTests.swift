import Expectations
import PetriCatalog
import PetriText
import Testing
import Thoroughness

@testable import PetriBrowser

@Suite("A launched screen in the browser")
struct StageTests {
  static let request = LaunchRequest(screen: "cart", environment: BrowserTests.catalog.baseEnvironment)

  static func target(
    _ name: String,
    _ kind: StageView.Target.Kind = .button,
    x: Int,
    y: Int,
    value: String? = nil
  ) -> StageView.Target {
    StageView.Target(
      name: name,
      kind: kind,
      rectangle: CanvasRectangle(x: x, y: y, width: 8, height: 1),
      value: value
    )
  }

  static func view(canGoBack: Bool = false, moves: [String] = []) -> StageView {
    var picture = Canvas(width: 58, height: 55)
    picture.box(CanvasRectangle(x: 0, y: 0, width: 58, height: 55))
    picture.put("[ Buy ]", x: 4, y: 3)
    picture.put("the end", x: 4, y: 50)
    return StageView(
      picture: picture,
      targets: [
        target("Buy", x: 4, y: 3), target("Sell", x: 20, y: 3), target("name", .textField, x: 4, y: 6, value: "An"),
        target("Loud", .adjustable, x: 4, y: 9, value: "off"), target("End", x: 4, y: 50),
        StageView.Target(name: "below", kind: .button, rectangle: nil),
      ],
      log: [
        StageView.LogLine(.step, "▸ launch"), StageView.LogLine(.event, "  cart  viewDidLoad"),
        StageView.LogLine(.note, "  cart  emitted bought"),
      ],
      layers: [StageView.Layer(name: "navigation", isOn: true)],
      walks: ["buy"],
      moves: moves,
      canGoBack: canGoBack
    )
  }

  @Test("beside the screen in a wide window is what can be touched, and a click there touches it")
  func targets() throws {
    var wide = driver(columns: 200, rows: 60)
    let heading = try #require(wide.lines.firstIndex { $0.contains("to touch") })
    let targets = Self.view().targets
    for (line, target) in zip(wide.lines[(heading + 1)...], targets) { #expect(line.hasPrefix(" \(target.name)")) }
    #expect(wide.shows(" name = An"))
    // As in the picture, it is tapped, and a field only gets the focus.
    #expect(wide.click(x: 3, y: heading + 2) == [.act(.move(.tap("Sell")))] && wide.model.stage?.focus == 1)
    #expect(wide.click(x: 3, y: heading + 3) == [] && wide.model.stage?.focus == 2)
    // An element that is out of sight is brought into it.
    expectEqual(wide.click(x: 3, y: heading + targets.count), [.act(.reveal("below"))])
    #expect(!driver(columns: 120, rows: 40).shows("to touch"))
  }

  @Test("notes about what a file said end when the catalogue is loaded again")
  func notes() {
    var driver = Driver(columns: 100, rows: 24)
    driver.tell(.note("'cart' can't be launched", until: .loaded))
    driver.tell(.loaded(BrowserTests.catalog))
    #expect(!driver.shows("can't be launched"))
    // Another note is none of those.
    driver.tell(.note("'cart' can't be launched", until: .loaded))
    driver.press(.character("c"), .character("x"))
    let note = driver.model.note
    driver.tell(.loaded(BrowserTests.catalog))
    #expect(note != nil && driver.model.note == note)
  }

  /// A browser with the screen launched.
  private func driver(columns: Int = 100, rows: Int = 24, _ view: StageView = Self.view()) -> Driver {
    var catalog = BrowserTests.catalog
    catalog.state = ["plan"]
    var driver = Driver(catalog, columns: columns, rows: rows)
    driver.press(.down, .down)
    _ = driver.model.launch(Self.request)
    _ = driver.tell(.stage(Self.request, view))
    return driver
  }

  @Test("what has the focus on a screen in colours is one bar, letters and blanks alike")
  func bar() {
    var view = Self.view()
    let ground = CellColor.rgb(red: 255, green: 255, blue: 255)
    view.picture.fill(CanvasRectangle(x: 1, y: 3, width: 40, height: 1), style: CellStyle(background: ground))
    let tint = CellColor.rgb(red: 0, green: 122, blue: 255)
    view.picture.put("[ Buy ]", x: 4, y: 3, style: CellStyle(foreground: tint, background: ground))
    let driver = driver(view)
    let (x, y) = driver.model.cursor
    let styles = Set((0..<7).map { driver.model.picture[x + $0, y].style })
    // The letters keep their colour, by which a button is known.
    expectEqual(styles.map(\.foreground), [tint])
    #expect(styles.allSatisfy { $0.background != ground && $0.background?.isLight == true })
    #expect(driver.shows("▸[ Buy ]"))
  }

  @Test("the focus's arrows don't cover frames, and letters on its shade can be read")
  func frames() throws {
    let (white, pale) = (CellColor.rgb(red: 255, green: 255, blue: 255), CellColor.rgb(red: 196, green: 196, blue: 199))
    var canvas = Canvas(width: 20, height: 3)
    canvas.box(CanvasRectangle(x: 0, y: 0, width: 20, height: 3))
    canvas.put("    Kazan         ", x: 1, y: 1, style: CellStyle(foreground: pale, background: white))
    canvas.markFocus(CanvasRectangle(x: 1, y: 1, width: 18, height: 1))
    expectEqual(canvas.lines[1], "│▸   Kazan        ◂│")
    let style = canvas[5, 1].style
    #expect(try #require(style.foreground).contrast(with: try #require(style.background)) >= 3)
    canvas.put("[Street__________]", x: 1, y: 1)
    canvas.markFocus(CanvasRectangle(x: 1, y: 1, width: 18, height: 1))
    expectEqual(canvas.lines[1], "│[Street__________]│")
    // An alert's button is as wide as the alert, frame included.
    canvas.put(" │  Cancel │ Delete│", x: 0, y: 1)
    canvas.markFocus(CanvasRectangle(x: 1, y: 1, width: 10, height: 1))
    expectEqual(canvas.lines[1], " │▸ Cancel◂│ Delete│")
  }

  @Test("a wireframe that is wider than the window is asked for in as many columns as there are, but not zoomed")
  func columns() {
    var driver = driver()
    expectEqual(driver.model.stageColumns, nil)
    driver = Driver(columns: 120, rows: 40)
    var request = Self.request
    request.environment.device = "iphone-16-landscape"
    _ = driver.model.launch(request)
    _ = driver.tell(.stage(request, Self.view()))
    expectEqual(driver.model.stageColumns, driver.model.layout.stage.width)
    driver.press(.alt("z"))
    expectEqual(driver.model.stageColumns, nil)
  }

  @Test("Tab goes round what can be touched, Enter taps it, and what is out of sight is asked for")
  func focus() {
    var driver = driver()
    expectEqual(driver.model.stage?.target?.name, "Buy")
    expectEqual(driver.press(.enter), [.act(.move(.tap("Buy")))])
    expectEqual(driver.press(.character(" ")), [.act(.move(.tap("Buy")))])
    #expect(driver.press(.tab) == [] && driver.model.stage?.target?.name == "Sell")
    driver.press(.tab, .tab, .tab)
    #expect(driver.model.stage?.target?.name == "End" && driver.shows("the end"))
    expectEqual(driver.press(.down), [.act(.reveal("below"))])
    driver.press(.tab)
    #expect(driver.model.stage?.target?.name == "Buy" && driver.shows("[ Buy ]"))
    driver.press(.backTab)
    expectEqual(driver.model.stage?.target?.name, "below")
  }

  @Test("the focus is between arrows, named below the head, and has the cursor")
  func marked() {
    let driver = driver()
    let cursor = driver.model.cursor
    let picture = driver.model.picture
    expectEqual(picture[cursor.x - 1, cursor.y].text, "▸")
    #expect(driver.lines[cursor.y].contains("▸[ Buy ] ◂"))
    #expect(driver.lines[1].contains("Buy") && driver.shows("viewDidLoad") && driver.shows("emitted bought"))
  }

  @Test("all letters go to the screen, those that quit the catalogue too")
  func letters() {
    var driver = driver()
    #expect(driver.press(.character("q")) == [] && driver.shows("no field has the focus"))
    driver.press(.tab, .tab)
    expectEqual(driver.press(.character("q")), [.act(.move(.type("Anq", into: "name")))])
    expectEqual(driver.press(.backspace), [.act(.move(.type("A", into: "name")))])
    expectEqual(driver.press(.character(" ")), [.act(.move(.type("An ", into: "name")))])
    expectEqual(driver.press(.control("u")), [.act(.move(.type("", into: "name")))])
    expectEqual(driver.press(.enter), [.act(.move(.submit("name")))])
    expectEqual(driver.model.update(.input(.paste("na\nx"))), [.act(.move(.type("Anna x", into: "name")))])
  }

  @Test("the arrows go beside, move values, else turn pages")
  func arrows() {
    var driver = driver()
    #expect(driver.press(.right) == [] && driver.model.stage?.target?.name == "Sell")
    expectEqual(driver.press(.right), [.act(.move(.swipe(.next)))])
    #expect(driver.press(.left) == [] && driver.model.stage?.target?.name == "Buy")
    driver.press(.down, .down, .down)
    expectEqual(driver.press(.right), [.act(.adjust("Loud", by: 1))])
    expectEqual(driver.press(.left), [.act(.adjust("Loud", by: -1))])
  }

  @Test("Esc goes back as long as there is something to go back to, then to the catalogue; Ctrl-G at once")
  func back() {
    var driver = driver(Self.view(canGoBack: true))
    expectEqual(driver.press(.escape), [.act(.back)])
    _ = driver.tell(.stage(Self.request, Self.view()))
    #expect(driver.press(.control("b")) == [.leaveStage] && driver.model.stage == nil)
    #expect(driver.shows("product-list"))
    driver = self.driver(Self.view(canGoBack: true))
    #expect(driver.press(.control("g")) == [.leaveStage] && driver.model.stage == nil)
    var other = BrowserModel(BrowserTests.catalog, columns: 80, rows: 24, keys: KeyMap(returnKey: .control("t")))
    _ = other.launch(Self.request)
    _ = other.update(.stage(Self.request, Self.view()))
    expectEqual(other.update(.input(.key(.control("g")))), [])
    expectEqual(other.update(.input(.key(.control("t")))), [.leaveStage])
  }

  @Test("all of the picture is seen where its texts fit, so that what is on it is scrolled at once")
  func fitting() {
    var driver = driver()
    #expect(driver.shows("the end") && !driver.shows("more row"))
    expectEqual(driver.press(.pageDown), [.act(.scroll(0.8, near: "Buy"))])
  }

  @Test("back in the catalogue, the screen that was launched is chosen")
  func returning() {
    var driver = driver()
    expectEqual(driver.press(.control("g")), [.leaveStage])
    expectEqual(driver.model.entry?.name, Self.request.screen)
  }

  @Test("at its full size, the picture moves first, then what is scrolled on it")
  func scrolling() {
    var driver = driver()
    driver.press(.alt("z"))
    #expect(!driver.shows("the end") && driver.shows("more rows"))
    expectEqual(driver.press(.pageDown, .pageDown), [])
    #expect(driver.shows("the end"))
    expectEqual(driver.press(.pageDown), [.act(.scroll(0.8, near: "Buy"))])
    driver.press(.pageUp, .pageUp)
    expectEqual(driver.press(.pageUp), [.act(.scroll(-0.8, near: "Buy"))])
    expectEqual(driver.wheel(1, x: 5, y: 5), [])
    #expect(driver.wheel(-1, x: 5, y: 5) == [] && driver.wheel(-1, x: 5, y: 5) == [.act(.scroll(-0.2, near: "Buy"))])
    driver.press(.alt("z"))
    expectEqual(driver.wheel(-1, x: 90, y: 5), [])
  }

  @Test("a click focuses and taps what is there")
  func click() {
    var driver = driver()
    let layout = driver.model.layout
    let x = layout.stage.x + driver.model.stageOffset
    expectEqual(driver.click(x: x + 21, y: layout.stage.y + 3), [.act(.move(.tap("Sell")))])
    expectEqual(driver.click(x: x + 5, y: layout.stage.y + 6), [])
    expectEqual(driver.model.stage?.target?.name, "name")
    expectEqual(driver.click(x: x + 50, y: layout.stage.y + 12), [])
  }

  @Test("the focus stays on a name when the screen changes, and near its place when that is gone")
  func kept() {
    var driver = driver()
    driver.press(.tab)
    var view = Self.view()
    view.targets.swapAt(1, 3)
    _ = driver.tell(.stage(Self.request, view))
    expectEqual(driver.model.stage?.target?.name, "Sell")
    view.targets = [Self.target("Only", x: 4, y: 3)]
    _ = driver.tell(.stage(Self.request, view))
    expectEqual(driver.model.stage?.target?.name, "Only")
    view.targets = []
    _ = driver.tell(.stage(Self.request, view))
    #expect(driver.model.stage?.target == nil && driver.press(.enter) == [])
  }

  @Test("another environment launches anew", arguments: [Key.alt("d"), .alt("a"), .alt("s"), .alt("l")])
  func environment(key: Key) {
    var driver = driver()
    guard case .launch(let request)? = driver.press(key).first else {
      Issue.record("nothing was launched")
      return
    }
    #expect(request.environment != Self.request.environment && request.environment == driver.model.environment)
  }

  @Test("the palette finds commands: layers, state, fixtures, walks, snapshots")
  func palette() {
    func choose(_ text: String, _ driver: inout Driver) -> [BrowserEffect] {
      driver.press(.control("p"))
      driver.type(text)
      return driver.press(.enter)
    }
    var driver = driver(Self.view(moves: ["tap:Buy"]))
    var without = Self.request
    without.layersOff = [0]
    expectEqual(choose("take off", &driver), [.launch(without)])
    expectEqual(choose("play the walk", &driver), [.play(walk: "buy")])
    expectEqual(choose("snapshot lifecycle", &driver), [.record(.lifecycle)])
    expectEqual(choose("as a fixture", &driver), [.prepareSaving(.fixture)])
    _ = driver.tell(.askForName(.fixture))
    driver.type("Full")
    expectEqual(driver.press(.enter), [.save(.fixture, as: "Full")])
    _ = driver.tell(.askForName(.fixture, "Full"))
    _ = driver.tell(.note("nothing was written"))
    #expect(driver.shows("name of the fixture: Full") && driver.shows("nothing was written"))
    driver.press(.escape)
    expectEqual(choose("as a walk", &driver), [.prepareSaving(.walk)])
    _ = driver.tell(.note("can't be saved: a walk begins with a fixture"))
    #expect(!driver.shows("name of the walk") && driver.shows("can't be saved"))
    _ = choose("by a link", &driver)
    driver.type("shop://a")
    expectEqual(driver.press(.enter), [.follow("shop://a", in: driver.model.environment)])
    _ = choose("the state plan", &driver)
    driver.type("pro")
    var changed = Self.request
    changed.state = [LaunchRequest.Value(path: "plan", text: "pro")]
    expectEqual(driver.press(.enter), [.launch(changed)])
    expectEqual(choose("device ipad", &driver).count, 1)
    driver.press(.control("p"))
    driver.type("zzz")
    #expect(driver.shows("nothing matches"))
    #expect(driver.press(.enter) == [] && driver.model.palette == nil)
    driver.press(.control("p"), .escape)
    #expect(driver.model.palette == nil && driver.model.stage != nil)
  }

  @Test("a click does a command of the palette, one beside it closes it")
  func paletteClick() {
    var driver = driver()
    driver.press(.control("p"))
    driver.type("snapshot as tree")
    let area = driver.model.paletteArea
    #expect(driver.click(x: area.x + 3, y: area.y + 2) == [.record(.tree)] && driver.model.palette == nil)
    driver.press(.control("p"))
    #expect(driver.click(x: area.x + 3, y: area.y) == [] && driver.model.palette != nil)
    #expect(driver.wheel(2, x: area.x + 3, y: area.y + 3) == [] && driver.model.palette?.selected == 2)
    #expect(driver.click(x: 0, y: 0) == [] && driver.model.palette == nil && driver.model.stage != nil)
  }

  @Test("what is typed into a secure field is not shown beside it either")
  func secure() {
    var view = Self.view()
    view.targets[0] = StageView.Target(
      name: "pin",
      kind: .textField,
      rectangle: CanvasRectangle(x: 4, y: 3, width: 8, height: 1),
      value: "1234",
      isSecure: true
    )
    let driver = driver(view)
    #expect(driver.shows("pin = ••••") && !driver.shows("1234"))
  }

  @Test("Ctrl-Y copies the command with all that was done, Ctrl-E opens the form, Ctrl-R launches anew")
  func chords() {
    var driver = driver(Self.view(moves: ["tap:Buy", "type:name=Ann"]))
    expectEqual(driver.press(.control("y")), [.copy("petri launch cart --then tap:Buy --then type:name=Ann")])
    expectEqual(driver.press(.control("e")), [.prepare(screen: "cart")])
    expectEqual(driver.press(.control("r")), [.launch(Self.request)])
    expectEqual(driver.press(.alt("e")), [.edit(screen: "cart")])
    _ = driver.tell(.form(FormTests.form))
    #expect(driver.model.form != nil && driver.shows("what it needs"))
    driver.press(.escape)
    #expect(driver.model.stage != nil && driver.shows("[ Buy ]"))
    #expect(driver.press(.control("z")) == [.stop] && driver.press(.control("c")) == [.quit(130)])
  }

  @Test("a catalogue that is loaded anew launches the screen anew, and problems are written over the last good picture")
  func live() {
    var driver = driver()
    expectEqual(driver.tell(.loaded(BrowserTests.catalog)), [.launch(Self.request)])
    var view = Self.view()
    view.problems = ["error: unknown view kind 'lable'", " --> cart.yaml:3"]
    _ = driver.tell(.stage(Self.request, view))
    #expect(
      driver.shows("what is shown is as it was") && driver.shows("unknown view kind 'lable'") && driver.shows("[ Buy ]")
    )
  }

  @Test("without room beside the screen, Ctrl-L shows the log instead")
  func narrow() {
    var driver = driver(columns: 60)
    #expect(!driver.shows("viewDidLoad"))
    driver.press(.control("l"))
    #expect(driver.shows("viewDidLoad") && !driver.shows("[ Buy ]"))
    driver.press(.control("u"), .control("d"), .control("l"))
    #expect(driver.shows("[ Buy ]"))
  }

  @Test(
    "any keys, clicks and sizes leave a picture of the size, whatever is shown",
    arguments: 1...Thoroughness.count(1, all: 30)
  )
  func storm(seed: UInt64) {
    var random = Random(seed: seed)
    let tables = [KeyTable.list, .form, .stage(returnKey: .control("g"))]
    let keys = tables.flatMap(\.rows).flatMap(\.keys) + "ab /é田".map { Key.character($0) } + [.backspace, .delete]
    var driver = driver()
    for _ in 0..<Thoroughness.count(150, all: 400) {
      var effects: [BrowserEffect] = []
      switch random.below(13) {
      case 12: _ = driver.tell(.input(.mouse(.drag(button: 0), x: random.below(160), y: random.below(60))))
      case 0: effects = driver.tell(.resized(columns: random.below(160), rows: random.below(60)))
      case 1: effects = driver.click(x: random.below(160), y: random.below(60))
      case 2: effects = driver.wheel(random.below(7) - 3, x: random.below(160), y: random.below(60))
      default: effects = driver.press(keys[random.below(keys.count)])
      }
      for effect in effects {
        switch effect {
        case .prepare: _ = driver.tell(.form(FormTests.form))
        case .launch(let request): _ = driver.tell(.stage(request, Self.view(canGoBack: random.below(2) == 0)))
        case .act:
          var view = Self.view(canGoBack: random.below(2) == 0)
          view.targets = Array(view.targets.prefix(random.below(7)))
          if let request = driver.model.stage?.request { _ = driver.tell(.stage(request, view)) }
        case .check: _ = driver.tell(.checked(LaunchForm.Check(problems: random.below(2) == 0 ? [:] : ["city": "no"])))
        default: break
        }
      }
      let picture = driver.model.picture
      let cursor = driver.model.cursor
      #expect(picture.width == driver.model.columns && picture.height == driver.model.height)
      #expect(cursor.x >= 0 && cursor.y >= 0 && cursor.x < max(1, picture.width) && cursor.y < max(1, picture.height))
      #expect(!picture.lines.joined().unicodeScalars.contains { $0.value < 0x20 })
    }
  }
}

/// Numbers that are the same in every run.
struct Random {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func below(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}
