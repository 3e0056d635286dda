public import Foundation

/// The layer of a view, or one beside: values that are kept and not drawn. What it shares with its view is the view's.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  weak var view: UIView?
  private var own: [CALayer] = []
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownAnchor = CGPoint(x: 0.5, y: 0.5)
  private var ownOpacity: Float = 1
  private var ownHidden = false
  private var ownMasks = false
  private var ownColor: CGColor?
  private var ownTransform = CATransform3DIdentity
  var animationsByKey: [(key: String, animation: CAAnimation)] = []

  /// A layer of no size.
  public override init() {
    super.init()
  }

  /// A copy of another layer's values for an animation; of no size here.
  public init(layer: Any) {
    super.init()
  }

  /// There are no archives of layers here; makes one of no size.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes the layer of a view whose `layerClass` this is. Petri's own: a subclass of one's own overrides it, for
  /// without Objective-C a class can't be asked for an instance.
  open class func headlessLayer() -> CALayer { CALayer() }

  // MARK: Geometry

  /// The rectangle in its own points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      if let view { view.bounds = newValue } else { ownBounds = newValue }
    }
  }

  /// The place of the anchor point in the superlayer's points; a view's is its centre.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set {
      if let view { view.center = newValue } else { ownPosition = newValue }
    }
  }

  /// The place that stays when the layer turns, as parts of its size; the middle by default. A view's is that of its view.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? ownAnchor }
    set {
      if let view { view.anchorPoint = newValue } else { ownAnchor = newValue }
    }
  }

  /// The rectangle in the superlayer's points: the one around the layer where that is transformed.
  open var frame: CGRect {
    get { view?.frame ?? placement.frame }
    set {
      if let view { return view.frame = newValue }
      let placed = placement.with(frame: newValue)
      ownBounds.size = placed.size
      ownPosition = placed.position
    }
  }

  private var placement: Placement {
    Placement(position: ownPosition, anchor: ownAnchor, size: ownBounds.size, transform: affineTransform())
  }

  /// The height over others; 0 by default.
  open var zPosition: CGFloat = 0
  /// The height of the anchor point; 0 by default.
  open var anchorPointZ: CGFloat = 0

  /// The transform; a view's is that of its view.
  open var transform: CATransform3D {
    get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? ownTransform }
    set {
      if let view { view.transform = CATransform3DGetAffineTransform(newValue) } else { ownTransform = newValue }
    }
  }

  /// The transform of the sublayers; none by default.
  open var sublayerTransform = CATransform3DIdentity

  /// The plane part of the transform.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets a plane transform.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether a point of its own lies in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// A point of another layer, the topmost without one, in this layer's points.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(mapping(from: l, to: self))
  }

  /// A point of this layer in another one's points, the topmost's without one.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(mapping(from: self, to: l))
  }

  /// A rectangle of another layer, the topmost without one, in this layer's points.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(mapping(from: l, to: self))
  }

  /// A rectangle of this layer in another one's points, the topmost's without one.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(mapping(from: self, to: l))
  }

  // MARK: Tree

  /// The layer it is in.
  weak var ownSuperlayer: CALayer?

  /// The layer it is in: for a view's that of the superview.
  open var superlayer: CALayer? { view?.superview?.layer ?? ownSuperlayer }

  /// The layers in it: those that were added, then those of the view's subviews; nil without any.
  open var sublayers: [CALayer]? {
    get {
      let all = own + (view?.subviews.map(\.layer) ?? [])
      return all.isEmpty ? nil : all
    }
    set {
      for layer in own { layer.ownSuperlayer = nil }
      own = []
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }

  /// Adds a layer in front, taking it from where it was.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: Int.max)
  }

  /// Adds a layer at a place.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Adds a layer behind another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: own.firstIndex { $0 === sibling } ?? 0)
  }

  /// Adds a layer in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: own.firstIndex { $0 === sibling }.map { $0 + 1 } ?? Int.max)
  }

  /// Puts a layer in another's place.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = own.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: place)
  }

  private func insert(_ layer: CALayer, at place: Int) {
    // A view's layer goes where its view goes.
    guard layer.view == nil, layer !== self else { return }
    layer.removeFromSuperlayer()
    own.insert(layer, at: min(place, own.count))
    layer.ownSuperlayer = self
  }

  /// Leaves its superlayer; a view's layer stays with its view.
  open func removeFromSuperlayer() {
    guard let parent = ownSuperlayer, let place = parent.own.index(ofObject: self) else { return }
    parent.own.remove(at: place)
    ownSuperlayer = nil
  }

  /// The layer that cuts it; none by default.
  open var mask: CALayer?

  // MARK: Look

  /// How opaque it is, from 0 to 1; a view's is its alpha.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue }
    }
  }

  /// Whether it is not shown; a view's is the view's.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownHidden }
    set {
      if let view { view.isHidden = newValue } else { ownHidden = newValue }
    }
  }

  /// Whether what lies outside is cut; a view's is the view's.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasks }
    set {
      if let view { view.clipsToBounds = newValue } else { ownMasks = newValue }
    }
  }

  /// The colour behind the content; a view's is the view's.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownColor }
    set {
      if let view { view.backgroundColor = newValue.map { UIColor(cgColor: $0) } } else { ownColor = newValue }
    }
  }

  /// The radius of the corners in points; 0 by default.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round; all by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of the corners; a circle's by default.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border in points; 0 by default.
  open var borderWidth: CGFloat = 0
  /// The colour of the border; black by default.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The colour of the shadow; black by default.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// How opaque the shadow is; 0 by default.
  open var shadowOpacity: Float = 0
  /// Where the shadow falls, in points; up by 3 by default.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points; 3 by default.
  open var shadowRadius: CGFloat = 3
  /// The shape of the shadow; the layer's by default.
  open var shadowPath: CGPath?
  /// The content; none by default.
  open var contents: Any?
  /// Pixels a point of the content; 1 by default.
  open var contentsScale: CGFloat = 1
  /// How content is placed; over all by default.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Whether it is kept as a picture; false by default.
  open var shouldRasterize = false
  /// Pixels a point of that picture; 1 by default.
  open var rasterizationScale: CGFloat = 1
  /// Whether it says that it covers what is behind; false by default.
  open var isOpaque = false
  /// Whether it is drawn beside others; false by default.
  open var drawsAsynchronously = false
  /// Whether sublayers share its opacity; true by default.
  open var allowsGroupOpacity = true
  /// Whether its edges are smoothed; true by default.
  open var allowsEdgeAntialiasing = true
  /// Whether it is drawn again at another size; false by default.
  open var needsDisplayOnBoundsChange = false
  /// A name to find it by; none by default.
  open var name: String?
  /// The delegate; a view's is the view.
  open weak var delegate: (any CALayerDelegate)?
  /// Values of one's own by name.
  open var style: [AnyHashable: Any]?

  // MARK: Drawing and layout

  /// Asks for drawing; nothing is drawn here.
  open func setNeedsDisplay() {}
  /// Asks for drawing of a part; nothing is drawn here.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Draws at once; nothing is drawn here.
  open func displayIfNeeded() {}
  /// Asks for layout: of the view's, if it has one.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Lays out at once what waits: the view's, if it has one.
  open func layoutIfNeeded() {
    if let view { view.layoutIfNeeded() } else { layoutSublayers() }
  }
  /// Places the sublayers; does nothing.
  open func layoutSublayers() {}
  /// The layer as it is shown; itself here.
  open func presentation() -> Self? { self }
  /// The layer as it was set; itself.
  open func model() -> Self { self }

  // MARK: Time

  /// When it begins; 0 by default.
  open var beginTime: CFTimeInterval = 0
  /// How long; 0 by default.
  open var duration: CFTimeInterval = 0
  /// How fast; 1 by default.
  open var speed: Float = 1
  /// Where it begins; 0 by default.
  open var timeOffset: CFTimeInterval = 0
  /// How often; 0 by default.
  open var repeatCount: Float = 0
  /// How long it is repeated; 0 by default.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it goes back; false by default.
  open var autoreverses = false
  /// What is shown before and after; nothing by default.
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Animations

  /// Adds an animation: its delegate hears of the beginning and, when the duration is over on `HeadlessRuntime.clock`,
  /// of the end. No value changes on the way.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    begin(anim, key: key)
  }

  /// Takes an animation away; its delegate hears that it didn't end.
  open func removeAnimation(forKey key: String) {
    stop { $0 == key }
  }

  /// Takes all animations away.
  open func removeAllAnimations() {
    stop { _ in true }
  }

  /// The animation of a key.
  open func animation(forKey key: String) -> CAAnimation? {
    animationsByKey.first { $0.key == key }?.animation
  }

  /// The keys of the animations that go on; nil without any.
  open func animationKeys() -> [String]? {
    animationsByKey.isEmpty ? nil : animationsByKey.map(\.key)
  }
}
