import Foundation

extension UIViewController {
  /// The state of a controller's loading.
  struct LoadingState {
    /// Whether its view is being loaded.
    var isLoading = false
    /// The callbacks that it is in, the last one innermost.
    var delivering: [HeadlessCallback] = []
  }

  func loadRootView() {
    guard storedView == nil else { return }
    if loadingState.isLoading {
      HeadlessRuntime.misuse("\(HeadlessRuntime.label(of: self)) asks for its view in loadView before it has set one")
      replaceView(makeRootView())
      return
    }
    loadingState.isLoading = true
    deliver(.loadView) { $0.loadView() }
    loadingState.isLoading = false
    if storedView == nil {
      HeadlessRuntime.misuse("-[UIViewController loadView] of \(HeadlessRuntime.label(of: self)) has set no view")
      replaceView(makeRootView())
    }
    deliver(.viewDidLoad) { $0.viewDidLoad() }
  }

  func replaceView(_ view: UIView?) {
    guard view !== storedView else { return }
    if storedView?.owningController === self { storedView?.owningController = nil }
    storedView = view
    guard let view else { return }
    if let other = view.owningController, other !== self {
      HeadlessRuntime.misuse(
        "A view can only be associated with at most one view controller at a time! View \(view) is associated with "
          + "\(HeadlessRuntime.label(of: other)). Clear this association before associating this view with "
          + "\(HeadlessRuntime.label(of: self))."
      )
      other.storedView = nil
    }
    view.owningController = self
    view.resetMargins()
    if overrideUserInterfaceStyle != .unspecified { UIView.refreshTraits(from: view) }
  }

  func preferredSizeChanged() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    if presenter != nil { presentationState.controller?.preferredContentSizeDidChange(forChildContentContainer: self) }
  }

  func lookUp<Found>(_ find: (UIViewController) -> Found?) -> Found? {
    var current: UIViewController? = self
    while let controller = current {
      if let found = find(controller) { return found }
      current = controller.parent
    }
    return nil
  }

  func nearestAncestor<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    parent?.lookUp { $0 as? Kind }
  }

  /// The topmost of the parents.
  var rootOfTree: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }
}
