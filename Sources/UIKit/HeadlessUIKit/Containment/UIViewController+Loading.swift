import Foundation

extension UIViewController {
  struct LoadingState {
    var isLoading = false
    /// The callbacks being delivered, innermost last.
    var delivering: [HeadlessCallback] = []
    var storyboard: UIStoryboard?
    var interface: InterfaceScenery?
    /// The segues that start at the controller and have an identifier.
    var segues: [SegueTemplate] = []
    /// The embed segues of container views, until they are performed.
    var embedded: [(template: SegueTemplate, view: UIView)] = []
    /// The objects that popovers can be anchored to, by identifier.
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

  /// Loads the view from a storyboard or nib; false if there is none.
  func loadInterface() -> Bool {
    if let interface = loadingState.interface, interface.hasView {
      // The interface is needed once, and retains what is in the view.
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

  var rootOfTree: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }
}

extension UIViewController {
  /// Calls a callback after reporting it to the observer.
  func deliver(_ callback: HeadlessCallback, _ call: (UIViewController) -> Void) {
    HeadlessRuntime.callbackObserver?(self, callback)
    loadingState.delivering.append(callback)
    call(self)
    loadingState.delivering.removeLast()
  }

  /// Reports a direct call of a callback's base implementation to the observer.
  func noteDirectCall(_ callback: HeadlessCallback) {
    guard let observer = HeadlessRuntime.callbackObserver else { return }
    if loadingState.delivering.contains(where: { $0.name == callback.name }) { return }
    observer(self, callback)
  }

  func sendWillMove(to parent: UIViewController?) {
    if parent == nil { appearanceState.isMovingFromParent = true }
    deliver(.willMove(toParent: parent)) { $0.willMove(toParent: parent) }
  }

  func sendDidMove(to parent: UIViewController?) {
    deliver(.didMove(toParent: parent)) { $0.didMove(toParent: parent) }
    settleMove(to: parent)
  }
}
