import Foundation

extension UIViewController {
  /// The state of a controller's loading.
  struct LoadingState {
    /// Whether its view is being loaded.
    var isLoading = false
    /// The callbacks that it is in, the last one innermost.
    var delivering: [HeadlessCallback] = []
    /// The storyboard that it was made from.
    var storyboard: UIStoryboard?
    /// Its view in a document, until it is loaded.
    var interface: InterfaceScenery?
    /// The ways from it that have a name.
    var segues: [SegueTemplate] = []
    /// The controllers that its container views are for, until they are there.
    var embedded: [(template: SegueTemplate, view: UIView)] = []
    /// The objects that popovers point at, by identifier.
    var anchors: [String: InterfaceOrigin.Held] = [:]
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
    embedControllers()
    deliver(.viewDidLoad) { $0.viewDidLoad() }
  }

  /// Loads the view that a document has for it; false where there is none.
  func loadInterface() -> Bool {
    if let interface = loadingState.interface, interface.hasView {
      // It is needed once, and has what is in the view.
      loadingState.interface = nil
      interface.load(into: self)
      return true
    }
    guard let nibName, InterfaceFiles.interface(nibName, nibBundle, ["xib"]) != nil else { return false }
    UINib(nibName: nibName, bundle: nibBundle).instantiate(withOwner: self)
    return storedView != nil
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
