import Foundation
import PetriUIKit

// A file of its own: with `package import PetriUIKit`, swiftc 6.3 emits a thunk for init(frame:) that calls itself, and warns.

/// A gradient behind the subviews of its superview.
final class GradientView: UIView, ArrangingView {
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
