public import Foundation

/// A rectangle of an interface, with subviews; everything but its pixels.
// Without Objective-C a member of an extension can't be overridden: what a subclass may override is declared here, with what is
// stored. What it does is with its aspect, in `UIView+*.swift`.
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
  // A weak reference makes each retain and release of what it refers to slower, for as long as that lives: so the controller and the
  // superview take themselves back when they end, whichever thread they end on.
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

  /// A view with a frame in its future superview's points.
  public init(frame: CGRect) {
    origin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    storedTraits = UITraitCollection.current
    super.init()
  }

  /// A view of no size at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// There are no archives of views here; makes a view of no size.
  public required init?(coder: NSCoder) {
    origin = .zero
    storedBounds = .zero
    storedTraits = UITraitCollection.current
    super.init()
  }

  deinit {
    for view in subviews where view.storedSuperview === self { view.storedSuperview = nil }
  }

  // MARK: Hierarchy

  /// The views on this one, the front one last.
  open internal(set) var subviews: [UIView] = []

  /// The view that this one is on.
  open var superview: UIView? { storedSuperview }

  /// The window that this view is in.
  open var window: UIWindow? { storedWindow }

  /// A number to find the view by; 0 by default.
  open var tag = 0

  /// The nearest view with this tag among this one and those below it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    firstInTree { $0.tag == tag }
  }

  /// Puts a view in front of the subviews, taking it from where it was.
  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  /// Puts a view at a place in the subviews; 0 is behind all.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Puts a view in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Puts a view behind another subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Exchanges the places of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(index1, index2)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Takes the view off its superview.
  open func removeFromSuperview() {
    move(to: nil, at: 0)
  }

  /// Whether the view is this one or below it.
  open func isDescendant(of view: UIView) -> Bool {
    isInTree(of: view)
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the superview changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the window changed.
  open func didMoveToWindow() {}

  /// The controller whose root view it is, else the superview.
  open override var next: UIResponder? { owningController ?? superview }

  // MARK: Geometry

  /// The rectangle in the superview's points.
  open var frame: CGRect {
    get { storedTransform.map { transformedFrame($0) } ?? CGRect(origin: origin, size: storedBounds.size) }
    set { place(at: newValue) }
  }

  /// The rectangle in its own points. A new size keeps the centre.
  open var bounds: CGRect {
    get { storedBounds }
    set { setGeometry(origin: originKeepingCenter(newValue.size), bounds: newValue) }
  }

  /// Where the anchor point is in the superview's points: the middle of the frame, by default.
  open var center: CGPoint {
    get { anchorPosition }
    set { moveCenter(to: newValue) }
  }

  /// The point that `center` names and that it is turned around, as parts of its size; the middle by default. A new one keeps the
  /// centre: the frame moves.
  open var anchorPoint: CGPoint {
    get { pivot }
    set { setAnchor(newValue) }
  }

  /// How it is turned, scaled and moved around its anchor point; not at all by default. The frame is the rectangle around it.
  open var transform: CGAffineTransform {
    get { storedTransform ?? .identity }
    set { setTransform(newValue) }
  }

  /// How it is turned in space; only the plane part counts.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The class of the layer; `CALayer` by default.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer, made when it is first asked for.
  open var layer: CALayer {
    storedLayer ?? makeLayer()
  }

  /// Pixels a point of the content; the screen's by default.
  open var contentScaleFactor: CGFloat = UIScreen.main.scale

  /// What gives way when the superview's size changes; nothing by default.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews follow their masks when the size changes; true by default.
  open var autoresizesSubviews = true

  /// Whether mask and frame become constraints; true by default, false for a stack's arranged views.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard oldValue != translatesAutoresizingMaskIntoConstraints else { return }
      constraintState.solvedFrame = nil
      if constraintState.involving.isEmpty { return }
      constraintsChanged()
      superview?.constraintsChanged()
    }
  }

  /// Whether what lies outside the bounds is cut; false by default.
  open var clipsToBounds = false

  /// How content follows a change of size; scaleToFill by default.
  open var contentMode = ContentMode.scaleToFill

  /// A point of this view in another one's points; in the window's without one.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    shifted(point, from: self, to: view)
  }

  /// A point of another view, the window without one, in this view's points.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    shifted(point, from: view, to: self)
  }

  /// A rectangle of this view in another one's points; in the window's without one.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    shifted(rect, from: self, to: view)
  }

  /// A rectangle of another view, the window without one, in this view's points.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    shifted(rect, from: view, to: self)
  }

  /// A point in the points of another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  /// A rectangle in the points of another space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    placed(rect, in: coordinateSpace)
  }

  /// A point of another space in this view's points.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  /// A rectangle of another space in this view's points.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }

  /// The front view at a point that takes touches: visible, enabled, and the point inside it.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hit(at: point, with: event)
  }

  /// Whether a point lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
  }

  // MARK: Gestures

  /// The recognizers on it, in the order in which they were added; nil without any, as in UIKit.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(newValue ?? []) }
  }

  /// Adds a recognizer, taking it from where it was.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a recognizer away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recognizer may begin; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether several fingers at a time are taken; false by default.
  open var isMultipleTouchEnabled = false

  /// Whether fingers on it keep others from views beside it; false by default.
  open var isExclusiveTouch = false

  /// What takes part in events besides; nothing by default.
  open var interactions: [any UIInteraction] = [] {
    didSet { interactionsChanged(from: oldValue) }
  }

  /// Adds what takes part in events.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interactions.append(interaction)
  }

  /// Takes away what took part in events.
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

  /// How opaque it is, from 0 to 1; 1 by default.
  open var alpha: CGFloat = 1

  /// Whether it says that it covers what is behind it; true by default.
  open var isOpaque = true

  /// The colour behind the content; none by default.
  open var backgroundColor: UIColor?

  /// The colour of what may be tapped: its own, the superview's, or the system's blue.
  // UIKit declares it implicitly unwrapped: nil goes in, never comes out.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }

  /// What it gets the tint colour of that it hasn't itself.
  var tintSource: UIView? { superview }

  /// Called after its own tint colour changed.
  open func tintColorDidChange() {}

  /// Whether it takes touches; true by default.
  open var isUserInteractionEnabled = true

  /// Whether it is mirrored from right to left; unspecified by default.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      if oldValue != semanticContentAttribute { directionChanged() }
    }
  }

  /// The direction in which a view with that attribute reads in the app: from left to right where the attribute doesn't say, unless the
  /// screen's traits do.
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

  /// What this view gives itself and those below it in place of the traits that it got.
  open var traitOverrides = UITraitOverrides() {
    didSet { UIView.refreshTraits(from: self) }
  }

  /// Forgets who asked for changes of traits.
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// The traits that hold here; outside a window those of the screen when it was made.
  open var traitCollection: UITraitCollection { storedTraits }

  /// Called after the traits changed.
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

  /// Places the subviews that constraints place.
  open func layoutSubviews() {
    applySolvedFrames()
  }

  /// Asks to be drawn again; nothing is drawn here.
  open func setNeedsDisplay() {}

  /// The size that suits the content in so much room; its own size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Takes the size that suits the content, its top left corner staying where it is.
  open func sizeToFit() {
    fitContent()
  }

  /// The size that the content wants, in points; none on either axis by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that `intrinsicContentSize` changed.
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

  /// How hard the view refuses to grow beyond its content; 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    fittingState.hugging[axis]
  }

  /// Sets how hard the view refuses to grow beyond its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    fittingState.hugging[axis] = priority
    contentSizeChanged()
  }

  /// How hard the view refuses to be smaller than its content; 750 by default.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    fittingState.resistance[axis]
  }

  /// Sets how hard the view refuses to be smaller than its content.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    fittingState.resistance[axis] = priority
    contentSizeChanged()
  }

  // MARK: Constraints

  /// Whether views of this class need constraints at all; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The constraints that this view holds: those whose items have no nearer view in common.
  open var constraints: [NSLayoutConstraint] {
    constraintState.held.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Adds a constraint between views in this one. Activating it finds the right view by itself.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    hold(constraint)
  }

  /// Adds several constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that this view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  /// Removes several constraints.
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

  /// The active constraints that speak of this view, on one axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    involvingConstraints(on: axis)
  }

  /// Whether the constraints leave its frame undecided. Finding out costs several layouts: for debugging.
  open var hasAmbiguousLayout: Bool { isUndecided }

  /// Gives an undecided view another frame that its constraints allow; for debugging.
  open func exerciseAmbiguityInLayout() {
    moveUndecided()
  }

  /// What the frame has around what constraints align; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// What constraints align of a frame. It and its inverse are meant to be constant insets.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame of what constraints align.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
    )
  }

  /// The view whose baseline is this one's first.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose baseline is this one's last.
  open var forLastBaselineLayout: UIView { self }

  /// The guides of this view, without those that every view has.
  open internal(set) var layoutGuides: [UILayoutGuide] = []

  /// Takes a guide, from the view that had it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    take(layoutGuide)
  }

  /// Gives a guide up, with the constraints that speak of it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    giveUp(layoutGuide)
  }

  /// What bars and the device's edges leave free.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }

  /// What the margins leave free.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }

  /// A width in the margins that text is read well in.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, "UIViewReadableContentGuide") }

  /// The place of the keyboard.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard, "UIViewKeyboardLayoutGuide") as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
  }

  /// The edge where reading begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { anchors.x(.leading, of: self) }
  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { anchors.x(.trailing, of: self) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { anchors.x(.left, of: self) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { anchors.x(.right, of: self) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { anchors.y(.top, of: self) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { anchors.y(.bottom, of: self) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { anchors.dimension(.width, of: self) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { anchors.dimension(.height, of: self) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { anchors.x(.centerX, of: self) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { anchors.y(.centerY, of: self) }
  /// The baseline of the first line of text; the bottom edge without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { anchors.y(.firstBaseline, of: self) }
  /// The baseline of the last line of text; the bottom edge without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { anchors.y(.lastBaseline, of: self) }

  // MARK: Safe area and margins

  /// What bars and the device's edges cover of this view, in points; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { insetState.safeArea }

  /// Called after the safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// The margins that hold: its own, at least the superview's if it preserves them, with the safe area unless it
  /// doesn't inset for it. 8 points at each edge by default.
  open var layoutMargins: UIEdgeInsets {
    get { insetState.margins }
    set { directionalLayoutMargins = NSDirectionalEdgeInsets(newValue, effectiveUserInterfaceLayoutDirection) }
  }

  /// The margins in the direction of reading; setting them sets its own.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(insetState.margins, effectiveUserInterfaceLayoutDirection) }
    set {
      insetState.ownMargins = newValue
      UIView.refreshInsets(from: self)
    }
  }

  /// Whether the margins are at least as wide as the superview's; false by default.
  open var preservesSuperviewLayoutMargins = false {
    didSet {
      if oldValue != preservesSuperviewLayoutMargins { UIView.refreshInsets(from: self) }
    }
  }

  /// Whether the safe area is added to the margins; true by default.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet {
      if oldValue != insetsLayoutMarginsFromSafeArea { UIView.refreshInsets(from: self) }
    }
  }

  /// Called after the margins changed.
  open func layoutMarginsDidChange() {}

  // MARK: Accessibility

  /// Whether assistive technologies see it as one element; false by default.
  open var isAccessibilityElement = false
  /// What it is called; none by default.
  open var accessibilityLabel: String?
  /// What happens when it is used; none by default.
  open var accessibilityHint: String?
  /// What it holds; none by default.
  open var accessibilityValue: String?
  /// What tests find it by; none by default.
  open var accessibilityIdentifier: String?
  /// What it is; nothing by default.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Whether what is below it is not seen by assistive technologies; false by default.
  open var accessibilityElementsHidden = false
  /// Whether what is beside it is not seen by assistive technologies; false by default.
  open var accessibilityViewIsModal = false

  /// The elements in it, for views that make their own; none by default.
  open var accessibilityElements: [Any]?
  /// What else can be done with it; nothing by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Whether its elements are read before those beside it; false by default.
  open var shouldGroupAccessibilityChildren = false
  /// What it is called by voice; its label by default.
  // UIKit declares it implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! = []
  /// The label with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  /// The rectangle on the screen; its own by default.
  open var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? convert(bounds, to: nil) }
    set { ownAccessibilityFrame = newValue }
  }
  /// The shape on the screen, for what isn't a rectangle; none by default.
  open var accessibilityPath: UIBezierPath?
  /// Where it is used on the screen; its middle by default.
  open var accessibilityActivationPoint: CGPoint {
    CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
  }
  /// Whether it is shown as it is where colours are inverted; false by default.
  open var accessibilityIgnoresInvertColors = false
  /// The language that it is read in; the system's by default.
  open var accessibilityLanguage: String?
  /// How many elements are in it.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// An element in it.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// The place of an element in it; `NSNotFound` without.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  /// Uses it; false, as usual, by default.
  open func accessibilityActivate() -> Bool { false }
  /// Makes its value larger; does nothing by default.
  open func accessibilityIncrement() {}
  /// Makes its value smaller; does nothing by default.
  open func accessibilityDecrement() {}
  /// Scrolls it; false by default.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Leaves it; false by default.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does its main action; false by default.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Drawing and more

  /// Draws it; nothing is drawn here.
  open func draw(_ rect: CGRect) {}
  /// Asks for a part to be drawn again; nothing is drawn here.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// The view that cuts it; none by default.
  open var mask: UIView?
  /// Whether it is emptied before it is drawn; true by default.
  open var clearsContextBeforeDrawing = true
  /// How the tint is changed; as the superview's by default.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// A number to find state by; none by default.
  open var restorationIdentifier: String?
  /// Takes the keyboard away if it types in something on this view. Returns whether it does so no more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    stopTyping()
  }
  /// A plain view of the same size: there are no pixels to keep.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    plainCopy()
  }
  /// A plain view of a part's size: there are no pixels to keep.
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

  /// What its description has besides, before the layer and after it.
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

  /// The distance of the first and last baseline from top and bottom, at this height.
  func baselines(height: CGFloat) -> (first: CGFloat, last: CGFloat) {
    (height, 0)
  }

  /// What is covered here: the superview's safe area as far as it reaches in, and what controllers add.
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
