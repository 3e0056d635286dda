import Foundation

/// Hears of a layer's layout and drawing.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
}
