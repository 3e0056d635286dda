public import HeadlessUIKit

/// The requirements that `layoutSublayers?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessCALayerLayoutSublayers {
  let target: any CALayerDelegate

  public func callAsFunction(of layer: CALayer) {
    target.layoutSublayers(of: layer)
  }
}

extension CALayerDelegate {
  public var layoutSublayers: HeadlessCALayerLayoutSublayers? { HeadlessCALayerLayoutSublayers(target: self) }
}
