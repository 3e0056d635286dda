import Foundation
public import HeadlessUIKit

/// A layer whose sublayers keep their depth; only the plane part of transforms counts here.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  /// A layer that keeps its sublayers' depth.
  open override class func headlessLayer() -> CALayer { CATransformLayer() }
}
