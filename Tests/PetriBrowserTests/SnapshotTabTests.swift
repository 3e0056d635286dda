import Expectations
import PetriCatalog
import PetriText
import Testing

@testable import PetriBrowser

@Suite("Snapshots in the browser")
struct SnapshotTabTests {
  static let review = SnapshotReview(
    groups: [
      SnapshotReview.Group(
        status: "differs",
        paths: ["Screens/__Snapshots__/cart.tree.txt", "Screens/__Snapshots__/cart.full.tree.txt"],
        lines: [
          SnapshotReview.Line(.change, "= 'Buy' is 'Pay' now"), SnapshotReview.Line(.header, "@@ -3,2 +3,2 @@"),
          SnapshotReview.Line(.same, " cart  items: []"),
          SnapshotReview.Line(.removed, "-button \"Buy\"", changed: 9..<12),
          SnapshotReview.Line(.added, "+button \"Pay\"", changed: 9..<12),
        ]
      ),
      SnapshotReview.Group(
        status: "missing",
        paths: ["Screens/__Snapshots__/cart.wireframe.txt"],
        lines: [SnapshotReview.Line(.header, "@@ -0,0 +1,1 @@"), SnapshotReview.Line(.added, "+# wireframe v1 田")]
      ),
      SnapshotReview.Group(
        status: "failed",
        paths: ["Screens/__Snapshots__/cart.lifecycle.txt"],
        message: "unknown device 'iphone-1'",
        lines: [],
        canBeDecided: false
      ),
    ],
    remarks: ["2 snapshots are up to date"]
  )

  static let states = [
    "cart": ScreenSnapshots(differing: 2, missing: 1, failing: 1), "prompt": ScreenSnapshots(missing: 1),
    "product-list": ScreenSnapshots(),
  ]

  /// A browser with the cart chosen, of whose snapshots it is known how they compare.
  static func driver(columns: Int = 120, rows: Int = 40) -> Driver {
    var driver = Driver(columns: columns, rows: rows)
    driver.press(.down, .down)
    driver.tell(.snapshots(states))
    return driver
  }

  static func fill(_ driver: inout Driver) {
    for request in driver.model.wanted where request.tab == .snapshots {
      let isCart = request.screen == "cart"
      driver.tell(
        .preview(
          request,
          .review(isCart ? review : SnapshotReview(groups: [], remarks: ["the screen has no snapshots"]))
        )
      )
    }
  }

  /// The same with the differences shown.
  static func shown(columns: Int = 120, rows: Int = 40) -> Driver {
    var driver = driver(columns: columns, rows: rows)
    driver.press(.character("0"))
    fill(&driver)
    return driver
  }

  private let first: [BrowserEffect] = [
    .decide(
      .accept,
      screen: "cart",
      paths: ["Screens/__Snapshots__/cart.tree.txt", "Screens/__Snapshots__/cart.full.tree.txt"]
    )
  ]

  @Test(
    "a screen whose snapshot differs or is missing has a mark in the list, below it and in thumbnails; the head counts them"
  )
  func marks() throws {
    var driver = Self.driver()
    #expect(driver.lines[0].contains("snapshots: 2 differ, 2 missing"))
    #expect(try #require(driver.lines.first { $0.contains("cart ") && $0.contains("#money") }).contains("≠ │"))
    #expect(try #require(driver.lines.first { $0.contains("prompt") }).contains("+ │"))
    #expect(driver.shows("≠ 2 differ, 1 missing"))
    driver.press(.character("t"))
    SheetTests.fill(&driver)
    #expect(driver.shows("≠ cart") && !driver.shows("≠ product-list"))
    driver.press(.escape)
    driver.tell(.snapshots(["cart": ScreenSnapshots(), "prompt": ScreenSnapshots()]))
    #expect(!driver.shows("≠") && !driver.lines[0].contains("snapshots"))
  }

  @Test("v compares all, visible ones first, and stops it; the head shows the progress")
  func verifying() {
    var driver = Self.driver()
    expectEqual(
      driver.press(.character("v")),
      [.verify(first: ["cart", "broken", "cart", "product-list", "prompt", "hours"])]
    )
    driver.tell(.verifying(SnapshotProgress(done: 2, total: 5)))
    #expect(driver.lines[0].contains("2/5 …"))
    #expect(driver.press(.character("v")) == [.stopVerifying] && driver.shows("v compares all screens again"))
    driver.tell(.verifying(nil))
    #expect(!driver.lines[0].contains("comparing"))
  }

  @Test("where nothing differs the tab shows a snapshot as it was accepted, which is scrolled")
  func accepted() throws {
    var driver = Self.driver(rows: 20)
    driver.press(.character("0"))
    let lines = ["# tree v1"] + (1...30).map { "label \($0)" }
    let review = SnapshotReview(
      groups: [],
      remarks: ["2 snapshots are up to date"],
      accepted: SnapshotReview.Accepted(path: "Screens/__Snapshots__/cart.tree.txt", lines: lines)
    )
    driver.tell(.preview(try #require(driver.model.previewRequest), .review(review)))
    #expect(driver.shows("accepted  Screens/__Snapshots__/cart.tree.txt") && driver.shows("label 1"))
    #expect(driver.shows("more lines"))
    driver.press(.tab, .end)
    #expect(driver.shows("label 30"))
    #expect(driver.press(.character("a")) == [] && driver.shows("nothing to decide here"))
  }

  @Test("the tab shows what differs in its colours, with what has changed in a line marked")
  func shown() throws {
    let driver = Self.shown()
    let lines = driver.lines
    let removed = try #require(lines.firstIndex { $0.contains("-button \"Buy\"") })
    let x = try #require(driver.model.layout.previewText).x
    let picture = driver.model.picture
    expectEqual(picture[x, removed].style.foreground, CellStyle.removed.foreground)
    expectEqual((0..<40).map { picture[x + $0, removed] }.filter(\.style.isReversed).map(\.text).joined(), "Buy")
    expectEqual(picture[x, removed + 1].style.foreground, CellStyle.added.foreground)
    #expect(driver.shows("▸differs  Screens/__Snapshots__/cart.tree.txt") && driver.shows("cart.full.tree.txt"))
    #expect(driver.shows("a accept  x reject  u undo"))
  }

  @Test("n goes to the next difference of the screen, then to the next screen that has one, N back")
  func next() {
    var driver = Self.shown()
    driver.press(.character("n"))
    #expect(driver.shows("▸missing  Screens"))
    driver.press(.character("n"))
    #expect(!driver.shows("▸") || driver.shows("▾"))
    driver.press(.character("n"))
    #expect(driver.model.entry?.name == "prompt" && driver.model.tab == .snapshots)
    driver.press(.character("N"))
    expectEqual(driver.model.entry?.name, "cart")
    driver.tell(.snapshots(["cart": ScreenSnapshots(), "prompt": ScreenSnapshots()]))
    driver.press(.character("1"), .character("n"))
    #expect(driver.shows("no snapshot is known to differ; v compares all screens"))
  }

  @Test("nothing is accepted that has not been seen: elsewhere a key shows the difference first")
  func unseen() {
    var driver = Self.driver()
    #expect(driver.press(.character("a")).isEmpty)
    #expect(driver.model.tab == .snapshots && driver.shows("this is what differs: a accepts it, x rejects it"))
    #expect(driver.press(.character("a")).isEmpty)
    Self.fill(&driver)
    expectEqual(driver.press(.character("a")), first)
    driver.press(.down)
    #expect(driver.press(.character("a")).isEmpty)
    Self.fill(&driver)
    #expect(driver.press(.character("x")).isEmpty && driver.shows("nothing to decide here"))
    driver.press(.character("1"))
    #expect(driver.press(.character("x")).isEmpty && driver.shows("product-list has no snapshot to decide about"))
  }

  @Test("what is marked is accepted or rejected, the next follows, and u takes it back; what failed can't be decided")
  func decisions() throws {
    var driver = Self.shown()
    expectEqual(driver.press(.character("a")), first)
    var rest = Self.review
    rest.groups.removeFirst()
    driver.tell(.outdated(.snapshots, screen: "cart"))
    let request = try #require(driver.model.wanted.first { $0.tab == .snapshots })
    driver.tell(.preview(request, .review(rest)))
    expectEqual(
      driver.press(.character("x")),
      [.decide(.reject, screen: "cart", paths: ["Screens/__Snapshots__/cart.wireframe.txt"])]
    )
    driver.press(.character("n"))
    #expect(driver.press(.character("a")).isEmpty && driver.shows("nothing to decide here"))
    expectEqual(driver.press(.character("u")), [.undoDecision])
  }

  @Test("long lines of a difference are wrapped, or cut and moved to the side")
  func long() {
    var driver = Self.shown(columns: 62, rows: 24)
    #expect(driver.shows("▸differs") && driver.shows("Screens/…/cart.tree.txt"))
    driver.press(.character("w"))
    #expect(driver.shows("…"))
    for _ in 0..<3 { driver.press(.character(">")) }
    #expect(driver.shows("tree.txt"))
  }
}
