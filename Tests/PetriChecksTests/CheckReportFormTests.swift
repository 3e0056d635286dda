import Expectations
import PetriCatalog
import PetriChecks
import Testing

@Suite("Reports of checks for machines") struct CheckReportFormTests {
  private var report: CheckReport {
    let finding = CheckFinding(
      .leakedController,
      on: "cart",
      of: "Cart<Item>",
      "Cart<Item> stays",
      at: Place(file: "Screens/cart.yaml", line: 3, column: 1),
      moves: ["tap:Buy"],
      notes: ["since viewDidLoad"]
    )
    return CheckReport([.init(.leaks, findings: [finding], of: []), .init(.layout, findings: [], of: [])])
  }

  @Test("JUnit has a suite for each check, and a case for each screen with findings")
  func junit() {
    expectEqual(
      CheckJUnit(report).text,
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="petri check" tests="2" failures="1" errors="0" skipped="0">
        <testsuite name="leaks" tests="1" failures="1" errors="0" skipped="0">
          <testcase classname="leaks" name="cart" file="Screens/cart.yaml">
            <failure type="leaked-controller" message="Cart&lt;Item&gt; stays">Screens/cart.yaml:3:1: Cart&lt;Item&gt; stays
      after tap:Buy
      since viewDidLoad</failure>
          </testcase>
        </testsuite>
        <testsuite name="layout" tests="1" failures="0" errors="0" skipped="0">
          <testcase classname="layout" name="layout"/>
        </testsuite>
      </testsuites>

      """
    )
  }

  @Test("a check that the budget didn't let begin is none that found nothing")
  func notBegun() {
    var report = report
    report.budget = CheckBudget(seconds: 1, done: 1, missing: [CheckJob(.layout, "a")])
    #expect(
      report.text.contains("\nlayout: not begun\n") && CheckMarkdown(report).text.contains("**layout**: not begun")
    )
    let text = CheckJUnit(report).text
    #expect(text.contains("<testcase classname=\"layout\" name=\"layout\"><skipped message=\"not begun\"/></testcase>"))
    #expect(text.contains("<testsuites name=\"petri check\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"1\">"))
  }

  @Test("Markdown has a table for each check with findings")
  func markdown() {
    let text = CheckMarkdown(report).text
    #expect(
      text.contains(
        "**leaks**: 1 found\n\n| screen | finding | rule |\n|---|---|---|\n| `cart`<br>`Screens/cart.yaml:3` | "
      )
    )
    #expect(
      text.contains("<br>since viewDidLoad | leaked-controller |\n") && text.contains("**layout**: nothing found\n")
    )
    #expect(!text.contains("<Item>"))
  }

  @Test("a budget has the share of the work, and what it left out")
  func budget() {
    let missing = [CheckJob(.layout, "a"), CheckJob(.layout, "a", part: 1), CheckJob(.leaks, "b")]
    let budget = CheckBudget(seconds: 20, done: 5, missing: missing)
    expectEqual(budget.text, "covered 62 % of the work in 20 s; left out: layout of 1 screen, leaks of 1 screen")
    expectEqual(CheckBudget(seconds: 0.5, done: 5, missing: []).text, "covered all of the work within 0.5 s")
  }
}
