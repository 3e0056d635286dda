import Foundation
import PetriCatalog
package import PetriUIKit

package struct Gradient: Sendable {
  package let colors: [UIColor]
  /// The positions of the colours from 0 to 1; empty for even spacing.
  package let locations: [CGFloat]
  /// The positions of the first and the last colour, in unit coordinates.
  package let start: CGPoint
  package let end: CGPoint

  @MainActor
  init?(_ definition: GradientDefinition?, in scope: Scope) {
    guard let definition else { return nil }
    let colors = definition.colors.map { $0.value(in: scope)?.uiColor ?? .clear }
    self.colors = colors
    locations = definition.locations.map { CGFloat($0) }
    start = CGPoint(x: definition.startPoint.x, y: definition.startPoint.y)
    end = CGPoint(x: definition.endPoint.x, y: definition.endPoint.y)
  }

  @MainActor
  func words(in traits: UITraitCollection) -> String {
    func text(_ point: CGPoint) -> String { "\(Number.text(point.x)) \(Number.text(point.y))" }
    var words = [colors.map { $0.shownText(in: traits) }.joined(separator: ", ")]
    if !locations.isEmpty { words.append("at \(locations.map { Number.text($0) }.joined(separator: " "))") }
    if start != CGPoint(x: 0.5, y: 0) || end != CGPoint(x: 0.5, y: 1) {
      words.append("from \(text(start)) to \(text(end))")
    }
    return words.joined(separator: " ")
  }
}

extension AttributeList {
  @MainActor
  mutating func gradient(of view: UIView) {
    if let gradient = view.gradient { word("gradient", gradient.words(in: view.traitCollection)) }
  }
}

extension UIView {
  func show(_ gradient: Gradient?) {
    gradientView?.removeFromSuperview()
    guard let gradient else { return }
    let view = GradientView(gradient)
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  private var gradientView: GradientView? { subviews.lazy.compactMap { $0 as? GradientView }.first }

  package var gradient: Gradient? { gradientView?.shown }

  var gradientRadius: CGFloat { (self as? BoxView).map { CGFloat($0.cornerRadius) } ?? layer.cornerRadius }
}
