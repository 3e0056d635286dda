public import Foundation

/// Shows a context menu on a view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu is shown.
  public enum Appearance: Int, Sendable {
    case unknown
    case rich
    case compact
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var menuAppearance: Appearance { configuration == nil ? .unknown : .rich }
  var configuration: UIContextMenuConfiguration?
  var preview: UIViewController?
  var point = CGPoint.zero

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(point, to: view) ?? point
  }

  open func dismissMenu() {
    close()
  }

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
      container = _UIContextMenuContainerView(visibleMenu, at: anchor, .left, sender: self, in: window) {
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
