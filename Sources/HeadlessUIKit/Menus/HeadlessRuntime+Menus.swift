public import Foundation

extension HeadlessRuntime {
  /// Opens the context menu of a view, in its middle unless a point is given. Returns the menu, nil without one.
  @discardableResult
  public static func openContextMenu(of view: UIView, at point: CGPoint? = nil) -> UIMenu? {
    guard let interaction = contextMenuInteraction(of: view) else { return nil }
    return interaction.open(at: point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY))
  }

  /// Taps the preview of an open context menu.
  public static func tapContextMenuPreview(of view: UIView) {
    contextMenuInteraction(of: view)?.commitPreview()
  }

  /// Puts an open context menu away.
  public static func closeContextMenu(of view: UIView) {
    contextMenuInteraction(of: view)?.close()
  }

  /// Chooses a line of a menu: its action or command is done, unless it is disabled. In a menu of a single selection it
  /// is ticked and the others aren't.
  public static func choose(_ element: UIMenuElement, in menu: UIMenu? = nil, sender: AnyObject? = nil) {
    if let action = element as? UIAction {
      guard !action.attributes.contains(.disabled) else { return }
      if let menu, menu.options.contains(.singleSelection) {
        for case let other as UIAction in menu.children { other.state = other === action ? .on : .off }
      }
      action.perform(from: sender ?? action)
    } else if let command = element as? UICommand, !command.attributes.contains(.disabled) {
      command.headlessAction(command)
    }
  }

  private static func contextMenuInteraction(of view: UIView) -> UIContextMenuInteraction? {
    view.interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }
}
