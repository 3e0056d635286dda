import Foundation

extension UIView {
  func makeLayer() -> CALayer {
    let layer = (type(of: self).layerClass as? CALayer.Type)?.headlessLayer() ?? CALayer()
    layer.view = self
    layer.delegate = self
    storedLayer = layer
    return layer
  }

  /// Its own tint colour, the nearest one's above it, or the system's.
  var inheritedTintColor: UIColor {
    var current: UIView? = self
    while let view = current {
      if let color = view.ownTintColor { return color }
      current = view.tintSource
    }
    return .systemBlue
  }

  /// A view of the same size and background.
  func plainCopy() -> UIView {
    let view = UIView(frame: bounds)
    view.backgroundColor = backgroundColor
    return view
  }
}
