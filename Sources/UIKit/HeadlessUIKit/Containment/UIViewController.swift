public import Foundation

/// Controls a screen or a part of one: a root view, children, what it presents.
// Without Objective-C a member of an extension can't be overridden: overridable members are declared here, beside
// stored ones. Their work is with their aspects, in `UIViewController+*.swift`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, HeadlessControllerType,
  UITraitChangeObservable
{
  /// The root view, once it is loaded.
  final var storedView: UIView?
  /// Its presentation.
  final var presentation: Presentation?
  /// The controller that presents it.
  final weak var presenter: UIViewController?
  /// Who asked for changes of traits.
  final var traitRegistrations: [TraitRegistration] = []
  /// The scroll views that bars follow, the last one set for an edge last.
  final var contentScrollViews: [(edge: NSDirectionalRectEdge, view: UIScrollView?)] = []
  private var isBeingEdited = false
  final var loadingState = LoadingState()
  final var appearanceState = AppearanceState()
  final var containmentState = ContainmentState()
  final var presentationState = PresentationState()

  /// A controller whose view is loaded from a nib, or made by `loadView` where there is none of that name.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller of a storyboard, or one without a nib.
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

  /// The root view, loaded when it is first asked for. Setting nil makes the next access load again.
  // UIKit declares it implicitly unwrapped: nil goes in, never comes out.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { replaceView(newValue) }
  }

  /// The root view if it is loaded; never loads.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the root view is loaded; never loads.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the root view: that of its storyboard or nib, or a plain one as large as the screen, which follows its
  /// superview's size.
  open func loadView() {
    noteDirectCall(.loadView)
    if loadInterface() { return }
    let view = makeRootView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the root view unless it is.
  open func loadViewIfNeeded() {
    loadRootView()
  }

  open func viewDidLoad() {}

  /// The title; also that of the navigation item and the tab. None by default.
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

  /// Called before the view appears; it has no window yet.
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

  /// The addition to the root view's safe area, in points; negative values take away. Zero by default.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if oldValue != additionalSafeAreaInsets, let storedView { UIView.refreshInsets(from: storedView) }
    }
  }

  /// The least leading and trailing margins of the root view: 16 points, and 20 in regular width and on phones whose
  /// shorter side is at least 414 points.
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

  /// The controller that this one is in; never the one that presented it.
  open var parent: UIViewController? { containmentState.parent }

  /// Takes a controller in: it leaves its old parent and gets `willMove(toParent:)`. Adding its view and calling
  /// `didMove(toParent:)` are the caller's.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Leaves the parent and gets `didMove(toParent: nil)`. Calling `willMove(toParent:)` is the caller's.
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

  /// Puts one child's view in another's place: both must be children already. The second view is added, the first
  /// one removed at the end. The order of the appearance callbacks is new will, old will, then at the end old did,
  /// new did; UIKit's is not known.
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

  /// The coordinator of the transition that this controller, or the nearest one above it, is in; nil without
  /// one. It is there from the call that asks for an animated transition on.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentationState.transition ?? parent?.transitionCoordinator
  }

  /// Called before the root view's size changes, as by a rotation; passes it on to the children, and to the presented
  /// controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn(size, coordinator)
  }

  /// Called before the traits change, as by a rotation; passes it on to the children, and to the presented controller.
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

  /// Announces that the answers about the status bar changed. They are asked for when they are needed.
  open func setNeedsStatusBarAppearanceUpdate() {}

  open var modalPresentationCapturesStatusBarAppearance = false

  open var prefersHomeIndicatorAutoHidden: Bool { false }

  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// The ways the device may be held: all on a pad, all but upside down elsewhere.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Announces that the answer about orientations changed. It is asked for when it is needed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Turns the interface as the device is held; nothing turns by itself here.
  open class func attemptRotationToDeviceOrientation() {}

  open var prefersPointerLocked: Bool { false }

  open var childViewControllerForPointerLock: UIViewController? { nil }

  open func setNeedsUpdateOfPrefersPointerLocked() {}

  open var shouldAutorotate: Bool { true }

  // MARK: Presentation

  /// Shows a controller over the root of this one's tree, or over the context that its style asks for. What UIKit
  /// refuses is refused here, in its words.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents with everything above it, or asks the presenter to take this one away.
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

  /// The storyboard that it was made from; nil where code made it.
  open var storyboard: UIStoryboard? { loadingState.storyboard }

  open var restorationIdentifier: String?

  // MARK: Segues

  /// Takes the way of a name that its storyboard has from here. Nobody is asked whether it may.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegue(identifier: identifier, sender)
  }

  /// Whether a way that somebody touched is taken; true by default. The name is empty for one without.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a way is taken: its destination is made and not yet shown.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a way back ends here; by default whether it has the method.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    HeadlessMethods.has(action.description, of: self)
  }

  /// The children that may take a way back, without the one that it comes from; all by default.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { children }

  /// Takes away what is above a child that a way back leads to: containers do.
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

  /// Whether scroll views get insets for bars; true by default. Each scroll view's own behaviour decides here.
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

  /// Called when a split view collapses that this one is primary in, to take the secondary in; does nothing.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}

  /// Called when a split view expands that this one is primary in, for a new secondary; gives none.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }

  open var tabBarController: UITabBarController? {
    nearestAncestor(UITabBarController.self)
  }

  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: For this module

  /// The root view that the default `loadView` makes.
  func makeRootView() -> UIView {
    UIView(frame: UIScreen.main.bounds)
  }

  /// The children that hear of this controller's appearance: those whose views are on its own.
  var childrenOnScreen: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let storedView else { return [] }
    return children.filter { $0.storedView?.isDescendant(of: storedView) ?? false }
  }

  /// Called after `viewWillAppear`, before the children hear of it: containers put their child in place.
  func prepareToAppear(animated: Bool) {}

  /// Called after `viewDidAppear` and that of the children.
  func appearanceDidEnd() {}

  /// Whether the children's views are placed by this controller, which then tells them of their appearance.
  var drivesChildren: Bool { false }
}
