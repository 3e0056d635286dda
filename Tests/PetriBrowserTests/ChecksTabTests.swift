import Expectations
import PetriCatalog
import PetriText
import Testing

@testable import PetriBrowser

@Suite("Checks in the browser")
struct ChecksTabTests {
  /// How a finding is launched: in another look, with a value.
  static var launch: LaunchRequest {
    let look = ShownEnvironment(device: "ipad-11", appearance: .dark, contentSize: .large, locale: "ru")
    var launch = LaunchRequest(screen: "cart", environment: look)
    launch.values = [LaunchRequest.Value(path: "note", text: "a long one")]
    return launch
  }

  /// How a finding is launched that a walk leads to.
  static var walk: LaunchRequest { LaunchRequest(screen: "cart", environment: BrowserTests.catalog.baseEnvironment) }

  static let rows = [
    PreviewRow("2 found, 1 accepted", style: .heading), PreviewRow(""),
    PreviewRow("layout: 1 found, 1 accepted in 31 looks", style: .heading),
    PreviewRow(
      "  truncation  A text is cut, or ends in an ellipsis",
      opens: .note("truncation: A text is cut, or ends in an ellipsis. Let it have more lines.")
    ),
    PreviewRow("    the text '田 of your cart' is cut", opens: .launch(launch, moves: ["tap:Pay", "wait:1"])),
    PreviewRow("      Screens/Shop/cart.yaml:12:5"), PreviewRow("      in ipad-11, dark, large, ru"),
    PreviewRow("      with note=a long one"), PreviewRow("      in 3 of 31 looks"), PreviewRow(""),
    PreviewRow("leaks: nothing found in 9 ways out", style: .heading), PreviewRow(""),
    PreviewRow("navigation: 1 found in 16 states", style: .heading),
    PreviewRow("  dead-end  Nothing on a screen leads on", opens: .note("dead-end: Nothing on a screen leads on.")),
    PreviewRow("    'prompt': nothing on it leads on", opens: .launch(walk, moves: ["tap:Ask"])),
    PreviewRow("      Screens/Start/prompt.yaml:1:9"), PreviewRow("      after tap:Ask"),
    PreviewRow("  only what is near, and no links", style: .remark),
  ]

  static func fill(_ driver: inout Driver) {
    for request in driver.model.wanted where request.tab == .checks { driver.tell(.preview(request, .rows(rows))) }
  }

  /// A browser with the checks of the cart, the arrows among them.
  private func driver(columns: Int = 120, rows: Int = 40) -> Driver {
    var driver = Driver(columns: columns, rows: rows)
    driver.press(.down, .down, .character("i"), .tab)
    Self.fill(&driver)
    return driver
  }

  private func wanted(_ driver: Driver) -> [PreviewRequest] { driver.model.wanted.filter { $0.tab == .checks } }

  @Test("have a tab behind the others, with a key of its own, which also ends what is in its place")
  func tab() {
    var driver = Driver(columns: 120, rows: 24)
    driver.press(.down, .down, .character("["))
    expectEqual(driver.model.tab, .checks)
    driver.press(.character("]"), .character("p"), .character("i"))
    #expect(driver.model.tab == .checks && driver.model.showsPreview)
    driver.press(.character("c"))
    #expect(driver.model.comparedPair != nil)
    driver.press(.character("i"))
    #expect(driver.model.comparedPair == nil && driver.model.previewRequest?.tab == .checks)
    #expect(driver.shows("checks"))
  }

  @Test("are the same in each look, and of a broken screen there are its problems")
  func request() {
    var driver = driver()
    let before = driver.model.previewRequest
    driver.press(.character("A"), .character("D"))
    #expect(driver.model.previewRequest == before && driver.model.environment.appearance == .dark)
    driver.press(.escape, .up, .up)
    #expect(driver.model.entry?.isBroken == true && driver.model.previewRequest?.tab == .problems)
  }

  @Test("Enter on a rule shows its explanation until the next key")
  func explanation() {
    var driver = driver()
    #expect(driver.press(.enter).isEmpty && driver.shows("Let it have more lines."))
    driver.press(.down)
    #expect(!driver.shows("Let it have more lines."))
  }

  @Test("Enter on a finding launches the screen as it shows it, with the finding as a message, and y copies that")
  func finding() {
    var driver = driver()
    driver.press(.down)
    expectEqual(
      driver.press(.character("y")),
      [
        .copy(
          "petri launch cart --context 'note=a long one' --device ipad-11 --appearance dark --locale ru "
            + "--then tap:Pay --then wait:1"
        )
      ]
    )
    expectEqual(driver.press(.enter), [.replay(Self.launch, moves: ["tap:Pay", "wait:1"])])
    driver.tell(.stage(Self.launch, StageTests.view()))
    #expect(driver.model.stage?.request == Self.launch && driver.model.note == "the text '田 of your cart' is cut")
    #expect(driver.lines[0].contains("Alt-L ru"))
    driver.press(.control("g"))
    #expect(driver.model.tab == .checks && driver.model.entry?.name == "cart")
  }

  @Test("go on while they are looked at: new rows come below, and the choice stays")
  func progress() throws {
    var driver = Driver(columns: 120, rows: 40)
    driver.press(.down, .down, .character("i"), .tab)
    let request = try #require(driver.model.previewRequest)
    let first = [PreviewRow("checking leaks …  2 of 3", style: .heading)] + Self.rows[1...8]
    driver.tell(.preview(request, .rows(first)))
    driver.press(.down)
    #expect(driver.shows("checking leaks …  2 of 3") && wanted(driver).isEmpty)
    driver.tell(.preview(request, .rows(Self.rows)))
    #expect(driver.shows("2 found, 1 accepted"))
    expectEqual(driver.press(.enter), [.replay(Self.launch, moves: ["tap:Pay", "wait:1"])])
  }

  @Test("that were given up are asked for again")
  func outdated() throws {
    var driver = driver()
    let request = try #require(driver.model.previewRequest)
    #expect(wanted(driver).isEmpty)
    driver.tell(.outdated(.snapshots, screen: "cart"))
    #expect(wanted(driver).isEmpty)
    driver.tell(.outdated(.checks, screen: "cart"))
    expectEqual(wanted(driver), [request])
  }

  @Test("have headings, remarks and ways in styles of their own, without colours too")
  func styles() throws {
    let driver = driver()
    let area = try #require(driver.model.layout.previewText)
    let picture = driver.model.picture
    func style(_ text: String) throws -> CellStyle {
      let y = try #require(driver.lines.firstIndex { $0.contains(text) })
      let indent = (0..<area.width).first { picture[area.x + $0, y].text != " " } ?? 0
      return picture[area.x + indent, y].style
    }
    #expect(try style("leaks: nothing found").isBold && style("only what is near").isDim)
    #expect(try style("田 of your cart").foreground == CellStyle.link.foreground)
    try expectEqual(style("in 3 of 31 looks"), .plain)
    #expect(try style("A text is cut").isReversed)
  }
}
