public import Foundation
public import HeadlessUIKit

/// A data source that shows snapshots in a collection view.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  private weak var collection: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open var supplementaryViewProvider: SupplementaryViewProvider?

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows a snapshot; calls the completion at the next commit. Cells and the selection stay with their items.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    for text in snapshot.misuses { HeadlessRuntime.misuse(text) }
    let old = current
    if let collection {
      collection.performBatchUpdates {
        current = snapshot.applied
        SnapshotDifference(from: old, to: snapshot).apply(to: collection)
      }
    } else {
      current = snapshot.applied
    }
    if let completion { CommitQueue.shared.end { completion() } }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    for text in snapshot.misuses { HeadlessRuntime.misuse(text) }
    current = snapshot.applied
    collection?.reloadData()
    if let completion { CommitQueue.shared.end { completion() } }
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.indexPath(of: itemIdentifier) }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
}
