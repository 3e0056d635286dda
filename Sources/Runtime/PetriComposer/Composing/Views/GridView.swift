import PetriCatalog
import PetriUIKit

/// Items in columns, or in a horizontal line with optional paging and dots; like a collection view with a flow layout,
/// but without reuse.
final class GridView: UIScrollView, ListHolding, ScrollKeeping {
  private static let gap: CGFloat = 6

  let axis: StackAxis
  private let definition: GridDefinition
  private let sections: [GridSection]
  private let empty: EmptyView?
  private let dots: UIPageControl?
  var position = ScrollPosition()
  private var measuredWidth: CGFloat?
  /// The cached layout of a width, until the next layout: a stack asks for the height many times.
  private var measured: (width: CGFloat, layout: Layout)?

  private struct Layout {
    var frames: [(UIView, CGRect)] = []
    var holders: [(UIView, CGRect)] = []
    var size = CGSize.zero
    var pages = 1
  }

  init(_ definition: GridDefinition, sections: [GridSection], empty: EmptyView?) {
    self.definition = definition
    self.sections = sections
    self.empty = empty
    axis = definition.axis
    dots = definition.pageDots ? UIPageControl() : nil
    super.init(frame: .zero)
    if let empty { addSubview(empty) }
    for section in sections {
      let parent: UIView = section.holder ?? self
      if let holder = section.holder { addSubview(holder) }
      if let header = section.header { parent.addSubview(header) }
      for item in section.items { parent.addSubview(item) }
      if let footer = section.footer { parent.addSubview(footer) }
    }
    if let dots {
      addSubview(dots)
      let turned = UIAction { [weak self, weak dots] _ in if let dots { self?.show(page: dots.currentPage) } }
      dots.addAction(turned, for: .valueChanged)
    }
    isPagingEnabled = definition.paging
    yieldSpace(along: .horizontal)
    if axis == .vertical {
      yieldSpace(along: .vertical)
    } else if definition.paging {
      takeSpace(along: .vertical)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Whether the grid takes the remaining height because it scrolls vertically or its pages fill it.
  var takesHeight: Bool { axis == .vertical || definition.paging }

  // MARK: Layout

  private func layout(width: CGFloat) -> Layout {
    if let measured, measured.width == width { return measured.layout }
    let layout = axis == .vertical ? columns(width: width) : line(width: width, filling: 0)
    measured = (width, layout)
    return layout
  }

  private func slots(in available: CGFloat) -> (count: Int, width: CGFloat, spacing: CGFloat) {
    let spacing = CGFloat(definition.spacing)
    guard let size = definition.itemSize else {
      let count = CGFloat(definition.columnCount)
      return (definition.columnCount, max(0, (available - spacing * (count - 1)) / count), spacing)
    }
    let width = CGFloat(size.width)
    let count = max(1, Int((available + spacing) / (width + spacing)))
    // A flow layout distributes the remaining width.
    let shared = count > 1 ? (available - width * CGFloat(count)) / CGFloat(count - 1) : spacing
    return (count, width, max(spacing, shared))
  }

  private func height(of item: UIView, width: CGFloat) -> CGFloat {
    definition.itemSize.map { CGFloat($0.height) } ?? item.fittingHeight(width: width)
  }

  private func columns(width: CGFloat) -> Layout {
    let padding = definition.padding.directional
    let safeArea = safeAreaInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = padding.leading + (isMirrored ? safeArea.right : safeArea.left)
    let available = max(0, width - padding.leading - padding.trailing - safeArea.left - safeArea.right)
    let slots = slots(in: available)
    var layout = Layout()
    var bottom = padding.top
    for section in sections {
      let top = bottom
      let origin = section.holder == nil ? 0 : top
      func put(_ edge: (any SectionEdgeView)?) {
        guard let edge else { return }
        let height = edge.height(width: available)
        let frame = CGRect(x: left, y: bottom + GridView.gap - origin, width: available, height: height)
        layout.frames.append((edge, frame))
        bottom += height + 2 * GridView.gap
      }
      put(section.header)
      for start in stride(from: 0, to: section.items.count, by: slots.count) {
        if start > 0 { bottom += CGFloat(definition.spacing) }
        let line = section.items[start..<min(section.items.count, start + slots.count)]
        let height = line.map { self.height(of: $0, width: slots.width) }.max() ?? 0
        for (index, item) in line.enumerated() {
          let x = left + CGFloat(index) * (slots.width + slots.spacing)
          layout.frames.append((item, CGRect(x: x, y: bottom - origin, width: slots.width, height: height)))
        }
        bottom += height
      }
      put(section.footer)
      if let holder = section.holder {
        layout.holders.append((holder, CGRect(x: 0, y: top, width: width, height: bottom - top)))
      }
    }
    layout.size = CGSize(width: width, height: max(bottom + padding.bottom, empty?.height(width: width) ?? 0))
    return layout
  }

  /// The height of headers or footers of horizontal sections, in points.
  private func height(of edges: [any SectionEdgeView], width: CGFloat) -> CGFloat {
    var most: CGFloat = 0
    for edge in edges { most = max(most, edge.height(width: width) + 2 * GridView.gap) }
    return most
  }

  private func line(width: CGFloat, filling available: CGFloat) -> Layout {
    let padding = definition.padding.directional
    let slots = slots(in: max(0, width - padding.leading - padding.trailing))
    let above = height(of: sections.compactMap(\.header), width: slots.width)
    let below = height(of: sections.compactMap(\.footer), width: slots.width)
    var items: CGFloat = 0
    for item in sections.lazy.flatMap(\.items) { items = max(items, height(of: item, width: slots.width)) }
    let around = padding.top + above + below + (dots?.intrinsicContentSize.height ?? 0) + padding.bottom
    if definition.itemSize == nil { items = max(items, available - around) }
    let step: CGFloat = slots.width + slots.spacing
    let isPaging = definition.paging
    func left(of index: Int) -> CGFloat {
      guard isPaging else { return padding.leading + CGFloat(index) * step }
      let (page, slot) = index.quotientAndRemainder(dividingBy: slots.count)
      return CGFloat(page) * width + padding.leading + CGFloat(slot) * step
    }
    var layout = Layout()
    var count = 0
    for section in sections {
      let start = left(of: count)
      let origin: CGFloat = section.holder == nil ? 0 : start
      let top = section.holder == nil ? padding.top : 0
      for item in section.items {
        let x: CGFloat = left(of: count) - origin
        layout.frames.append((item, CGRect(x: x, y: top + above, width: slots.width, height: items)))
        count += 1
      }
      let end: CGFloat = section.items.isEmpty ? start : left(of: count - 1) + slots.width
      let sectionWidth = max(end - start, slots.width)
      func put(_ edge: (any SectionEdgeView)?, y: CGFloat) {
        guard let edge else { return }
        let height = edge.height(width: sectionWidth)
        layout.frames.append((edge, CGRect(x: start - origin, y: top + y, width: sectionWidth, height: height)))
      }
      put(section.header, y: GridView.gap)
      put(section.footer, y: above + items + GridView.gap)
      guard let holder = section.holder else { continue }
      layout.holders.append(
        (holder, CGRect(x: start, y: padding.top, width: sectionWidth, height: above + items + below))
      )
    }
    layout.pages = isPaging ? max(1, (count + slots.count - 1) / slots.count) : 1
    let last: CGFloat = count == 0 ? padding.leading : left(of: count - 1) + slots.width
    layout.size.width = isPaging ? CGFloat(layout.pages) * width : last + padding.trailing
    layout.size.height = max(around + items, empty?.height(width: width) ?? 0)
    return layout
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    measured = nil
    let layout = axis == .vertical ? layout(width: bounds.width) : line(width: bounds.width, filling: bounds.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let length = max(layout.size.width, bounds.width)
    let isFirst = contentSize != layout.size
    contentSize = layout.size
    // Right-to-left content starts at its right end.
    if isMirrored, isFirst, axis == .horizontal { contentOffset.x = max(0, length - bounds.width) }
    settle()
    func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
      isMirrored ? frame.offsetBy(dx: width - frame.minX - frame.maxX, dy: 0) : frame
    }
    let widths = Dictionary(uniqueKeysWithValues: layout.holders.map { (ObjectIdentifier($0), $1.width) })
    for (view, frame) in layout.holders { view.frame = mirrored(frame, in: length) }
    for (view, frame) in layout.frames {
      let width = view.superview.flatMap { widths[ObjectIdentifier($0)] } ?? length
      view.frame = mirrored(frame, in: width)
    }
    let seen = bounds.inset(by: adjustedContentInset)
    empty?.frame = CGRect(x: bounds.minX, y: 0, width: bounds.width, height: max(layout.size.height, seen.height))
    placeDots(layout.pages, isMirrored: isMirrored)
    (refreshControl as? ListRefreshControl)?.layOut(width: bounds.width)
    remeasure(&measuredWidth)
  }

  // MARK: Size

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: bounds.width > 0 ? layout(width: bounds.width).size.height : UIView.noIntrinsicMetric
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layout(width: size.width).size.height)
  }

  // MARK: Pages

  var pages: (count: Int, current: Int) {
    let count = layout(width: bounds.width).pages
    guard bounds.width > 0 else { return (count, 0) }
    let page = Int((contentOffset.x / bounds.width).rounded())
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (count, isMirrored ? count - 1 - page : page)
  }

  func offset(ofPage page: Int) -> CGPoint {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let index = isMirrored ? pages.count - 1 - page : page
    return CGPoint(x: CGFloat(index) * bounds.width, y: contentOffset.y)
  }

  private func show(page: Int) { setContentOffset(offset(ofPage: page), animated: false) }

  private func placeDots(_ count: Int, isMirrored: Bool) {
    guard let dots else { return }
    let size = dots.intrinsicContentSize
    dots.frame = CGRect(
      x: bounds.minX,
      y: contentSize.height - size.height - CGFloat(definition.padding.bottom),
      width: bounds.width,
      height: size.height
    )
    dots.numberOfPages = count
    dots.currentPage = pages.current
  }
}

@MainActor
struct GridSection {
  /// The section's view; `nil` for items directly in the grid.
  let holder: SectionView?
  let header: (any SectionEdgeView)?
  let footer: (any SectionEdgeView)?
  let items: [UIView]
}
