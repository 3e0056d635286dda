public import Foundation

/// A gap: of a length, or of at least one, where all that is left is shared.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  public let isFlexible: Bool
  public var isFixed: Bool { !isFlexible }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
    super.init()
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, false) }
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, true) }

  private class func make(_ spacing: CGFloat, _ isFlexible: Bool) -> Self {
    // swift-format-ignore: NeverForceUnwrap
    NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible) as! Self
  }
}
