import Foundation

/// Hears of a layer's layout and drawing.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Called to place the sublayers.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
}
