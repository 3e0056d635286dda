import Foundation
import HeadlessUIKit

/// The content of a list as a value: ordered sections with items. Identifiers are unique; a violation has no effect and
/// is reported when the snapshot is applied.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>:
  Sendable
{
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionsByItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  private(set) var misuses: [String] = []

  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sectionsByItem.count }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionsByItem[identifier]
  }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: indexOfSection(toIdentifier) ?? sections.count)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: indexOfSection(toIdentifier).map { $0 + 1 } ?? sections.count)
  }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      for item in items.removeValue(forKey: section) ?? [] { sectionsByItem[item] = nil }
    }
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0) }
  }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last, items[section] != nil else {
      return misuse("There are currently no sections in the data source. Please add a section first.")
    }
    insert(identifiers, in: section, at: items[section]?.count ?? 0)
  }
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { sectionsByItem[$0] }) {
      items[section]?.removeAll { gone.contains($0) }
    }
    for item in identifiers { sectionsByItem[item] = nil }
  }
  public mutating func deleteAllItems() {
    self = Self()
  }
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  /// The same content without the pending reloads, for reuse after it was applied.
  var applied: Self {
    var applied = self
    (applied.reloadedItemIdentifiers, applied.reconfiguredItemIdentifiers, applied.misuses) = ([], [], [])
    applied.reloadedSectionIdentifiers = []
    return applied
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var new: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    for section in identifiers where items[section] != nil || new.updateValue([], forKey: section) != nil {
      return misuse(
        "Section identifier count does not match data source count. This is most likely due to a hashing "
          + "issue with the identifiers: \(section)"
      )
    }
    items.merge(new) { old, _ in old }
    sections.insert(contentsOf: identifiers, at: index)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
    guard let section = sectionsByItem[item], let index = items[section]?.firstIndex(of: item) else {
      return misuse("Invalid item identifier specified for insertion: \(item)")
    }
    insert(identifiers, in: section, at: index + offset)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int) {
    let known = identifiers.filter { sectionsByItem[$0] != nil }
    guard known.isEmpty, Set(identifiers).count == identifiers.count else {
      return misuse(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(known.isEmpty ? identifiers : known)"
      )
    }
    items[section]?.insert(contentsOf: identifiers, at: index)
    for item in identifiers { sectionsByItem[item] = section }
  }

  /// Snapshots are made on any thread, so misuse is reported when one is applied. UIKit raises an exception.
  private mutating func misuse(_ text: String) {
    misuses.append(text)
  }
}

extension NSDiffableDataSourceSnapshot {
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    let items = section(at: path.section).map(itemIdentifiers) ?? []
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item), let index = indexOfSection(section),
      let position = itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: position, section: index)
  }
}
