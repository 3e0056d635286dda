import Expectations
import HeadlessUIKit
import Testing

private final class NoteCell: UITableViewCell {
  var reuses = 0
  let note = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    note.numberOfLines = 0
    note.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

private class Rows: UITableViewController {
  var items: [[String]] = [[]]
  var log: [String] = []
  var asked: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
  }
  override func numberOfSections(in tableView: UITableView) -> Int { items.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items[section].count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = items[indexPath.section][indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    items.count > 1 ? "Section \(section)" : nil
  }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("will \(indexPath.row)")
    return indexPath.row == 2 ? nil : indexPath
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("did \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("undid \(indexPath.row)")
  }
  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    items[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
        self?.log.append("flag \(indexPath.row)")
        done(true)
      }
    ])
  }
}

@MainActor @Suite("Tables", .serialized) struct TableViewTests {
  private func shown(_ items: [[String]]) -> (window: UIWindow, rows: Rows) {
    let rows = Rows(style: .plain)
    rows.items = items
    return (show(rows), rows)
  }

  @Test("only the cells that are seen are asked for; scrolling uses them again")
  func laziness() {
    let (window, rows) = shown([(0..<10_000).map { "Row \($0)" }])
    let seen = rows.asked.count
    #expect(seen == 19 && rows.tableView.visibleCells.count == seen)
    expectEqual(rows.tableView.contentSize.height, 440_000)
    rows.tableView.scrollToRow(at: IndexPath(row: 9_999, section: 0), at: .bottom, animated: false)
    CATransaction.flush()
    expectEqual(rows.tableView.visibleCells.last?.textLabel?.text, "Row 9999")
    #expect(rows.asked.count <= 2 * seen + 1 && rows.tableView.subviews.count <= seen + 1)
    #expect(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    expectIdentical(window.rootViewController, rows)
  }

  @Test(
    "cells of a class are made by its own initializer, prepared for the next use, and as high as their constraints say"
  )
  func selfSizing() {
    final class Notes: Rows {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        (cell as? NoteCell)?.note.text = items[indexPath.section][indexPath.row]
        return cell
      }
    }
    let notes = Notes(style: .plain)
    notes.items = [["Short", String(repeating: "Long and longer. ", count: 12), "Short"]]
    let window = show(notes)
    let heights = (0..<3).map { notes.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights[0] == heights[2] && heights[0] == 41 && heights[1] > 100)
    expectEqual(notes.tableView.contentSize.height, heights.reduce(0, +))
    let cell = notes.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? NoteCell
    expectEqual(cell?.note.frame, CGRect(x: 16, y: 10, width: 361, height: cell?.note.frame.height ?? 0))
    notes.tableView.reloadData()
    CATransaction.flush()
    expectEqual(notes.tableView.visibleCells.compactMap { ($0 as? NoteCell)?.reuses }, [1, 1, 1])
    expectIdentical(window.rootViewController, notes)
  }

  @Test("a tap asks, selects and reports; code selects in silence; appearing again deselects")
  func selection() {
    let (window, rows) = shown([["a", "b", "c"]])
    #expect(HeadlessRuntime.tap(rowAt: IndexPath(row: 0, section: 0), in: rows.tableView))
    #expect(!HeadlessRuntime.tap(rowAt: IndexPath(row: 2, section: 0), in: rows.tableView))
    #expect(HeadlessRuntime.tap(rowAt: IndexPath(row: 1, section: 0), in: rows.tableView))
    expectEqual(rows.log, ["will 0", "did 0", "will 2", "will 1", "undid 0", "did 1"])
    expectEqual(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected, true)
    rows.log = []
    rows.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(rows.log.isEmpty && rows.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    window.isHidden = true
    window.isHidden = false
    CATransaction.flush()
    #expect(rows.tableView.indexPathForSelectedRow == nil)
  }

  @Test(
    "rows are deleted and swiped, sections have titles, and an update that doesn't add up is reported in UIKit's words"
  )
  func editing() {
    let (window, rows) = shown([["a", "b"], ["c"]])
    expectEqual(rows.tableView.headerView(forSection: 1)?.textLabel?.text, "Section 1")
    expectEqual(rows.tableView.rect(forSection: 0), CGRect(x: 0, y: 0, width: 393, height: 116))
    HeadlessRuntime.commitEditing(rowAt: IndexPath(row: 0, section: 0), in: rows.tableView)
    CATransaction.flush()
    expectEqual(rows.tableView.visibleCells.compactMap { $0.textLabel?.text }, ["b", "c"])
    #expect(HeadlessRuntime.swipe(rowAt: IndexPath(row: 0, section: 0), in: rows.tableView, tapping: "Flag"))
    expectEqual(rows.log, ["flag 0"])
    let trace = Trace()
    rows.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    expectEqual(
      trace.take(),
      "misuse: Invalid update: invalid number of rows. The number of rows contained in the table view after "
        + "the update (2) must be equal to the number of rows contained in the table view before the update (2), plus or "
        + "minus the number of rows inserted or deleted (1)."
    )
    var finished = false
    rows.tableView.performBatchUpdates {
      rows.items[1].append("d")
      rows.tableView.insertRows(at: [IndexPath(row: 1, section: 1)], with: .none)
    } completion: {
      finished = $0
    }
    CATransaction.flush()
    #expect(finished && rows.tableView.numberOfRows(inSection: 1) == 2 && trace.take() == "")
    expectIdentical(window.rootViewController, rows)
  }

  @Test("a scroll view's delegate hears code and finger; a name that nobody registered is reported")
  func scrolling() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var log: [String] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("did \(Int(scrollView.contentOffset.y))") }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("stands") }
    }
    prepare()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    let listener = Listener()
    scroll.delegate = listener
    scroll.contentOffset.y = 20
    HeadlessRuntime.scroll(scroll, to: CGPoint(x: 0, y: 50))
    expectEqual(listener.log, ["did 20", "drag", "did 50", "stands"])
    let trace = Trace()
    _ = UITableView().dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
    #expect(trace.take().hasPrefix("misuse: unable to dequeue a cell with identifier none"))
    var pulls = 0
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    scroll.refreshControl = refresh
    HeadlessRuntime.pull(scroll)
    HeadlessRuntime.pull(scroll)
    #expect(pulls == 1 && refresh.isRefreshing)
  }
}
