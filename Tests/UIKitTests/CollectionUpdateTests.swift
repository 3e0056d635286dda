import Expectations
import Foundation
import Testing
import UIKit

/// A layout of rows that writes down what it is asked.
private final class Rows: UICollectionViewLayout {
  final class Place: UICollectionViewLayoutAttributes {
    var note = ""

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Place)?.note = note
      return copy
    }
  }

  final class Context: UICollectionViewLayoutInvalidationContext {
    var width: CGFloat = 0
  }

  var log: [String] = []
  var height: CGFloat = 50
  var shift: CGFloat = 0

  override class var layoutAttributesClass: AnyClass { Place.self }
  override class var invalidationContextClass: AnyClass { Context.self }

  override func prepare() {
    super.prepare()
    log.append("prepare")
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 100, height: height * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let place = Place(forCellWith: indexPath)
    place.frame = CGRect(x: 0, y: height * CGFloat(indexPath.item), width: 100, height: height)
    place.note = "row \(indexPath.item)"
    return place
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    log.append("bounds \(collectionView?.bounds.minY ?? -1) to \(newBounds.minY)")
    return newBounds.minY > 20
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? Context)?.width = newBounds.width
    return context
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    log.append(
      "invalid \((context as? Context)?.width ?? -1) \(context.invalidateEverything) \(context.invalidateDataSourceCounts)"
    )
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    log += updateItems.map {
      "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) \($0.indexPathAfterUpdate?.item ?? -1)"
    }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("initial \(itemIndexPath.item)")
    return nil
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("final \(itemIndexPath.item)")
    return nil
  }

  override func finalizeCollectionViewUpdates() { log.append("done") }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { log.append("to") }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { log.append("from") }
  override func finalizeLayoutTransition() { log.append("over") }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    CGPoint(x: 0, y: proposedContentOffset.y + shift)
  }
}

private final class Row: UICollectionViewCell {
  var applied = ""
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    applied = (layoutAttributes as? Rows.Place)?.note ?? "other"
  }
}

private final class Source: NSObject, UICollectionViewDataSource {
  var items: [String]
  var log: [String] = []

  init(_ items: [String]) { self.items = items }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    log.append(items[indexPath.item])
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    cell.accessibilityLabel = items[indexPath.item]
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    indexPath.item > 0
  }
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }
}

@MainActor @Suite("Updates of collections", .serialized) struct CollectionUpdateTests {
  // A collection holds its source weakly.
  private static var source: Source?

  private func made(_ items: [String]) -> (UICollectionView, Rows, Source) {
    prepare()
    let layout = Rows()
    let frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(Row.self, forCellWithReuseIdentifier: "row")
    let source = Source(items)
    collection.dataSource = source
    Self.source = source
    collection.layoutIfNeeded()
    (layout.log, source.log) = ([], [])
    return (collection, layout, source)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  private func labels(_ collection: UICollectionView) -> [String?] { collection.visibleCells.map(\.accessibilityLabel) }

  @Test("cells stay with their items when others come, go and move; the layout hears of it in order")
  func batch() {
    let (collection, layout, source) = made(["a", "b", "c", "d"])
    let d = collection.cellForItem(at: path(3))
    collection.selectItem(at: path(3), animated: false, scrollPosition: [])
    collection.performBatchUpdates {
      source.items = ["d", "a", "x", "c"]
      collection.deleteItems(at: [path(1)])
      collection.insertItems(at: [path(2)])
      collection.moveItem(at: path(3), to: path(0))
    }
    expectEqual(labels(collection), ["d", "a", "x", "c"])
    expectEqual(source.log, ["x"])
    expectIdentical(collection.cellForItem(at: path(0)), d)
    expectEqual(collection.indexPathsForSelectedItems, [path(0)])
    expectEqual(
      layout.log,
      [
        "invalid 0.0 false true", "prepare", "delete 1 -1", "insert -1 2", "move 3 0", "final 0", "final 1", "final 2",
        "final 3", "initial 0", "initial 1", "initial 2", "initial 3", "done",
      ]
    )
    expectEqual(collection.visibleCells.compactMap { ($0 as? Row)?.applied }, ["row 0", "row 1", "row 2", "row 3"])
  }

  @Test("numbers that don't fit the changes are reported in UIKit's words")
  func mistakes() {
    let misuses = Misuses()
    let (collection, _, source) = made(["a", "b", "c"])
    collection.performBatchUpdates {
      source.items = ["a", "b"]
      collection.insertItems(at: [path(0)])
    }
    #expect(misuses.take().hasPrefix("Invalid update: invalid number of items in section 0. The number of items"))
    expectEqual(labels(collection), ["a", "b"])
    HeadlessRuntime.misuseHandler = HeadlessRuntime.logMisuse
  }

  @Test("what is loaded again is filled anew, what is configured again keeps its cell")
  func reloads() {
    let (collection, _, source) = made(["a", "b"])
    let a = collection.cellForItem(at: path(0))
    source.items = ["A", "B"]
    collection.reconfigureItems(at: [path(0)])
    collection.reloadItems(at: [path(1)])
    expectEqual(source.log, ["A", "B"])
    expectIdentical(collection.cellForItem(at: path(0)), a)
    expectEqual(labels(collection), ["A", "B"])
  }

  @Test("scrolling asks the layout whether it is out of date, with its own context, before the bounds are there")
  func bounds() {
    let (collection, layout, _) = made((0..<20).map { "\($0)" })
    collection.contentOffset.y = 10
    collection.layoutIfNeeded()
    expectEqual(layout.log, ["bounds 0.0 to 10.0"])
    layout.log = []
    collection.contentOffset.y = 30
    collection.layoutIfNeeded()
    expectEqual(layout.log, ["bounds 10.0 to 30.0", "invalid 100.0 false false", "prepare"])
    layout.log = []
    collection.reloadData()
    expectEqual(layout.log, ["invalid 0.0 true true"])
  }

  @Test("another layout takes its place, both hear of it, and cells stay")
  func layouts() {
    let (collection, layout, source) = made(["a", "b"])
    let a = collection.cellForItem(at: path(0))
    let new = Rows()
    (new.height, new.shift) = (80, 1)
    var done = false
    collection.setCollectionViewLayout(new, animated: true) { done = $0 }
    expectEqual(layout.log, ["to", "over"])
    expectEqual(new.log.filter { !$0.hasPrefix("bounds") }, ["from", "prepare", "over"])
    expectIdentical(collection.cellForItem(at: path(0)), a)
    expectEqual(a?.frame.height, 80)
    expectEqual(source.log, [])
    expectEqual(collection.contentOffset.y, 1)
    CATransaction.flush()
    #expect(done && layout.collectionView == nil)
  }

  @Test("a way between two layouts shows what lies between them, and ends at one of them")
  func interactive() {
    let (collection, layout, _) = made(["a", "b"])
    let new = Rows()
    new.height = 100
    var ends: [Bool] = []
    let way = collection.startInteractiveTransition(to: new) { ends += [$0, $1] }
    way.transitionProgress = 0.5
    way.updateValue(3, forAnimatedKey: "gap")
    collection.layoutIfNeeded()
    expectEqual(collection.cellForItem(at: path(1))?.frame, CGRect(x: 0, y: 75, width: 100, height: 75))
    #expect(way.value(forAnimatedKey: "gap") == 3 && way.value(forAnimatedKey: "other") == 0)
    collection.cancelInteractiveTransition()
    CATransaction.flush()
    #expect(collection.collectionViewLayout === layout && new.collectionView == nil)
    expectEqual(ends, [true, false])
    expectEqual(collection.cellForItem(at: path(1))?.frame.minY, 50)
  }

  @Test("attributes are copied with their class, and are equal by their values")
  func attributes() {
    let (_, layout, _) = made([])
    let place = layout.layoutAttributesForItem(at: path(2))
    place?.transform = CGAffineTransform(scaleX: 2, y: 2)
    let copy = place?.copy() as? Rows.Place
    #expect(copy?.note == "row 2" && copy == place && copy !== place)
    expectEqual(copy?.frame, CGRect(x: -50, y: 75, width: 200, height: 100))
    #expect(copy?.size == CGSize(width: 100, height: 50) && copy?.center == CGPoint(x: 50, y: 125))
    copy?.alpha = 0.5
    #expect(copy != place)
  }

  @Test("an item that is held goes where it is put down, if its source lets it")
  func held() {
    let (collection, _, source) = made(["a", "b", "c"])
    #expect(!collection.beginInteractiveMovementForItem(at: path(0)))
    #expect(collection.beginInteractiveMovementForItem(at: path(2)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: 10))
    collection.endInteractiveMovement()
    #expect(labels(collection) == ["c", "a", "b"] && source.items == ["c", "a", "b"])
  }

  @Test("a snapshot moves cells instead of loading them again")
  func snapshots() {
    let (collection, _, _) = made([])
    var asked: [Int] = []
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) { collection, path, item in
      asked.append(item)
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      cell.accessibilityLabel = "\(item)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["only"])
    snapshot.appendItems([1, 2, 3, 4])
    source.apply(snapshot)
    collection.layoutIfNeeded()
    let four = collection.cellForItem(at: path(3))
    asked = []
    snapshot.deleteItems([2])
    snapshot.moveItem(4, beforeItem: 1)
    snapshot.appendItems([5])
    snapshot.reconfigureItems([3])
    source.apply(snapshot)
    expectEqual(labels(collection), ["4", "1", "3", "5"])
    expectEqual(asked, [3, 5])
    expectIdentical(collection.cellForItem(at: path(0)), four)
  }

  @Test("a flow's headers stay in sight while their section is, and its items take the size that they want")
  func flow() {
    final class Tall: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          box.heightAnchor.constraint(equalToConstant: 90), box.widthAnchor.constraint(equalToConstant: 60),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    prepare()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(Tall.self, forCellWithReuseIdentifier: "row")
    let source = Source(["a", "b", "c"])
    collection.dataSource = source
    collection.layoutIfNeeded()
    expectEqual(collection.cellForItem(at: path(0))?.frame.size, CGSize(width: 60, height: 90))
    collection.contentOffset.y = 50
    collection.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    expectEqual(collection.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY, 50)
  }

  @Test("numbers that can't be are reported, and nothing is left behind")
  func impossible() {
    let misuses = Misuses()
    let (collection, _, source) = made(["a", "b"])
    source.items = ["a", "b", "c"]
    collection.insertItems(at: [path(99)])
    #expect(misuses.take().hasPrefix("attempt to insert item 99 into section 0, but there are only 3 items"))
    collection.layoutIfNeeded()
    expectEqual(labels(collection), ["a", "b", "c"])
    source.items = []
    collection.performBatchUpdates(nil)
    #expect(misuses.take().hasPrefix("Invalid update: invalid number of items in section 0."))
    expectEqual(labels(collection), [])
    HeadlessRuntime.misuseHandler = HeadlessRuntime.logMisuse
  }
}
