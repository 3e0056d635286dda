import Foundation
import HeadlessUIKit

/// The difference between two snapshots: deleted, inserted and moved sections and items.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private var deletedSections = IndexSet()
  private var insertedSections = IndexSet()
  private var movedSections: [(Int, Int)] = []
  private var deleted: [IndexPath] = []
  private var inserted: [IndexPath] = []
  private var moved: [(IndexPath, IndexPath)] = []
  private var reloadedSections = IndexSet()
  private var reloaded: [IndexPath] = []
  private var reconfigured: [IndexPath] = []

  init(from old: Snapshot, to new: Snapshot) {
    let oldSections = Self.indices(old.sectionIdentifiers)
    let newSections = Self.indices(new.sectionIdentifiers)
    let (before, after) = (old.sectionIdentifiers, new.sectionIdentifiers)
    deletedSections = IndexSet(before.indices.filter { newSections[before[$0]] == nil })
    insertedSections = IndexSet(after.indices.filter { oldSections[after[$0]] == nil })
    movedSections = Self.moves(old.sectionIdentifiers, new.sectionIdentifiers, oldSections, newSections)

    var oldPaths: [Item: IndexPath] = [:]
    for (section, identifier) in old.sectionIdentifiers.enumerated() {
      for (item, it) in old.itemIdentifiers(inSection: identifier).enumerated() {
        oldPaths[it] = IndexPath(item: item, section: section)
      }
    }
    var newPaths: [Item: IndexPath] = [:]
    for (section, identifier) in new.sectionIdentifiers.enumerated() {
      let items = new.itemIdentifiers(inSection: identifier)
      var staying: [(old: Int, new: Int)] = []
      for (item, it) in items.enumerated() {
        let path = IndexPath(item: item, section: section)
        newPaths[it] = path
        guard let before = oldPaths[it] else {
          // Items of an inserted section are inserted with it.
          if oldSections[identifier] != nil { inserted.append(path) }
          continue
        }
        if oldSections[identifier] == before.section {
          staying.append((before.item, item))
        } else if oldSections[identifier] != nil, newSections[old.sectionIdentifiers[before.section]] != nil {
          moved.append((before, path))
        } else {
          // A move from a deleted section is an insertion, and one into an inserted section is a deletion.
          if newSections[old.sectionIdentifiers[before.section]] != nil { deleted.append(before) }
          if oldSections[identifier] != nil { inserted.append(path) }
        }
      }
      let keep = Self.longestRise(staying.map(\.old))
      for (index, pair) in staying.enumerated() where !keep.contains(index) {
        // swift-format-ignore: NeverForceUnwrap
        let section = oldSections[identifier]!
        moved.append((IndexPath(item: pair.old, section: section), newPaths[items[pair.new]] ?? []))
      }
    }
    for (item, path) in oldPaths
    where newPaths[item] == nil && newSections[old.sectionIdentifiers[path.section]] != nil {
      deleted.append(path)
    }
    let lost = Set(deleted)
    func still(_ items: [Item]) -> [IndexPath] {
      items.filter { newPaths[$0] != nil }.compactMap { oldPaths[$0] }
        .filter { !lost.contains($0) && !deletedSections.contains($0.section) }
    }
    reloadedSections = IndexSet(
      new.reloadedSectionIdentifiers.filter { newSections[$0] != nil }.compactMap { oldSections[$0] }
    )
    reloaded = still(new.reloadedItemIdentifiers)
    reconfigured = still(new.reconfiguredItemIdentifiers)
  }

  @MainActor func apply(to collection: UICollectionView) {
    if !deletedSections.isEmpty { collection.deleteSections(deletedSections) }
    if !insertedSections.isEmpty { collection.insertSections(insertedSections) }
    for (from, to) in movedSections { collection.moveSection(from, toSection: to) }
    if !deleted.isEmpty { collection.deleteItems(at: deleted) }
    if !inserted.isEmpty { collection.insertItems(at: inserted) }
    for (from, to) in moved { collection.moveItem(at: from, to: to) }
    if !reloadedSections.isEmpty { collection.reloadSections(reloadedSections) }
    if !reloaded.isEmpty { collection.reloadItems(at: reloaded) }
    if !reconfigured.isEmpty { collection.reconfigureItems(at: reconfigured) }
  }

  private static func indices<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier: Int] {
    Dictionary(identifiers.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  private static func moves<Identifier: Hashable>(
    _ old: [Identifier],
    _ new: [Identifier],
    _ oldIndices: [Identifier: Int],
    _ newIndices: [Identifier: Int]
  ) -> [(Int, Int)] {
    let pairs = new.enumerated().compactMap { index, identifier in oldIndices[identifier].map { ($0, index) } }
    let keep = longestRise(pairs.map(\.0))
    return pairs.enumerated().filter { !keep.contains($0.offset) }.map(\.element)
  }

  /// The indices of the longest increasing subsequence. Those items stay, the others move.
  private static func longestRise(_ numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var found: Set<Int> = []
    var index = ends.last ?? -1
    while index >= 0 {
      found.insert(index)
      index = before[index]
    }
    return found
  }
}
