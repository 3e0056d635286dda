public import Foundation

/// Controls a screen or a part of one: a root view, children, what it presents.
// Without Objective-C a member of an extension can't be overridden: what a subclass may override is declared here, with what is
// stored. What it does is with its aspect, in `UIViewController+*.swift`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, HeadlessControllerType,
  UITraitChangeObservable
{
  /// The root view, once it is loaded.
  final var storedView: UIView?
  /// What it presents.
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

  /// A controller. There are no nibs here: the name is kept and nothing is loaded from it.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller without a nib.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// There are no archives of controllers here; makes one without a nib.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  deinit {
    if let storedView, storedView.owningController === self { storedView.owningController = nil }
  }

  /// The name it was made with; none by default.
  public let nibName: String?

  /// The bundle it was made with; none by default.
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

  /// Makes the root view: a plain one as large as the screen, which follows its superview's size.
  open func loadView() {
    noteDirectCall(.loadView)
    let view = makeRootView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Loads the root view unless it is.
  open func loadViewIfNeeded() {
    loadRootView()
  }

  /// Called once after the root view was loaded.
  open func viewDidLoad() {}

  /// The title; also that of the navigation item and the tab. None by default.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }

  /// The size that the content would like, in points; zero by default.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if oldValue != preferredContentSize { preferredSizeChanged() }
    }
  }

  /// Called after a child's preferred size changed; does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size that a child gets: the parent's.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  // MARK: Appearance

  /// Called before the view appears; it has no window yet.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when window, traits, frame and safe area are final, before the layout.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children hear of this controller's appearance by themselves; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it begins to appear or to disappear; for containers.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginByHand(isAppearing, animated: animated)
  }

  /// Tells a child that what began has ended; for containers.
  open func endAppearanceTransition() {
    endAppearance()
  }

  /// Whether it appears because it was added to a parent.
  open var isMovingToParent: Bool { appearanceState.isMovingToParent }

  /// Whether it disappears because it is removed from its parent.
  open var isMovingFromParent: Bool { appearanceState.isMovingFromParent }

  /// Whether it appears because it is presented.
  open var isBeingPresented: Bool { appearanceState.isBeingPresented }

  /// Whether it disappears because it is dismissed.
  open var isBeingDismissed: Bool { appearanceState.isBeingDismissed }

  /// Called when memory is short; does nothing.
  open func didReceiveMemoryWarning() {}

  // MARK: Layout

  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the root view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called when the root view's constraints are to be updated; updates the view's.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  /// Called after the root view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the root view's margins changed.
  open func viewLayoutMarginsDidChange() {}

  /// What is added to the root view's safe area, in points; negative values take away. Zero by default.
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

  /// Whether the root view's margins are at least the system's; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if let storedView { UIView.refreshInsets(from: storedView) }
    }
  }

  /// The edges at which content reaches under bars; all by default.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether content reaches under opaque bars too; false by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Containment

  /// The controllers in this one.
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

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {
    noteDirectCall(.willMove(toParent: parent))
    if parent == nil { appearanceState.isMovingFromParent = true }
  }

  /// Called after the parent changed.
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

  /// Sets what a child's traits differ in.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    overrideTraits(of: childViewController, collection)
  }

  /// What a child's traits differ in; nothing by default.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    containmentState.childTraits[ObjectIdentifier(childViewController)]
  }

  // MARK: Transitions

  /// What lets others move along with the transition that this controller, or the nearest one above it, is in; nil without
  /// one. It is there from the call that asks for an animated transition on.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentationState.transition ?? parent?.transitionCoordinator
  }

  /// Called before the root view's size changes, as by a rotation; tells the children, and what is presented.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn(size, coordinator)
  }

  /// Called before the traits change, as by a rotation; tells the children, and what is presented.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, coordinator)
  }

  // MARK: Traits

  /// What this controller gives its view and those below it in place of the traits that it got.
  open var traitOverrides = UITraitOverrides() {
    didSet {
      if let storedView { UIView.refreshTraits(from: storedView) }
    }
  }

  /// Forgets who asked for changes of traits.
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// The traits of the root view, or of the parent while it isn't loaded.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? UITraitCollection.current
  }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The appearance that the root view gets; unspecified by default.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if oldValue != overrideUserInterfaceStyle, let storedView { UIView.refreshTraits(from: storedView) }
    }
  }

  // MARK: Status bar and the like

  /// The style of the status bar's text; default by default.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden; false by default.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar comes and goes; fade by default.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that is asked for the style; nil, the default, asks this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that is asked whether the bar is hidden; nil, the default, asks this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Says that the answers about the status bar changed. They are asked for when they are needed.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether a presented controller that doesn't fill the screen decides about the status bar; false by default.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether the home indicator hides by itself; false by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that is asked about the home indicator; nil, the default, asks this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Says that the answer about the home indicator changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The edges where the system's gestures wait; none by default.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that is asked about those edges; nil, the default, asks this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Says that the answer about those edges changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// The ways the device may be held: all on a pad, all but upside down elsewhere.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// The way in which it is presented; upright by default.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Says that the answer about orientations changed. It is asked for when it is needed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Turns the interface as the device is held; nothing turns by itself here.
  open class func attemptRotationToDeviceOrientation() {}

  /// Whether the pointer may be held in the window; false by default.
  open var prefersPointerLocked: Bool { false }

  /// The child that is asked about the pointer; nil, the default, asks this controller.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  /// Says that the answer about the pointer changed.
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  /// Whether the interface turns with the device; true by default.
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

  /// What this controller or the nearest one above it presents.
  open var presentedViewController: UIViewController? {
    lookUp { $0.presentation?.presented }
  }

  /// The controller that presents this one or the nearest one above it.
  open var presentingViewController: UIViewController? {
    lookUp { $0.presenter }
  }

  /// How it is shown when it is presented; automatic by default.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How it comes and goes when it is presented; from below by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether a person can't dismiss it by dragging; false by default.
  open var isModalInPresentation = false

  /// Whether presentations in the current context are shown over this one; false by default.
  open var definesPresentationContext = false

  /// Whether this controller's transition style goes before the presented one's; false by default.
  open var providesPresentationContextTransitionStyle = false

  /// What decides about presentation controllers of custom style; none by default.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// What presents this controller, or will if it is presented with its present style.
  open var presentationController: UIPresentationController? {
    ownPresentationController()
  }

  /// The presentation controller if it is a sheet's.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller if it is a popover's.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Shows a controller in the way of the nearest container; without one presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as detail in the way of the nearest container; without one presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// The nearest controller above this one that has a way of its own to do something; nil without one.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    parent?.lookUp { $0.canPerformAction(action, withSender: sender) ? $0 : nil }
  }

  /// Whether what had the focus gets it back after a presentation; true by default.
  open var restoresFocusAfterTransition = true

  /// Whether the keyboard stays while it is shown; that of form sheets, by default.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  // MARK: Editing

  /// Whether what it shows is being edited; false by default.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    editButtonItem.title = editing ? "Done" : "Edit"
  }

  /// A button that begins and ends editing.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    title: "Edit",
    primaryAction: UIAction { [weak self] _ in
      if let self { setEditing(!isEditing, animated: true) }
    }
  )

  // MARK: Containers

  /// The storyboard it was made from: none here.
  open var storyboard: UIStoryboard? { nil }

  /// The scroll view that bars follow at an edge; none by default.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.last { $0.edge.contains(edge) }?.view
  }

  /// Sets the scroll view that bars follow at an edge.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews.append((edge, scrollView))
  }

  /// What bars cover at the top, as a layout guide; the safe area has taken its place.
  open private(set) lazy var topLayoutGuide: any UILayoutSupport = view.systemGuide(.topBars, "UIViewTopLayoutGuide")

  /// What bars cover at the bottom, as a layout guide; the safe area has taken its place.
  open private(set) lazy var bottomLayoutGuide: any UILayoutSupport = view.systemGuide(
    .bottomBars,
    "UIViewBottomLayoutGuide"
  )

  /// Whether scroll views get insets for bars; true by default. Each scroll view's own behaviour decides here.
  open var automaticallyAdjustsScrollViewInsets = true

  /// What bars show of this controller in a navigation controller.
  open private(set) lazy var navigationItem: UINavigationItem = {
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    return item
  }()

  /// What the bar shows of this controller in a tab bar controller.
  // UIKit declares it implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  /// What a navigation controller's toolbar shows; none by default.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsChanged(of: self) }
  }

  /// Sets what a navigation controller's toolbar shows.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether the tab bar goes away when this controller is pushed; false by default.
  open var hidesBottomBarWhenPushed = false

  /// The nearest navigation controller above this one.
  open var navigationController: UINavigationController? {
    nearestAncestor(UINavigationController.self)
  }

  /// The nearest split view controller above this one.
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

  /// The nearest tab bar controller above this one.
  open var tabBarController: UITabBarController? {
    nearestAncestor(UITabBarController.self)
  }

  /// The root view's superview.
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
