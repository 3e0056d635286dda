public import Foundation
public import HeadlessUIKit

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The configuration of all sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
}

/// A layout of sections that consist of groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero
  private var index = AttributesIndex()
  private var wanted: [AttributesIndex.Key: CGSize] = [:]
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public convenience init(section: NSCollectionLayoutSection) {
    self.init { _, _ in section }
  }

  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public required init?(coder: NSCoder) {
    (provider, configuration) = ({ _, _ in nil }, UICollectionViewCompositionalLayoutConfiguration())
    super.init(coder: coder)
  }

  private var isDown: Bool { configuration.scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    attributes = []
    size = .zero
    defer { index = AttributesIndex(attributes, isDown: isDown) }
    guard let collectionView else { return }
    let bounds = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let surroundings = LayoutSurroundings(size: bounds.size, traits: collectionView.traitCollection)
    var along: CGFloat = 0
    for number in 0..<collectionView.numberOfSections {
      guard let section = provider(number, surroundings) else { continue }
      if number > 0 { along += configuration.interSectionSpacing }
      along = add(section, number, collectionView.numberOfItems(inSection: number), surroundings, along)
    }
    size = isDown ? CGSize(width: bounds.width, height: along) : CGSize(width: along, height: bounds.height)
  }

  private func add(
    _ section: NSCollectionLayoutSection,
    _ number: Int,
    _ count: Int,
    _ surroundings: LayoutSurroundings,
    _ start: CGFloat
  ) -> CGFloat {
    let insets = section.contentInsets
    let whole = CGRect(origin: .zero, size: surroundings.contentSize)
    let content =
      isDown
      ? whole.inset(by: .init(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing))
      : whole.inset(by: .init(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0))
    let edges = section.supplementariesFollowContentInsets ? content : whole
    var along = start
    var counts: [String: Int] = [:]
    func addEdges(atEnd: Bool) {
      for item in section.boundarySupplementaryItems where item.isAtEnd == atEnd {
        // Items of a supplementary kind are counted separately.
        let index = counts[item.elementKind, default: 0]
        counts[item.elementKind] = index + 1
        let path = IndexPath(item: index, section: number)
        let key = AttributesIndex.Key(.supplementaryView, item.elementKind, path)
        let size = item.fitted(item.layoutSize.size(in: edges.size), wanted[key])
        let origin = isDown ? CGPoint(x: edges.minX, y: along) : CGPoint(x: along, y: edges.minY)
        let element = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
        element.frame = CGRect(origin: origin, size: size).inset(by: item.contentInsets)
        element.zIndex = item.zIndex
        element.estimates = item.layoutSize.estimates
        attributes.append(element)
        along += isDown ? size.height : size.width
      }
    }
    addEdges(atEnd: false)
    along += isDown ? insets.top : insets.leading
    along = addGroups(section, number, count, surroundings, content, along)
    along += isDown ? insets.bottom : insets.trailing
    addEdges(atEnd: true)
    for item in section.decorationItems {
      let path = IndexPath(item: 0, section: number)
      let element = UICollectionViewLayoutAttributes(forDecorationViewOfKind: item.elementKind, with: path)
      let frame =
        isDown
        ? CGRect(x: 0, y: start, width: whole.width, height: along - start)
        : CGRect(x: start, y: 0, width: along - start, height: whole.height)
      (element.frame, element.zIndex) = (frame.inset(by: item.contentInsets), item.zIndex - 1)
      attributes.append(element)
    }
    return along
  }

  private func addGroups(
    _ section: NSCollectionLayoutSection,
    _ number: Int,
    _ count: Int,
    _ surroundings: LayoutSurroundings,
    _ content: CGRect,
    _ start: CGFloat
  ) -> CGFloat {
    let group = section.group
    group.environment = surroundings
    // An orthogonally scrolling section places its groups side by side.
    let goesDown = (section.orthogonalScrollingBehavior == .none) == isDown
    var origin = isDown ? CGPoint(x: content.minX, y: start) : CGPoint(x: start, y: content.minY)
    var end = start
    var item = 0
    while item < count {
      let first = item
      let made = group.arrange(
        group.layoutSize.size(in: content.size),
        { index in wanted[AttributesIndex.Key(.cell, nil, IndexPath(item: index, section: number))] },
        first
      )
      guard !made.items.isEmpty else { break }
      for itemFrame in made.items.prefix(count - item) {
        let element = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: number))
        element.frame = itemFrame.frame.offsetBy(dx: origin.x, dy: origin.y)
        element.estimates = itemFrame.estimates
        attributes.append(element)
        item += 1
      }
      end = max(end, isDown ? origin.y + made.size.height : origin.x + made.size.width)
      if goesDown {
        origin.y += made.size.height + section.interGroupSpacing
      } else {
        origin.x += made.size.width + section.interGroupSpacing
      }
    }
    return end
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize { size }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    index.attributes(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    index[AttributesIndex.Key(.cell, nil, indexPath)]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    index[AttributesIndex.Key(.supplementaryView, elementKind, indexPath)]
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    index[AttributesIndex.Key(.decorationView, elementKind, indexPath)]
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let size = preferredAttributes.size
    return !originalAttributes.estimates.isEmpty && wanted[AttributesIndex.Key(originalAttributes)] != size
      && size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    wanted[AttributesIndex.Key(originalAttributes)] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { wanted = [:] }
    super.invalidateLayout(with: context)
  }
}
