public import Foundation

/// A layout between two others.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  open var transitionProgress: CGFloat = 0 {
    didSet { if oldValue != transitionProgress { invalidateLayout() } }
  }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
  }

  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  override func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
    super.decorationClass(ofKind: kind) ?? currentLayout.decorationClass(ofKind: kind)
      ?? nextLayout.decorationClass(ofKind: kind)
  }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.collectionView = collectionView
      layout.prepare()
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (start, end) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(
      width: start.width + (end.width - start.width) * transitionProgress,
      height: start.height + (end.height - start.height) * transitionProgress
    )
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    var known: Set<[String]> = []
    for layout in [currentLayout, nextLayout] {
      for element in layout.layoutAttributesForElements(in: rect) ?? [] {
        let (category, kind) = (element.representedElementCategory, element.representedElementKind)
        let key = [kind ?? "", "\(element.indexPath)"]
        guard known.insert(key).inserted else { continue }
        found.append(blended(category, kind, element.indexPath) ?? element)
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    blended(.cell, nil, indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    blended(.supplementaryView, elementKind, indexPath)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    blended(.decorationView, elementKind, indexPath)
  }

  private func blended(
    _ category: UICollectionView.ElementCategory,
    _ kind: String?,
    _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    func attributes(in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
      switch category {
      case .cell: layout.layoutAttributesForItem(at: path)
      case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: kind ?? "", at: path)
      case .decorationView: layout.layoutAttributesForDecorationView(ofKind: kind ?? "", at: path)
      }
    }
    guard let start = attributes(in: currentLayout) else { return attributes(in: nextLayout) }
    return attributes(in: nextLayout).map { start.blended(with: $0, progress: transitionProgress) } ?? start
  }
}
