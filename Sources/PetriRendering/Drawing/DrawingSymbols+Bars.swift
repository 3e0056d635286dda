import PetriComposer
import PetriUIKit

extension DrawingSymbols {
  private static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  private static let buttonFont = UIFont.systemFont(ofSize: 17)

  func navigationBar(_ bar: ShownNavigationBar, at frame: CGRect, _ drawing: inout Drawing) {
    let isMirrored = shown.isMirrored
    let isLarge = bar.prefersLargeTitle && frame.height > 90
    let baseline = frame.maxY - (isLarge ? 52 : 0) - 16
    let back = bar.back.map { [(isMirrored ? "› " : "‹ ") + $0.title] }
    let leading = (back ?? []) + titles(bar.leading)
    let trailing = titles(bar.trailing)
    let sides = isMirrored ? (trailing, leading) : (leading, trailing)
    let left = put(sides.0, from: frame.minX + 16, step: 1, baseline: baseline, room: frame.width / 3, tint, &drawing)
    let right = put(
      sides.1.reversed(),
      from: frame.maxX - 16,
      step: -1,
      baseline: baseline,
      room: frame.width / 3,
      tint,
      &drawing
    )
    let label = Paint(.label, in: traits)
    let title = bar.title ?? ""
    if isLarge {
      Self.line(
        title,
        x: isMirrored ? frame.maxX - 16 : frame.minX + 16,
        baseline: frame.maxY - 14,
        anchor: isMirrored ? .right : .left,
        room: frame.width - 32,
        font: .systemFont(ofSize: 34, weight: .bold),
        label,
        &drawing
      )
    } else {
      // In the middle of the bar, or of what its buttons leave of it.
      let free = (start: frame.minX + 16 + left, end: frame.maxX - 16 - right)
      let width = FittedText.width(of: title, Self.titleFont)
      let isFree = frame.midX - width / 2 >= free.start && frame.midX + width / 2 <= free.end
      Self.line(
        title,
        x: isFree ? frame.midX : (free.start + free.end) / 2,
        baseline: baseline,
        anchor: .middle,
        room: max(0, free.end - free.start),
        font: Self.titleFont,
        label,
        &drawing
      )
    }
    edge(of: frame, y: frame.maxY, &drawing)
  }

  func tabBar(_ bar: ShownTabBar, at frame: CGRect, _ drawing: inout Drawing) {
    edge(of: frame, y: frame.minY, &drawing)
    let width = frame.width / CGFloat(max(1, bar.tabs.count))
    for (index, tab) in bar.tabs.enumerated() {
      let slot = shown.isMirrored ? bar.tabs.count - 1 - index : index
      let color = tab.isSelected ? tint : Paint(.secondaryLabel, in: traits)
      let left = frame.minX + CGFloat(slot) * width
      if let image = tab.shownImage {
        let place = CGRect(x: left + width / 2 - 12.5, y: frame.minY + 6, width: 25, height: 25)
        picture(image, in: place, color, &drawing)
      }
      Self.line(
        tab.title ?? "",
        x: left + width / 2,
        baseline: frame.minY + (tab.image == nil ? 30 : 43),
        anchor: .middle,
        room: width - 4,
        font: .systemFont(ofSize: tab.image == nil ? 12 : 10, weight: tab.isSelected ? .semibold : .regular),
        color,
        &drawing
      )
    }
  }

  func toolbar(_ bar: ShownToolbar, at frame: CGRect, _ drawing: inout Drawing) {
    edge(of: frame, y: frame.minY, &drawing)
    let titles = titles(bar.items)
    let width = frame.width / CGFloat(max(1, titles.count))
    for (index, title) in titles.enumerated() {
      let x = frame.minX + (CGFloat(index) + 0.5) * width
      Self.line(
        title,
        x: x,
        baseline: frame.minY + 28,
        anchor: .middle,
        room: max(0, width - 8),
        font: Self.buttonFont,
        tint,
        &drawing
      )
    }
  }

  private func titles(_ items: [ShownBarItem]) -> [String] { items.filter { !$0.isSpace }.map(\.text) }

  /// Titles side by side from a side of the bar on.
  ///
  /// - Returns: how much of the bar they take.
  private func put(
    _ texts: some Sequence<String>,
    from start: CGFloat,
    step: CGFloat,
    baseline: CGFloat,
    room: CGFloat,
    _ color: Paint,
    _ drawing: inout Drawing
  ) -> CGFloat {
    let gap: CGFloat = 16
    var taken: CGFloat = 0
    for text in texts {
      let (text, width) = FittedText.fitted(text, font: Self.buttonFont, room: max(0, room - taken))
      let x = start + step * taken
      let anchor: DrawingText.Anchor = step > 0 ? .left : .right
      Self.line(text, x: x, baseline: baseline, anchor: anchor, width: width, font: Self.buttonFont, color, &drawing)
      taken += width + gap
    }
    return taken
  }

  private func edge(of frame: CGRect, y: CGFloat, _ drawing: inout Drawing) {
    let line = CGRect(x: frame.minX, y: y - 0.5, width: frame.width, height: 0.5)
    drawing.rectangle(line, .fill(Paint(.separator, in: traits)))
  }
}
