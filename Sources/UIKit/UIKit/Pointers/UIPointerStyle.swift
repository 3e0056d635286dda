public import Foundation
public import HeadlessUIKit

/// The effect of the pointer on a view.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// The tint of a hovered view.
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

/// The shape of the pointer.
public enum UIPointerShape: Hashable, Sendable {
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// The style of the pointer over a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
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

/// A region of a view that the pointer responds to.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  public let rect: CGRect
  // A constant that equality reads off the main actor; identifiers of apps are values.
  public nonisolated(unsafe) let identifier: AnyHashable?

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }

  open func contains(_ point: CGPoint) -> Bool { rect.contains(point) }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return rect == other.rect && identifier == other.identifier
  }

  open override nonisolated var hash: Int { rect.origin.x.hashValue }
}

/// The location of the pointer.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  public let location: CGPoint
  open var modifiers: UIKeyModifierFlags { [] }

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}

/// A horizontal axis, a vertical axis, or both.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]
}
