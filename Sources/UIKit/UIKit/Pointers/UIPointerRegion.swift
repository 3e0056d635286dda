public import Foundation
public import HeadlessUIKit

/// A part of a view that a pointer answers to.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  public let rect: CGRect
  // A constant, which equality reads off the main actor; what apps put in is a value.
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

/// Where a pointer is.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  public let location: CGPoint
  /// The keys that are held; none here.
  open var modifiers: UIKeyModifierFlags { [] }

  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}
