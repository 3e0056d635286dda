import Expectations
import PetriCatalog
import PetriChecks
import Testing

@Suite("Explanations of rules") struct RuleExplanationTests {
  @Test("each rule has one, in sentences")
  func all() {
    expectEqual(RuleExplanation.all.map(\.rule.rawValue).sorted(), CheckRule.allCases.map(\.rawValue).sorted())
    for explanation in RuleExplanation.all {
      #expect(
        explanation.text.first?.isUppercase == true && explanation.text.hasSuffix("."),
        "\(explanation.rule.rawValue)"
      )
    }
  }
}
