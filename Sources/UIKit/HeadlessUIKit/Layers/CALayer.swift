public import Foundation

/// Core Animation's layer, whose values are kept and not rendered. A view's layer forwards the values that it shares to
/// its view.
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

  public override init() {
    super.init()
  }

  public init(layer: Any) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates the layer of a view whose `layerClass` is this class; subclasses override it. Not in Core Animation:
  /// without Objective-C, Swift can't create an instance of a class object.
  open class func headlessLayer() -> CALayer { CALayer() }

  // MARK: Geometry

  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      if let view { view.bounds = newValue } else { ownBounds = newValue }
    }
  }

  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set {
      if let view { view.center = newValue } else { ownPosition = newValue }
    }
  }

  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? ownAnchor }
    set {
      if let view { view.anchorPoint = newValue } else { ownAnchor = newValue }
    }
  }

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

  open var zPosition: CGFloat = 0
  open var anchorPointZ: CGFloat = 0

  open var transform: CATransform3D {
    get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? ownTransform }
    set {
      if let view { view.transform = CATransform3DGetAffineTransform(newValue) } else { ownTransform = newValue }
    }
  }

  open var sublayerTransform = CATransform3DIdentity

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(mapping(from: l, to: self))
  }

  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(mapping(from: self, to: l))
  }

  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(mapping(from: l, to: self))
  }

  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(mapping(from: self, to: l))
  }

  // MARK: Tree

  weak var ownSuperlayer: CALayer?

  open var superlayer: CALayer? { view?.superview?.layer ?? ownSuperlayer }

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

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: Int.max)
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: own.firstIndex { $0 === sibling } ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: own.firstIndex { $0 === sibling }.map { $0 + 1 } ?? Int.max)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = own.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  private func insert(_ layer: CALayer, at index: Int) {
    // A view's layer is inserted with its view.
    guard layer.view == nil, layer !== self else { return }
    layer.removeFromSuperlayer()
    own.insert(layer, at: min(index, own.count))
    layer.ownSuperlayer = self
  }

  open func removeFromSuperlayer() {
    guard let parent = ownSuperlayer, let index = parent.own.index(ofObject: self) else { return }
    parent.own.remove(at: index)
    ownSuperlayer = nil
  }

  open var mask: CALayer?

  // MARK: Appearance

  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue }
    }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? ownHidden }
    set {
      if let view { view.isHidden = newValue } else { ownHidden = newValue }
    }
  }

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? ownMasks }
    set {
      if let view { view.clipsToBounds = newValue } else { ownMasks = newValue }
    }
  }

  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownColor }
    set {
      if let view { view.backgroundColor = newValue.map { UIColor(cgColor: $0) } } else { ownColor = newValue }
    }
  }

  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var isOpaque = false
  open var drawsAsynchronously = false
  open var allowsGroupOpacity = true
  open var allowsEdgeAntialiasing = true
  open var needsDisplayOnBoundsChange = false
  open var name: String?
  open weak var delegate: (any CALayerDelegate)?
  open var style: [AnyHashable: Any]?

  // MARK: Drawing and layout

  /// Renders backgrounds, and what views draw in `draw(_:)`.
  open func render(in ctx: CGContext) {
    guard !isHidden, opacity > 0 else { return }
    ctx.saveGState()
    if let backgroundColor {
      ctx.setFillColor(backgroundColor)
      ctx.fill(CGRect(origin: .zero, size: bounds.size))
    }
    if let view {
      GraphicsStack.push(ctx)
      view.draw(view.bounds)
      GraphicsStack.pop(isImage: false)
    } else {
      draw(in: ctx)
    }
    for layer in sublayers ?? [] {
      ctx.saveGState()
      ctx.translateBy(x: layer.frame.minX - bounds.minX, y: layer.frame.minY - bounds.minY)
      layer.render(in: ctx)
      ctx.restoreGState()
    }
    ctx.restoreGState()
  }

  open func draw(in ctx: CGContext) {}

  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ r: CGRect) {}
  open func displayIfNeeded() {}
  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() {
    if let view { view.layoutIfNeeded() } else { layoutSublayers() }
  }
  open func layoutSublayers() {}
  open func presentation() -> Self? { self }
  open func model() -> Self { self }

  // MARK: Time

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Animations

  /// Tells the delegate that the animation starts, and that it stops when its duration has passed on
  /// `HeadlessRuntime.clock`. No value changes in between.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    begin(anim, key: key)
  }

  open func removeAnimation(forKey key: String) {
    stop { $0 == key }
  }

  open func removeAllAnimations() {
    stop { _ in true }
  }

  open func animation(forKey key: String) -> CAAnimation? {
    animationsByKey.first { $0.key == key }?.animation
  }

  open func animationKeys() -> [String]? {
    animationsByKey.isEmpty ? nil : animationsByKey.map(\.key)
  }
}

extension CALayer {
  /// The transform from one layer's coordinates to another's. Nil stands for the topmost layer.
  func mapping(from: CALayer?, to: CALayer?) -> CGAffineTransform {
    let start = from?.toTop ?? .identity
    let end = to?.toTop ?? .identity
    return start.concatenating(end.inverted())
  }

  private var toTop: CGAffineTransform {
    var whole = CGAffineTransform.identity
    var current: CALayer? = self
    while let layer = current, let above = layer.superlayer {
      whole = whole.concatenating(layer.toSuperlayer)
      current = above
    }
    return whole
  }

  private var toSuperlayer: CGAffineTransform {
    let (bounds, anchor) = (bounds, anchorPoint)
    return CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchor.x,
      y: -bounds.minY - bounds.height * anchor.y
    )
    .concatenating(affineTransform())
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
