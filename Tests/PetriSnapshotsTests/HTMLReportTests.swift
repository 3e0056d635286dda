import Expectations
import Foundation
import PetriText
import Testing

@testable import PetriSnapshots

@Suite("A report for a browser")
struct HTMLReportTests {
  private func change(
    in screens: [String],
    status: SnapshotStatus = .differs,
    old: String = "label \"Buy\"\n",
    new: String,
    before: CellPicture? = CellPicture(wireframe: "Buy\n", speech: "\"Buy\"\n", drawing: "<svg>1</svg>"),
    after: CellPicture? = CellPicture(
      wireframe: "Order\n",
      speech: "\"Order\"\n",
      drawing: "<svg>2</svg>"
    ),
    renamedFrom oldPath: String? = nil
  ) -> ScreenChange {
    let cells = screens.map { CellResult(path: "Screens/__Snapshots__/\($0).tree.txt", screen: $0, status: status) }
    let texts = ("# tree v2\n\(old)", "# tree v2\n\(new)")
    let groups = PendingGroup.groups(of: cells, texts: { _ in texts }, files: { _ in texts })
    return ScreenChange(groups[0], before: before, after: after, renamedFrom: oldPath)
  }

  private func page(_ changes: [ScreenChange], _ report: RunReport? = nil, deadEnds: [String] = []) -> String {
    let all = RunReport(catalog: "A", isComplete: true, cells: changes.flatMap(\.group.cells))
    return HTMLReport(RunChanges(report ?? all, edits: changes, change: CatalogChange(deadEnds: deadEnds))).text
  }

  private func main(_ page: String) throws -> String {
    let start = try #require(page.range(of: "<main>\n"))
    let end = try #require(page.range(of: "</main>\n"))
    return String(page[start.upperBound..<end.lowerBound])
  }

  @Test("has each edit once: its screens, the difference, how it looked and looks, what is read otherwise")
  func edit() throws {
    let page = page(
      [change(in: ["cart", "checkout"], new: "label \"Order\"\n")],
      deadEnds: ["nothing leads to 'plans'"]
    )
    expectEqual(
      try main(page),
      """
      <section id="edit-1" aria-labelledby="title-1">
      <h2 id="title-1"><code><bdi>cart</bdi></code>, <code><bdi>checkout</bdi></code></h2>
      <p>2 cells differ</p>
      <details open>
      <summary>The difference</summary>
      <pre tabindex="0" role="region" aria-label="Difference"><span class="at">@@ -1,2 +1,2 @@</span><span> # tree v2</span>\
      <del>-label &quot;<mark>Buy</mark>&quot;</del><ins>+label &quot;<mark>Order</mark>&quot;</ins></pre>
      </details>
      <details open>
      <summary><code><bdi>Screens/__Snapshots__/cart.tree.txt</bdi></code> before and now</summary>
      <div class="pair">
      <figure>
      <figcaption>before</figcaption>
      <img loading="lazy" alt="The screen before: &quot;Buy&quot;" src="data:image/svg+xml;base64,PHN2Zz4xPC9zdmc+">
      </figure>
      <figure>
      <figcaption>now</figcaption>
      <img loading="lazy" alt="The screen now: &quot;Order&quot;" src="data:image/svg+xml;base64,PHN2Zz4yPC9zdmc+">
      </figure>
      </div>
      </details>
      <details open>
      <summary>What VoiceOver reads</summary>
      <pre tabindex="0" role="region" aria-label="Difference"><del>-&quot;<mark>Buy</mark>&quot;</del>\
      <ins>+&quot;<mark>Order</mark>&quot;</ins></pre>
      </details>
      <details>
      <summary>All 2 cells</summary>
      <ul>
      <li><code><bdi>Screens/__Snapshots__/cart.tree.txt</bdi></code></li>
      <li><code><bdi>Screens/__Snapshots__/checkout.tree.txt</bdi></code></li>
      </ul>
      </details>
      </section>
      <section>
      <h2>Leads nowhere now</h2>
      <ul>
      <li>nothing leads to &apos;plans&apos;</li>
      </ul>
      </section>

      """
    )
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">") && page.hasSuffix("</html>\n"))
    #expect(page.contains("default-src 'none'") && !page.contains("<script") && !page.contains("http://"))
  }

  @Test("a screen that wasn't there, looks the same, or has no drawing is marked so; several edits have contents")
  func pictures() throws {
    let picture = CellPicture(wireframe: "<Buy>\n", speech: "")
    let page = page([
      change(in: ["new"], new: "a\n", before: nil), change(in: ["link"], new: "b\n", before: picture, after: picture),
      change(in: ["none"], status: .missing, new: "c\n", before: nil, after: nil),
      change(in: ["basket"], status: .missing, new: "d\n", before: nil, after: picture, renamedFrom: "<cart>.tree.txt"),
    ])
    #expect(page.contains("<p>1 cell, renamed from &lt;cart&gt;.tree.txt</p>"))
    expectEqual(page.matches(of: /<details>\n<summary>[^\n]*looks the same/).count, 2)
    #expect(page.contains("<p>It wasn't there, or can't be composed.</p>"))
    #expect(page.contains("looks the same</summary>") && page.contains("aria-label=\"before and now\">&lt;Buy&gt;"))
    #expect(page.contains("<li><a href=\"#edit-3\"><code><bdi>none</bdi></code></a>: 1 cell has no snapshot yet</li>"))
  }

  @Test("texts from outside are no markup, hide nothing and turn no direction, in whatever place they are")
  func hostile() throws {
    let evil = "</pre><script>alert(1)</script>\u{202E}\u{1B}[31m\u{0}\"'<img src=x onerror=1>"
    let drawing = "<svg><script>alert(2)</script></svg>"
    let picture = CellPicture(wireframe: evil, speech: "\(evil)\n", drawing: drawing)
    let other = CellPicture(wireframe: evil, speech: "", drawing: nil)
    let change = change(in: [evil], old: "\(evil)\n", new: "x\(evil)\n", before: picture, after: other)
    let report = RunReport(
      catalog: evil,
      isComplete: true,
      cells: change.group.cells + [CellResult(path: evil, screen: evil, status: .failed, message: evil)],
      skipped: [.init(screen: evil, reason: evil)]
    )
    let page = page([change], report, deadEnds: [evil])
    let tags = try page.matches(of: Regex("<(/?[a-zA-Z!][a-zA-Z0-9]*)")).map { String($0.output[1].substring ?? "") }
    let known = [
      "!DOCTYPE", "html", "head", "meta", "title", "style", "body", "header", "h1", "h2", "p", "main", "nav", "ol",
      "li", "a",
      "section", "details", "summary", "pre", "span", "del", "ins", "mark", "div", "figure", "figcaption", "img", "ul",
      "code",
      "bdi",
    ]
    expectEqual(Set(tags.map { $0.replacing("/", with: "") }).subtracting(known), [])
    expectEqual(page.matches(of: /<img [^>]*>/).count, 1)
    expectEqual(page.matches(of: /onerror/).count, page.matches(of: /&lt;img src=x onerror=1&gt;/).count)
    let bad = page.unicodeScalars.filter { ($0.value < 0x20 && $0 != "\n") || (0x202A...0x202E).contains($0.value) }
    expectEqual(bad.count, 0)
    #expect(!page.contains(drawing))
  }

  @Test("a report of thousands of large edits stays a page that a browser opens, and lists those that aren't in it")
  func large() {
    let large = change(in: ["large"], new: (0..<600).map { "label \"\($0)\"\n" }.joined())
    let changes = Array(repeating: large, count: 35)
    let cells = changes.flatMap(\.group.cells)
    var report = HTMLReport(
      RunChanges(
        RunReport(catalog: "A", isComplete: true, cells: cells),
        edits: changes,
        change: CatalogChange(deadEnds: (0..<2_000).map { "'\($0)' leads nowhere" })
      )
    )
    report.maxBytes = 100_000
    report.maxEdits = 30
    let page = report.text
    #expect(page.utf8.count < 250_000)
    #expect(page.contains("… 103 more lines") && page.contains("<p>And 5 more edits.</p>"))
    #expect(page.contains("<li>and 1000 more</li>") && page.contains("no room for the difference"))
  }

  @Test("a run in which nothing differs has a line about it")
  func empty() throws {
    let cells = [CellResult(path: "a.tree.txt", screen: "a", status: .same)]
    let page = page([], RunReport(catalog: "A", isComplete: true, cells: cells))
    expectEqual(try main(page), "<p>Nothing differs.</p>\n")
    #expect(page.contains("<p>1 compared: 1 the same</p>") && !page.contains("<nav"))
  }
}
