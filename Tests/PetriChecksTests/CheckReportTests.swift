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
}
