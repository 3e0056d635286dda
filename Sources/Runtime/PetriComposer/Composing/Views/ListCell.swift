import PetriUIKit

/// A row of a list: a view, vertically centred within a table's margins, and an accessory. The entire cell is tappable.
final class ListCell: UIControl, ArrangingView {
  static let minimumHeight: CGFloat = 44
  static let margin: CGFloat = 16
  /// The vertical padding of a cell higher than the default, in points.
  private static let padding: CGFloat = 8

  private static let accessoryGap: CGFloat = 8
  /// How much higher than the content an accessory may be before the cell grows, in points.
  private static let accessoryExcess: CGFloat = 14

  var leadingSwipe: UISwipeActionsConfiguration?
  var trailingSwipe: UISwipeActionsConfiguration?
  private let content: UIView
  private let end: CellEndView?

  init(content: UIView, badge: String?, accessory: UIView?) {
    self.content = content
    let label = badge.map { ListCell.badge($0) }
    end = label == nil && accessory == nil ? nil : CellEndView(badge: label, accessory: accessory)
    super.init(frame: .zero)
    addSubview(content)
    if let end { addSubview(end) }
  }

  private static func badge(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .secondaryLabel
    return label
  }

  var badge: String? { end?.badge?.text }

  var accessory: UIView? { end?.accessory }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet {
      guard isSelected != oldValue else { return }
      // UIKit's background of selected cells.
      backgroundColor = isSelected ? .systemGray4 : nil
      if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }
  }

  var view: UIView {
    var view = content
    while true {
      switch view {
      case let outer as SizedView: view = outer.content
      case let outer as LimitedView: view = outer.content
      default: return view
      }
    }
  }

  var row: RowView? { view as? RowView }

  /// The name for its accessory: the row's title, or the first text in its view.
  var title: String? { row?.title.text ?? view.accessibilityLabel ?? ShownView(view).readTexts.first }

  /// Sets the accessory's accessibility label to the row's title after a prefix.
  func nameAccessory(_ word: String? = nil) {
    guard let accessory, accessory.accessibilityLabel == nil else { return }
    let name = [word, title].compactMap(\.self).joined(separator: ", ")
    if !name.isEmpty { accessory.accessibilityLabel = name }
  }

  var swipeActions: [UIContextualAction] { [leadingSwipe, trailingSwipe].compactMap(\.self).flatMap(\.actions) }

  /// Adds the swipe actions as accessibility actions, as a table view does.
  func offerSwipesToReaders() {
    guard !swipeActions.isEmpty else { return }
    accessibilityCustomActions = swipeActions.map { action in
      UIAccessibilityCustomAction(name: action.title ?? "") { [weak self] _ in
        guard let self else { return false }
        var isDone = false
        action.handler(action, self) { isDone = $0 }
        return isDone
      }
    }
  }

  var holdsControls: Bool {
    var waiting = [view, accessory].compactMap(\.self)
    while let view = waiting.popLast() {
      if ShownView(view).isControl || ShownView.input(of: view) != nil { return true }
      waiting += view.subviews
    }
    return false
  }

  /// The leading inset of the separator, in points, aligned with text.
  var separatorInset: CGFloat { ListCell.margin + (row?.textInset ?? 0) }

  /// The width of badge and accessory, in points; at least half of the width is left for the content.
  private func endWidth(in width: CGFloat) -> CGFloat {
    guard let end else { return 0 }
    let half = max(0, width - 2 * ListCell.margin) / 2
    return max(min(end.intrinsicContentSize.width, half), end.leastWidth) + ListCell.accessoryGap
  }

  private func contentWidth(in width: CGFloat) -> CGFloat { max(0, width - 2 * ListCell.margin - endWidth(in: width)) }

  /// The cell's height for a content height, in points.
  private func height(around content: CGFloat) -> CGFloat {
    let accessory = (end?.intrinsicContentSize.height ?? 0) - ListCell.accessoryExcess
    return max(ListCell.minimumHeight, max(content, accessory) + 2 * ListCell.padding)
  }

  func height(width: CGFloat) -> CGFloat {
    height(around: content.fittingHeight(width: contentWidth(in: width)))
  }

  var naturalSize: CGSize {
    let size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let endWidth = endWidth(in: .greatestFiniteMagnitude)
    return CGSize(width: size.width + endWidth + 2 * ListCell.margin, height: height(around: size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = contentWidth(in: bounds.width)
    let height = content.fittingHeight(width: width)
    content.frame = CGRect(
      x: ListCell.margin + (isMirrored ? endWidth(in: bounds.width) : 0),
      y: ((bounds.height - height) / 2).rounded(),
      width: width,
      height: height
    )
    guard let end else { return }
    let size = CGSize(
      width: endWidth(in: bounds.width) - ListCell.accessoryGap,
      height: end.intrinsicContentSize.height
    )
    end.frame = CGRect(
      x: isMirrored ? ListCell.margin : bounds.width - ListCell.margin - size.width,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }
}

final class CellEndView: UIView, ArrangingView {
  private static let gap: CGFloat = 8

  let badge: UILabel?
  let accessory: UIView?

  init(badge: UILabel?, accessory: UIView?) {
    self.badge = badge
    self.accessory = accessory
    super.init(frame: .zero)
    for view in views { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private var views: [UIView] { [badge, accessory].compactMap(\.self) }

  override var intrinsicContentSize: CGSize {
    let sizes = views.map(\.contentFrameSize)
    return CGSize(
      width: sizes.map(\.width).reduce(CGFloat(max(0, sizes.count - 1)) * CellEndView.gap, +),
      height: sizes.map(\.height).max() ?? 0
    )
  }

  /// The minimum width, in points: a badge can be truncated, an accessory can't.
  var leastWidth: CGFloat { accessory?.contentFrameSize.width ?? 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start: CGFloat = 0
    for view in views {
      var size = view.contentFrameSize
      if view === badge {
        size.width = min(size.width, max(0, bounds.width - (accessory == nil ? 0 : leastWidth + CellEndView.gap)))
      }
      view.frame = CGRect(
        x: isMirrored ? bounds.width - start - size.width : start,
        y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
      start += size.width + CellEndView.gap
    }
  }
}

extension UIView {
  /// The size of the frame around the intrinsic content, including alignment insets.
  fileprivate var contentFrameSize: CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size
  }
}
