public import Foundation
public import HeadlessUIKit

/// Makes a section by its number and the room that it has.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// How all sections of a layout lie.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
}

/// Sections of groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var places: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero
  private var index = PlaceIndex()
  /// The sizes that views wanted whose lengths are estimated.
  private var wanted: [PlaceIndex.Key: CGSize] = [:]
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

  /// There are no archives here; a layout without sections.
  public required init?(coder: NSCoder) {
    (provider, configuration) = ({ _, _ in nil }, UICollectionViewCompositionalLayoutConfiguration())
    super.init(coder: coder)
  }

  private var isDown: Bool { configuration.scrollDirection == .vertical }

  open override func prepare() {
    super.prepare()
    places = []
    size = .zero
    defer { index = PlaceIndex(places, isDown: isDown) }
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

  /// Places a section from a place on; returns where it ends.
  private func add(
    _ section: NSCollectionLayoutSection,
    _ number: Int,
    _ count: Int,
    _ surroundings: LayoutSurroundings,
    _ start: CGFloat
  ) -> CGFloat {
    let insets = section.contentInsets
    let whole = CGRect(origin: .zero, size: surroundings.contentSize)
    let room =
      isDown
      ? whole.inset(by: .init(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing))
      : whole.inset(by: .init(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0))
    let edges = section.supplementariesFollowContentInsets ? room : whole
    var along = start
    var counts: [String: Int] = [:]
    func addEdges(atEnd: Bool) {
      for item in section.boundarySupplementaryItems where item.isAtEnd == atEnd {
        // Items are counted among those of a kind.
        let index = counts[item.elementKind, default: 0]
        counts[item.elementKind] = index + 1
        let path = IndexPath(item: index, section: number)
        let key = PlaceIndex.Key(.supplementaryView, item.elementKind, path)
        let size = item.fitted(item.layoutSize.size(in: edges.size), wanted[key])
        let origin = isDown ? CGPoint(x: edges.minX, y: along) : CGPoint(x: along, y: edges.minY)
        let place = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
        place.frame = CGRect(origin: origin, size: size).inset(by: item.contentInsets)
        place.zIndex = item.zIndex
        place.estimates = item.layoutSize.estimates
        places.append(place)
        along += isDown ? size.height : size.width
      }
    }
    addEdges(atEnd: false)
    along += isDown ? insets.top : insets.leading
    along = addGroups(section, number, count, surroundings, room, along)
    along += isDown ? insets.bottom : insets.trailing
    addEdges(atEnd: true)
    for item in section.decorationItems {
      let path = IndexPath(item: 0, section: number)
      let place = UICollectionViewLayoutAttributes(forDecorationViewOfKind: item.elementKind, with: path)
      let frame =
        isDown
        ? CGRect(x: 0, y: start, width: whole.width, height: along - start)
        : CGRect(x: start, y: 0, width: along - start, height: whole.height)
      (place.frame, place.zIndex) = (frame.inset(by: item.contentInsets), item.zIndex - 1)
      places.append(place)
    }
    return along
  }

  private func addGroups(
    _ section: NSCollectionLayoutSection,
    _ number: Int,
    _ count: Int,
    _ surroundings: LayoutSurroundings,
    _ room: CGRect,
    _ start: CGFloat
  ) -> CGFloat {
    let group = section.group
    group.environment = surroundings
    // A section that scrolls across has its groups side by side.
    let goesDown = (section.orthogonalScrollingBehavior == .none) == isDown
    var origin = isDown ? CGPoint(x: room.minX, y: start) : CGPoint(x: start, y: room.minY)
    var end = start
    var item = 0
    while item < count {
      let first = item
      let made = group.places(
        group.layoutSize.size(in: room.size),
        { index in wanted[PlaceIndex.Key(.cell, nil, IndexPath(item: index, section: number))] },
        first
      )
      guard !made.items.isEmpty else { break }
      for placed in made.items.prefix(count - item) {
        let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: number))
        place.frame = placed.frame.offsetBy(dx: origin.x, dy: origin.y)
        place.estimates = placed.estimates
        places.append(place)
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
    index.places(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    index[PlaceIndex.Key(.cell, nil, indexPath)]
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    index[PlaceIndex.Key(.supplementaryView, elementKind, indexPath)]
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    index[PlaceIndex.Key(.decorationView, elementKind, indexPath)]
  }

  /// True for another size.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// True where a cell, a header or a footer wants another size; only lengths that are estimated follow.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let size = preferredAttributes.size
    return !originalAttributes.estimates.isEmpty && wanted[PlaceIndex.Key(originalAttributes)] != size
      && size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    wanted[PlaceIndex.Key(originalAttributes)] = preferredAttributes.size
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
