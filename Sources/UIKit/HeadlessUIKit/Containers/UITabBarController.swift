import Foundation

/// Shows one of several controllers, above a bar to choose by.
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

  /// The tabs' controllers; nil until they are set, and no tabs are an empty array. Setting them is
  /// `setViewControllers` without animation.
  open var viewControllers: [UIViewController]? {
    get { hasTabs ? tabs : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs; the selected one stays selected if it is still there, else the first one is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    hasTabs = viewControllers != nil
    replaceTabs(viewControllers ?? [])
    customizableViewControllers = viewControllers
  }

  open var customizableViewControllers: [UIViewController]?

  /// Shows the tabs that have no room in the bar of a phone, which holds five: four of them and More. It isn't one of
  /// `viewControllers`, and is made in any case.
  open private(set) lazy var moreNavigationController: UINavigationController = makeMoreController()

  /// The place of the selected tab. Setting it calls no delegate. `NSNotFound` without tabs and for More.
  open var selectedIndex: Int {
    get { currentSelection.flatMap { chosen in tabs.firstIndex { $0 === chosen } } ?? NSNotFound }
    set { selectTab(at: newValue) }
  }

  /// The selected tab's controller, or More. Setting it calls no delegate.
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
