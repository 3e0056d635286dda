public import Foundation

/// Shows two or three controllers side by side, or one on top of the other where there is little room.
///
/// It is born expanded. It collapses when it comes into a window of compact width, or when that width becomes compact,
/// and expands again when it becomes regular.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController, LayoutContainer {
  /// The controllers of the columns: with a style, navigation controllers around the given ones.
  var panes: [Column: UIViewController] = [:]
  /// The given controller of each column of a style.
  var given: [Column: UIViewController] = [:]
  /// The controller that is shown alone while it is collapsed.
  var collapsedMain: UIViewController?
  /// The controllers on the root view, in the order of the columns.
  var shown: [UIViewController] = []
  /// The controllers on their way to the screen or off it.
  var changing: [UIViewController] = []
  /// The controllers that lost their places, until those that came instead have heard of it.
  var replaced: [UIViewController] = []
  /// The mode that holds; none before the first layout.
  var heldMode: DisplayMode?
  /// The mode that a person or code chose over the preferred one, until the room turns.
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

  /// Makes one with the columns that its document has; one without columns from another archive.
  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.splitStyle ?? .unspecified
    super.init(coder: coder)
  }

  public let style: UISplitViewController.Style

  open weak var delegate: (any UISplitViewControllerDelegate)?

  public class var automaticDimension: CGFloat { -CGFloat.greatestFiniteMagnitude }

  // MARK: Controllers

  /// The controllers in the order of the columns, or the only one while it is collapsed. With a style, the navigation
  /// controllers around what was given.
  open var viewControllers: [UIViewController] {
    get { hasCollapsed ? collapsedMain.map { [$0] } ?? [] : Column.inOrder.compactMap { panes[$0] } }
    set { replaceAll(newValue) }
  }

  /// Puts a controller into a column. One that isn't a navigation controller gets one around it, but for the compact
  /// column; a primary or secondary one whose first child is a navigation controller stays as it is, and so does a tab
  /// bar controller as secondary.
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    setColumn(vc, column)
  }

  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    given[column]
  }

  /// Shows a column: by the nearest display mode that shows all of it, or on the stack while it is collapsed.
  open func show(_ column: UISplitViewController.Column) {
    showColumn(column)
  }

  /// Hides a column, by the nearest display mode without it. The secondary can't be hidden. While it is collapsed, the
  /// column is taken off the stack.
  open func hide(_ column: UISplitViewController.Column) {
    hideColumn(column)
  }

  /// Whether one controller alone is shown, for there is little room.
  open var isCollapsed: Bool { hasCollapsed }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .show || action == .showDetail || super.canPerformAction(action, withSender: sender)
  }

  /// Replaces the primary, or the secondary if the controller is a child of the primary. While it is collapsed,
  /// presents it.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
    showPrimary(vc)
  }

  /// Replaces the secondary; while it is collapsed, a primary navigation controller pushes it, else it is presented.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    showSecondary(vc)
  }

  // MARK: Display mode

  /// The mode that is wished for; automatic by default: on a pad, the secondary alone upright and one column beside it
  /// sideways. It is fitted to the split behavior, unless `presentsWithGesture` is false.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      refreshMode(animated: false)
    }
  }

  /// The mode that holds; never automatic. It means nothing while it is collapsed.
  open var displayMode: DisplayMode { heldMode ?? wantedMode }

  /// The behavior that is wished for; automatic by default. It takes effect at the next layout.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet {
      chosenMode = nil
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// The behavior that holds; never automatic.
  open var splitBehavior: SplitBehavior { heldBehavior }

  open var presentsWithGesture = true

  /// Whether the secondary of three columns has a button to be alone; false by default.
  open var showsSecondaryOnlyButton = false

  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic

  /// A button that changes the display mode: to the one that the delegate wants, else to the next one.
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

  /// The primary's least width in points; automatic, 0, by default.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The primary's greatest width in points; automatic, 320, by default.
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

  /// The supplementary's least width in points; automatic, 0, by default.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The supplementary's greatest width in points; automatic, 320, by default.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  // MARK: Overridden

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The only one while it is collapsed; else nobody.
  open override var childForStatusBarStyle: UIViewController? { hasCollapsed ? collapsedMain : nil }

  /// The only one while it is collapsed; else nobody.
  open override var childForStatusBarHidden: UIViewController? { hasCollapsed ? collapsedMain : nil }

  /// The only one while it is collapsed; else nobody.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { hasCollapsed ? collapsedMain : nil }

  /// The only one while it is collapsed; else nobody.
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
    adapt(to: comingHorizontalSizeClass)
    heldMode = wantedMode
    installColumns()
  }

  override func appearanceDidEnd() {
    guard appearance == .appeared else { return }
    for child in children { child.appearanceState.isMovingToParent = false }
  }

  func layOutContainer() {
    turnMayHaveChanged()
    refreshMode(animated: false)
    layOutColumns()
  }

  func traitsDidChange() {
    guard viewIfLoaded?.window != nil, appearance == .appeared || appearance == .appearing else { return }
    adapt(to: traitCollection.horizontalSizeClass)
  }
}

extension UISplitViewController.Column {
  /// The columns that are side by side.
  static let inOrder: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
}
