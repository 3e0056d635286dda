public import Foundation

/// A rectangle of an interface, with subviews; everything but its pixels.
// Without Objective-C a member of an extension can't be overridden: overridable members are declared here, beside
// stored ones. Their work is with their aspects, in `UIView+*.swift`.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, CALayerDelegate, HeadlessViewType,
  UITraitChangeObservable
{
  /// Where the top left corner would be in the superview's points if the view weren't transformed.
  final var origin: CGPoint
  /// The rectangle in its own points, which no subclass overrides.
  final var storedBounds: CGRect
  /// The transform; nil for the identity.
  final var storedTransform: CGAffineTransform?
  /// The point that it is turned around, as parts of its size; nil for the middle.
  final var storedAnchor: CGPoint?
  // A weak reference makes each retain and release of what it refers to slower, for as long as that lives: so the
  // controller and the superview take themselves back when they end, whichever thread they end on.
  /// The controller whose root view it is.
  final nonisolated(unsafe) unowned(unsafe) var owningController: UIViewController?
  /// The window that it is in.
  final weak var storedWindow: UIWindow?
  /// The view that it is on.
  final nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
  /// Where it was among the superview's subviews.
  final var indexHint = 0
  /// The tint colour that was set for it.
  final var ownTintColor: UIColor?
  /// The layer, once somebody asked for it.
  final var storedLayer: CALayer?
  /// The traits that hold here.
  final var storedTraits: UITraitCollection
  /// Who asked for changes of traits.
  final var traitRegistrations: [TraitRegistration] = []
  /// The recognizers, in the order in which they were added.
  final var recognizers: [UIGestureRecognizer] = []
  /// The rectangle for assistive technologies, where one was set.
  private var ownAccessibilityFrame: CGRect?
  final var layoutState = LayoutState()
  final var insetState = InsetState()
  final var constraintState = ConstraintState()
  final var fittingState = FittingState()
  final var anchors = LayoutAnchors()

  public init(frame: CGRect) {
    origin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedTraits = UITraitCollection.current
    super.init()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// A view of a document, with the frame there, or one of no size.
  public required init?(coder: NSCoder) {
    let frame = (coder as? InterfaceCoder)?.frame ?? .zero
    origin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedTraits = UITraitCollection.current
    super.init()
  }

  deinit {
    for view in subviews where view.storedSuperview === self { view.storedSuperview = nil }
  }

  // MARK: Hierarchy

  open internal(set) var subviews: [UIView] = []

  open var superview: UIView? { storedSuperview }

  open var window: UIWindow? { storedWindow }

  open var tag = 0

  open func viewWithTag(_ tag: Int) -> UIView? {
    firstInTree { $0.tag == tag }
  }

  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(index1, index2)
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  open func removeFromSuperview() {
    move(to: nil, at: 0)
  }

  open func isDescendant(of view: UIView) -> Bool {
    isInTree(of: view)
  }

  open func didAddSubview(_ subview: UIView) {}

  open func willRemoveSubview(_ subview: UIView) {}

  open func willMove(toSuperview newSuperview: UIView?) {}

  open func didMoveToSuperview() {}

  open func willMove(toWindow newWindow: UIWindow?) {}

  open func didMoveToWindow() {}

  open override var next: UIResponder? { owningController ?? superview }

  // MARK: Geometry

  open var frame: CGRect {
    get { storedTransform.map { transformedFrame($0) } ?? CGRect(origin: origin, size: storedBounds.size) }
    set { place(at: newValue) }
  }

  /// The rectangle in its own points. A new size keeps the centre.
  open var bounds: CGRect {
    get { storedBounds }
    set { setGeometry(origin: originKeepingCenter(newValue.size), bounds: newValue) }
  }

  /// Called before it gets other bounds.
  func boundsWillChange(to newBounds: CGRect) {}

  open var center: CGPoint {
    get { anchorPosition }
    set { moveCenter(to: newValue) }
  }

  /// The point that `center` names and that it is turned around, as parts of its size; the middle by default. A new one
  /// keeps the centre: the frame moves.
  open var anchorPoint: CGPoint {
    get { pivot }
    set { setAnchor(newValue) }
  }

  /// How it is turned, scaled and moved around its anchor point; not at all by default. The frame is the rectangle
  /// around it.
  open var transform: CGAffineTransform {
    get { storedTransform ?? .identity }
    set { setTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  open class var layerClass: AnyClass { CALayer.self }

  open var layer: CALayer {
    storedLayer ?? makeLayer()
  }

  open var contentScaleFactor: CGFloat = UIScreen.main.scale

  open var autoresizingMask: AutoresizingMask = []

  open var autoresizesSubviews = true

  /// Whether mask and frame become constraints; true by default, false for a stack's arranged views.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard oldValue != translatesAutoresizingMaskIntoConstraints else { return }
      constraintState.solvedFrame = nil
      if constraintState.involving.isEmpty, !alwaysSolved { return }
      constraintsChanged()
      superview?.constraintsChanged()
    }
  }

  open var clipsToBounds = false

  open var contentMode = ContentMode.scaleToFill

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    shifted(point, from: self, to: view)
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    shifted(point, from: view, to: self)
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    shifted(rect, from: self, to: view)
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    shifted(rect, from: view, to: self)
  }

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    placed(rect, in: coordinateSpace)
  }

  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hit(at: point, with: event)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
  }

  // MARK: Gestures

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(newValue ?? []) }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open var isMultipleTouchEnabled = false

  open var isExclusiveTouch = false

  open var interactions: [any UIInteraction] = [] {
    didSet { interactionsChanged(from: oldValue) }
  }

  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interactions.append(interaction)
  }

  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  // MARK: Look

  /// Whether it is not shown; false by default. A stack view closes the gap.
  open var isHidden = false {
    didSet {
      if oldValue != isHidden { (superview as? UIStackView)?.arrangementChanged() }
    }
  }

  open var alpha: CGFloat = 1

  open var isOpaque = true

  open var backgroundColor: UIColor?

  // UIKit declares it implicitly unwrapped: nil goes in, never comes out.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }

  /// The view that it gets its tint colour from.
  var tintSource: UIView? { superview }

  open func tintColorDidChange() {}

  open var isUserInteractionEnabled = true

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      if oldValue != semanticContentAttribute { directionChanged() }
    }
  }

  /// The direction in which a view with that attribute reads in the app: from left to right where the attribute doesn't
  /// say, unless the screen's traits do.
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    let appReadsLeft = HeadlessRuntime.traits.layoutDirection == .rightToLeft
    return attribute.direction(relativeTo: appReadsLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction in which a view with that attribute reads where the app reads in another one.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(relativeTo: layoutDirection)
  }

  /// The direction in which its content reads: the traits' unless the attribute forbids.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    readingDirection
  }

  // MARK: Traits

  open var traitOverrides = UITraitOverrides() {
    didSet { UIView.refreshTraits(from: self) }
  }

  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// The traits that hold here; outside a window those of the screen when it was made.
  open var traitCollection: UITraitCollection { storedTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The appearance that this view and those below it get; unspecified, the superview's, by default.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if oldValue != overrideUserInterfaceStyle { UIView.refreshTraits(from: self) }
    }
  }

  // MARK: Layout

  /// Asks for layout at the next commit.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out at once what waits for it, from the topmost ancestor that does; a navigation controller's transition
  /// that waits there begins.
  open func layoutIfNeeded() {
    layOutFromTopmostAncestor()
  }

  open func layoutSubviews() {
    applySolvedFrames()
  }

  /// Asks to be drawn again; nothing is drawn here.
  open func setNeedsDisplay() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  open func sizeToFit() {
    fitContent()
  }

  open var intrinsicContentSize: CGSize {
    fittingState.standInSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Announces that `intrinsicContentSize` changed.
  open func invalidateIntrinsicContentSize() {
    contentSizeChanged()
  }

  /// The smallest size that holds the content, or the largest with `layoutFittingExpandedSize`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that holds the content: exactly the target's on an axis whose priority is required.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fit(
      FittingRequest(
        width: targetSize.width,
        height: targetSize.height,
        widthPriority: horizontalFittingPriority,
        heightPriority: verticalFittingPriority
      )
    )
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    fittingState.hugging[axis]
  }

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    fittingState.hugging[axis] = priority
    contentSizeChanged()
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    fittingState.resistance[axis]
  }

  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    fittingState.resistance[axis] = priority
    contentSizeChanged()
  }

  // MARK: Constraints

  open class var requiresConstraintBasedLayout: Bool { false }

  open var constraints: [NSLayoutConstraint] {
    let held = constraintState.held.sorted { $0.key < $1.key }.map(\.value)
    guard !constraintState.supports.isEmpty else { return held }
    return (held + constraintState.supports).sorted { $0.sequence < $1.sequence }
  }

  /// Adds a constraint between views in this one. Activating it finds the right view by itself.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    hold(constraint)
  }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Asks for `updateConstraints` before the next layout.
  open func setNeedsUpdateConstraints() {
    markWantsConstraintUpdate()
  }

  /// Whether `updateConstraints` is to be called.
  open func needsUpdateConstraints() -> Bool { constraintState.wantsUpdate }

  /// Calls `updateConstraints` here and below at once, where it is wanted.
  open func updateConstraintsIfNeeded() {
    updateConstraintsInTree()
  }

  /// Called before the layout when it was asked for, and once at first; the place to change constraints.
  open func updateConstraints() {}

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    involvingConstraints(on: axis)
  }

  /// Whether the constraints leave its frame undecided. Finding out costs several layouts: for debugging.
  open var hasAmbiguousLayout: Bool { isUndecided }

  open func exerciseAmbiguityInLayout() {
    moveUndecided()
  }

  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The part of a frame that constraints align. It and its inverse are meant to be constant insets.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
    )
  }

  open var forFirstBaselineLayout: UIView { self }

  open var forLastBaselineLayout: UIView { self }

  open internal(set) var layoutGuides: [UILayoutGuide] = []

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    take(layoutGuide)
  }

  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    giveUp(layoutGuide)
  }

  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }

  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }

  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, "UIViewReadableContentGuide") }

  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard, "UIViewKeyboardLayoutGuide") as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { anchors.x(.leading, of: self) }
  open var trailingAnchor: NSLayoutXAxisAnchor { anchors.x(.trailing, of: self) }
  open var leftAnchor: NSLayoutXAxisAnchor { anchors.x(.left, of: self) }
  open var rightAnchor: NSLayoutXAxisAnchor { anchors.x(.right, of: self) }
  open var topAnchor: NSLayoutYAxisAnchor { anchors.y(.top, of: self) }
  open var bottomAnchor: NSLayoutYAxisAnchor { anchors.y(.bottom, of: self) }
  open var widthAnchor: NSLayoutDimension { anchors.dimension(.width, of: self) }
  open var heightAnchor: NSLayoutDimension { anchors.dimension(.height, of: self) }
  open var centerXAnchor: NSLayoutXAxisAnchor { anchors.x(.centerX, of: self) }
  open var centerYAnchor: NSLayoutYAxisAnchor { anchors.y(.centerY, of: self) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { anchors.y(.firstBaseline, of: self) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { anchors.y(.lastBaseline, of: self) }

  // MARK: Safe area and margins

  open var safeAreaInsets: UIEdgeInsets { insetState.safeArea }

  open func safeAreaInsetsDidChange() {}

  /// The margins that hold: its own, at least the superview's if it preserves them, with the safe area unless it
  /// doesn't inset for it. 8 points at each edge by default.
  open var layoutMargins: UIEdgeInsets {
    get { insetState.margins }
    set { directionalLayoutMargins = NSDirectionalEdgeInsets(newValue, effectiveUserInterfaceLayoutDirection) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(insetState.margins, effectiveUserInterfaceLayoutDirection) }
    set {
      insetState.ownMargins = newValue
      UIView.refreshInsets(from: self)
    }
  }

  open var preservesSuperviewLayoutMargins = false {
    didSet {
      if oldValue != preservesSuperviewLayoutMargins { UIView.refreshInsets(from: self) }
    }
  }

  open var insetsLayoutMarginsFromSafeArea = true {
    didSet {
      if oldValue != insetsLayoutMarginsFromSafeArea { UIView.refreshInsets(from: self) }
    }
  }

  open func layoutMarginsDidChange() {}

  // MARK: Accessibility

  /// Whether assistive technologies see it as one element; false by default.
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false

  open var accessibilityElements: [Any]?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var shouldGroupAccessibilityChildren = false
  // UIKit declares it implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! = []
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  open var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? convert(bounds, to: nil) }
    set { ownAccessibilityFrame = newValue }
  }
  open var accessibilityPath: UIBezierPath?
  open var accessibilityActivationPoint: CGPoint {
    CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
  }
  open var accessibilityIgnoresInvertColors = false
  open var accessibilityLanguage: String?
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The place of an element in it; `NSNotFound` without.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: Drawing and more

  /// Draws it; nothing is drawn here.
  open func draw(_ rect: CGRect) {}
  /// Asks for a part to be drawn again; nothing is drawn here.
  open func setNeedsDisplay(_ rect: CGRect) {}
  open var mask: UIView?
  open var clearsContextBeforeDrawing = true
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var restorationIdentifier: String?
  /// Takes the keyboard away if it types in something on this view. Returns whether it does so no more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    stopTyping()
  }
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    plainCopy()
  }
  open func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: rect.size))
  }

  // MARK: For this module

  /// The text that UIKit's log prints, without addresses. For the main actor only: elsewhere it stops the program.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { HeadlessRuntime.ownDescription(of: self) }
  }

  /// The details in its description, before the layer and after it.
  var describedDetails: (before: [String], after: [String]) { ([], []) }

  /// The text that `recursiveDescription` prints.
  var describedText: String? { nil }

  /// The class of the layer that `recursiveDescription` prints.
  var layerName: String { HeadlessRuntime.className(of: type(of: self).layerClass) }

  /// Whether constraints on the view or in it give its size.
  var sizeFollowsFromConstraints: Bool { !constraintState.held.isEmpty }

  /// Whether the height depends on the width.
  var wrapsContent: Bool { false }

  /// How hard the content pulls the size to its own, and how hard it refuses to be cut.
  func contentPriorities(on axis: NSLayoutConstraint.Axis) -> (hugging: UILayoutPriority, resistance: UILayoutPriority)
  {
    (contentHuggingPriority(for: axis), contentCompressionResistancePriority(for: axis))
  }

  /// The size of the content, in a width or in unlimited room.
  func measureContent(width: CGFloat?) -> CGSize {
    let size = intrinsicContentSize
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  /// Whether the content has a size of its own on the axis.
  func hasContentSize(on axis: NSLayoutConstraint.Axis) -> Bool {
    let size = intrinsicContentSize
    return (axis == .horizontal ? size.width : size.height) >= 0
  }

  /// The distance of the first and last baseline from top and bottom, at this height. A view without text has them at
  /// its edges.
  func baselines(height: CGFloat) -> (first: CGFloat, last: CGFloat) {
    (0, 0)
  }

  /// Whether content stays in the middle of a height that isn't its own.
  var centersContent: Bool { false }

  /// The covered edges: the superview's safe area as far as it reaches in, and what controllers add.
  func computedSafeArea() -> UIEdgeInsets {
    guard window != nil, let superview else { return .zero }
    let inherited = UIView.overlap(of: superview.safeAreaInsets, in: superview.bounds, with: frame)
    guard let controller = owningController else { return inherited }
    let all = inherited + controller.containmentState.insets + controller.additionalSafeAreaInsets
    return all.combined(with: .zero, max)
  }

  /// Called when the tree below drops a subview, after it is gone.
  func subviewWasRemoved(_ subview: UIView) {}
}
