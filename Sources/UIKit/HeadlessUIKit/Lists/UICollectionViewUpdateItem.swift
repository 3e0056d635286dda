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

  private let change: (action: Action, before: IndexPath?, after: IndexPath?)

  open var indexPathBeforeUpdate: IndexPath? { change.before }
  open var indexPathAfterUpdate: IndexPath? { change.after }
  open var updateAction: Action { change.action }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    change = (action, before, after)
    super.init()
  }

  /// A change of nothing: UIKit alone makes changes, and tests subclasses.
  public override init() {
    change = (.none, nil, nil)
    super.init()
  }
}
