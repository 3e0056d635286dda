public import Foundation

/// Where something of a collection is.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The item, or the section's.
  open var indexPath: IndexPath
  /// The rectangle in the collection's points.
  open var frame = CGRect.zero
  /// The height among others; 0 by default.
  open var zIndex = 0
  /// Whether it is not shown; false by default.
  open var isHidden = false
  /// How opaque it is; 1 by default.
  open var alpha: CGFloat = 1
  /// The kind of what isn't an item; none for items.
  open internal(set) var representedElementKind: String?

  /// The place of an item.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }

  /// The place of what isn't an item.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
    representedElementKind = elementKind
  }

  /// The place of a decoration.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forSupplementaryViewOfKind: decorationViewKind, with: indexPath)
  }

  /// The place of no item in particular.
  public convenience override init() {
    self.init(forCellWith: IndexPath())
  }

  /// The rectangle's size.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The rectangle's middle.
  open var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  /// The rectangle in its own points.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
}
