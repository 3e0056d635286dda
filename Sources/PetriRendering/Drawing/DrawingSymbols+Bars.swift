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
      [BarMark(text: (isMirrored ? "› " : "‹ ") + $0.title, color: tint)]
    }
    let leading = (back ?? []) + marks(bar.leading)
    let trailing = marks(bar.trailing)
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

  /// Draws the badge over a tab's picture, in white on its colour.
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
    let marks = marks(bar.items)
    let rooms = bar.rooms(for: marks.map { $0.fitted(room: .infinity).width }, in: frame.width - 32, gap: 16)
    let fitted = zip(marks, rooms).map { $0.fitted(room: $1) }
    let starts = bar.starts(of: fitted.map(\.width), in: frame.width - 32, gap: 16)
    for ((mark, width), start) in zip(fitted, starts) {
      let x = frame.minX + 16 + (shown.isMirrored ? frame.width - 32 - start - width : start)
      put(mark, x: x, width: width, baseline: frame.minY + 28, &drawing)
    }
  }

  /// The mark for an item of a bar: its picture, else a word.
  @MainActor private struct BarMark {
    var text = ""
    var image: UIImage?
    let color: Paint
    var font = DrawingSymbols.buttonFont

    /// The mark as it fits into a room, and how wide it is.
    func fitted(room: CGFloat) -> (mark: BarMark, width: CGFloat) {
      if let image { return (self, min(image.size.width, max(1, room))) }
      var mark = self
      let (text, width) = FittedText.fitted(text, font: font, room: room)
      mark.text = text
      return (mark, width)
    }
  }

  /// Draws a mark from a place to the right, or to the left.
  private func put(
    _ mark: BarMark,
    x: CGFloat,
    width: CGFloat,
    toLeft: Bool = false,
    baseline: CGFloat,
    _ drawing: inout Drawing
  ) {
    if let image = mark.image {
      let height = image.size.height
      let middle = baseline - mark.font.capHeight / 2
      let frame = CGRect(x: toLeft ? x - width : x, y: middle - height / 2, width: width, height: height)
      return picture(image, in: frame, mark.color, &drawing)
    }
    Self.line(
      mark.text,
      x: x,
      baseline: baseline,
      anchor: toLeft ? .right : .left,
      width: width,
      font: mark.font,
      mark.color,
      &drawing
    )
  }

  private func marks(_ items: [ShownBarItem]) -> [BarMark] {
    items.filter { !$0.isSpace }.map { item in
      let color =
        item.isEnabled ? item.item.tintColor.map { Paint($0, in: traits) } ?? tint : Paint(.tertiaryLabel, in: traits)
      let font = item.item.style == .done ? Self.titleFont : Self.buttonFont
      let symbol = item.item.shownSymbol.flatMap { UIImage(systemName: $0) }
      return BarMark(text: item.text, image: item.item.image ?? symbol, color: color, font: font)
    }
  }

  /// Marks side by side from a side of the bar on.
  ///
  /// - Returns: how much of the bar they take.
  private func put(
    _ marks: some Sequence<BarMark>,
    from start: CGFloat,
    step: CGFloat,
    baseline: CGFloat,
    room: CGFloat,
    _ drawing: inout Drawing
  ) -> CGFloat {
    let gap: CGFloat = 16
    var taken: CGFloat = 0
    for mark in marks {
      let (fitted, width) = mark.fitted(room: max(0, room - taken))
      put(fitted, x: start + step * taken, width: width, toLeft: step < 0, baseline: baseline, &drawing)
      taken += width + gap
    }
    return taken
  }

  private func edge(of frame: CGRect, y: CGFloat, _ drawing: inout Drawing) {
    let line = CGRect(x: frame.minX, y: y - 0.5, width: frame.width, height: 0.5)
    drawing.rectangle(line, .fill(Paint(.separator, in: traits)))
  }
}
