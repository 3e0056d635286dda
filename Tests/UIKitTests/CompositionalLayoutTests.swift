import Expectations
import Foundation
import Testing
import UIKit

private final class Fixed: NSObject, UICollectionViewDataSource {
  let counts: [Int]
  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite("Compositional layouts") struct CompositionalLayoutTests {
  private func frames(_ counts: [Int], _ section: NSCollectionLayoutSection) -> ([CGRect], UICollectionView) {
    prepare()
    let layout = UICollectionViewCompositionalLayout(section: section)
    let frame = CGRect(x: 0, y: 0, width: 400, height: 900)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Fixed(counts)
    collection.dataSource = source
    return withExtendedLifetime(source) {
      collection.layoutIfNeeded()
      return (collection.visibleCells.map(\.frame), collection)
    }
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test("items fill a row, rows follow each other, and insets and gaps stand between them")
  func rows() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    section.interGroupSpacing = 5
    let (frames, collection) = frames([3], section)
    expectEqual(
      frames,
      [
        CGRect(x: 22, y: 11, width: 164, height: 96), CGRect(x: 192, y: 11, width: 164, height: 96),
        CGRect(x: 22, y: 116, width: 164, height: 96),
      ]
    )
    expectEqual(collection.contentSize, CGSize(width: 400, height: 245))
  }

  @Test("a number of items shares the length, and groups hold groups")
  func nested() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)),
      subitem: item,
      count: 2
    )
    column.interItemSpacing = .fixed(10)
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)),
      subitems: [large, column]
    )
    expectEqual(
      frames([4], NSCollectionLayoutSection(group: group)).0,
      [
        CGRect(x: 0, y: 0, width: 300, height: 200), CGRect(x: 300, y: 0, width: 100, height: 95),
        CGRect(x: 300, y: 105, width: 100, height: 95), CGRect(x: 0, y: 200, width: 300, height: 200),
      ]
    )
  }

  @Test("headers, sections across, and places that a closure gives")
  func others() {
    let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.absolute(150), .absolute(60))) { environment in
      let width = environment.container.contentSize.width
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 5, width: width - 10, height: 20))]
    }
    let section = NSCollectionLayoutSection(group: custom)
    section.orthogonalScrollingBehavior = .continuous
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      elementKind: UICollectionView.elementKindSectionHeader,
      alignment: .top
    )
    section.boundarySupplementaryItems = [header]
    let (frames, collection) = frames([2, 1], section)
    expectEqual(
      frames,
      [
        CGRect(x: 5, y: 49, width: 140, height: 20), CGRect(x: 155, y: 49, width: 140, height: 20),
        CGRect(x: 5, y: 153, width: 140, height: 20),
      ]
    )
    let kind = UICollectionView.elementKindSectionHeader
    let place = collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: 1))
    expectEqual(place?.frame, CGRect(x: 0, y: 104, width: 400, height: 44))
  }
}
