public import Foundation

/// Where something of a collection is.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  open var frame = CGRect.zero
  open var zIndex = 0
  open var isHidden = false
  open var alpha: CGFloat = 1
  open internal(set) var representedElementKind: String?

  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }

  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
    representedElementKind = elementKind
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forSupplementaryViewOfKind: decorationViewKind, with: indexPath)
  }

  public convenience override init() {
    self.init(forCellWith: IndexPath())
  }

  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  open var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
}
