import Foundation

/// Where the buttons of a bar are in it: at the ends of a navigation bar, spread over a toolbar.
///
/// Each is as wide as its picture or its word, and as high as the row that they are in.
@MainActor
struct BarLayout {
  /// The distance from the bar's ends, and the least one between two buttons.
  static let gap: CGFloat = 16
  private static let rowHeight: CGFloat = 44

  /// The frames of buttons, and of the way back, by their items.
  private(set) var frames: [ObjectIdentifier: CGRect] = [:]
  /// The room between the buttons of a navigation bar, for the title.
  private(set) var free: (start: CGFloat, end: CGFloat) = (0, 0)
  /// The text of the way back of a navigation bar; empty for its chevron alone.
  private(set) var backTitle = ""

  /// Neither end of a navigation bar has more than a third of it, the way back included.
  ///
  /// The text of the way back is the first one that has room there and leaves the title room beside it. iOS falls to
  /// shorter ones in the same order; from which width on has no source.
  init(_ bar: UINavigationBar) {
    free = (Self.gap, bar.bounds.width - Self.gap)
    guard let top = bar.topItem else { return }
    let (y, height) = bar.row
    let row = CGRect(x: 0, y: y, width: bar.bounds.width, height: height)
    var leading = Self.seen(top.leftBarButtonItems).map { ($0 as AnyObject, Self.width(of: $0)) }
    let trailing = Self.seen(top.rightBarButtonItems).map { ($0 as AnyObject, Self.width(of: $0)) }
    if top.hasBackButton, let back = bar.backItem {
      let others = (leading + trailing).reduce(0) { $0 + $1.1 + Self.gap }
      let room = min(row.width / 3, row.width - 3 * Self.gap - others - Self.titleWidth(of: top, in: bar))
      let titles = back.backTitles
      backTitle = titles.first { Self.width(ofBack: $0) <= room } ?? titles.last ?? ""
      leading.insert((back, Self.width(ofBack: backTitle)), at: 0)
    }
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (items, isLeft) in [(leading, !isMirrored), (trailing, isMirrored)] {
      var taken: CGFloat = 0
      for (item, width) in items {
        let width = max(1, min(width, row.width / 3 - taken))
        let x = isLeft ? Self.gap + taken : row.width - Self.gap - taken - width
        frames[ObjectIdentifier(item)] = CGRect(x: x, y: row.minY, width: width, height: row.height)
        taken += width + Self.gap
        if isLeft { free.start = x + width + Self.gap } else { free.end = x - Self.gap }
      }
    }
  }

  /// The rest of a toolbar is shared out among its spaces, and comes last where there are none. Where there isn't room for all
  /// buttons, those that want more than a fair share have as much as each other.
  init(_ bar: UIToolbar) {
    let items = (bar.items ?? []).filter { !$0.isHidden }
    let room = bar.bounds.width - 2 * Self.gap
    let wanted = items.map { $0.isSpace ? nil : Self.width(of: $0) }
    let widths = Self.fitted(wanted, into: room)
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for ((item, width), start) in zip(zip(items, widths), HeadlessRuntime.spread(widths, over: room, gap: Self.gap)) {
      guard let width else { continue }
      let x = Self.gap + (isMirrored ? room - start - width : start)
      frames[ObjectIdentifier(item)] = CGRect(x: x, y: 0, width: width, height: min(Self.rowHeight, bar.bounds.height))
    }
  }

  private static func fitted(_ wanted: [CGFloat?], into room: CGFloat) -> [CGFloat?] {
    var widths = wanted
    let buttons = wanted.indices.filter { wanted[$0] != nil }
    var free = room - gap * CGFloat(max(0, buttons.count - 1))
    for (place, index) in buttons.sorted(by: { wanted[$0] ?? 0 < wanted[$1] ?? 0 }).enumerated() {
      let width = max(1, min(wanted[index] ?? 0, free / CGFloat(buttons.count - place)))
      widths[index] = width
      free -= width
    }
    return widths
  }

  private static func seen(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
    (items ?? []).filter { !$0.isHidden && !$0.isSpace }
  }

  private static func width(ofBack title: String) -> CGFloat {
    width(of: title.isEmpty ? "‹" : "‹ " + title, isBold: false)
  }

  /// How wide the title is in the row of the buttons; 0 where it is below them.
  private static func titleWidth(of item: UINavigationItem, in bar: UINavigationBar) -> CGFloat {
    if let view = item.titleView { return view.bounds.width }
    return bar.showsLargeTitle ? 0 : width(of: item.title ?? "", isBold: true)
  }

  private static func width(of item: UIBarButtonItem) -> CGFloat {
    if item.width > 0 { return item.width }
    if let view = item.customView { return max(view.bounds.width, view.intrinsicContentSize.width) }
    if let image = HeadlessRuntime.image(of: item) { return image.size.width }
    return width(of: item.title ?? item.accessibilityLabel ?? "•", isBold: item.style == .done)
  }

  private static func width(of text: String, isBold: Bool) -> CGFloat {
    let font = HeadlessRuntime.barFont(isBold: isBold)
    return TextMeasure(font: font).size(of: text, width: nil).width
  }
}

extension UIBarButtonItem {
  /// Whether it only takes room.
  fileprivate var isSpace: Bool {
    title == nil && image == nil && accessibilityLabel == nil && customView == nil
  }
}
