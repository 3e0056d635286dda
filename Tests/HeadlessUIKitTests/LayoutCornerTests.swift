import Expectations
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Layout in corners") struct LayoutCornerTests {
  @Test("the guides of bars bring constraints that no layout counts")
  func barGuides() {
    let controller = UIViewController()
    let window = show(controller)
    let before = controller.view.constraints.count
    _ = controller.topLayoutGuide
    expectEqual(controller.view.constraints.count, before + 2)
    // A view is as large as its constraints make it only where it has some of its own.
    controller.view.frame.size = CGSize(width: 70, height: 80)
    expectEqual(controller.view.systemLayoutSizeFitting(CGSize(width: 70, height: 80)), fitted(window))
    controller.view.removeConstraints(controller.view.constraints)
    expectEqual(controller.view.constraints.count, 0)
  }

  /// The size of a view without constraints of its own.
  private func fitted(_ window: UIWindow) -> CGSize {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 80))
    window.addSubview(view)
    return view.systemLayoutSizeFitting(CGSize(width: 70, height: 80))
  }

  @Test("a field's and a button's text stays in the middle of a height that isn't their own, and so do their baselines")
  func stretchedBaselines() {
    prepare()
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (label, field, button) = (UILabel(), UITextField(), UIButton(type: .system))
    label.text = "Room:"
    button.setTitle("Connect", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    for view in [label, field, button] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: host.topAnchor, constant: 100),
      field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
      button.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
      button.heightAnchor.constraint(equalToConstant: 60),
    ])
    host.layoutIfNeeded()
    // All three have the same font, so the middles of their lines are beside each other, but for pixels.
    let middle = label.frame.minY + label.font.lineHeight / 2
    #expect(abs(field.frame.midY - middle) <= 0.5, "\(field.frame) \(label.frame)")
    #expect(abs(button.frame.midY - middle) <= 0.5, "\(button.frame) \(label.frame)")
    expectEqual([field.frame.height, button.frame.height], [40, 60])
  }

  @Test("a baseline is another view's only where that is below")
  func baselines() {
    final class Pointing: UIView {
      var other: UIView?
      override var forFirstBaselineLayout: UIView { other ?? self }
      override var forLastBaselineLayout: UIView { other ?? self }
    }
    prepare()
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (pointing, stranger, placed) = (Pointing(), UILabel(), UIView())
    stranger.text = "Stranger"
    for view in [pointing, stranger, placed] {
      view.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(view)
    }
    NSLayoutConstraint.activate([
      pointing.topAnchor.constraint(equalTo: host.topAnchor, constant: 10),
      pointing.heightAnchor.constraint(equalToConstant: 40),
      stranger.topAnchor.constraint(equalTo: host.topAnchor, constant: 100),
      placed.topAnchor.constraint(equalTo: pointing.firstBaselineAnchor),
      placed.heightAnchor.constraint(equalToConstant: 5),
    ])
    pointing.other = stranger
    host.layoutIfNeeded()
    expectEqual(placed.frame.minY, 10)
    pointing.addSubview(stranger)
    NSLayoutConstraint.activate([stranger.topAnchor.constraint(equalTo: pointing.topAnchor, constant: 3)])
    pointing.setNeedsLayout()
    host.setNeedsLayout()
    host.layoutIfNeeded()
    #expect(placed.frame.minY > 20)
  }

  @Test("a line of 140,000 letters is cut to its width")
  func ellipsis() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 21))
    label.text = String(repeating: "a long line é ", count: 10_000)
    let lines = HeadlessRuntime.visibleLines(of: label)
    #expect(lines.isCut && lines.lines.first?.hasSuffix("…") == true)
    #expect(lines.widths.first.map { $0 <= 100.01 && $0 > 80 } ?? false)
  }

  @Test("letters with accents are kerned and as wide as those without")
  func accents() {
    let font = UIFont.systemFont(ofSize: 17)
    func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
    expectEqual(width("Tö Vé"), width("To Ve"))
    #expect(width("To") < width("T") + width("o"))
    // Letters beyond ASCII are kerned among each other, too.
    #expect(width("“Á”") == width("“A”") && width("AV") < width("A") + width("V") && width("ÁV") == width("AV"))
  }

  @Test("a cell's height counts its picture, its indentation, and the margins of the width that is asked for")
  func cells() {
    prepare()
    HeadlessRuntime.imageSizes = ["tall": CGSize(width: 150, height: 90)]
    defer { HeadlessRuntime.imageSizes = [:] }
    func height(_ change: (UITableViewCell) -> Void) -> CGFloat {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "word ", count: 14)
      change(cell)
      return fitted(cell)
    }
    func fitted(_ cell: UITableViewCell) -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let plain = height { _ in }
    #expect(height { $0.indentationLevel = 15 } > plain)
    let pictured = height { $0.imageView?.image = UIImage(named: "tall") }
    #expect(pictured > plain && pictured >= 90)
    expectEqual(
      height {
        $0.textLabel?.text = "word"
        $0.imageView?.image = UIImage(named: "tall")
      },
      90
    )
    // 47 letters of 6 points have room between margins of 16, and not beside a disclosure.
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.font = UIFont(name: "Courier", size: 20)
    cell.textLabel?.text = "aaaaaaaaaaaaaaaaa aaaaa"
    let bare = fitted(cell)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    cell.accessoryType = .none
    // The content has the margins and the width that it had with the disclosure until it is laid out.
    expectEqual(fitted(cell), bare)
    cell.layoutIfNeeded()
    expectEqual(fitted(cell), bare)
    // So it has those of a cell of the width that it has, not of the one that is asked for.
    cell.frame.size.width = 500
    cell.layoutIfNeeded()
    expectEqual(fitted(cell), bare)
  }

  @Test("a cell lays its text out anew for lines and attributes")
  func cellTexts() {
    prepare()
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "A"
    cell.detailTextLabel?.text = "B"
    cell.layoutIfNeeded()
    let before = cell.textLabel?.frame.width ?? 0
    cell.textLabel?.attributedText = NSAttributedString(string: "A much longer text")
    cell.layoutIfNeeded()
    #expect((cell.textLabel?.frame.width ?? 0) > before + 50)
    cell.textLabel?.text = String(repeating: "word ", count: 30)
    cell.layoutIfNeeded()
    let line = cell.textLabel?.frame.height ?? 0
    cell.textLabel?.numberOfLines = 2
    cell.layoutIfNeeded()
    #expect((cell.textLabel?.frame.height ?? 0) > line + 10)
  }

  @Test("a date's width follows its limits, time zone and calendar")
  func dates() {
    prepare()
    func picker(_ change: (UIDatePicker) -> Void) -> UIDatePicker {
      let picker = UIDatePicker()
      picker.locale = Locale(identifier: "en_US")
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.datePickerMode = .dateAndTime
      picker.date = Date(timeIntervalSince1970: 60 * 60)
      change(picker)
      return picker
    }
    let shown = picker { _ in }
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
    shown.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(shown)
    NSLayoutConstraint.activate([
      shown.leadingAnchor.constraint(equalTo: host.leadingAnchor), shown.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    host.layoutIfNeeded()
    let before = shown.frame.width
    for change: (UIDatePicker) -> Void in [
      { $0.minimumDate = Date(timeIntervalSince1970: 22 * 60 * 60) },
      { $0.timeZone = TimeZone(identifier: "Asia/Tokyo") },
    ] {
      change(shown)
      host.layoutIfNeeded()
      #expect(abs(shown.frame.width - shown.intrinsicContentSize.width) < 0.001)
    }
    #expect(shown.frame.width != before)
  }
}
