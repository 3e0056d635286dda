public import Foundation

/// Shows one of many pages, or two, which a person turns and code sets.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController, LayoutContainer {
  /// Nil: not asked yet. Nil inside: there is none.
  typealias Neighbor = UIViewController??

  var pages: [UIViewController] = []
  var transition: PageTransition?
  /// The data source's answers for the pages beside the one that is seen; only where pages scroll.
  var before: Neighbor = nil
  var after: Neighbor = nil
  var storedSpine: SpineLocation
  var wasLandscape: Bool?
  var asksForSpine = false
  let spacing: CGFloat
  private(set) lazy var scrollView: UIScrollView = {
    let view = _UIQueuingScrollView(frame: .zero)
    view.isPagingEnabled = true
    view.contentInsetAdjustmentBehavior = .never
    view.showsVerticalScrollIndicator = false
    view.showsHorizontalScrollIndicator = false
    return view
  }()
  var pageControl: UIPageControl?
  var currentDot = 0

  /// Pages that come in a way and along an axis. The options are the spine's place for pages that curl and the points
  /// between pages that scroll.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = style == .scroll ? Self.number(options?[.interPageSpacing]) ?? 0 : 0
    let spine = options?[.spineLocation]
    let wanted = spine as? SpineLocation ?? Self.number(spine).flatMap { SpineLocation(rawValue: Int($0)) } ?? .min
    storedSpine = style == .scroll ? .none : (wanted == .none ? .min : wanted)
    super.init(nibName: nil, bundle: nil)
    isDoubleSided = storedSpine == .mid
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spacing = 0
    storedSpine = .min
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller of a storyboard, or one whose pages curl from side to side.
  public required init?(coder: NSCoder) {
    transitionStyle = (coder as? InterfaceCoder)?.pageTransition ?? .pageCurl
    navigationOrientation = (coder as? InterfaceCoder)?.pageOrientation ?? .horizontal
    spacing = 0
    storedSpine = transitionStyle == .scroll ? .none : .min
    super.init(coder: coder)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Gives pages when a person turns them; without one nobody can. Setting it forgets the answers of the last one.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      forgetNeighbors()
      if !pages.isEmpty { refreshPageControl() }
    }
  }

  public let transitionStyle: UIPageViewController.TransitionStyle

  public let navigationOrientation: UIPageViewController.NavigationOrientation

  open var spineLocation: UIPageViewController.SpineLocation { storedSpine }

  /// Whether pages have something on their backs; false by default, always true with the spine in the middle.
  open var isDoubleSided = false {
    didSet {
      if storedSpine == .mid, !isDoubleSided { isDoubleSided = true }
    }
  }

  /// The pages that are seen; of a turn that is going on, those it began with, until it is completed.
  open var viewControllers: [UIViewController]? { pages }

  /// Shows pages. The delegate hears nothing; the completion is called when they are there, with false if another turn
  /// came in between.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setPages(viewControllers ?? [], direction, animated: animated, completion: completion)
  }

  /// The recognizers that turn curling pages: a pan and a tap, which may be disabled. Empty where pages scroll. They
  /// are on no view here; swipes come from `HeadlessRuntime`.
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] =
    transitionStyle == .scroll ? [] : [UIPanGestureRecognizer(), UITapGestureRecognizer()]

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  override func makeRootView() -> UIView {
    let view = _UIPageViewControllerContentView(frame: UIScreen.main.bounds)
    view.container = self
    if transitionStyle == .scroll { view.addSubview(scrollView) }
    if let pageControl { view.addSubview(pageControl) }
    return view
  }

  override var childrenOnScreen: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return pages
      + (transition.map { $0.entering + $0.leaving } ?? []).filter { page in
        !pages.contains { $0 === page }
      }
  }

  override var drivesChildren: Bool { true }

  override func prepareToAppear(animated: Bool) {
    installPages()
  }

  override func appearanceDidEnd() {
    guard appearance == .appeared else { return }
    for page in pages { page.appearanceState.isMovingToParent = false }
  }

  func layOutContainer() {
    turnMayHaveChanged()
    layOutPages()
  }
}
