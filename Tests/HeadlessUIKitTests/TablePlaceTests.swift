import Expectations
import HeadlessUIKit
import Testing

private final class Source: NSObject, UITableViewDataSource {
  /// Makes what is in each cell.
  var fill: (UIView) -> Void = { _ in }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    fill(cell.contentView)
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Head" }
}

private final class CountingTable: UITableView {
  var reloads = 0

  override func reloadData() {
    super.reloadData()
    reloads += 1
  }
}

/// Where rows are, by frames that Interface Builder stored in public storyboards.
@MainActor @Suite struct TablePlaceTests {
  private func table(_ style: UITableView.Style, _ source: Source, width: CGFloat = 393) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 400), style: style)
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  @Test("rows and headers of an inset table are 16 from the sides, 20 on screens from 393", arguments: [true, false])
  func insets(isWide: Bool) {
    prepare(isWide ? "iphone-16" : "iphone-8")
    let (width, inset): (CGFloat, CGFloat) = isWide ? (393, 20) : (375, 16)
    let source = Source()
    let table = table(.insetGrouped, source, width: width)
    let inner = width - 2 * inset
    expectEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minX, inset)
    expectEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.width, inner)
    expectEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.width, inner)
    expectEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).minX, inset)
    for rect in [table.rect(forSection: 0), table.rectForHeader(inSection: 0), table.rectForFooter(inSection: 0)] {
      expectEqual(rect.minX, inset)
      expectEqual(rect.width, inner)
    }
    expectEqual(table.rectForFooter(inSection: 0).minY, table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY)
    expectEqual(table.contentSize.width, width)
    table.frame.size.width = width - 30
    table.layoutIfNeeded()
    expectEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.width, inner - 30)
    let grouped = self.table(.grouped, source, width: width)
    expectEqual(grouped.rectForRow(at: IndexPath(row: 0, section: 0)).width, width)
  }

  @Test("a row whose constraints tell no height has the usual one")
  func collapsed() {
    prepare()
    let source = Source()
    source.fill = { content in
      let box = UISwitch()
      box.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(box)
      box.centerYAnchor.constraint(equalTo: content.centerYAnchor).isActive = true
      box.trailingAnchor.constraint(equalTo: content.layoutMarginsGuide.trailingAnchor).isActive = true
    }
    let table = table(.plain, source)
    expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 44)
    expectEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 44)
  }

  @Test("another data source doesn't call what overrides reloadData")
  func dataSource() {
    prepare()
    let source = Source()
    let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 393, height: 400), style: .plain)
    table.dataSource = source
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.count, 2)
    expectEqual(table.reloads, 0)
  }
}
