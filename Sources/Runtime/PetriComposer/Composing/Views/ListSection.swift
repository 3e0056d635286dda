import PetriCatalog
public import PetriUIKit

@MainActor
final class ListSection {
  let index: String?
  let cells: [ListCell]
  /// The section's view; `nil` for rows directly in the list.
  private let holder: SectionView?
  private let header: (any SectionEdgeView)?
  private let footer: (any SectionEdgeView)?
  private let separators: [UIView]
  private let background: ListSectionView?
  private let margins: ListMargins

  convenience init(style: ListStyle, hasSeparators: Bool, cells: [ListCell]) {
    self.init(style: style, hasSeparators: hasSeparators, cells: cells, in: nil, header: nil, footer: nil, index: nil)
  }

  init(
    style: ListStyle,
    hasSeparators: Bool,
    cells: [ListCell],
    in holder: SectionView?,
    header: (any SectionEdgeView)?,
    footer: (any SectionEdgeView)?,
    index: String?
  ) {
    self.cells = cells
    self.holder = holder
    self.index = index
    margins = ListMargins(style)
    background = style == .plain || cells.isEmpty ? nil : ListSectionView(isInset: style == .insetGrouped)
    separators =
      hasSeparators
      ? cells.dropFirst().map { _ in
        let separator = UIView()
        separator.backgroundColor = .separator
        return separator
      } : []
    self.header = header
    self.footer = footer
    if let label = header as? SectionLabel { label.accessibilityTraits.insert(.header) }
  }

  private var edges: [any SectionEdgeView] { [header, footer].compactMap(\.self) }

  func add(to list: ListView) {
    let parent: UIView = holder ?? list
    if let holder { list.addSubview(holder) }
    if let background { parent.addSubview(background) }
    if let header { parent.addSubview(header) }
    for view in cells { parent.addSubview(view) }
    if let footer { parent.addSubview(footer) }
    for view in separators { parent.addSubview(view) }
  }

  /// Lays out the section from `top` and returns the position below it.
  func layOut(top: CGFloat, in space: ListSpace) -> CGFloat {
    let width = margins.width(in: space.width)
    let origin: CGFloat = holder == nil ? top : 0
    let left = space.start + margins.side
    var bottom = origin + margins.end
    func put(_ edge: (any SectionEdgeView)?) {
      guard let edge else { return }
      let height = ListSection.height(of: edge, width: width)
      edge.frame = CGRect(
        x: left + ListCell.margin,
        y: bottom + ListSection.gap,
        width: max(0, width - 2 * ListCell.margin),
        height: height - 2 * ListSection.gap
      )
      bottom += height
    }
    put(header)
    let first = bottom
    for (index, cell) in cells.enumerated() {
      if index > 0, !separators.isEmpty {
        let inset = cells[index - 1].separatorInset
        separators[index - 1].frame = CGRect(
          x: space.isMirrored ? left : left + inset,
          y: bottom - space.pixel,
          width: max(0, width - inset),
          height: space.pixel
        )
      }
      let height = cell.height(width: width)
      cell.frame = CGRect(x: left, y: bottom, width: width, height: height)
      bottom += height
    }
    background?.frame = CGRect(x: left, y: first, width: width, height: max(0, bottom - first))
    put(footer)
    bottom += margins.end
    guard let holder else { return bottom }
    holder.frame = CGRect(x: 0, y: top, width: space.start + space.width + space.end, height: bottom)
    return top + bottom
  }

  var naturalSize: CGSize {
    let sizes = cells.map(\.naturalSize)
    var size = CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(2 * margins.end, +))
    for edge in edges {
      let own = edge.naturalSize
      size.width = max(size.width, own.width + 2 * ListCell.margin)
      size.height += own.height + 2 * ListSection.gap
    }
    size.width += 2 * margins.side
    return size
  }

  func height(in available: CGFloat) -> CGFloat {
    let width = margins.width(in: available)
    let texts = edges.map { ListSection.height(of: $0, width: width) }.reduce(2 * margins.end, +)
    return cells.reduce(texts) { $0 + $1.height(width: width) }
  }

  private static let gap: CGFloat = 6

  private static func height(of edge: any SectionEdgeView, width: CGFloat) -> CGFloat {
    edge.height(width: max(0, width - 2 * ListCell.margin)) + 2 * gap
  }
}

private struct ListMargins {
  let side: CGFloat
  let end: CGFloat

  init(_ style: ListStyle) {
    side = style == .insetGrouped ? 16 : 0
    end = style == .plain ? 0 : 16
  }

  func width(in available: CGFloat) -> CGFloat { max(0, available - 2 * side) }
}

struct ListSpace {
  let start: CGFloat
  let width: CGFloat
  let end: CGFloat
  let isMirrored: Bool
  let pixel: CGFloat
}

/// The background behind the cells of a grouped list.
public final class ListSectionView: UIView, ArrangingView {
  /// Whether the section has horizontal margins and rounded corners.
  public let isInset: Bool

  init(isInset: Bool) {
    self.isInset = isInset
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = isInset ? 10 : 0
  }

  /// Never decoded.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}

final class SectionView: UIView, ListHolding {}

/// The header or the footer of a section: a text, or a column of views.
protocol SectionEdgeView: UIView {
  var naturalSize: CGSize { get }
  func height(width: CGFloat) -> CGFloat
}

final class SectionLabel: UILabel, ArrangingView, SectionEdgeView {
  convenience init(_ text: String, style: UIFont.TextStyle, color: UIColor) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    textColor = color
    numberOfLines = 0
  }

  var naturalSize: CGSize { intrinsicContentSize }

  func height(width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}

final class SectionColumn: UIView, StackHolding, SectionEdgeView {
  let stack = UIStackView()
  let isHeader: Bool

  init(_ views: [UIView], isHeader: Bool) {
    self.isHeader = isHeader
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.spacing = 8
    stack.arrange(views)
    addSubview(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var naturalSize: CGSize { stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

  func height(width: CGFloat) -> CGFloat { stack.fittingHeight(width: width) }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = bounds
  }
}

/// The column shown in a list or grid without rows or items.
final class EmptyView: UIView, StackHolding {
  private static let margin: CGFloat = 16

  let stack = UIStackView()

  init(_ views: [UIView]) {
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .center
    stack.arrange(views)
    addSubview(stack)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func height(width: CGFloat) -> CGFloat {
    stack.fittingHeight(width: max(0, width - 2 * EmptyView.margin)) + 2 * EmptyView.margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 2 * EmptyView.margin)
    let height = stack.fittingHeight(width: width)
    stack.frame = CGRect(x: EmptyView.margin, y: (bounds.height - height) / 2, width: width, height: height)
  }
}
