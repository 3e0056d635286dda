import Expectations
import Testing
import UIKit

private final class Tile: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Grid: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var counts = [5]
  var log: [String] = []
  var asked = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
  }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? Tile)?.label.text = "\(indexPath.section).\(indexPath.item)"
    return cell
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("did \(indexPath.item)")
  }
  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("undid \(indexPath.item)")
  }
}

@MainActor @Suite("Collections", .serialized) struct CollectionViewTests {
  private func shown(_ counts: [Int], _ change: (UICollectionViewFlowLayout) -> Void = { _ in }) -> (UIWindow, Grid) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 100)
    layout.minimumInteritemSpacing = 5
    change(layout)
    let grid = Grid(collectionViewLayout: layout)
    grid.counts = counts
    return (show(grid), grid)
  }

  @Test("a flow fills lines, spreads full ones and leaves the last as it is; headers stand above sections")
  func flow() {
    let (window, grid) = shown([5, 1]) {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.sectionInset = UIEdgeInsets(top: 4, left: 6, bottom: 8, right: 6)
    }
    let frames = grid.collectionView.visibleCells.map(\.frame)
    expectEqual(frames.map(\.minX), [6, 136.5, 267, 6, 131, 6])
    expectEqual(frames.map(\.minY), [34, 34, 34, 144, 144, 286])
    expectEqual(grid.collectionView.contentSize, CGSize(width: 393, height: 394))
    let path = IndexPath(item: 0, section: 1)
    let header = grid.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: path
    )
    expectEqual(header?.frame, CGRect(x: 0, y: 252, width: 393, height: 30))
    expectIdentical(window.rootViewController, grid)
  }

  @Test("only the cells that are seen exist, made by their own initializer and used again")
  func laziness() {
    let (window, grid) = shown([30_000])
    let seen = grid.asked
    #expect(seen < 30 && grid.collectionView.visibleCells.count == seen)
    grid.collectionView.scrollToItem(at: IndexPath(item: 29_999, section: 0), at: .bottom, animated: false)
    CATransaction.flush()
    expectEqual((grid.collectionView.visibleCells.last as? Tile)?.label.text, "0.29999")
    #expect(grid.asked <= 2 * seen + 3 && window.rootViewController === grid)
  }

  @Test("a tap selects and reports, code selects in silence, and an update asks again")
  func selection() {
    let (window, grid) = shown([5])
    let paths = (0..<2).map { IndexPath(item: $0, section: 0) }
    #expect(HeadlessRuntime.tap(itemAt: paths[0], in: grid.collectionView))
    #expect(HeadlessRuntime.tap(itemAt: paths[1], in: grid.collectionView))
    expectEqual(grid.log, ["did 0", "undid 0", "did 1"])
    expectEqual(grid.collectionView.cellForItem(at: paths[1])?.isSelected, true)
    grid.collectionView.selectItem(at: paths[0], animated: false, scrollPosition: [])
    #expect(grid.log.count == 3 && grid.collectionView.indexPathsForSelectedItems == [paths[0]])
    grid.counts = [2]
    var finished = false
    grid.collectionView.performBatchUpdates {
      grid.collectionView.deleteItems(at: (2..<5).map { IndexPath(item: $0, section: 0) })
    } completion: {
      finished = $0
    }
    CATransaction.flush()
    #expect(finished && grid.collectionView.visibleCells.count == 2 && window.rootViewController === grid)
  }

  @Test("a header without a size has a place of no size, and another data source doesn't call reloadData")
  func emptyHeader() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    final class Counting: UICollectionView {
      var reloads = 0
      override func reloadData() {
        super.reloadData()
        reloads += 1
      }
    }
    prepare()
    let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    let view = Counting(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    let source = Source()
    view.dataSource = source
    expectEqual(view.reloads, 0)
    expectEqual(view.numberOfItems(inSection: 0), 1)
    let kind = UICollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 0)
    let place = try #require(view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path))
    expectEqual(place.frame.size, .zero)
    #expect(view.visibleSupplementaryViews(ofKind: kind).isEmpty)
  }
}
