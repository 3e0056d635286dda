import PetriComposer
import PetriUIKit

extension DrawingSymbols {
  private static let subtitleFont = UIFont.systemFont(ofSize: 12)
  private static let badgeFont = UIFont.systemFont(ofSize: 13)

  func navigationBar(_ bar: ShownNavigationBar, at frame: CGRect, _ drawing: inout Drawing) {
    let isMirrored = shown.isMirrored
    let isLarge = bar.prefersLargeTitle && frame.height > 90
    let subtitle = bar.subtitle ?? ""
    let row = HeadlessRuntime.titleRow(of: bar.view).offsetBy(dx: frame.minX, dy: frame.minY)
    let places = HeadlessRuntime.itemFrames(in: bar.view)
    var marks = marks(bar.leading + bar.trailing)
    if let back = bar.back {
      let title = HeadlessRuntime.shownBackTitle(in: bar.view)
      let text = (isMirrored ? "›" : "‹") + (title.isEmpty ? "" : " " + title)
      marks.append(BarMark(item: back.item, text: text, color: tint))
    }
    for mark in marks {
      guard let place = places[ObjectIdentifier(mark.item)]?.offsetBy(dx: frame.minX, dy: frame.minY) else { continue }
      put(mark, in: place, place.midX < frame.midX ? .left : .right, within: frame, &drawing)
    }
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
        baseline: frame.maxY - (subtitle.isEmpty ? 14 : 34),
        anchor: isMirrored ? .right : .left,
        room: frame.width - 32,
        font: .systemFont(ofSize: 34, weight: .bold),
        label,
        &drawing
      )
      Self.line(
        subtitle,
        x: isMirrored ? frame.maxX - 16 : frame.minX + 16,
        baseline: frame.maxY - 12,
        anchor: isMirrored ? .right : .left,
        room: frame.width - 32,
        font: .systemFont(ofSize: 15),
        Paint(.secondaryLabel, in: traits),
        &drawing
      )
    } else {
      // The title is centered in the bar, or in the space that the buttons leave.
      let font = HeadlessRuntime.barFont(isBold: true)
      let width = max(FittedText.width(of: title, font), FittedText.width(of: subtitle, Self.subtitleFont))
      let isFree = frame.midX - width / 2 >= row.minX && frame.midX + width / 2 <= row.maxX
      let baseline = row.midY + 6
      let texts = [
        (title, subtitle.isEmpty ? baseline : baseline - 6, font, label),
        (subtitle, baseline + 9, Self.subtitleFont, Paint(.secondaryLabel, in: traits)),
      ]
      for (text, baseline, font, paint) in texts {
        Self.line(
          text,
          x: isFree ? frame.midX : row.midX,
          baseline: baseline,
          anchor: .middle,
          room: row.width,
          font: font,
          paint,
          &drawing
        )
      }
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
          self.badge(badge, on: tab.badgeColor, at: CGPoint(x: place.maxX, y: place.minY), within: frame, &drawing)
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

  /// Draws a badge over a tab's image or a button, in white on its color; a dot if it has no text.
  private func badge(
    _ text: String,
    on color: UIColor,
    at point: CGPoint,
    within bar: CGRect,
    _ drawing: inout Drawing
  ) {
    guard !text.isEmpty else {
      let dot = CGRect(x: point.x - 5, y: point.y - 2, width: 10, height: 10)
      return drawing.rectangle(dot, radius: 5, .fill(Paint(color, in: traits)))
    }
    let (text, width) = FittedText.fitted(text, font: Self.badgeFont, room: 48)
    let wide = max(18, width + 10)
    let frame = CGRect(x: min(point.x - 6, bar.maxX - 4 - wide), y: point.y - 3, width: wide, height: 18)
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
    let places = HeadlessRuntime.itemFrames(in: bar.view)
    for mark in marks(bar.items) {
      guard let place = places[ObjectIdentifier(mark.item)] else { continue }
      put(mark, in: place.offsetBy(dx: frame.minX, dy: frame.minY), .middle, within: frame, &drawing)
    }
  }

  /// The content of a bar button item: its image, or its title.
  private struct BarMark {
    let item: AnyObject
    var text = ""
    var image: UIImage?
    let color: Paint
    var isBold = false
    var badge: (text: String, color: UIColor)?
  }

  private func put(
    _ mark: BarMark,
    in frame: CGRect,
    _ anchor: TextAnchor,
    within bar: CGRect,
    _ drawing: inout Drawing
  ) {
    let font = HeadlessRuntime.barFont(isBold: mark.isBold)
    let baseline = frame.midY + 6
    let height = mark.image?.size.height ?? 18
    let top = mark.image == nil ? baseline - height : baseline - font.capHeight / 2 - height / 2
    defer {
      if let (text, color) = mark.badge {
        badge(text, on: color, at: CGPoint(x: frame.maxX, y: top), within: bar, &drawing)
      }
    }
    guard let image = mark.image else {
      return Self.line(
        mark.text,
        x: anchor.x(in: frame),
        baseline: baseline,
        anchor: anchor,
        room: frame.width,
        font: font,
        mark.color,
        &drawing
      )
    }
    picture(image, in: CGRect(x: frame.minX, y: top, width: frame.width, height: height), mark.color, &drawing)
  }

  private func marks(_ items: [ShownBarItem]) -> [BarMark] {
    items.filter { !$0.isSpace }.map { item in
      let color =
        item.isEnabled ? item.item.tintColor.map { Paint($0, in: traits) } ?? tint : Paint(.tertiaryLabel, in: traits)
      return BarMark(
        item: item.item,
        text: item.text,
        image: HeadlessRuntime.image(of: item.item),
        color: color,
        isBold: item.item.style == .done,
        badge: item.badge.map { ($0, item.badgeColor) }
      )
    }
  }

  private func edge(of frame: CGRect, y: CGFloat, _ drawing: inout Drawing) {
    let line = CGRect(x: frame.minX, y: y - 0.5, width: frame.width, height: 0.5)
    drawing.rectangle(line, .fill(Paint(.separator, in: traits)))
  }
}
