public import Foundation

/// The swipe actions of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
}

/// A swipe action.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of an action.
  public enum Style: Int, Sendable {
    case normal
    case destructive
  }

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  public let style: Style
  public let handler: Handler
  open var title: String?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemGray
  open var image: UIImage?
}
