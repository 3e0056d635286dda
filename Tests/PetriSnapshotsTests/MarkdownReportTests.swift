import Expectations
import PetriSnapshots
import PetriText
import Testing

@Suite("A report for a pull request")
struct MarkdownReportTests {
  private func change(_ number: Int, in screens: [String], old: String = "label \"Buy\"\n", new: String) -> ScreenChange
  {
    let cells = screens.map { CellResult(path: "Screens/__Snapshots__/\($0).tree.txt", screen: $0, status: .differs) }
    let groups = PendingGroup.groups(of: cells) { _ in
      ("# tree v1\n\(old)", "# tree v1\n\(new)")
    } files: { _ in
      nil
    }
    return ScreenChange(
      groups[0],
      before: CellPicture(wireframe: "┌───┐\n│Buy│\n└───┘\n", speech: "Buy, button\n"),
      after: CellPicture(wireframe: "┌─────┐\n│Order│\n└─────┘\n", speech: "Order, button\n")
    )
  }

  private func report(_ changes: [ScreenChange], skipped: [RunReport.SkippedScreen] = []) -> RunReport {
    RunReport(catalog: "A", isComplete: true, cells: changes.flatMap(\.group.cells), skipped: skipped)
  }

  @Test(
    "has each edit once, with its screens, its difference, the pictures beside each other, and what is read otherwise"
  )
  func edit() {
    let changes = [change(1, in: ["cart", "checkout"], new: "label \"Order\"\n")]
    expectEqual(
      MarkdownReport(
        RunChanges(report(changes), edits: changes, change: CatalogChange(deadEnds: ["nothing leads to 'plans'"]))
      ).text,
      """
      ## Snapshots of `A`

      2 compared: 2 differ

      ### `cart`, `checkout`

      2 looks differ

      <details><summary>The difference</summary>

      ```diff
      @@ -1,2 +1,2 @@
       # tree v1
      -label "Buy"
      +label "Order"
      ```

      </details>

      <details><summary><code>cart</code> before and now</summary>

      ```
      before   now
      ┌───┐    ┌─────┐
      │Buy│    │Order│
      └───┘    └─────┘
      ```

      </details>

      <details><summary>What VoiceOver reads</summary>

      ```diff
      - Buy, button
      + Order, button
      ```

      </details>

      ### Leads nowhere now

      - nothing leads to 'plans'

      """
    )
  }

  @Test("a renamed screen is called that, with the file that it had, which isn't listed as used by nothing")
  func rename() {
    let group = change(1, in: ["basket"], new: "label \"Buy\"  bold\n").group
    let picture = CellPicture(wireframe: "Buy\n", speech: "")
    let old = "Screens/__Snapshots__/cart.tree.txt"
    let change = ScreenChange(group, before: nil, after: picture, renamedFrom: old)
    let report = RunReport(catalog: "A", isComplete: true, cells: group.cells, unowned: [old, "b.tree.txt"])
    let text = MarkdownReport(RunChanges(report, edits: [change])).text
    #expect(
      text.contains("### `basket`\n\n1 look, renamed from Screens/\\_\\_Snapshots\\_\\_/cart.tree.txt\n"),
      "\(text)"
    )
    #expect(text.contains("`basket` has the same wireframe.\n"))
    #expect(text.hasSuffix("### Used by nothing\n\n- `b.tree.txt`\n"))
  }

  @Test("fits into a comment, however much has changed, and notes how much is left out")
  func limit() {
    let changes = (0..<200).map { number in
      change(number, in: ["screen-\(number)"], new: (0..<300).map { "label \"\(number) \($0)\"\n" }.joined())
    }
    let text = MarkdownReport(
      RunChanges(
        report(changes),
        edits: changes,
        change: CatalogChange(deadEnds: (0..<5_000).map { "'\($0)' leads nowhere" })
      )
    ).text
    #expect(text.count <= 65_536 && text.contains("more edits\n") && text.contains("more lines\n"))
    #expect(text.hasSuffix(" more\n"))
  }

  @Test("a page that is published is linked, each edit with its place on it, and a URL ends no link")
  func page() {
    let changes = [change(1, in: ["cart"], new: "a\n"), change(2, in: ["two"], new: "b\n")]
    let all = RunChanges(report(changes), edits: changes)
    let text = MarkdownReport(all, page: "https://a.example/x)/changes.html").text
    #expect(text.contains("\n[Before and now, beside each other](https://a.example/x%29/changes.html)\n"))
    #expect(text.contains("1 look differs ([see it](https://a.example/x%29/changes.html#edit-2))\n"))
  }

  @Test("texts from outside are no markup, end no block and mention nobody")
  func hostile() {
    let evil = "```\n</details><script>@octocat [a](javascript:b) \u{1B}[31m"
    let changes = [change(1, in: ["cart"], new: "\(evil)\n")]
    let text = MarkdownReport(
      RunChanges(
        report(changes, skipped: [.init(screen: "a`b", reason: "<img src=x> @octocat")]),
        edits: changes,
        change: CatalogChange(deadEnds: ["<b>|@octocat"])
      )
    ).text
    #expect(text.contains("````diff\n") && !text.contains("\u{1B}"))
    #expect(text.contains("\\<b\\>\\|\\@\u{200D}octocat"))
    #expect(text.contains("``a`b``: \\<img src=x\\> \\@\u{200D}octocat"))
  }
}
