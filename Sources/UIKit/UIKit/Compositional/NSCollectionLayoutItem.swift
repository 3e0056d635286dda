public import Foundation
public import HeadlessUIKit

/// An item of a group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// The frames of the items relative to the origin, and the total size.
  func arrange(_ size: CGSize, _ wanted: (_ index: Int) -> CGSize?, _ first: Int) -> (items: [ItemFrame], size: CGSize)
  {
    let size = fitted(size, wanted(first))
    let frame = CGRect(origin: .zero, size: size).inset(by: contentInsets)
    return ([ItemFrame(frame: frame, estimates: layoutSize.estimates)], size)
  }

  /// Replaces estimated lengths by the preferred ones of the view within the insets.
  func fitted(_ size: CGSize, _ wanted: CGSize?) -> CGSize {
    guard let wanted else { return size }
    var size = size
    if layoutSize.widthDimension.isEstimated {
      size.width = wanted.width + contentInsets.leading + contentInsets.trailing
    }
    if layoutSize.heightDimension.isEstimated {
      size.height = wanted.height + contentInsets.top + contentInsets.bottom
    }
    return size
  }
}

extension CGRect {
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}

/// A width and a height.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  var estimates: UICollectionViewLayoutAttributes.Estimates {
    var estimates: UICollectionViewLayoutAttributes.Estimates = []
    if widthDimension.isEstimated { estimates.insert(.width) }
    if heightDimension.isEstimated { estimates.insert(.height) }
    return estimates
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}

/// A width or height: a fraction of the container's, an absolute value, or an estimate that the content corrects.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  let kind: Kind
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension)
    super.init()
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// A spacing: fixed, or flexible with a least value; flexible ones share the remaining space.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  public let isFlexible: Bool
  public var isFixed: Bool { !isFlexible }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, self.isFlexible) = (spacing, isFlexible)
    super.init()
  }

  open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(fixedSpacing, false) }
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(flexibleSpacing, true) }

  private class func make(_ spacing: CGFloat, _ isFlexible: Bool) -> Self {
    // swift-format-ignore: NeverForceUnwrap
    NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible) as! Self
  }
}

/// An edge or corner of a rectangle.
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

/// A header or footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let alignment: NSRectAlignment
  open var zIndex = 0
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
