public import Foundation

struct CollectionChanges {
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var movedItems: [IndexPath: IndexPath] = [:]
  var reloadedItems: Set<IndexPath> = []
  var reconfiguredItems: Set<IndexPath> = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [Int: Int] = [:]
  var reloadedSections = IndexSet()

  var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty && reloadedItems.isEmpty
      && reconfiguredItems.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty
  }

  /// The new section of each old one; nil for deleted sections. Unmentioned sections fill the free indexes in order.
  func sections(old: Int, new: Int) -> [Int?] {
    let taken = insertedSections.union(IndexSet(movedSections.values))
    var free = (0..<new).filter { !taken.contains($0) }[...]
    return (0..<old).map { section in
      if let target = movedSections[section] { return target }
      return deletedSections.contains(section) ? nil : free.popFirst()
    }
  }

  func items(old: Int, section: Int, new: Int, target: Int) -> [IndexPath?] {
    let taken = Set(insertedItems.union(movedItems.values).filter { $0.section == target }.map(\.item))
    var free = (0..<new).filter { !taken.contains($0) }[...]
    return (0..<old).map { item in
      let path = IndexPath(item: item, section: section)
      if let moved = movedItems[path] { return moved }
      return deletedItems.contains(path) ? nil : free.popFirst().map { IndexPath(item: $0, section: target) }
    }
  }

  /// UIKit's message if the counts don't match the changes.
  func problem(old: [Int], new: [Int]) -> String? {
    if old.count + insertedSections.count - deletedSections.count != new.count {
      return "Invalid update: invalid number of sections. The number of sections contained in the collection view "
        + "after the update (\(new.count)) must be equal to the number of sections contained in the collection view "
        + "before the update (\(old.count)), plus or minus the number of sections inserted or deleted "
        + "(\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
    }
    if let path = (deletedItems.union(reloadedItems).union(movedItems.keys))
      .filter({ !old.indices.contains($0.section) || !(0..<old[$0.section]).contains($0.item) }).min()
    {
      return "attempt to delete item \(path.item) from section \(path.section) which does not exist before the update"
    }
    if let section = deletedSections.union(reloadedSections).union(IndexSet(movedSections.keys))
      .first(where: { $0 >= old.count })
    {
      return "attempt to delete section \(section), but there are only \(old.count) sections before the update"
    }
    if let section = insertedSections.union(IndexSet(movedSections.values)).first(where: { $0 >= new.count }) {
      return "attempt to insert section \(section) but there are only \(new.count) sections after the update"
    }
    if let path = insertedItems.union(movedItems.values)
      .filter({ !new.indices.contains($0.section) || !(0..<new[$0.section]).contains($0.item) }).min()
    {
      return "attempt to insert item \(path.item) into section \(path.section), but there are only "
        + "\(new.indices.contains(path.section) ? new[path.section] : 0) items in section \(path.section) after the update"
    }
    if Set(movedItems.values).count < movedItems.count || !insertedItems.isDisjoint(with: movedItems.values) {
      return "attempt to perform an insert and a move to the same index path"
    }
    for (section, target) in sections(old: old.count, new: new.count).enumerated() {
      guard let target, new.indices.contains(target), !reloadedSections.contains(section) else { continue }
      let deleted = deletedItems.count { $0.section == section }
      let inserted = insertedItems.count { $0.section == target }
      let movedOut = movedItems.keys.count { $0.section == section }
      let movedIn = movedItems.values.count { $0.section == target }
      guard old[section] - deleted - movedOut + inserted + movedIn != new[target] else { continue }
      return "Invalid update: invalid number of items in section \(target). The number of items contained in an "
        + "existing section after the update (\(new[target])) must be equal to the number of items contained in that section "
        + "before the update (\(old[section])), plus or minus the number of items inserted or deleted from that "
        + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of items moved into or out of that "
        + "section (\(movedIn) moved in, \(movedOut) moved out)."
    }
    return nil
  }

  func paths(old: [Int], new: [Int]) -> [IndexPath: IndexPath] {
    var paths: [IndexPath: IndexPath] = [:]
    for (section, target) in sections(old: old.count, new: new.count).enumerated() {
      guard let target, new.indices.contains(target) else { continue }
      let items = items(old: old[section], section: section, new: new[target], target: target)
      for (item, path) in items.enumerated() { paths[IndexPath(item: item, section: section)] = path }
    }
    return paths
  }

  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items: [UICollectionViewUpdateItem] = []
    items += deletedSections.map { UICollectionViewUpdateItem(.delete, before: whole($0), after: nil) }
    items += deletedItems.sorted().map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
    items += insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: whole($0)) }
    items += insertedItems.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
    items += reloadedSections.map { UICollectionViewUpdateItem(.reload, before: whole($0), after: whole($0)) }
    items += reloadedItems.sorted().map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
    items += movedSections.sorted { $0.key < $1.key }
      .map { UICollectionViewUpdateItem(.move, before: whole($0.key), after: whole($0.value)) }
    items += movedItems.sorted { $0.key < $1.key }
      .map { UICollectionViewUpdateItem(.move, before: $0.key, after: $0.value) }
    return items
  }
}

/// A change of a batch update. For changes of sections, the item index is `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of change.
  public enum Action: Int, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }

  private let change: (action: Action, before: IndexPath?, after: IndexPath?)

  open var indexPathBeforeUpdate: IndexPath? { change.before }
  open var indexPathAfterUpdate: IndexPath? { change.after }
  open var updateAction: Action { change.action }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    change = (action, before, after)
    super.init()
  }

  /// Public for subclasses in tests of layouts.
  public override init() {
    change = (.none, nil, nil)
    super.init()
  }
}
