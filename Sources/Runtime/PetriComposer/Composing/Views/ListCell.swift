import PetriUIKit

/// A row of a list: a view in the middle of its height and with a table's margins beside it, an accessory at its end. All of
/// it is tapped.
final class ListCell: UIControl, ArrangingView {
  /// The height of a row that needs no more, in points; UIKit's own.
  static let minimumHeight: CGFloat = 44
  /// The distance of the content from the cell's sides, in points.
  static let margin: CGFloat = 16
  /// The distance of the content from the top and the bottom of a cell that is higher for it, in points.
  private static let padding: CGFloat = 8

  /// The distance before the accessory, in points.
  private static let accessoryGap: CGFloat = 8
  /// How much higher than the content an accessory may be, in points: a cell has more room around it.
  private static let accessoryExcess: CGFloat = 14

  /// The actions of a swipe from the side where reading begins.
  var leadingSwipe: UISwipeActionsConfiguration?
  /// The actions of a swipe from the side where reading ends.
  var trailingSwipe: UISwipeActionsConfiguration?
  /// The view in it, with what bounds its size.
  private let content: UIView
  /// The badge and the accessory.
  private let end: CellEndView?

  /// - Parameters:
  ///   - badge: a count or a word before the accessory.
  ///   - accessory: the view at the end: a mark, a button, a switch.
  init(content: UIView, badge: String?, accessory: UIView?) {
    self.content = content
    let label = badge.map { ListCell.badge($0) }
    end = label == nil && accessory == nil ? nil : CellEndView(badge: label, accessory: accessory)
    super.init(frame: .zero)
    addSubview(content)
    if let end { addSubview(end) }
  }

  /// A label at the end, as `UICellAccessory` has it.
  private static func badge(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .secondaryLabel
    return label
  }

  /// The count or the word before the accessory.
  var badge: String? { end?.badge?.text }

  /// The view at the end: a mark, a button, a switch.
  var accessory: UIView? { end?.accessory }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet {
      guard isSelected != oldValue else { return }
      // The colour that UIKit gives the background of selected cells.
      backgroundColor = isSelected ? .systemGray4 : nil
      if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }
  }

  /// The view of the screen that is in it, inside what bounds its size.
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

  /// The row that its view is; `nil` where it is another view.
  var row: RowView? { view as? RowView }

  /// The name that its accessory is called after: the row's title, else the first text that is read of its view.
  var title: String? { row?.title.text ?? view.accessibilityLabel ?? ShownView(view).readTexts.first }

  /// Names its accessory, as VoiceOver reads it, after what it belongs to.
  ///
  /// - Parameter word: the word before that name.
  func nameAccessory(_ word: String? = nil) {
    guard let accessory, accessory.accessibilityLabel == nil else { return }
    let name = [word, title].compactMap(\.self).joined(separator: ", ")
    if !name.isEmpty { accessory.accessibilityLabel = name }
  }

  /// The actions of both its swipes.
  var swipeActions: [UIContextualAction] { [leadingSwipe, trailingSwipe].compactMap(\.self).flatMap(\.actions) }

  /// Gives VoiceOver the actions of its swipes, as a table does.
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

  /// Whether something in it is touched by itself.
  var holdsControls: Bool {
    var waiting = [view, accessory].compactMap(\.self)
    while let view = waiting.popLast() {
      if ShownView(view).isControl || ShownView.input(of: view) != nil { return true }
      waiting += view.subviews
    }
    return false
  }

  /// How far the line below it is from where reading begins, in points: from texts, not from images.
  var separatorInset: CGFloat { ListCell.margin + (row?.textInset ?? 0) }

  /// How much of a width what is at its end takes, in points: of the content half is left at least.
  private func endWidth(in width: CGFloat) -> CGFloat {
    guard let end else { return 0 }
    let half = max(0, width - 2 * ListCell.margin) / 2
    return max(min(end.intrinsicContentSize.width, half), end.leastWidth) + ListCell.accessoryGap
  }

  /// How wide the content is in a cell of a width, in points.
  private func contentWidth(in width: CGFloat) -> CGFloat { max(0, width - 2 * ListCell.margin - endWidth(in: width)) }

  /// How high the cell is around a content of a height, in points.
  private func height(around content: CGFloat) -> CGFloat {
    let accessory = (end?.intrinsicContentSize.height ?? 0) - ListCell.accessoryExcess
    return max(ListCell.minimumHeight, max(content, accessory) + 2 * ListCell.padding)
  }

  /// How high the cell is at a width, in points.
  func height(width: CGFloat) -> CGFloat {
    height(around: content.fittingHeight(width: contentWidth(in: width)))
  }

  /// How large the cell is where nothing bounds it.
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

/// The badge and the accessory at the end of a cell, which texts of a screen have with the view in the cell.
final class CellEndView: UIView, ArrangingView {
  /// The distance between the badge and the accessory, in points.
  private static let gap: CGFloat = 8

  /// A count or a word.
  let badge: UILabel?
  /// A mark, a button, a switch.
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

  /// How wide it is at least, in points: a badge can be cut, an accessory can't.
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
  /// How large its frame is around its content: with the room at its edges that constraints don't see.
  fileprivate var contentFrameSize: CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size
  }
}
