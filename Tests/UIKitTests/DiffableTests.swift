import Expectations
import Testing
import UIKit

@MainActor @Suite("Lists whose content is a value", .serialized) struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test("a snapshot keeps sections and items in order, and refuses what is there twice in UIKit's words")
  func snapshots() {
    prepare()
    let misuses = Misuses()
    var snapshot = Snapshot()
    snapshot.appendItems([1])
    snapshot.appendSections(["a", "c"])
    snapshot.insertSections(["b"], afterSection: "a")
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([9])
    snapshot.insertItems([4], beforeItem: 2)
    snapshot.moveItem(1, afterItem: 9)
    snapshot.deleteItems([3])
    expectEqual(snapshot.sectionIdentifiers, ["a", "b", "c"])
    #expect(snapshot.itemIdentifiers == [4, 2, 9, 1] && snapshot.numberOfItems == 4)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "c" && snapshot.indexOfItem(9) == 2)
    snapshot.appendItems([2], toSection: "b")
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [9, 1] && snapshot.sectionIdentifier(containingItem: 4) == nil)
    expectEqual(misuses.take(), "")
    let table = UITableView()
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    source.apply(snapshot)
    expectEqual(
      misuses.take(),
      """
      There are currently no sections in the data source. Please add a section first.
      Fatal: supplied item identifiers are not unique. Duplicate identifiers: [2]
      """
    )
  }

  @Test("a table and a collection show what was applied last, and what is still there stays selected")
  func lists() {
    prepare()
    let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let table = UITableView(frame: frame)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "item \(item)"
      return cell
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2, 3])
    var done = 0
    source.apply(snapshot) { done += 1 }
    CATransaction.flush()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["item 1", "item 2", "item 3"] && done == 1)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    snapshot.deleteItems([1])
    source.apply(snapshot, animatingDifferences: false)
    expectEqual(table.indexPathForSelectedRow, IndexPath(row: 0, section: 0))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 2 && source.indexPath(for: 3)?.row == 1)

    let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    let tiles = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
      cell.tag = item
      return cell
    }
    tiles.apply(snapshot)
    #expect(collection.visibleCells.map(\.tag) == [2, 3] && tiles.indexPath(for: 3)?.item == 1)
  }

  @Test("a section that is loaded again asks for its cells and its header again, and no other does")
  func reloadedSections() {
    prepare()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 300, height: 20)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let kind = UICollectionView.elementKindSectionHeader
    collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
    var log: [String] = []
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { collection, path, item in
      log.append("item \(item)")
      return collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.supplementaryViewProvider = { collection, kind, path in
      log.append("header \(path.section)")
      return collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: path)
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1], toSection: "a")
    snapshot.appendItems([2], toSection: "b")
    source.apply(snapshot)
    collection.layoutIfNeeded()
    log = []
    snapshot.reloadSections(["b"])
    expectEqual(snapshot.reloadedSectionIdentifiers, ["b"])
    source.apply(snapshot)
    collection.layoutIfNeeded()
    expectEqual(log.sorted(), ["header 1", "item 2"])
    #expect(source.snapshot().reloadedSectionIdentifiers.isEmpty)
  }

  @Test("a batch before there is room for a layout prepares nothing")
  func withoutRoom() {
    prepare()
    final class Counting: UICollectionViewFlowLayout {
      var sizes: [CGSize] = []
      override func prepare() {
        super.prepare()
        sizes.append(collectionView?.bounds.size ?? .zero)
      }
    }
    let layout = Counting()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
    expectEqual(layout.sizes, [])
    collection.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    collection.layoutIfNeeded()
    #expect(!layout.sizes.isEmpty && layout.sizes.allSatisfy { $0.width == 300 })
    expectEqual(collection.visibleCells.count, 2)
  }

  @Test("on the way between two layouts decoration views stay")
  func decorations() {
    prepare()
    final class Decorated: UICollectionViewFlowLayout {
      override init() {
        super.init()
        register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
      }
      required init?(coder: NSCoder) { nil }
      override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let place = UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
        place.frame = CGRect(x: 0, y: 0, width: 300, height: 5)
        return place
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let back = layoutAttributesForDecorationView(ofKind: "back", at: IndexPath(item: 0, section: 0))
        return (super.layoutAttributesForElements(in: rect) ?? []) + [back].compactMap(\.self)
      }
    }
    let misuses = Misuses()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: Decorated()
    )
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { _, _, _ in nil }
    source.apply(Snapshot())
    collection.layoutIfNeeded()
    let count = collection.subviews.count { $0.frame.height == 5 }
    let transition = collection.startInteractiveTransition(to: Decorated())
    transition.transitionProgress = 0.5
    collection.layoutIfNeeded()
    #expect(count == 1 && collection.subviews.count { $0.frame.height == 5 } == 1)
    expectEqual(misuses.take(), "")
  }
}
