public import Foundation

/// One change of a batch. Where it is of a section, the item of its path is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The change.
  public enum Action: Int, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }

  /// UIKit alone makes changes.
  public override init() {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (.none, nil, nil)
    super.init()
  }
}
