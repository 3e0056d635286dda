public import Foundation

/// Items in a row or column, or where a closure places them.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private enum Arrangement {
    case row, column
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }

  public let subitems: [NSCollectionLayoutItem]
  /// The number of equally long repetitions of the one item; nil if items repeat as long as there is space.
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

  override func arrange(
    _ size: CGSize,
    _ wanted: (_ index: Int) -> CGSize?,
    _ first: Int
  ) -> (items: [ItemFrame], size: CGSize) {
    let content = CGRect(origin: .zero, size: size).inset(by: contentInsets)
    if case .custom(let provider) = arrangement {
      let items = environment.map { provider(LayoutSurroundings(size: content.size, traits: $0.traitCollection)) } ?? []
      return (items.map { ItemFrame(frame: $0.frame.offsetBy(dx: content.minX, dy: content.minY)) }, size)
    }
    var isRow = false
    if case .row = arrangement { isRow = true }
    func along(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
    let gap = interItemSpacing?.spacing ?? 0
    let growsAlong = (isRow ? layoutSize.widthDimension : layoutSize.heightDimension).isEstimated
    var parts: [(items: [ItemFrame], size: CGSize)] = []
    var used: CGFloat = 0
    var index = first
    func add(_ item: NSCollectionLayoutItem, _ size: CGSize) {
      (item as? NSCollectionLayoutGroup)?.environment = environment
      let part = item.arrange(size, wanted, index)
      index += part.items.count
      used += (parts.isEmpty ? 0 : gap) + along(part.size)
      parts.append(part)
    }
    if let count, let item = subitems.first {
      let share = max(0, (along(content.size) - gap * CGFloat(count - 1)) / CGFloat(max(1, count)))
      for _ in 0..<count {
        var size = item.layoutSize.size(in: content.size)
        if isRow { size.width = share } else { size.height = share }
        add(item, size)
      }
    } else {
      fill: while parts.count < 10_000 {
        for item in subitems {
          let size = item.layoutSize.size(in: content.size)
          if !parts.isEmpty, used + gap + along(size) > along(content.size) + 0.01 { break fill }
          add(item, size)
        }
        // A group with an estimated length contains its items once.
        if subitems.isEmpty || growsAlong || along(parts.last?.size ?? .zero) <= 0 { break }
      }
    }
    return arranged(parts, size, content, isRow, gap, used)
  }

  private func arranged(
    _ parts: [(items: [ItemFrame], size: CGSize)],
    _ size: CGSize,
    _ content: CGRect,
    _ isRow: Bool,
    _ gap: CGFloat,
    _ used: CGFloat
  ) -> (items: [ItemFrame], size: CGSize) {
    var step = gap
    if interItemSpacing?.isFlexible ?? false, parts.count > 1 {
      step += max(0, (isRow ? content.width : content.height) - used) / CGFloat(parts.count - 1)
    }
    var items: [ItemFrame] = []
    var origin = content.origin
    var across: CGFloat = 0
    for part in parts {
      items += part.items.map {
        ItemFrame(frame: $0.frame.offsetBy(dx: origin.x, dy: origin.y), estimates: $0.estimates)
      }
      if isRow { origin.x += part.size.width + step } else { origin.y += part.size.height + step }
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

/// The frame that a closure gives an item in a group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int

  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}
