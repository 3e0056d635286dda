public import Foundation

/// Shows the top of a stack of controllers, under a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, LayoutContainer {
  var stack: [UIViewController] = []
  var shown: UIViewController?
  var arrivals: [UIViewController] = []
  var departures: [UIViewController] = []
  var waitingGroups: [CATransaction.Group] = []
  var isTransitionRequested = false
  var isTransitionRunning = false
  var requestIsAnimated = false
  var currentTransition: ViewTransition?
  /// The first index of the stack that changed since it was settled.
  var unsettledIndex = 0
  var popsBySwipe = false
  var allowsNesting = false
  let transitionView = UINavigationTransitionView(frame: .zero)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    if let bar = navigationBarClass as? UINavigationBar.Type { navigationBar = bar.init(frame: .zero) }
    self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    pushViewController(rootViewController, animated: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    definesPresentationContext = true
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentation?.presented ?? stack.last }
  open private(set) var navigationBar = UINavigationBar(frame: .zero)

  private var toolbarClass = UIToolbar.self

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open private(set) lazy var toolbar: UIToolbar! = toolbarClass.init(frame: .zero)

  /// The kind of a transition between controllers.
  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }

  /// Driven by `HeadlessRuntime.beginBackSwipe`.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = BackSwipeRecognizer(of: self)
    viewIfLoaded?.addGestureRecognizer(recognizer)
    return recognizer
  }()

  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Calls `willMove(toParent:)` at once; the view is loaded and shown at the commit.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(downTo: stack.count - 1, animated: animated).last
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.lastIndex(where: { $0 === viewController }) else {
      HeadlessRuntime.misuse("Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return pop(downTo: index + 1, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard !stack.isEmpty else { return nil }
    return pop(downTo: 1, animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated: animated)
  }

  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard navigationBar.isHidden != hidden else { return }
    navigationBar.isHidden = hidden
    barsChanged()
  }

  open var isToolbarHidden = true {
    didSet {
      if oldValue != isToolbarHidden { barsChanged() }
    }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  /// Stored, like the next three properties: bars are never hidden automatically here.
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenVerticallyCompact = false
  open var hidesBarsWhenKeyboardAppears = false

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .show || super.canPerformAction(action, withSender: sender)
  }

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if stack.contains(where: { $0 === subsequentVC }) { popToViewController(subsequentVC, animated: true) }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {
    nest(stack + [secondaryViewController], animated: false)
  }

  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    stack.count > 1 ? cut(downTo: stack.count - 1).last : nil
  }

  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }

  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      return own == .zero ? topViewController?.preferredContentSize ?? .zero : own
    }
    set { super.preferredContentSize = newValue }
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    if container === topViewController { preferredSizeChanged() }
  }

  override func makeRootView() -> UIView {
    let view = UILayoutContainerView(frame: UIScreen.main.bounds)
    view.container = self
    transitionView.frame = view.bounds
    transitionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(transitionView)
    view.addSubview(navigationBar)
    navigationBar.navigationController = self
    return view
  }

  override var childrenOnScreen: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let shown else { return [] }
    return [shown]
  }

  override var drivesChildren: Bool { true }

  func didLetGo(_ controller: UIViewController) {}

  override func prepareToAppear(animated: Bool) {
    installTop()
  }

  override func appearanceDidEnd() {
    if appearance == .disappeared { settleAbandonedTransition() }
    guard appearance == .appeared else { return }
    for child in stack { child.appearanceState.isMovingToParent = false }
    if let shown, let delegate, !isTransitionRunning {
      delegate.navigationController(self, didShow: shown, animated: appearanceState.isAnimated)
    }
  }

  func layOutContainer() {
    layOutBars()
    runTransition()
  }
}
