public import Foundation

/// The layout attributes of an element of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  open var indexPath = IndexPath()
  open var zIndex = 0
  open var isHidden = false
  open var alpha: CGFloat = 1
  open internal(set) var representedElementKind: String?
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The dimensions that the view determines: a layout that sets one removes it from here.
  package struct Estimates: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let width = Estimates(rawValue: 1)
    package static let height = Estimates(rawValue: 2)
  }

  package var estimates: Estimates = [.width, .height]

  private var untransformed = CGRect.zero

  public override init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementKind, representedElementCategory) = (elementKind, .supplementaryView)
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    (representedElementKind, representedElementCategory) = (decorationViewKind, .decorationView)
  }

  /// The bounding box, if there is a transform.
  open var frame: CGRect {
    get {
      guard !transform.isIdentity else { return untransformed }
      let size = untransformed.size
      let corners = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return corners.applying(transform).offsetBy(dx: untransformed.midX, dy: untransformed.midY)
    }
    set { untransformed = newValue }
  }

  open var size: CGSize {
    get { untransformed.size }
    set {
      let center = center
      untransformed.size = newValue
      self.center = center
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: untransformed.midX, y: untransformed.midY) }
    set {
      let size = untransformed.size
      untransformed.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: untransformed.size) }
    set { size = newValue.size }
  }

  open var transform = CGAffineTransform.identity {
    didSet { if oldValue != transform { storedTransform3D = nil } }
  }

  private var storedTransform3D: CATransform3D?

  /// Views apply the affine part only.
  open var transform3D: CATransform3D {
    get { storedTransform3D ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = CATransform3DGetAffineTransform(newValue)
      storedTransform3D = newValue
    }
  }

  /// Copies into an instance of the same class. Subclasses copy their own values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSObject.make(type(of: self))
    copy.indexPath = indexPath
    (copy.zIndex, copy.isHidden, copy.alpha) = (zIndex, isHidden, alpha)
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    copy.untransformed = untransformed
    copy.estimates = estimates
    copy.transform = transform
    copy.storedTransform3D = storedTransform3D
    return copy
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
      return false
    }
    return MainActor.assumeIsolated { hasSameValues(as: other) }
  }

  open override nonisolated var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && untransformed == other.untransformed && transform == other.transform
      && storedTransform3D == other.storedTransform3D && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && representedElementKind == other.representedElementKind
      && representedElementCategory == other.representedElementCategory
  }

  func blended(with other: UICollectionViewLayoutAttributes, progress: CGFloat) -> UICollectionViewLayoutAttributes {
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    copy.untransformed = CGRect(
      x: between(untransformed.minX, other.untransformed.minX),
      y: between(untransformed.minY, other.untransformed.minY),
      width: between(untransformed.width, other.untransformed.width),
      height: between(untransformed.height, other.untransformed.height)
    )
    copy.alpha = between(alpha, other.alpha)
    let (start, end) = (transform, other.transform)
    copy.transform = CGAffineTransform(
      a: between(start.a, end.a),
      b: between(start.b, end.b),
      c: between(start.c, end.c),
      d: between(start.d, end.d),
      tx: between(start.tx, end.tx),
      ty: between(start.ty, end.ty)
    )
    if progress >= 0.5 { (copy.zIndex, copy.isHidden) = (other.zIndex, other.isHidden) }
    return copy
  }
}
