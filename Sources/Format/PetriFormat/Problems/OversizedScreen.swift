package import PetriCatalog

/// A screen that exceeds the composition budget, although none of its child screens does.
package struct OversizedScreen: Equatable {
  package let screen: String
  package let measure: CompositionMeasure
  package let amount: Int
  /// The screens that lead to it, and the largest or deepest one inside each.
  package let path: [String]

  package init(screen: String, measure: CompositionMeasure, amount: Int, path: [String]) {
    self.screen = screen
    self.measure = measure
    self.amount = amount
    self.path = path
  }
}
