import Foundation

/// A data source that shows each prototype of a collection view once, or rows made of them.
@MainActor
final class PrototypeItems: NSObject, UICollectionViewDataSource {
  var rows: [HeadlessPrototypeRow]?

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows?.count ?? Self.names("cell", in: collectionView).count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let row = rows?[indexPath.item]
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: row?.identifier ?? Self.names("cell", in: collectionView)[indexPath.item],
      for: indexPath
    )
    row?.fill(cell)
    if let select = row?.select { cell.selectionSegue = select }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let name = Self.names(kind, in: collectionView).first else { return UICollectionReusableView(frame: .zero) }
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: indexPath)
  }

  static func names(_ kind: String, in collection: UICollectionView) -> [String] {
    collection.prototypes.map(\.name).filter { $0.hasPrefix(kind + " ") }.map { String($0.dropFirst(kind.count + 1)) }
  }
}
