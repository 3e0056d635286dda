public import Foundation

/// Shows a context menu on a view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu is shown.
  public enum Appearance: Int, Sendable {
    /// Nobody said.
    case unknown
    /// With a preview.
    case rich
    /// As a menu alone.
    case compact
  }

  /// Makes the menu and hears of it.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view it is on.
  open private(set) weak var view: UIView?
  /// How the menu is shown; unknown while it isn't.
  open var menuAppearance: Appearance { configuration == nil ? .unknown : .rich }
  var configuration: UIContextMenuConfiguration?
  var preview: UIViewController?
  var point = CGPoint.zero

  /// An interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before it moves; does nothing.
  open func willMove(to view: UIView?) {}

  /// Called after it moved.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Where the menu was asked for, in a view's points.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(point, to: view) ?? point
  }

  /// Puts the menu away.
  open func dismissMenu() {
    close()
  }

  /// Changes the menu while it is shown.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    if let menu = visibleMenu { visibleMenu = block(menu) }
  }

  var visibleMenu: UIMenu?
  private weak var container: _UIContextMenuContainerView?

  func open(at point: CGPoint) -> UIMenu? {
    guard configuration == nil, let delegate,
      let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    else { return nil }
    self.configuration = configuration
    self.point = point
    preview = configuration.previewProvider?()
    visibleMenu = configuration.actionProvider?([])
    let animator = ContextMenuAnimator(preview: preview)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    animator.run()
    if let visibleMenu, let view, let window = view.window {
      let anchor = view.convert(view.bounds, to: nil)
      container = _UIContextMenuContainerView(visibleMenu, at: anchor, isLeading: true, sender: self, in: window) {
        [weak self] in
        self?.close()
      }
    }
    return visibleMenu
  }

  func commitPreview() {
    guard let configuration else { return }
    let animator = ContextMenuAnimator(preview: preview)
    delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    animator.run()
    close()
  }

  func close() {
    guard let configuration else { return }
    let animator = ContextMenuAnimator(preview: preview)
    self.configuration = nil
    visibleMenu = nil
    preview = nil
    container?.close()
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    animator.run()
  }
}
