import Expectations
import PetriDiagnostics
import Testing

@Suite("The budget of suggestions")
struct SuggestionBudgetTests {
  @Test("a budget ends")
  func budget() {
    var budget = SuggestionBudget(1)
    expectEqual(budget.suggestion(for: "axsi", among: ["axis"]), "axis")
    #expect(budget.suggestion(for: "axsi", among: ["axis"]) == nil)
  }
}
