import UIKit

extension Element {
  /// The rectangle, size or insets that its attributes are.
  var rectangle: CGRect {
    CGRect(x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0, height: number("height") ?? 0)
  }

  /// Insets by edge, or the form of button insets with minX to maxY. The smallest number is a zero that was set.
  var insets: UIEdgeInsets {
    func edge(_ names: String...) -> Double {
      let value = names.lazy.compactMap { number($0) }.first ?? 0
      return abs(value) < 1e-300 ? 0 : value
    }
    return UIEdgeInsets(
      top: edge("top", "minY"),
      left: edge("left", "leading", "minX"),
      bottom: edge("bottom", "maxY"),
      right: edge("right", "trailing", "maxX")
    )
  }
}
