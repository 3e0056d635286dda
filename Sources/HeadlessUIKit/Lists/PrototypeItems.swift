import Foundation

/// Gives a collection each of its prototypes once.
@MainActor
final class PrototypeItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names("cell", in: collectionView).count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: names("cell", in: collectionView)[indexPath.item],
      for: indexPath
    )
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let name = names(kind, in: collectionView).first else { return UICollectionReusableView(frame: .zero) }
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: indexPath)
  }

  private func names(_ kind: String, in collection: UICollectionView) -> [String] {
    collection.prototypes.map(\.name).filter { $0.hasPrefix(kind + " ") }.map { String($0.dropFirst(kind.count + 1)) }
  }
}
