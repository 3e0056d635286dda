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
}
