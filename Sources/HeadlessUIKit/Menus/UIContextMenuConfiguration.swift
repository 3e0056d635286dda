public import Foundation

/// Makes the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a context menu; gets what the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu shows.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// What tells it apart; unique by default.
  public let identifier: any NSCopying
  /// The second items of a menu on several things; none by default.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// How many things it is for; 0 by default.
  open var badgeCount = 0
  /// The order of its elements; as the system has it by default.
  open var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// The order of elements.
  public enum ElementOrder: Int, Sendable {
    /// As the system has it.
    case automatic
    /// The first is nearest to the finger.
    case priority
    /// As given.
    case fixed
  }

  /// A configuration with a preview and a menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
