import Foundation

/// The edge or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none
  case top
  case topLeading
  case leading
  case bottomLeading
  case bottom
  case bottomTrailing
  case trailing
  case topTrailing
}

/// A header or a footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let alignment: NSRectAlignment
  open var zIndex = 0
  /// Whether it stays in sight while its section is seen; false by default. It doesn't here.
  open var pinToVisibleBounds = false

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    (self.elementKind, self.alignment) = (elementKind, alignment)
    super.init(layoutSize: layoutSize)
  }

  var isAtEnd: Bool { [.bottom, .bottomLeading, .bottomTrailing, .trailing].contains(alignment) }
}

/// A background of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: size)
  }

  open class func background(elementKind: String) -> Self {
    // swift-format-ignore: NeverForceUnwrap
    NSCollectionLayoutDecorationItem(elementKind) as! Self
  }
}
