public import Foundation

/// Items in lines, each line filled before the next.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  private var items: [[CGRect]] = []
  private var headers: [CGRect] = []
  private var footers: [CGRect] = []
  private var size = CGSize.zero

  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Whether headers stay at the top; false by default. They don't here.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay at the bottom; false by default. They don't here.
  open var sectionFootersPinToVisibleBounds = false

  open override func prepare() {
    super.prepare()
    items = []
    headers = []
    footers = []
    guard let collectionView else { return }
    let isDown = scrollDirection == .vertical
    let bounds = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let across = isDown ? bounds.width : bounds.height
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    var along: CGFloat = 0
    func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(origin: isDown ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
    }
    func edge(_ reference: CGSize) -> CGRect {
      let length = isDown ? reference.height : reference.width
      let size = isDown ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
      defer { along += length }
      return rect(along, 0, size)
    }
    for section in 0..<collectionView.numberOfSections {
      let inset = delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
      let line =
        delegate?.collectionView(collectionView, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing
      let gap =
        delegate?.collectionView(collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      headers.append(
        edge(
          delegate?.collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        )
      )
      let (before, after) = isDown ? (inset.top, inset.bottom) : (inset.left, inset.right)
      let (start, end) = isDown ? (inset.left, inset.right) : (inset.top, inset.bottom)
      let room = across - start - end
      along += before
      var places: [CGRect] = []
      var line0: [CGSize] = []
      var used: CGFloat = 0
      func length(_ size: CGSize) -> CGFloat { isDown ? size.width : size.height }
      func endLine(isLast: Bool) {
        guard !line0.isEmpty else { return }
        // A full line is spread; the last one keeps its gaps.
        let spare = room - line0.reduce(0) { $0 + length($1) }
        let step = isLast || line0.count < 2 ? gap : spare / CGFloat(line0.count - 1)
        let depth = line0.map { isDown ? $0.height : $0.width }.max() ?? 0
        var place = start
        for size in line0 {
          let middle = (depth - (isDown ? size.height : size.width)) / 2
          places.append(rect(along + middle, place, size))
          place += length(size) + step
        }
        along += depth
        line0 = []
        used = 0
      }
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let size = delegate?.collectionView(collectionView, layout: self, sizeForItemAt: path) ?? itemSize
        if !line0.isEmpty, used + gap + length(size) > room + 0.001 {
          endLine(isLast: false)
          along += line
        }
        used += (line0.isEmpty ? 0 : gap) + length(size)
        line0.append(size)
      }
      endLine(isLast: true)
      along += after
      items.append(places)
      footers.append(
        edge(
          delegate?.collectionView(collectionView, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        )
      )
    }
    size = isDown ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  open override var collectionViewContentSize: CGSize { size }

  /// The places of what lies in a rectangle. Items lie in order, so only those near it are looked at.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let isDown = scrollDirection == .vertical
    func start(_ frame: CGRect) -> CGFloat { isDown ? frame.minY : frame.minX }
    func end(_ frame: CGRect) -> CGFloat { isDown ? frame.maxY : frame.maxX }
    var found: [UICollectionViewLayoutAttributes] = []
    for (section, places) in items.enumerated() {
      for (kind, frame) in [
        (UICollectionView.elementKindSectionHeader, headers[section]),
        (UICollectionView.elementKindSectionFooter, footers[section]),
      ] where !frame.isEmpty && frame.intersects(rect) {
        let path = IndexPath(item: 0, section: section)
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        attributes.frame = frame
        found.append(attributes)
      }
      var (low, high) = (0, places.count)
      while low < high {
        let middle = (low + high) / 2
        if end(places[middle]) > start(rect) { high = middle } else { low = middle + 1 }
      }
      // Neighbours of a line may be lower than the one that was found.
      var item = max(0, low - 64)
      while item < places.count, start(places[item]) < end(rect) || item < low {
        if places[item].intersects(rect) {
          let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
          attributes.frame = places[item]
          found.append(attributes)
        }
        item += 1
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard items.indices.contains(indexPath.section), items[indexPath.section].indices.contains(indexPath.item) else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = items[indexPath.section][indexPath.item]
    return attributes
  }
}
