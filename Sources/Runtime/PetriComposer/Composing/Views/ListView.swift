import PetriCatalog
import PetriUIKit

/// A table: sections of cells, each cell at least 44 points high, with a line between two.
final class ListView: UIScrollView, ListHolding, ScrollKeeping {
  private let sections: [ListSection]
  private let empty: EmptyView?
  private let index: ListIndexView?
  var position: ScrollPosition
  /// The width that the height was last computed for.
  private var measuredWidth: CGFloat?
  /// The list's own size at a width, until the next layout: a stack asks for it many times.
  private var measured: (width: CGFloat, size: CGSize)?

  /// - Parameters:
  ///   - empty: the view that is shown where there are no cells.
  ///   - startsAtEnd: whether its end is shown at first.
  init(
    style: ListStyle,
    selection: ListSelection,
    sections: [ListSection],
    empty: EmptyView?,
    startsAtEnd: Bool = false
  ) {
    self.sections = sections
    position = ScrollPosition(followsEnd: startsAtEnd)
    self.empty = empty
    let titles = sections.compactMap(\.index)
    index = titles.isEmpty ? nil : ListIndexView(titles: titles)
    super.init(frame: .zero)
    if let empty { addSubview(empty) }
    for section in sections { section.add(to: self) }
    if let index { addSubview(index) }
    if selection != .none { letSelect(selection) }
    yieldRoom(along: .horizontal, .vertical)
    if style != .plain { backgroundColor = .systemGroupedBackground }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Cells are selected by a tap as `UITableView` has it: one in place of another, or each turned over.
  private func letSelect(_ selection: ListSelection) {
    if selection == .single {
      for cell in sections.flatMap(\.cells).filter(\.isSelected).dropLast() { cell.isSelected = false }
    }
    for cell in sections.flatMap(\.cells) {
      let action = UIAction { [weak self, weak cell] _ in
        guard let self, let cell else { return }
        if selection == .multiple { return cell.isSelected.toggle() }
        for other in sections.lazy.flatMap(\.cells) where other !== cell { other.isSelected = false }
        cell.isSelected = true
      }
      cell.addAction(action, for: .touchUpInside)
    }
  }

  /// How much the index takes at the edge, in points.
  private var edge: CGFloat { index == nil ? 0 : ListIndexView.width }

  /// The part of a width that is left for cells: nothing of them is under the sensors, nor under the index.
  private func roomWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - edge - safeAreaInsets.left - safeAreaInsets.right)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    measured = nil
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safeArea = safeAreaInsets
    let room = ListRoom(
      start: safeArea.left + (isMirrored ? edge : 0),
      width: roomWidth(bounds.width),
      end: safeArea.right + (isMirrored ? 0 : edge),
      isMirrored: isMirrored,
      pixel: 1 / max(1, traitCollection.displayScale)
    )
    let bottom = sections.reduce(0) { $1.layOut(top: $0, room: room) }
    contentSize = CGSize(width: bounds.width, height: max(bottom, empty?.height(width: bounds.width) ?? 0))
    settle()
    let seen = bounds.inset(by: adjustedContentInset)
    empty?.frame = CGRect(
      x: 0,
      y: bottom,
      width: bounds.width,
      height: max(0, max(contentSize.height, seen.height) - bottom)
    )
    index?.frame = CGRect(
      x: isMirrored ? safeArea.left : bounds.width - safeArea.right - edge,
      y: seen.minY,
      width: edge,
      height: seen.height
    )
    (refreshControl as? ListRefreshControl)?.place(width: bounds.width)
    remeasure(&measuredWidth)
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if position.followsEnd { setNeedsLayout() }
  }

  /// As large as the cells, as long as there is room.
  override var intrinsicContentSize: CGSize {
    if let measured, measured.width == bounds.width { return measured.size }
    let sizes = sections.map(\.naturalSize)
    let own = empty?.stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let width = max((sizes.map(\.width).max() ?? 0) + edge, own?.width ?? 0)
    let height = bounds.width > 0 ? self.height(width: bounds.width) : sizes.map(\.height).reduce(own?.height ?? 0, +)
    let size = CGSize(width: width, height: height)
    measured = (bounds.width, size)
    return size
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(width: size.width))
  }

  private func height(width: CGFloat) -> CGFloat {
    let room = roomWidth(width)
    return sections.reduce(empty?.height(width: width) ?? 0) { $0 + $1.height(room: room) }
  }
}

/// A view of the composer's that places rows and what is between them.
protocol ListHolding: UIView {}

/// The index at the edge of a list, which leads to its sections.
final class ListIndexView: UIView, ArrangingView {
  /// How wide it is, in points.
  static let width: CGFloat = 16
  private static let step: CGFloat = 16

  /// The titles that lead to the sections.
  let titles: [String]
  private let labels: [UILabel]

  init(titles: [String]) {
    self.titles = titles
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      label.textColor = .tintColor
      label.isAccessibilityElement = false
      return label
    }
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
    isAccessibilityElement = true
    accessibilityLabel = "Section index"
    accessibilityTraits = .adjustable
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The titles in the middle of the height, closer together where there are many.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard !labels.isEmpty else { return }
    let step = min(ListIndexView.step, bounds.height / CGFloat(labels.count))
    var top = (bounds.height - step * CGFloat(labels.count)) / 2
    for label in labels {
      label.frame = CGRect(x: 0, y: top, width: bounds.width, height: step)
      top += step
    }
  }
}

/// The control above a list or a grid that is pulled to load again.
final class ListRefreshControl: UIRefreshControl, ArrangingView {
  /// How high it is, in points.
  private static let length: CGFloat = 60

  /// - Parameter action: loads again; what is shown changes with the state, so that nothing goes on afterwards.
  convenience init(action: @escaping @MainActor () -> Void) {
    self.init(frame: .zero)
    let pulled = UIAction { [weak self] _ in
      action()
      self?.endRefreshing()
    }
    addAction(pulled, for: .valueChanged)
  }

  /// Puts it above the content.
  func place(width: CGFloat) {
    frame = CGRect(x: 0, y: -ListRefreshControl.length, width: width, height: ListRefreshControl.length)
  }
}
