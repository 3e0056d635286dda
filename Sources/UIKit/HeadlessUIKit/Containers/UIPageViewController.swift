public import Foundation

/// A container that shows one page of many, or two.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController, LayoutContainer {
  /// Nil if the data source wasn't asked yet; an inner nil if there is no page.
  typealias Neighbor = UIViewController??

  var pages: [UIViewController] = []
  var transition: PageTransition?
  /// The data source's answers for the neighbours of a scrolling page.
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

  /// The pages curl horizontally unless a storyboard says otherwise.
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

  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      forgetNeighbors()
      if !pages.isEmpty { refreshPageControl() }
    }
  }

  public let transitionStyle: UIPageViewController.TransitionStyle
  public let navigationOrientation: UIPageViewController.NavigationOrientation
  open var spineLocation: UIPageViewController.SpineLocation { storedSpine }

  open var isDoubleSided = false {
    didSet {
      if storedSpine == .mid, !isDoubleSided { isDoubleSided = true }
    }
  }

  open var viewControllers: [UIViewController]? { pages }

  /// The completion handler gets false if another turn interrupts this one. The delegate isn't called.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setPages(viewControllers ?? [], direction, animated: animated, completion: completion)
  }

  /// A pan and a tap for curling pages, which can be disabled but are on no view: swipes come from `HeadlessRuntime`.
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
    orientationMayHaveChanged()
    layOutPages()
  }
}
