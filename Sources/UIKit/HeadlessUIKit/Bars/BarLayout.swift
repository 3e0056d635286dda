import Foundation

/// The layout of a bar's buttons: at the ends of a navigation bar, spread over a toolbar.
///
/// A button is as wide as its image or title, and as high as the bar's row.
@MainActor
struct BarLayout {
  /// The distance from the bar's ends, and the minimum distance between two buttons.
  static let gap: CGFloat = 16
  private static let rowHeight: CGFloat = 44

  private(set) var frames: [ObjectIdentifier: CGRect] = [:]
  /// The horizontal space between the buttons of a navigation bar, for the title.
  private(set) var free: (start: CGFloat, end: CGFloat) = (0, 0)
  private(set) var backTitle = ""

  /// The layout of a navigation bar. At most a third of the width is taken at each end, including the back button. The
  /// back button has the first of its titles that fits and leaves space for the bar's title; the width at which iOS
  /// falls back to a shorter one is undocumented.
  init(_ bar: UINavigationBar) {
    free = (Self.gap, bar.bounds.width - Self.gap)
    guard let top = bar.topItem else { return }
    let (y, height) = bar.row
    let row = CGRect(x: 0, y: y, width: bar.bounds.width, height: height)
    var leading = Self.visible(top.leftBarButtonItems).map { ($0 as AnyObject, Self.width(of: $0)) }
    let trailing = Self.visible(top.rightBarButtonItems).map { ($0 as AnyObject, Self.width(of: $0)) }
    if top.hasBackButton, let back = bar.backItem {
      let others = (leading + trailing).reduce(0) { $0 + $1.1 + Self.gap }
      let space = min(row.width / 3, row.width - 3 * Self.gap - others - Self.titleWidth(of: top, in: bar))
      let titles = back.backTitles
      backTitle = titles.first { Self.width(ofBack: $0) <= space } ?? titles.last ?? ""
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

  /// The remaining width of a toolbar is divided among its spaces, or comes last if there are none. If the buttons
  /// don't fit, those wider than a fair share get equal widths.
  init(_ bar: UIToolbar) {
    let items = (bar.items ?? []).filter { !$0.isHidden }
    let width = bar.bounds.width - 2 * Self.gap
    let wanted = items.map { $0.isSpace ? nil : Self.width(of: $0) }
    let widths = Self.fitted(wanted, into: width)
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for ((item, buttonWidth), start) in zip(
      zip(items, widths),
      HeadlessRuntime.spread(widths, over: width, gap: Self.gap)
    ) {
      guard let buttonWidth else { continue }
      let x = Self.gap + (isMirrored ? width - start - buttonWidth : start)
      let height = min(Self.rowHeight, bar.bounds.height)
      frames[ObjectIdentifier(item)] = CGRect(x: x, y: 0, width: buttonWidth, height: height)
    }
  }

  private static func fitted(_ wanted: [CGFloat?], into width: CGFloat) -> [CGFloat?] {
    var widths = wanted
    let buttons = wanted.indices.filter { wanted[$0] != nil }
    var free = width - gap * CGFloat(max(0, buttons.count - 1))
    for (count, index) in buttons.sorted(by: { wanted[$0] ?? 0 < wanted[$1] ?? 0 }).enumerated() {
      let width = max(1, min(wanted[index] ?? 0, free / CGFloat(buttons.count - count)))
      widths[index] = width
      free -= width
    }
    return widths
  }

  private static func visible(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
    (items ?? []).filter { !$0.isHidden && !$0.isSpace }
  }

  private static func width(ofBack title: String) -> CGFloat {
    width(of: title.isEmpty ? "‹" : "‹ " + title, isBold: false)
  }

  /// The width of the title in the row of the buttons; 0 if it is shown below them.
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
  fileprivate var isSpace: Bool {
    title == nil && image == nil && accessibilityLabel == nil && customView == nil
  }
}
