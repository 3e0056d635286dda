import Expectations
import HeadlessUIKit
import Testing

/// Numbers of frames that Interface Builder stored in public storyboards.
@MainActor @Suite struct CellLayoutTests {
  private func cell(_ style: UITableViewCell.CellStyle = .default, width: CGFloat, height: CGFloat = 44)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    cell.layoutIfNeeded()
    return cell
  }

  @Test("a content view's margins are 11 above and below; 16 at the sides, 20 on screens at least 393 points wide")
  func margins() {
    prepare("iphone-8")
    expectEqual(cell(width: 375).contentView.layoutMargins, UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    expectEqual(cell(width: 600).contentView.layoutMargins.left, 16)
    prepare()
    let wide = cell(width: 353)
    expectEqual(wide.contentView.layoutMargins, UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
    expectEqual(wide.separatorInset.left, 20)
    expectEqual(cell(width: 320).separatorInset.left, 16)
    wide.contentView.layoutMargins.top = 3
    expectEqual(wide.contentView.layoutMargins.top, 3)
  }

  @Test("a cell that measures itself has the margins around its content")
  func height() throws {
    prepare()
    let cell = cell(width: 414)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    let guide = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: guide.topAnchor), box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor), box.heightAnchor.constraint(equalToConstant: 50),
    ])
    cell.frame.size.height = 72
    cell.layoutIfNeeded()
    expectEqual(box.frame, CGRect(x: 20, y: 11, width: 374, height: 50))
    expectEqual(
      cell.systemLayoutSizeFitting(
        CGSize(width: 414, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height,
      72
    )
  }

  @Test("what is at the end takes its width and the margin, and the content's margin there is 8")
  func accessories() {
    func room(_ type: UITableViewCell.AccessoryType, _ width: CGFloat) -> CGFloat {
      prepare(width < 393 ? "iphone-8" : "iphone-xr")
      let cell = cell(width: width)
      cell.accessoryType = type
      cell.layoutIfNeeded()
      expectEqual(cell.contentView.layoutMargins.right, type == .none ? 16 : 8)
      return ((width - cell.contentView.frame.width) * 2).rounded() / 2
    }
    expectEqual(room(.none, 375), 0)
    expectEqual(room(.disclosureIndicator, 375), 26.5)
    expectEqual(room(.disclosureIndicator, 414), 30.5)
    expectEqual(room(.detailButton, 375), 40)
    expectEqual(room(.checkmark, 414), 44)
    prepare("iphone-8")
    let custom = self.cell(width: 375)
    custom.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    custom.layoutIfNeeded()
    expectEqual(custom.contentView.frame.width, 308)
    expectEqual(custom.accessoryView?.frame, CGRect(x: 308, y: 6.5, width: 51, height: 31))
  }

  @Test("while it is edited, the content makes room for the mark, and the usual accessory is away")
  func editing() {
    prepare("iphone-8")
    final class Source: UIViewController, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .disclosureIndicator
        return cell
      }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    table.dataSource = source
    table.isEditing = true
    table.layoutIfNeeded()
    expectEqual(table.visibleCells.first?.contentView.frame, CGRect(x: 40, y: 0, width: 335, height: 44))
  }

  @Test("texts of the usual styles are on full points, an image is 15 before them")
  func styles() {
    prepare()
    let cell = cell(.value1, width: 414, height: 51)
    cell.textLabel?.text = "A"
    cell.detailTextLabel?.text = "B"
    cell.layoutIfNeeded()
    expectEqual(cell.textLabel?.frame.origin, CGPoint(x: 20, y: 16))
    expectEqual(cell.detailTextLabel?.frame.maxX, 394)
    expectEqual(cell.detailTextLabel?.frame.minY, 16)
    cell.imageView?.image = UIImage(named: "Icon")
    cell.layoutIfNeeded()
    expectEqual(cell.textLabel?.frame.minX, 20 + 60 + 15)
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    expectEqual(cell.imageView?.frame.minX, 40)
  }
}
