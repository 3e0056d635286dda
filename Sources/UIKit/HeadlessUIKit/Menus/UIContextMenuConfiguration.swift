public import Foundation

/// Makes the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Makes a context menu; gets what the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The content of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public let identifier: any NSCopying
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  open var badgeCount = 0
  open var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// The order of elements.
  public enum ElementOrder: Int, Sendable {
    case automatic
    case priority
    case fixed
  }

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
