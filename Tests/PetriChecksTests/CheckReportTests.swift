import PetriCatalog
import PetriChecks
import Testing

@Suite struct CheckReportTests {
  @Test func aFindingIsALineWithWhatItTakesToSeeIt() {
    var outcome = CheckOutcome()
    outcome.covered = ["looks": 3]
    let finding = CheckFinding(
      .truncation,
      on: "cart",
      of: "total",
      "the text is cut",
      context: ["city": "Kazan"],
      moves: ["tap:buy"]
    )
    let report = CheckReport([.init(.layout, findings: [finding], of: [outcome, outcome])])
    #expect(
      report.text == """
        warning: 'cart': the text is cut [truncation]
            with city=Kazan
            after tap:buy
        layout: 1 found in 6 looks

        """
    )
    #expect(report.hasFindings)
  }

  @Test func ofManyFaultsOfOneCauseTenAreNamed() {
    var finding = CheckFinding(.overlap, on: "cart", of: "a", "a lies over b", notes: ["in 2 looks"])
    finding.also = (1...12).map { CheckFault(.overlap, on: "cart", of: "\($0)", "\($0) lies over b") }
    #expect(finding.lines.first == "also: 1 lies over b" && finding.lines.count == 12)
    #expect(finding.lines.suffix(2) == ["also: 2 others, which --json has", "in 2 looks"])
  }
}
