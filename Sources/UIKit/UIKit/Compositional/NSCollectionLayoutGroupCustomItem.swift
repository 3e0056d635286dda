public import Foundation

/// A place that a closure gives an item in a group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}
