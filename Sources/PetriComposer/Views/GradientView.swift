import Foundation
package import PetriUIKit

/// Colours behind the views of the view that it is in, as large as that.
final class GradientView: UIView, ArrangingView {
  /// What is shown.
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
