import Foundation
import PetriUIKit

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
