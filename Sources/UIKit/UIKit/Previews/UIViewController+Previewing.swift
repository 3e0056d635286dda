public import Foundation
public import HeadlessUIKit

private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  private weak var storedDelegate: (any UIViewControllerPreviewingDelegate)?
  private weak var storedView: UIView?
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (storedDelegate, storedView, sourceRect) = (delegate, view, view.bounds)
    super.init()
  }

  var delegate: any UIViewControllerPreviewingDelegate { storedDelegate ?? NoDelegate.shared }
  var sourceView: UIView { storedView ?? UIView() }
  func isOf(_ view: UIView) -> Bool { storedView === view }
}

private final class NoDelegate: NSObject, UIViewControllerPreviewingDelegate {
  static let shared = NoDelegate()

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {}
}

@MainActor private var contextsKey: UInt8 = 0

extension UIViewController {
  private var contexts: [PreviewingContext] {
    get { objc_getAssociatedObject(self, &contextsKey) as? [PreviewingContext] ?? [] }
    set { objc_setAssociatedObject(self, &contextsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate,
    sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    contexts.append(context)
    return context
  }

  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    contexts.removeAll { $0 === previewing }
  }

  fileprivate func context(of view: UIView) -> PreviewingContext? { contexts.last { $0.isOf(view) } }
}

extension HeadlessRuntime {
  /// Presses a view that is registered for previews and returns the previewed controller. Pressing harder commits it.
  @discardableResult
  public static func preview(
    at point: CGPoint,
    in view: UIView,
    of controller: UIViewController,
    commits: Bool = false
  ) -> UIViewController? {
    guard let context = controller.context(of: view) else { return nil }
    let shown = context.delegate.previewingContext(context, viewControllerForLocation: point)
    if commits, let shown { context.delegate.previewingContext(context, commit: shown) }
    return shown
  }
}

/// A view that previews when it is pressed.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  var sourceRect: CGRect { get set }
}

/// Provides the controller to preview and commits the preview.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  )
}
