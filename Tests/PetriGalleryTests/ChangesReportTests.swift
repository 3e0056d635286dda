import Expectations
import Foundation
import PetriCatalog
import PetriRendering
import PetriSnapshots
import Testing

@testable import PetriGallery

@Suite("The page of changes") struct ChangesReportTests {
  private static func picture(_ texts: [(String, Double)], drawing: String = "<svg/>", speech: String = "")
    -> CellPicture
  {
    var root = node("content: cart  0 0 100 200", [0, 0, 100, 200])
    root.children = texts.map { node($0.0, [10, $0.1, 80, 20]) }
    return CellPicture(
      wireframe: "\(texts.count)\n",
      speech: speech,
      drawing: drawing,
      width: 100,
      height: 200,
      screen: ShownScreen(headline: "cart", root: root)
    )
  }

  private static func node(_ line: String, _ frame: [Double]) -> ShownNode {
    var node = ShownNode(line: line)
    node.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    return node
  }

  private static func change(
    in screens: [String],
    status: SnapshotStatus = .differs,
    old: String = "label \"Buy\"\n",
    new: String = "label \"Order\"\n",
    before: CellPicture? = picture([("label \"Buy\"", 10)], drawing: "<svg>1</svg>", speech: "\"Buy\"\n"),
    after: CellPicture? = picture([("label \"Order\"", 10)], drawing: "<svg>2</svg>", speech: "\"Order\"\n"),
    renamedFrom oldPath: String? = nil,
    looks: [ScreenChange.Look] = []
  ) -> ScreenChange {
    let cells = screens.map { CellResult(path: "Screens/__Snapshots__/\($0).tree.txt", screen: $0, status: status) }
    let texts = ("# tree v2\n\(old)", "# tree v2\n\(new)")
    let groups = PendingGroup.groups(of: cells, texts: { _ in texts }, files: { _ in texts })
    return ScreenChange(groups[0], before: before, after: after, renamedFrom: oldPath, looks: looks)
  }

  private func page(_ edits: [ScreenChange], _ report: RunReport? = nil, _ change: CatalogChange = CatalogChange())
    -> String
  {
    let all = RunReport(catalog: "A", isComplete: true, cells: edits.flatMap(\.group.cells))
    return ChangesReport(RunChanges(report ?? all, edits: edits, change: change)).text
  }

  @Test("has each edit once: its screens, both pictures with what differs outlined, the words, the text, what is read")
  func edit() throws {
    let page = page([Self.change(in: ["cart", "checkout"])])
    #expect(page.contains("<h2 id=\"title-1\"><code><bdi>cart</bdi></code>, <code><bdi>checkout</bdi></code></h2>"))
    #expect(page.contains("2 looks differ"))
    for drawing in ["<svg>1</svg>", "<svg>2</svg>"] {
      let data = Data(drawing.utf8).base64EncodedString()
      expectEqual(page.components(separatedBy: "src=\"data:image/svg+xml;base64,\(data)\"").count, 2)
    }
    expectEqual(page.matches(of: /<rect class="changed" x="8.0" y="8.0" width="84.0" height="24.0" rx="4"\/>/).count, 2)
    #expect(
      page.contains(
        "<li><code><bdi>label &quot;Buy&quot;</bdi></code> is now <code><bdi>label &quot;Order&quot;</bdi></code></li>"
      )
    )
    #expect(
      page.contains("<del>-label &quot;<mark>Buy</mark>&quot;</del><ins>+label &quot;<mark>Order</mark>&quot;</ins>")
    )
    #expect(page.contains("<summary>VoiceOver reads</summary>") && page.contains("alt=\"Now: &quot;Order&quot;\""))
    // The ways to compare are a form's, which needs no script.
    for mode in ["side", "over", "blend", "slide"] {
      #expect(page.contains("name=\"mode-1\" id=\"mode-1-\(mode)\"") && page.contains("<label for=\"mode-1-\(mode)\">"))
    }
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">") && page.hasSuffix("</html>\n"))
    #expect(page.contains("content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline';"))
    #expect(!page.contains("<script") && !page.contains("http://") && !page.contains("https://"))
    // Readers who aren't developers know looks.
    #expect(!page.lowercased().replacing("cellpicture", with: "").contains(" cell"))
  }

  @Test("a view that is gone, is new, moved by itself or has another attribute is found, and what moves along is not")
  func views() {
    func words(_ before: [(String, Double)], _ after: [(String, Double)]) -> [String] {
      ChangedViews(Self.picture(before), Self.picture(after)).marks.map { mark in
        "\(mark.kind.rawValue) \(mark.words.replacing(/<[^>]*>/, with: "").replacing("&quot;", with: "'"))"
      }
    }
    let list = [("label \"A\"", 10.0), ("slider volume", 40), ("label \"B\"  body", 70)]
    expectEqual(words(list, list), [])
    expectEqual(
      words(list, [list[0], ("label \"B\"  body", 40)]),
      ["removed slider volume is gone", "moved label 'B' moved 30 up"]
    )
    expectEqual(words([list[0]], [list[0], list[1]]), ["added slider volume is new"])
    expectEqual(words(list, [list[0], list[1], ("label \"B\"  body  red", 70)]), ["changed label 'B': now red"])
    expectEqual(
      words(list, [list[0], list[1], ("label \"B\"  title1", 70)]),
      ["changed label 'B': body is now title1"]
    )
    expectEqual(words(list, [list[0], list[1], ("label \"C\"  body", 70)]), ["changed label 'B' is now label 'C'"])
    // A stack that moves takes what is in it along.
    func nested(_ y: Double) -> CellPicture {
      var root = Self.node("stack", [0, y, 9, 9])
      root.children = [Self.node("label \"In\"", [1, y + 1, 5, 5])]
      return CellPicture(
        wireframe: "\(y)",
        speech: "",
        drawing: "",
        width: 9,
        height: 9,
        screen: ShownScreen(headline: "cart", root: root)
      )
    }
    let marks = ChangedViews(nested(0), nested(24)).marks
    expectEqual(marks.map(\.words), ["<code><bdi>stack</bdi></code> moved 24 down"])
    expectEqual(ChangedViews(nil, nested(0)).marks, [])
  }

  @Test("blanks, quotes and colons in a text are part of the text")
  func texts() {
    func marks(_ before: String, _ after: String) -> [String] {
      ChangedViews(Self.picture([(before, 10)]), Self.picture([(after, 10)])).marks.map(\.title)
    }
    expectEqual(marks("button \"Buy:  now\"", "button \"Buy:  later\""), ["“Buy:  now” is now “Buy:  later”"])
    expectEqual(marks("button \"Buy:  now\"", "button \"Buy:  now\"  filled"), ["“Buy:  now” is now filled"])
    expectEqual(
      marks("label \"A  \\\"b\\\"\"  body", "label \"A  \\\"b\\\"\"  title1"),
      ["“A  &quot;b&quot;” is now title1, and was body"]
    )
  }

  @Test("a bar's title that is another is outlined alone, not with all that its controller shows")
  func title() {
    func picture(_ title: String) -> CellPicture {
      var root = Self.node("navigation  0 0 100 200  bar \"\(title)\"", [0, 0, 100, 200])
      root.children = [Self.node("title \"\(title)\"", [0, 20, 100, 44])]
      return CellPicture(
        wireframe: title,
        speech: "",
        drawing: "",
        width: 100,
        height: 200,
        screen: ShownScreen(headline: "cart", root: root)
      )
    }
    let marks = ChangedViews(picture("Cart"), picture("Basket")).marks
    expectEqual(marks.map(\.before), [[0, 20, 100, 44]])
    expectEqual(marks.map(\.title), ["“Cart” is now “Basket”"])
  }

  @Test("the looks of an edit are shown before and now")
  func looks() {
    let cells = ["as usual", "dark"].map {
      CellResult(path: "Screens/__Snapshots__/cart.tree.txt", cell: $0, screen: "cart", status: .differs)
    }
    let looks = cells.map {
      ScreenChange.Look(
        of: $0,
        before: Self.picture([], drawing: "<svg>\($0.cell) 1</svg>"),
        after: Self.picture([], drawing: "<svg>\($0.cell) 2</svg>")
      )
    }
    let page = page([Self.change(in: ["cart"], looks: looks)])
    #expect(page.contains("<summary>Before and now in 2 looks</summary>"))
    #expect(page.contains("<figcaption>dark</figcaption>"))
    for name in ["as usual 1", "as usual 2", "dark 1", "dark 2"] {
      let data = Data("<svg>\(name)</svg>".utf8).base64EncodedString()
      #expect(page.contains("src=\"data:image/svg+xml;base64,\(data)\" width=\"124\""), "\(name)")
    }
  }

  @Test("the contents name a screen once, with all of its edits")
  func contents() throws {
    let edits = (1...4).map { Self.change(in: ["settings"], new: "label \"\($0)\"\n") } + [Self.change(in: ["cart"])]
    let page = page(edits)
    let start = try #require(page.range(of: "<nav class=\"edits\""))
    let end = try #require(page.range(of: "</nav>", range: start.upperBound..<page.endIndex))
    let contents = page[start.lowerBound..<end.lowerBound]
    expectEqual(contents.matches(of: />settings</).count, 1)
    expectEqual(contents.matches(of: /href="#edit-\d"/).count, 5)
  }

  @Test("a screen that is new, gone, renamed or looks the same is marked so, and so are ways")
  func kinds() {
    let same = Self.picture([("label \"Buy\"", 10)])
    let page = page(
      [
        Self.change(in: ["new"], status: .missing, before: nil),
        Self.change(in: ["link"], new: "b\n", before: same, after: same),
        Self.change(in: ["basket"], status: .missing, before: nil, after: same, renamedFrom: "<cart>.tree.txt"),
      ],
      nil,
      CatalogChange(
        deadEnds: ["nothing leads to 'plans'"],
        newWays: [.init(from: "cart", to: "new", kind: .opens)],
        lostWays: [.init(from: "cart", to: "old", kind: .links)],
        lostScreens: [.init(name: "old", title: "Old", path: "old.tree.txt", picture: same)]
      )
    )
    #expect(page.contains("<span class=\"badge added\">New</span> 1 look is new"))
    #expect(page.contains("1 look, renamed from &lt;cart&gt;.tree.txt"))
    #expect(page.contains("<figcaption>Looks the same</figcaption>"))
    #expect(page.contains("<h3>New</h3>\n<ul>\n<li>cart opens new</li>"))
    #expect(page.contains("<h3>Gone</h3>\n<ul>\n<li>cart links to old</li>"))
    #expect(page.contains("<li>nothing leads to &apos;plans&apos;</li>"))
    #expect(
      page.contains(
        "<h2>Old <code><bdi>old</bdi></code></h2>\n<p class=\"looks-of\"><span class=\"badge removed\">Gone"
      )
    )
  }

  @Test("texts from outside are no markup, hide nothing and turn no direction, in whatever place they are")
  func hostile() throws {
    let evil = "</pre><script>alert(1)</script>\u{202E}\u{1B}[31m\u{0}\"'<img src=x onerror=1>"
    let drawing = "<svg><script>alert(2)</script></svg>"
    let picture = Self.picture([(evil, 10)], drawing: drawing, speech: "\(evil)\n")
    let other = Self.picture([("x\(evil)", 30), ("label \"\(evil)\"", 60)], drawing: drawing + " ")
    let change = Self.change(in: [evil], old: "\(evil)\n", new: "x\(evil)\n", before: picture, after: other)
    let wireframe = CellPicture(wireframe: evil, speech: evil)
    let plain = Self.change(in: ["a"], new: "\(evil) 2\n", before: wireframe, after: wireframe)
    var report = RunReport(
      catalog: evil,
      isComplete: true,
      cells: change.group.cells + [CellResult(path: evil, screen: evil, status: .failed, message: evil)],
      skipped: [.init(screen: evil, reason: evil)]
    )
    report.screens = [RunScreen(name: evil, title: evil, file: evil, line: 1)]
    let all = CatalogChange(
      deadEnds: [evil],
      newWays: [.init(from: evil, to: evil, kind: .opens)],
      lostScreens: [.init(name: evil, title: evil, path: evil, picture: picture)]
    )
    var pages = [self.page([change, plain], report, all)]
    let app = GalleryApp(name: evil, screens: [], changes: RunChanges(report, edits: [change, plain], change: all))
    try GallerySite(app).write { file in
      if file.path.hasSuffix(".html") { pages.append(String(decoding: file.bytes, as: UTF8.self)) }
    }
    expectEqual(pages.count, 4)
    for page in pages {
      #expect(!page.contains("<script>") && !page.contains("<img src=x") && !page.contains(" style="))
      for match in page.matches(of: /<script[^>]*>/) {
        #expect(
          match.0.hasPrefix("<script defer src=\"") || match.0.contains("application/json"),
          "\(match.0)"
        )
      }
      let bad = page.unicodeScalars.filter { ($0.value < 0x20 && $0 != "\n") || (0x202A...0x202E).contains($0.value) }
      expectEqual(bad.count, 0)
      #expect(!page.contains(drawing))
    }
    let known = [
      "!DOCTYPE", "html", "head", "meta", "title", "style", "body", "a", "h1", "h2", "h3", "p", "main", "nav", "ol",
      "ul",
      "li", "section", "details", "summary", "pre", "span", "del", "ins", "mark", "div", "figure", "figcaption", "img",
      "code", "bdi", "fieldset", "legend", "input", "label", "svg", "rect",
    ]
    let tags = try pages[0].matches(of: Regex("<(/?[a-zA-Z!][a-zA-Z0-9]*)")).map {
      String($0.output[1].substring ?? "")
    }
    expectEqual(Set(tags.map { $0.replacing("/", with: "") }).subtracting(known), [])
  }

  @Test("a report of thousands of large edits stays a page that a browser opens, and lists those that aren't in it")
  func large() {
    let large = Self.change(in: ["large"], new: (0..<600).map { "label \"\($0)\"\n" }.joined())
    let edits = Array(repeating: large, count: 35)
    var report = ChangesReport(
      RunChanges(
        RunReport(catalog: "A", isComplete: true, cells: edits.flatMap(\.group.cells)),
        edits: edits,
        change: CatalogChange(deadEnds: (0..<2_000).map { "'\($0)' leads nowhere" })
      )
    )
    report.maxBytes = 400_000
    report.maxEdits = 30
    let page = report.text
    #expect(page.utf8.count < 600_000)
    #expect(page.contains("… 103 more lines") && page.contains("<p>And 5 more edits.</p>"))
    #expect(page.contains("<li>and 1000 more</li>") && page.contains("no room for the difference"))
  }

  @Test("a run in which nothing differs has a line about it")
  func empty() {
    let page = page(
      [],
      RunReport(catalog: "A", isComplete: true, cells: [CellResult(path: "a", screen: "a", status: .same)])
    )
    #expect(
      page.contains("<p>Nothing differs.</p>") && page.contains("1 look compared: 1 the same") && !page.contains("<nav")
    )
  }
}
