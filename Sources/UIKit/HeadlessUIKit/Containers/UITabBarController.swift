import Foundation

/// A container that shows one of several controllers, with a tab bar to select it.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, LayoutContainer {
  var tabs: [UIViewController] = []
  var selection: UIViewController?
  var requestedIndex: Int?
  var shown: UIViewController?
  var currentTransition: ViewTransition?
  var changing: [UIViewController] = []
  var hasMore = false
  private var hasTabs = false
  let transitionView = UITransitionView(frame: .zero)

  open var viewControllers: [UIViewController]? {
    get { hasTabs ? tabs : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    hasTabs = viewControllers != nil
    replaceTabs(viewControllers ?? [])
    customizableViewControllers = viewControllers
  }

  open var customizableViewControllers: [UIViewController]?

  /// Holds the tabs that don't fit in a phone's bar of five: four of them and More. Exists in any case, and isn't in
  /// `viewControllers`.
  open private(set) lazy var moreNavigationController: UINavigationController = makeMoreController()

  /// `NSNotFound` without tabs and for More.
  open var selectedIndex: Int {
    get { currentSelection.flatMap { chosen in tabs.firstIndex { $0 === chosen } } ?? NSNotFound }
    set { selectTab(at: newValue) }
  }

  open var selectedViewController: UIViewController? {
    get { currentSelection }
    set {
      if hasMore, newValue === moreNavigationController { return select(moreNavigationController) }
      guard let newValue, let index = tabs.firstIndex(where: { $0 === newValue }) else { return }
      selectTab(at: index)
    }
  }

  public let tabBar = UITabBar(frame: .zero)
  open weak var delegate: (any UITabBarControllerDelegate)?

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if viewControllers?.contains(where: { $0 === subsequentVC }) == true { selectedViewController = subsequentVC }
  }

  open override var childForStatusBarStyle: UIViewController? { selection }
  open override var childForStatusBarHidden: UIViewController? { selection }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selection }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selection }

  override func makeRootView() -> UIView {
    let view = UILayoutContainerView(frame: UIScreen.main.bounds)
    view.container = self
    transitionView.frame = view.bounds
    transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(transitionView)
    view.addSubview(tabBar)
    return view
  }

  override var childrenOnScreen: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let shown else { return [] }
    return [shown]
  }

  override var drivesChildren: Bool { true }

  override func prepareToAppear(animated: Bool) {
    refreshMore()
    installSelection()
    loadNavigation()
  }

  override func appearanceDidEnd() {
    guard appearance == .appeared else { return }
    for child in tabs { child.appearanceState.isMovingToParent = false }
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  func layOutContainer() {
    if shown !== selection.map({ host(of: $0) }), viewIfLoaded?.window == nil { installSelection() }
    layOutBar()
  }
}
