package import PetriUIKit

/// Dots in a row, of which some are filled.
package struct ShownDots: Sendable {
  /// How many there are; none are drawn for 0.
  package let count: Int
  /// The places of those that are filled.
  package let filled: Range<Int>
  /// The colour of a filled one.
  package let filledColor: UIColor
  /// The colour of any other.
  package let color: UIColor

  /// The colour of the dot at a place.
  package func color(at place: Int) -> UIColor { filled.contains(place) ? filledColor : color }
}
