package import PetriCatalog

/// A screen that is too large, and none of the screens in it is.
package struct OversizedScreen: Equatable {
  package let screen: String
  package let measure: CompositionMeasure
  package let amount: Int
  /// The screens on the way to the deepest, or by the largest inside each.
  package let path: [String]

  package init(screen: String, measure: CompositionMeasure, amount: Int, path: [String]) {
    self.screen = screen
    self.measure = measure
    self.amount = amount
    self.path = path
  }
}
