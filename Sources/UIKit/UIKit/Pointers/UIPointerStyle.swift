public import Foundation
public import HeadlessUIKit

/// The effect of a pointer on the view under it.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// How light falls on a hovered view.
  public enum TintMode: Int, Sendable {
    case none
    case overlay
    case underlay
  }

  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview,
    preferredTintMode: TintMode = .overlay,
    prefersShadow: Bool = false,
    prefersScaledContent: Bool = true
  )

  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
    }
  }
}

/// The shape that a pointer takes.
public enum UIPointerShape: Hashable, Sendable {
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// How a pointer looks over a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Its effect on the view; nil where it takes a shape alone.
  let effect: UIPointerEffect?
  let shape: UIPointerShape?
  let isHidden: Bool

  private init(effect: UIPointerEffect?, shape: UIPointerShape?, isHidden: Bool) {
    (self.effect, self.shape, self.isHidden) = (effect, shape, isHidden)
    super.init()
  }

  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect: effect, shape: shape, isHidden: false)
  }

  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(effect: nil, shape: shape, isHidden: false)
  }

  public static func hidden() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, isHidden: true) }

  public static func system() -> UIPointerStyle { UIPointerStyle(effect: nil, shape: nil, isHidden: false) }
}
