import PetriComposer
import PetriUIKit

extension DrawingSymbols {
  private static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  private static let badgeFont = UIFont.systemFont(ofSize: 13)
  private static let buttonFont = UIFont.systemFont(ofSize: 17)

  func navigationBar(_ bar: ShownNavigationBar, at frame: CGRect, _ drawing: inout Drawing) {
    let isMirrored = shown.isMirrored
    let isLarge = bar.prefersLargeTitle && frame.height > 90
    let baseline = frame.maxY - (isLarge ? 52 : 0) - 16
    let back = bar.back.map {
      [BarTitle(text: (isMirrored ? "› " : "‹ ") + $0.title, color: tint, font: Self.buttonFont)]
    }
    let leading = (back ?? []) + titles(bar.leading)
    let trailing = titles(bar.trailing)
    let sides = isMirrored ? (trailing, leading) : (leading, trailing)
    let left = put(sides.0, from: frame.minX + 16, step: 1, baseline: baseline, room: frame.width / 3, &drawing)
    let right = put(
      sides.1.reversed(),
      from: frame.maxX - 16,
      step: -1,
      baseline: baseline,
      room: frame.width / 3,
      &drawing
    )
    let label = Paint(.label, in: traits)
    if let prompt = bar.prompt {
      Self.line(
        prompt,
        x: frame.midX,
        baseline: frame.minY + 22,
        anchor: .middle,
        room: frame.width - 32,
        font: .systemFont(ofSize: 13),
        label,
        &drawing
      )
    }
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
    if !bar.isAboveSearch { edge(of: frame, y: frame.maxY, &drawing) }
  }

  func tabBar(_ bar: ShownTabBar, at frame: CGRect, _ drawing: inout Drawing) {
    edge(of: frame, y: frame.minY, &drawing)
    let width = frame.width / CGFloat(max(1, bar.tabs.count))
    for (index, tab) in bar.tabs.enumerated() {
      let slot = shown.isMirrored ? bar.tabs.count - 1 - index : index
      let color = tab.isSelected ? tint : Paint(bar.unselectedTint, in: traits)
      let left = frame.minX + CGFloat(slot) * width
      if let image = tab.shownImage {
        let place = CGRect(x: left + width / 2 - 12.5, y: frame.minY + 6, width: 25, height: 25)
        picture(image, in: place, color, &drawing)
        if let badge = tab.badge {
          self.badge(badge, on: tab.badgeColor, at: CGPoint(x: place.maxX, y: place.minY), &drawing)
        }
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

  /// What stands over a tab's picture, in white on its colour.
  private func badge(_ text: String, on color: UIColor, at point: CGPoint, _ drawing: inout Drawing) {
    let (text, width) = FittedText.fitted(text, font: Self.badgeFont, room: 48)
    let frame = CGRect(x: point.x - 6, y: point.y - 3, width: max(18, width + 10), height: 18)
    drawing.rectangle(frame, radius: 9, .fill(Paint(color, in: traits)))
    Self.line(
      text,
      x: frame.midX - width / 2,
      baseline: frame.minY + 13.5,
      anchor: .left,
      width: width,
      font: Self.badgeFont,
      Paint(.white, in: traits),
      &drawing
    )
  }

  func toolbar(_ bar: ShownToolbar, at frame: CGRect, _ drawing: inout Drawing) {
    edge(of: frame, y: frame.minY, &drawing)
    let titles = titles(bar.items)
    let fitted = titles.map {
      FittedText.fitted($0.text, font: $0.font, room: max(0, frame.width / CGFloat(titles.count) - 8))
    }
    let starts = bar.starts(of: fitted.map(\.width), in: frame.width - 32, gap: 16)
    for (title, ((text, width), start)) in zip(titles, zip(fitted, starts)) {
      let x = frame.minX + 16 + (shown.isMirrored ? frame.width - 32 - start - width : start)
      Self.line(
        text,
        x: x,
        baseline: frame.minY + 28,
        anchor: .left,
        width: width,
        font: title.font,
        title.color,
        &drawing
      )
    }
  }

  /// What is written for an item of a bar.
  private struct BarTitle {
    let text: String
    let color: Paint
    let font: UIFont
  }

  private func titles(_ items: [ShownBarItem]) -> [BarTitle] {
    items.filter { !$0.isSpace }.map { item in
      let color =
        item.isEnabled ? item.item.tintColor.map { Paint($0, in: traits) } ?? tint : Paint(.tertiaryLabel, in: traits)
      let font = item.item.style == .done ? Self.titleFont : Self.buttonFont
      return BarTitle(text: item.text, color: color, font: font)
    }
  }

  /// Titles side by side from a side of the bar on.
  ///
  /// - Returns: how much of the bar they take.
  private func put(
    _ titles: some Sequence<BarTitle>,
    from start: CGFloat,
    step: CGFloat,
    baseline: CGFloat,
    room: CGFloat,
    _ drawing: inout Drawing
  ) -> CGFloat {
    let gap: CGFloat = 16
    var taken: CGFloat = 0
    for title in titles {
      let (text, width) = FittedText.fitted(title.text, font: title.font, room: max(0, room - taken))
      let x = start + step * taken
      let anchor: DrawingText.Anchor = step > 0 ? .left : .right
      Self.line(
        text,
        x: x,
        baseline: baseline,
        anchor: anchor,
        width: width,
        font: title.font,
        title.color,
        &drawing
      )
      taken += width + gap
    }
    return taken
  }

  private func edge(of frame: CGRect, y: CGFloat, _ drawing: inout Drawing) {
    let line = CGRect(x: frame.minX, y: y - 0.5, width: frame.width, height: 0.5)
    drawing.rectangle(line, .fill(Paint(.separator, in: traits)))
  }
}
