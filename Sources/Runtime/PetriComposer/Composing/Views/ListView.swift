import PetriCatalog
import PetriUIKit

final class ListView: UIScrollView, ListHolding, ScrollKeeping {
  private let sections: [ListSection]
  private let empty: EmptyView?
  private let index: ListIndexView?
  var position: ScrollPosition
  private var measuredWidth: CGFloat?
  /// The cached size at a width, until the next layout: a stack asks for it many times.
  private var measured: (width: CGFloat, size: CGSize)?

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
    yieldSpace(along: .horizontal, .vertical)
    if style != .plain { backgroundColor = .systemGroupedBackground }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Makes taps select cells as in a table view: a single one, or each toggled.
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

  private var edge: CGFloat { index == nil ? 0 : ListIndexView.width }

  private func availableWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - edge - safeAreaInsets.left - safeAreaInsets.right)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    measured = nil
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safeArea = safeAreaInsets
    let space = ListSpace(
      start: safeArea.left + (isMirrored ? edge : 0),
      width: availableWidth(bounds.width),
      end: safeArea.right + (isMirrored ? 0 : edge),
      isMirrored: isMirrored,
      pixel: 1 / max(1, traitCollection.displayScale)
    )
    let bottom = sections.reduce(0) { $1.layOut(top: $0, in: space) }
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
    (refreshControl as? ListRefreshControl)?.layOut(width: bounds.width)
    remeasure(&measuredWidth)
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if position.followsEnd { setNeedsLayout() }
  }

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
    let available = availableWidth(width)
    return sections.reduce(empty?.height(width: width) ?? 0) { $0 + $1.height(in: available) }
  }
}

/// A view that lays out rows, items and what is between them.
protocol ListHolding: UIView {}

final class ListIndexView: UIView, ArrangingView {
  static let width: CGFloat = 16
  private static let step: CGFloat = 16

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

final class ListRefreshControl: UIRefreshControl, ArrangingView {
  private static let length: CGFloat = 60

  /// Creates a control that runs an action and then ends refreshing: what is shown changes with the state.
  convenience init(action: @escaping @MainActor () -> Void) {
    self.init(frame: .zero)
    let pulled = UIAction { [weak self] _ in
      action()
      self?.endRefreshing()
    }
    addAction(pulled, for: .valueChanged)
  }

  func layOut(width: CGFloat) {
    frame = CGRect(x: 0, y: -ListRefreshControl.length, width: width, height: ListRefreshControl.length)
  }
}
