import Foundation

/// Items in a row, in a column, or where a closure puts them.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Arrangement {
    case row, column
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }

  public let subitems: [NSCollectionLayoutItem]
  /// How many of the one item there are, which share the length; nil where items repeat as often as there is room.
  private let count: Int?
  private let arrangement: Arrangement
  open var interItemSpacing: NSCollectionLayoutSpacing?
  var environment: (any NSCollectionLayoutEnvironment)?

  private init(
    _ layoutSize: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    _ count: Int?,
    _ arrangement: Arrangement
  ) {
    (self.subitems, self.count, self.arrangement) = (subitems, count, arrangement)
    super.init(layoutSize: layoutSize)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, nil, .row) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], count, .row) }
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], count, .row) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, nil, .column) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], count, .column) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], count, .column) }
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], nil, .custom(itemProvider)) }

  override func places(
    _ size: CGSize,
    _ wanted: (_ index: Int) -> CGSize?,
    _ first: Int
  ) -> (items: [PlacedItem], size: CGSize) {
    let room = CGRect(origin: .zero, size: size).inset(by: contentInsets)
    if case .custom(let provider) = arrangement {
      let items = environment.map { provider(LayoutSurroundings(size: room.size, traits: $0.traitCollection)) } ?? []
      return (items.map { PlacedItem(frame: $0.frame.offsetBy(dx: room.minX, dy: room.minY)) }, size)
    }
    var isRow = false
    if case .row = arrangement { isRow = true }
    func along(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
    let gap = interItemSpacing?.spacing ?? 0
    let growsAlong = (isRow ? layoutSize.widthDimension : layoutSize.heightDimension).isEstimated
    var parts: [(items: [PlacedItem], size: CGSize)] = []
    var used: CGFloat = 0
    var index = first
    func add(_ item: NSCollectionLayoutItem, _ size: CGSize) {
      (item as? NSCollectionLayoutGroup)?.environment = environment
      let part = item.places(size, wanted, index)
      index += part.items.count
      used += (parts.isEmpty ? 0 : gap) + along(part.size)
      parts.append(part)
    }
    if let count, let item = subitems.first {
      let share = max(0, (along(room.size) - gap * CGFloat(count - 1)) / CGFloat(max(1, count)))
      for _ in 0..<count {
        var size = item.layoutSize.size(in: room.size)
        if isRow { size.width = share } else { size.height = share }
        add(item, size)
      }
    } else {
      fill: while parts.count < 10_000 {
        for item in subitems {
          let size = item.layoutSize.size(in: room.size)
          if !parts.isEmpty, used + gap + along(size) > along(room.size) + 0.01 { break fill }
          add(item, size)
        }
        // A group that grows holds its items once.
        if subitems.isEmpty || growsAlong || along(parts.last?.size ?? .zero) <= 0 { break }
      }
    }
    return arranged(parts, size, room, isRow, gap, used)
  }

  /// The parts one after the other. The group is as large as they need where its size is estimated.
  private func arranged(
    _ parts: [(items: [PlacedItem], size: CGSize)],
    _ size: CGSize,
    _ room: CGRect,
    _ isRow: Bool,
    _ gap: CGFloat,
    _ used: CGFloat
  ) -> (items: [PlacedItem], size: CGSize) {
    var step = gap
    if interItemSpacing?.isFlexible ?? false, parts.count > 1 {
      step += max(0, (isRow ? room.width : room.height) - used) / CGFloat(parts.count - 1)
    }
    var items: [PlacedItem] = []
    var place = room.origin
    var across: CGFloat = 0
    for part in parts {
      items += part.items.map {
        PlacedItem(frame: $0.frame.offsetBy(dx: place.x, dy: place.y), estimates: $0.estimates)
      }
      if isRow { place.x += part.size.width + step } else { place.y += part.size.height + step }
      across = max(across, isRow ? part.size.height : part.size.width)
    }
    var whole = size
    if layoutSize.widthDimension.isEstimated {
      whole.width = (isRow ? used : across) + contentInsets.leading + contentInsets.trailing
    }
    if layoutSize.heightDimension.isEstimated {
      whole.height = (isRow ? across : used) + contentInsets.top + contentInsets.bottom
    }
    return (items, whole)
  }
}
