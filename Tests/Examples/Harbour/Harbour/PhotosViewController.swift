//
//  PhotosViewController.swift
//  Harbour
//

import UIKit

final class PhotosViewController: UICollectionViewController {
  private let names = Array(repeating: "berth", count: 7)

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return names.count
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PhotoCell", for: indexPath)
    (cell as? PhotoCell)?.pictureView.image = UIImage(named: names[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "PhotoHeader",
      for: indexPath
    )
  }
}

final class PhotoCell: UICollectionViewCell {
  @IBOutlet weak var pictureView: UIImageView!
}

final class PhotoHeader: UICollectionReusableView {
  @IBOutlet weak var titleLabel: UILabel!
}
