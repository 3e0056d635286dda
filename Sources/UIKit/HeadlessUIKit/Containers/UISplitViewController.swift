public import Foundation

/// A container that shows two or three controllers side by side, or on one stack in a compact width.
///
/// A new split view controller is expanded. It collapses when it enters a window of compact width or its width becomes
/// compact, and expands when its width becomes regular.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController, LayoutContainer {
  /// The controllers of the columns. If there is a style, controllers other than navigation controllers are wrapped in
  /// one.
  var panes: [Column: UIViewController] = [:]
  /// The unwrapped controllers, for styles with columns.
  var given: [Column: UIViewController] = [:]
  /// The visible controller while collapsed.
  var collapsedMain: UIViewController?
  var shown: [UIViewController] = []
  var changing: [UIViewController] = []
  /// The replaced controllers, until their callbacks have run.
  var replaced: [UIViewController] = []
  /// The current mode; `nil` before the first layout.
  var currentMode: DisplayMode?
  /// The mode chosen by the user or by code, which overrides the preferred one until a rotation.
  var chosenMode: DisplayMode?
  var wasLandscape: Bool?
  var hasCollapsed = false

  public init(style: UISplitViewController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.splitStyle ?? .unspecified
    super.init(coder: coder)
  }

  public let style: UISplitViewController.Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  public class var automaticDimension: CGFloat { -CGFloat.greatestFiniteMagnitude }

  // MARK: Controllers

  /// The controllers in column order, or the visible one while collapsed. If there is a style, includes the wrapping
  /// navigation controllers.
  open var viewControllers: [UIViewController] {
    get { hasCollapsed ? collapsedMain.map { [$0] } ?? [] : Column.inOrder.compactMap { panes[$0] } }
    set { replaceAll(newValue) }
  }

  /// Sets the controller of a column. It is wrapped in a navigation controller unless it is one, or the column is the
  /// compact one. A primary or secondary controller whose first child is a navigation controller isn't wrapped, nor is
  /// a tab bar controller in the secondary column.
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    setColumn(vc, column)
  }

  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    given[column]
  }

  open func show(_ column: UISplitViewController.Column) {
    showColumn(column)
  }

  open func hide(_ column: UISplitViewController.Column) {
    hideColumn(column)
  }

  open var isCollapsed: Bool { hasCollapsed }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .show || action == .showDetail || super.canPerformAction(action, withSender: sender)
  }

  /// Replaces the primary controller, or the secondary one if the controller is a child of the primary one. Presents
  /// the controller while collapsed.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
    showPrimary(vc)
  }

  /// Replaces the secondary controller. While collapsed, pushes onto a primary navigation controller, or presents if
  /// there is none.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    showSecondary(vc)
  }

  // MARK: Display mode

  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      refreshMode(animated: false)
    }
  }

  open var displayMode: DisplayMode { currentMode ?? targetMode }

  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet {
      chosenMode = nil
      viewIfLoaded?.setNeedsLayout()
    }
  }

  open var splitBehavior: SplitBehavior { resolvedBehavior }
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic

  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem()
    item.primaryAction = UIAction { [weak self] _ in self?.stepMode() }
    return item
  }()

  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: Widths

  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open var primaryColumnWidth: CGFloat { width(of: .primary) }

  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The automatic dimension corresponds to 320 points.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  // MARK: Overridden

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  open override var childForStatusBarStyle: UIViewController? { hasCollapsed ? collapsedMain : nil }
  open override var childForStatusBarHidden: UIViewController? { hasCollapsed ? collapsedMain : nil }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { hasCollapsed ? collapsedMain : nil }

  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    hasCollapsed ? collapsedMain : nil
  }

  override func makeRootView() -> UIView {
    let view = UILayoutContainerView(frame: UIScreen.main.bounds)
    view.container = self
    return view
  }

  override var childrenOnScreen: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? shown : []
  }

  override var drivesChildren: Bool { true }

  override func prepareToAppear(animated: Bool) {
    adapt(to: upcomingHorizontalSizeClass)
    currentMode = targetMode
    installColumns()
  }

  override func appearanceDidEnd() {
    guard appearance == .appeared else { return }
    for child in children { child.appearanceState.isMovingToParent = false }
  }

  func layOutContainer() {
    orientationMayHaveChanged()
    refreshMode(animated: false)
    layOutColumns()
  }

  func traitsDidChange() {
    guard viewIfLoaded?.window != nil, appearance == .appeared || appearance == .appearing else { return }
    adapt(to: traitCollection.horizontalSizeClass)
  }
}

extension UISplitViewController.Column {
  static let inOrder: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
}
