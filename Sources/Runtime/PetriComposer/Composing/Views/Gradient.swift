import Foundation
import PetriCatalog
package import PetriUIKit

/// Colours that go over into one another.
package struct Gradient: Sendable {
  /// The colours, from the start on.
  package let colors: [UIColor]
  /// Where each is between the points, from 0 to 1; evenly spread where it is empty.
  package let locations: [CGFloat]
  /// Where the first colour is, as a share of the view's size.
  package let start: CGPoint
  /// Where the last colour is.
  package let end: CGPoint

  /// The gradient of a definition, as far as its colours have values.
  @MainActor
  init?(_ definition: GradientDefinition?, in scope: Scope) {
    guard let definition else { return nil }
    let colors = definition.colors.map { $0.value(in: scope)?.uiColor ?? .clear }
    self.colors = colors
    locations = definition.locations.map { CGFloat($0) }
    start = CGPoint(x: definition.startPoint.x, y: definition.startPoint.y)
    end = CGPoint(x: definition.endPoint.x, y: definition.endPoint.y)
  }

  /// The gradient in words: its colours, and where it isn't as usual its places.
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
  /// Adds the colours behind a view's views.
  @MainActor
  mutating func gradient(of view: UIView) {
    if let gradient = view.gradient { word("gradient", gradient.words(in: view.traitCollection)) }
  }
}

/// Colours behind the views of the view that it is in, as large as that.
final class GradientView: UIView, ArrangingView {
  /// The colours that are shown.
  let shown: Gradient

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ gradient: Gradient) {
    shown = gradient
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let layer = layer as? CAGradientLayer else { return }
    // A layer's colours don't follow the appearance.
    layer.colors = shown.colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    layer.locations = shown.locations.isEmpty ? nil : shown.locations.map { NSNumber(value: Double($0)) }
    (layer.startPoint, layer.endPoint) = (shown.start, shown.end)
    layer.cornerRadius = superview?.gradientRadius ?? 0
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

extension UIView {
  /// Puts colours behind the views in it, in place of those that were there.
  func show(_ gradient: Gradient?) {
    gradientView?.removeFromSuperview()
    guard let gradient else { return }
    let view = GradientView(gradient)
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  private var gradientView: GradientView? { subviews.lazy.compactMap { $0 as? GradientView }.first }

  /// The colours behind the views in it; `nil` where there are none.
  package var gradient: Gradient? { gradientView?.shown }

  /// The radius of the corners of what is behind its views.
  var gradientRadius: CGFloat { (self as? BoxView).map { CGFloat($0.cornerRadius) } ?? layer.cornerRadius }
}
