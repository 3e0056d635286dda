public import Foundation

/// Manages the views of a screen or of a part of one.
// Without Objective-C, members of extensions can't be overridden: overridable members are declared here. Their
// implementations are in `UIViewController+*.swift`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, HeadlessControllerType,
  UITraitChangeObservable
{
  final var storedView: UIView?
  final var presentation: Presentation?
  final weak var presenter: UIViewController?
  final var traitRegistrations: [TraitRegistration] = []
  final var contentScrollViews: [(edge: NSDirectionalRectEdge, view: UIScrollView?)] = []
  private var isBeingEdited = false
  final var loadingState = LoadingState()
  final var appearanceState = AppearanceState()
  final var containmentState = ContainmentState()
  final var presentationState = PresentationState()

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    nibName = (coder as? InterfaceCoder)?.nibName
    nibBundle = nil
    super.init()
  }

  deinit {
    if let storedView, storedView.owningController === self { storedView.owningController = nil }
  }

  public let nibName: String?
  public let nibBundle: Bundle?

  // MARK: View

  // UIKit declares it implicitly unwrapped: nil goes in, never comes out.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { replaceView(newValue) }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  /// Loads the view of the storyboard or nib, or else creates a view of the screen's size that resizes with its
  /// superview.
  open func loadView() {
    noteDirectCall(.loadView)
    if loadInterface() { return }
    let view = makeRootView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() {
    loadRootView()
  }

  open func viewDidLoad() {}

  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }

  open var preferredContentSize = CGSize.zero {
    didSet {
      if oldValue != preferredContentSize { preferredSizeChanged() }
    }
  }

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}

  open func viewIsAppearing(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}

  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginByHand(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() {
    endAppearance()
  }

  open var isMovingToParent: Bool { appearanceState.isMovingToParent }
  open var isMovingFromParent: Bool { appearanceState.isMovingFromParent }
  open var isBeingPresented: Bool { appearanceState.isBeingPresented }
  open var isBeingDismissed: Bool { appearanceState.isBeingDismissed }

  open func didReceiveMemoryWarning() {}

  // MARK: Layout

  open func viewWillLayoutSubviews() {}

  open func viewDidLayoutSubviews() {}

  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  open func viewSafeAreaInsetsDidChange() {}

  open func viewLayoutMarginsDidChange() {}

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if oldValue != additionalSafeAreaInsets, let storedView { UIView.refreshInsets(from: storedView) }
    }
  }

  /// The leading and trailing margins are 16 points, or 20 in a regular width and on phones whose shorter side is at
  /// least 414 points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: systemSideMargin, bottom: 0, trailing: systemSideMargin)
  }

  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if let storedView { UIView.refreshInsets(from: storedView) }
    }
  }

  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Containment

  open internal(set) var children: [UIViewController] = []
  open var parent: UIViewController? { containmentState.parent }

  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  open func removeFromParent() {
    leaveParent()
  }

  open func willMove(toParent parent: UIViewController?) {
    noteDirectCall(.willMove(toParent: parent))
    if parent == nil { appearanceState.isMovingFromParent = true }
  }

  open func didMove(toParent parent: UIViewController?) {
    noteDirectCall(.didMove(toParent: parent))
    settleMove(to: parent)
  }

  /// Calls `viewWillAppear` of the new child, `viewWillDisappear` of the old one, then at the end `viewDidDisappear`
  /// and `viewDidAppear`; UIKit's order is undocumented. Both must be children already.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, for: toViewController, duration, animations, completion)
  }

  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    overrideTraits(of: childViewController, collection)
  }

  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    containmentState.childTraits[ObjectIdentifier(childViewController)]
  }

  // MARK: Transitions

  /// The coordinator of this controller's transition, or of its nearest ancestor's. It exists from the call on that
  /// starts an animated transition.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentationState.transition ?? parent?.transitionCoordinator
  }

  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn(size, coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, coordinator)
  }

  // MARK: Traits

  open var traitOverrides = UITraitOverrides() {
    didSet {
      if let storedView { UIView.refreshTraits(from: storedView) }
    }
  }

  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? UITraitCollection.current
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if oldValue != overrideUserInterfaceStyle, let storedView { UIView.refreshTraits(from: storedView) }
    }
  }

  // MARK: Status bar and the like

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Does nothing: the properties are read when they are needed.
  open func setNeedsStatusBarAppearanceUpdate() {}

  open var modalPresentationCapturesStatusBarAppearance = false
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  open class func attemptRotationToDeviceOrientation() {}

  open var prefersPointerLocked: Bool { false }
  open var childViewControllerForPointerLock: UIViewController? { nil }

  open func setNeedsUpdateOfPrefersPointerLocked() {}

  open var shouldAutorotate: Bool { true }

  // MARK: Presentation

  /// Invalid presentations are reported to the misuse handler in UIKit's words.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  open var presentedViewController: UIViewController? {
    lookUp { $0.presentation?.presented }
  }

  open var presentingViewController: UIViewController? {
    lookUp { $0.presenter }
  }

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  open var presentationController: UIPresentationController? {
    ownPresentationController()
  }

  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    parent?.lookUp { $0.canPerformAction(action, withSender: sender) ? $0 : nil }
  }

  open var restoresFocusAfterTransition = true
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  // MARK: Editing

  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    editButtonItem.title = editing ? "Done" : "Edit"
  }

  open private(set) lazy var editButtonItem = UIBarButtonItem(
    title: "Edit",
    primaryAction: UIAction { [weak self] _ in
      if let self { setEditing(!isEditing, animated: true) }
    }
  )

  // MARK: Containers

  open var storyboard: UIStoryboard? { loadingState.storyboard }
  open var restorationIdentifier: String?

  // MARK: Segues

  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegue(identifier: identifier, sender)
  }

  /// Called for segues that are triggered by a touch. The identifier is empty for a segue without one.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    HeadlessMethods.has(action.description, of: self)
  }

  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { children }

  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.last { $0.edge.contains(edge) }?.view
  }

  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews.append((edge, scrollView))
  }

  open private(set) lazy var topLayoutGuide: any UILayoutSupport = view.systemGuide(.topBars, "UIViewTopLayoutGuide")

  open private(set) lazy var bottomLayoutGuide: any UILayoutSupport = view.systemGuide(
    .bottomBars,
    "UIViewBottomLayoutGuide"
  )

  /// Ignored: each scroll view's `contentInsetAdjustmentBehavior` decides here.
  open var automaticallyAdjustsScrollViewInsets = true

  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    return item
  }()

  // UIKit declares it implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsChanged(of: self) }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  open var hidesBottomBarWhenPushed = false

  open var navigationController: UINavigationController? {
    nearestAncestor(UINavigationController.self)
  }

  open var splitViewController: UISplitViewController? {
    nearestAncestor(UISplitViewController.self)
  }

  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}

  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }

  open var tabBarController: UITabBarController? {
    nearestAncestor(UITabBarController.self)
  }

  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: For this module

  func makeRootView() -> UIView {
    UIView(frame: UIScreen.main.bounds)
  }

  /// The children whose appearance follows this controller's: those whose views are below its own.
  var childrenOnScreen: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let storedView else { return [] }
    return children.filter { $0.storedView?.isDescendant(of: storedView) ?? false }
  }

  /// Called after `viewWillAppear` and before the children's: containers add their child here.
  func prepareToAppear(animated: Bool) {}

  func appearanceDidEnd() {}

  /// Whether this controller lays out its children's views and drives their appearance.
  var drivesChildren: Bool { false }
}
