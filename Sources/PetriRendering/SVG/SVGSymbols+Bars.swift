import PetriUIKit

extension SVGSymbols {
  private static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  private static let buttonFont = UIFont.systemFont(ofSize: 17)

  func navigationBar(_ bar: UINavigationBar, at frame: CGRect, _ writer: inout SVGWriter) {
    let item = bar.topItem
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLarge = bar.prefersLargeTitles && item?.largeTitleDisplayMode != .never && frame.height > 90
    let baseline = frame.maxY - (isLarge ? 52 : 0) - 16
    let tint = SVGColor(bar.tintColor ?? .systemBlue, in: traits)
    var leading: [String] = []
    if let back = bar.backItem, item?.hidesBackButton != true {
      leading.append((isMirrored ? "› " : "‹ ") + (back.backButtonTitle ?? back.title ?? "Back"))
    }
    leading += titles(item?.leftBarButtonItems)
    let trailing = titles(item?.rightBarButtonItems)
    let sides = isMirrored ? (trailing, leading) : (leading, trailing)
    put(sides.0, x: frame.minX + 16, baseline: baseline, anchor: "start", tint, &writer)
    put(sides.1, x: frame.maxX - 16, baseline: baseline, anchor: "end", tint, &writer)
    let label = SVGColor(.label, in: traits)
    if isLarge {
      let x = isMirrored ? frame.maxX - 16 : frame.minX + 16
      let font = UIFont.systemFont(ofSize: 34, weight: .bold)
      put(
        [item?.title ?? ""],
        x: x,
        baseline: frame.maxY - 14,
        anchor: isMirrored ? "end" : "start",
        label,
        &writer,
        font
      )
    } else if let title = item?.title {
      put([title], x: frame.midX, baseline: baseline, anchor: "middle", label, &writer, Self.titleFont)
    }
    edge(of: frame, y: frame.maxY, &writer)
  }

  func tabBar(_ bar: UITabBar, at frame: CGRect, _ writer: inout SVGWriter) {
    edge(of: frame, y: frame.minY, &writer)
    let items = bar.items ?? []
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = frame.width / CGFloat(max(1, items.count))
    for (index, item) in items.enumerated() {
      let slot = isMirrored ? items.count - 1 - index : index
      let isSelected = item === bar.selectedItem
      let color = isSelected ? bar.tintColor ?? .systemBlue : UIColor.secondaryLabel
      put(
        [item.title ?? ""],
        x: frame.minX + (CGFloat(slot) + 0.5) * width,
        baseline: frame.minY + 30,
        anchor: "middle",
        SVGColor(color, in: traits),
        &writer,
        .systemFont(ofSize: 12, weight: isSelected ? .semibold : .regular)
      )
    }
  }

  func toolbar(_ bar: UIToolbar, at frame: CGRect, _ writer: inout SVGWriter) {
    edge(of: frame, y: frame.minY, &writer)
    let titles = titles(bar.items)
    let tint = SVGColor(bar.tintColor ?? .systemBlue, in: traits)
    let width = frame.width / CGFloat(max(1, titles.count))
    for (index, title) in titles.enumerated() {
      let x = frame.minX + (CGFloat(index) + 0.5) * width
      put([title], x: x, baseline: frame.minY + 28, anchor: "middle", tint, &writer)
    }
  }

  private func titles(_ items: [UIBarButtonItem]?) -> [String] {
    (items ?? []).filter { !$0.isHidden && !BarButtonText.isSpace($0) }.map { BarButtonText.text(of: $0) }
  }

  private func put(
    _ texts: [String],
    x: CGFloat,
    baseline: CGFloat,
    anchor: String,
    _ color: SVGColor,
    _ writer: inout SVGWriter,
    _ font: UIFont = buttonFont
  ) {
    let text = texts.joined(separator: "   ")
    guard !text.isEmpty else { return }
    line(text, x: x, baseline: baseline, anchor: anchor, font: font, color, &writer)
  }

  private func edge(of frame: CGRect, y: CGFloat, _ writer: inout SVGWriter) {
    let line = CGRect(x: frame.minX, y: y - 0.5, width: frame.width, height: 0.5)
    writer.element("rect", line.svg + SVGColor(.separator, in: traits).fill)
  }
}
