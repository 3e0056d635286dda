public import Foundation

/// A layout that arranges items in lines, filling each before the next.
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
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  private var preferredSizes: [IndexPath: CGSize] = [:]

  private var asksConstraints: Bool { estimatedItemSize != .zero }

  /// Makes both dimensions of a cell estimates if the layout has an estimated size, and none of supplementary views.
  override func makeAttributes(
    _ category: UICollectionView.ElementCategory,
    _ kind: String?,
    _ path: IndexPath,
    _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.makeAttributes(category, kind, path, frame)
    if category != .cell || !asksConstraints { attributes.estimates = [] }
    return attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return scrollDirection == .vertical ? old.width != newBounds.width : old.height != newBounds.height
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    asksConstraints && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    if asksConstraints { preferredSizes[originalAttributes.indexPath] = preferredAttributes.size }
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { preferredSizes = [:] }
    super.invalidateLayout(with: context)
  }

  private func size(of path: IndexPath, _ given: CGSize?) -> CGSize {
    guard asksConstraints else { return given ?? itemSize }
    let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    return preferredSizes[path] ?? (given == itemSize ? nil : given) ?? estimate
  }

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
      let lineLength = across - start - end
      along += before
      var frames: [CGRect] = []
      var lineSizes: [CGSize] = []
      var used: CGFloat = 0
      func length(_ size: CGSize) -> CGFloat { isDown ? size.width : size.height }
      func endLine(isLast: Bool) {
        guard !lineSizes.isEmpty else { return }
        // Full lines are justified; the last one keeps the minimum spacing.
        let spare = lineLength - lineSizes.reduce(0) { $0 + length($1) }
        let step = isLast || lineSizes.count < 2 ? gap : spare / CGFloat(lineSizes.count - 1)
        let depth = lineSizes.map { isDown ? $0.height : $0.width }.max() ?? 0
        var offset = start
        for size in lineSizes {
          let middle = (depth - (isDown ? size.height : size.width)) / 2
          frames.append(rect(along + middle, offset, size))
          offset += length(size) + step
        }
        along += depth
        lineSizes = []
        used = 0
      }
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let size = size(of: path, delegate?.collectionView(collectionView, layout: self, sizeForItemAt: path))
        if !lineSizes.isEmpty, used + gap + length(size) > lineLength + 0.001 {
          endLine(isLast: false)
          along += line
        }
        used += (lineSizes.isEmpty ? 0 : gap) + length(size)
        lineSizes.append(size)
      }
      endLine(isLast: true)
      along += after
      items.append(frames)
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

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let isDown = scrollDirection == .vertical
    func start(_ frame: CGRect) -> CGFloat { isDown ? frame.minY : frame.minX }
    func end(_ frame: CGRect) -> CGFloat { isDown ? frame.maxY : frame.maxX }
    var found: [UICollectionViewLayoutAttributes] = []
    for (section, frames) in items.enumerated() {
      for isHeader in [true, false] {
        guard let attributes = edge(isHeader, section), !attributes.frame.isEmpty, attributes.frame.overlaps(rect)
        else { continue }
        found.append(attributes)
      }
      let first = frames.partition { end($0) > start(rect) }
      // Other items of the same line may extend further than the one that was found.
      var item = max(0, first - 64)
      while item < frames.count, start(frames[item]) < end(rect) || item < first {
        if frames[item].overlaps(rect) {
          found.append(makeAttributes(.cell, nil, IndexPath(item: item, section: section), frames[item]))
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
    return makeAttributes(.cell, nil, indexPath, items[indexPath.section][indexPath.item])
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = indexPath.first, headers.indices.contains(section) else { return nil }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: return edge(true, section)
    case UICollectionView.elementKindSectionFooter: return edge(false, section)
    default: return nil
    }
  }

  /// The attributes of a header or footer. If it is pinned, it stays at the visible edge within its section.
  private func edge(_ isHeader: Bool, _ section: Int) -> UICollectionViewLayoutAttributes? {
    var frame = isHeader ? headers[section] : footers[section]
    if frame.isEmpty { frame.size = .zero }
    let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if isPinned, let collectionView {
      let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
      let (head, foot) = (headers[section], footers[section])
      if scrollDirection == .vertical {
        frame.origin.y =
          isHeader
          ? max(frame.minY, min(seen.minY, foot.minY - frame.height))
          : min(frame.minY, max(seen.maxY - frame.height, head.maxY))
      } else {
        frame.origin.x =
          isHeader
          ? max(frame.minX, min(seen.minX, foot.minX - frame.width))
          : min(frame.minX, max(seen.maxX - frame.width, head.maxX))
      }
    }
    let kind = isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    let attributes = makeAttributes(.supplementaryView, kind, IndexPath(item: 0, section: section), frame)
    if isPinned { attributes.zIndex = 10 }
    return attributes
  }
}
