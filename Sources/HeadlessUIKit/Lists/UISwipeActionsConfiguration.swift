public import Foundation

/// What a swipe over a row offers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Offers actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// The actions, the one at the edge first.
  public let actions: [UIContextualAction]

  /// Whether a long swipe does the first; true by default.
  open var performsFirstActionWithFullSwipe = true
}

/// One action of a swipe.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Does an action on a view, and says whether it did.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What an action is for.
  public enum Style: Int, Sendable {
    /// Something.
    case normal
    /// The row is taken away.
    case destructive
  }

  /// An action with a title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// What it is for.
  public let style: Style

  /// What it does.
  public let handler: Handler

  /// The title; none by default.
  open var title: String?

  /// The colour behind it; the style's by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemGray

  /// The picture; none by default.
  open var image: UIImage?
}
