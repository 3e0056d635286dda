package import PetriUIKit

/// The effect of a finger on a view.
package enum ShownTouch: Sendable {
  /// Taps it where a recognizer waits for that, and the views in it.
  case subviews
  /// Nothing, nor on the views in it.
  case nothing
  /// Taps it, and nothing in it.
  case button
  /// Changes what it holds.
  case input
  /// Taps it where somebody waits for that, and what is in it where it holds others.
  case control(isHeard: Bool, holdsOthers: Bool)
  /// Selects it in its table.
  case row(UITableViewCell)
  /// Selects it in its collection.
  case item(UICollectionViewCell)
  /// Taps parts of its text.
  case runs([TappedRun])
  /// Taps the items of the bar.
  case bar
}
