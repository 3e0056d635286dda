import Expectations
import Foundation
import Testing
import UIKit

/// A cell whose text wraps in the width that the layout gives it.
private final class TextCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pin(label, in: contentView)
  }

  required init?(coder: NSCoder) { nil }
}

private final class TextHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pin(label, in: self)
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private func pin(_ label: UILabel, in view: UIView) {
  (label.numberOfLines, label.font) = (0, UIFont(name: "Courier", size: 10))
  label.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(label)
  NSLayoutConstraint.activate([
    label.topAnchor.constraint(equalTo: view.topAnchor), label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
  ])
}

private final class Texts: NSObject, UICollectionViewDataSource {
  var text = String(repeating: "abcd ", count: 20)

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? TextCell)?.label.text = text
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: indexPath
    )
    (view as? TextHeader)?.label.text = text
    return view
  }
}

@MainActor @Suite("Collections whose views size themselves") struct SelfSizingTests {
  private func shown(_ layout: UICollectionViewLayout, _ source: Texts) -> UICollectionView {
    prepare()
    let frame = CGRect(x: 0, y: 0, width: 300, height: 900)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(TextHeader.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  private func section(width: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let line = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: line, subitems: [item]))
  }

  @Test("a cell with a given width is fitted in it: its text wraps, and the next line is below it")
  func compositional() throws {
    let source = Texts()
    let collection = shown(UICollectionViewCompositionalLayout(section: section(width: .fractionalWidth(1))), source)
    let frames = collection.visibleCells.map(\.frame)
    // 100 letters of 6 points: two lines of 11.5 points in 300 points.
    expectEqual(frames.map(\.width), [300, 300])
    expectEqual(frames.map(\.height), [23, 23])
    expectEqual(frames.map(\.minY), [0, 23])
  }

  @Test("the insets of an item are around the size that its cell wants")
  func insets() {
    let source = Texts()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 75, bottom: 6, trailing: 75)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    let collection = shown(UICollectionViewCompositionalLayout(section: section), source)
    expectEqual(
      collection.visibleCells.map(\.frame),
      [CGRect(x: 75, y: 5, width: 150, height: 46), CGRect(x: 75, y: 62, width: 150, height: 46)]
    )
  }

  @Test("a header with an estimated height has the height that its text needs")
  func header() {
    let source = Texts()
    let section = section(width: .fractionalWidth(1))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)
    ]
    let collection = shown(UICollectionViewCompositionalLayout(section: section), source)
    let header = collection.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
    expectEqual(header?.frame, CGRect(x: 0, y: 0, width: 300, height: 23))
    expectEqual(collection.visibleCells.map(\.frame.minY), [23, 46])
  }

  @Test("a cell of a flow whose size is an estimate decides both lengths, as in UIKit")
  func flow() {
    let source = Texts()
    source.text = "abcd"
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let collection = shown(layout, source)
    let sizes = collection.visibleCells.map(\.frame.size)
    #expect(sizes.count == 2 && sizes.allSatisfy { $0.width == 24 && abs($0.height - 11.5) < 0.2 })
  }

  @Test("what only touches a rectangle isn't in it, and thousands of places are found quickly")
  func touching() {
    prepare()
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    )
    let line = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: .horizontal(layoutSize: line, subitems: [item]))
    )
    final class Many: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20_000 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    let source = Many()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: layout
    )
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.layoutIfNeeded()
    expectEqual(collection.visibleCells.count, 10)
    func items(_ rect: CGRect) -> [Int]? { layout.layoutAttributesForElements(in: rect)?.map(\.indexPath.item) }
    expectEqual(items(CGRect(x: 0, y: 10, width: 100, height: 20)), [1, 2])
    let clock = ContinuousClock()
    let time = clock.measure {
      for item in 0..<20_000 {
        _ = items(CGRect(x: 0, y: CGFloat(item) * 10, width: 100, height: 10))
        _ = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
      }
    }
    // Looking at each place for each question takes minutes.
    #expect(time < .seconds(20))
  }
}
