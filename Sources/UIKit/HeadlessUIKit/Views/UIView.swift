public import Foundation

/// A view with hierarchy, geometry, layout and traits, but without pixels.
// Without Objective-C a member of an extension can't be overridden, so overridable members are declared here next to
// stored ones. Their implementations are in `UIView+*.swift`.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, CALayerDelegate, HeadlessViewType,
  UITraitChangeObservable
{
  final var origin: CGPoint
  /// The bounds that no subclass overrides.
  final var storedBounds: CGRect
  final var storedTransform: CGAffineTransform?
  /// The anchor point in unit coordinates; nil for the center.
  final var storedAnchor: CGPoint?
  // Weak references would make each retain and release of the referenced object slower. The controller and the
  // superview reset these references in their deinitializers, which may run on any thread.
  final nonisolated(unsafe) unowned(unsafe) var owningController: UIViewController?
  final weak var storedWindow: UIWindow?
  // Unowned for the same reason as the controller.
  final nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
  /// The last known index in the superview's subviews.
  final var indexHint = 0
  final var ownTintColor: UIColor?
  final var storedLayer: CALayer?
  final var storedTraits: UITraitCollection
  final var traitRegistrations: [TraitRegistration] = []
  final var recognizers: [UIGestureRecognizer] = []
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

  open var frame: CGRect {
    get { storedTransform.map { transformedFrame($0) } ?? CGRect(origin: origin, size: storedBounds.size) }
    set { place(at: newValue) }
  }

  open var bounds: CGRect {
    get { storedBounds }
    set { setGeometry(origin: originKeepingCenter(newValue.size), bounds: newValue) }
  }

  func boundsWillChange(to newBounds: CGRect) {}

  open var center: CGPoint {
    get { anchorPosition }
    set { moveCenter(to: newValue) }
  }

  /// The point of the view that `center` refers to, in unit coordinates. Changing it moves the frame, not the center.
  open var anchorPoint: CGPoint {
    get { pivot }
    set { setAnchor(newValue) }
  }

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

  /// Whether the autoresizing mask and frame become constraints; false for arranged subviews of a stack view.
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

  // MARK: Appearance

  open var isHidden = false {
    didSet {
      if oldValue != isHidden { (superview as? UIStackView)?.arrangementChanged() }
    }
  }

  open var alpha: CGFloat = 1

  open var isOpaque = true

  open var backgroundColor: UIColor?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }

  var tintSource: UIView? { superview }

  open func tintColorDidChange() {}

  open var isUserInteractionEnabled = true

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      if oldValue != semanticContentAttribute { directionChanged() }
    }
  }

  /// The layout direction of content with this attribute: left to right unless the attribute or the screen's traits
  /// differ.
  open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  {
    let appReadsLeft = HeadlessRuntime.traits.layoutDirection == .rightToLeft
    return attribute.direction(relativeTo: appReadsLeft ? .rightToLeft : .leftToRight)
  }

  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(relativeTo: layoutDirection)
  }

  /// The layout direction of the content: the traits' unless the attribute forbids it.
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

  open var traitCollection: UITraitCollection { storedTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      if oldValue != overrideUserInterfaceStyle { UIView.refreshTraits(from: self) }
    }
  }

  // MARK: Layout

  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out the topmost ancestor that needs it immediately. A pending transition of a navigation controller starts.
  open func layoutIfNeeded() {
    layOutFromTopmostAncestor()
  }

  open func layoutSubviews() {
    applySolvedFrames()
  }

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

  open func invalidateIntrinsicContentSize() {
    contentSizeChanged()
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size of the content: exactly the target's on an axis with required fitting priority.
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

  open class var requiresConstraintBasedLayout: Bool { false }

  open var constraints: [NSLayoutConstraint] {
    let held = constraintState.held.sorted { $0.key < $1.key }.map(\.value)
    guard !constraintState.supports.isEmpty else { return held }
    return (held + constraintState.supports).sorted { $0.sequence < $1.sequence }
  }

  /// Adds a constraint between descendants. Activating a constraint finds the common ancestor by itself.
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

  open func setNeedsUpdateConstraints() {
    markWantsConstraintUpdate()
  }

  open func needsUpdateConstraints() -> Bool { constraintState.wantsUpdate }

  open func updateConstraintsIfNeeded() {
    updateConstraintsInTree()
  }

  /// Called before the first layout, and before a layout after `setNeedsUpdateConstraints`.
  open func updateConstraints() {}

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    involvingConstraints(on: axis)
  }

  open var hasAmbiguousLayout: Bool { isAmbiguous }

  open func exerciseAmbiguityInLayout() {
    exerciseAmbiguity()
  }

  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle. It must differ from the frame by constant insets.
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

  open var safeAreaInsets: UIEdgeInsets { insetState.safeArea }

  open func safeAreaInsetsDidChange() {}

  /// The effective margins: the view's own or larger preserved ones, plus the safe area if the view insets for it.
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
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: Drawing and editing

  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open var mask: UIView?
  open var clearsContextBeforeDrawing = true
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open var restorationIdentifier: String?
  /// Resigns the first responder in this view. Returns whether none is left.
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

  // MARK: Internal

  /// UIKit's description without addresses. Traps if it is called outside the main actor.
  open override nonisolated var description: String {
    MainActor.assumeIsolated { HeadlessRuntime.ownDescription(of: self) }
  }

  /// The details in the description, before and after the layer.
  var describedDetails: (before: [String], after: [String]) { ([], []) }

  var describedText: String? { nil }

  var layerName: String { HeadlessRuntime.className(of: type(of: self).layerClass) }

  var sizeFollowsFromConstraints: Bool { !constraintState.held.isEmpty }

  var wrapsContent: Bool { false }

  func contentPriorities(on axis: NSLayoutConstraint.Axis) -> (hugging: UILayoutPriority, resistance: UILayoutPriority)
  {
    (contentHuggingPriority(for: axis), contentCompressionResistancePriority(for: axis))
  }

  func measureContent(width: CGFloat?) -> CGSize {
    let size = intrinsicContentSize
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  func hasContentSize(on axis: NSLayoutConstraint.Axis) -> Bool {
    let size = intrinsicContentSize
    return (axis == .horizontal ? size.width : size.height) >= 0
  }

  /// The offsets of the baselines from the top and the bottom; zero for a view without text.
  func baselines(height: CGFloat) -> (first: CGFloat, last: CGFloat) {
    (0, 0)
  }

  /// Whether content is centered in a height other than its own.
  var centersContent: Bool { false }

  /// The safe area of the superview as far as it overlaps the view, plus the additional insets of controllers.
  func computedSafeArea() -> UIEdgeInsets {
    guard window != nil, let superview else { return .zero }
    let inherited = UIView.overlap(of: superview.safeAreaInsets, in: superview.bounds, with: frame)
    guard let controller = owningController else { return inherited }
    let all = inherited + controller.containmentState.insets + controller.additionalSafeAreaInsets
    return all.combined(with: .zero, max)
  }

  func subviewWasRemoved(_ subview: UIView) {}
}
