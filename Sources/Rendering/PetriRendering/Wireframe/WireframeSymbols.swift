import PetriComposer
import PetriText
import PetriUIKit

/// Draws UIKit's views with box-drawing characters.
@MainActor
struct WireframeSymbols {
  let shown: ShownView
  let paint: WireframePaint

  init(_ shown: ShownView, _ paint: WireframePaint) {
    self.shown = shown
    self.paint = paint
  }

  /// The lines of a label, broken and truncated by the metrics of its font. If one of several lines doesn't fit, the
  /// text is wrapped by columns, unless there are too few rows.
  static func lines(of label: ShownLabel, columns: Int, rows: Int) -> [String] {
    let own = HeadlessRuntime.visibleLines(of: label.view).lines
    if own.count <= 1 || own.count <= rows && own.allSatisfy({ $0.columns <= columns }) { return own }
    let most = label.lineLimit == 0 ? rows : min(rows, label.lineLimit)
    let lines = TextWrapping.lines(of: label.string, columns: columns, most: .max)
    if lines.count <= most { return lines }
    return own.count <= rows ? own : TextWrapping.lines(of: label.string, columns: columns, most: most)
  }

  /// The lines of a view that is drawn as text; `nil` for any other.
  ///
  /// - Parameter cells: the view's cells, one row per line.
  func lines(in cells: CanvasRectangle, clip: CanvasRectangle) -> [WireframeText]? {
    switch shown.kind.form {
    case .button(let button):
      let color = button.colors(tint: shown.tint).title
      let brackets = button.isEnabled ? ("[", "]") : ("(", ")")
      let text = WireframeText(
        content: .bracketed(title(of: button), open: brackets.0, close: brackets.1),
        cells: cells,
        anchor: button.alignment == .left ? .left : button.alignment == .right ? .right : .middle,
        style: paint.style(color, bold: button.isEnabled, dim: !button.isEnabled),
        clip: clip
      )
      return [text]
    case .text(let label):
      let anchor = TextAnchor(label.alignment, isMirrored: shown.isMirrored)
      let style = style(of: label)
      let lines = Self.lines(of: label, columns: cells.width, rows: cells.height)
      return zip(lines, WireframeLink.links(of: label, in: lines)).enumerated().map { index, line in
        let row = CanvasRectangle(x: cells.x, y: cells.y + index, width: cells.width, height: 1)
        return WireframeText(
          content: .line(line.0),
          cells: row,
          anchor: anchor,
          style: style,
          clip: clip,
          links: line.1
        )
      }
    default: return nil
    }
  }

  /// The title of a button, or else the name of its image; an image beside a title becomes a mark.
  private func title(of button: ShownButton) -> String {
    guard !button.title.isEmpty else {
      let name = button.image.flatMap(HeadlessRuntime.name) ?? ""
      return button.isDefined ? name : SymbolSign.text(of: name, isMirrored: shown.isMirrored) ?? name
    }
    guard button.isDefined, button.image != nil else { return button.title }
    let sign = sign(of: button.image)
    return button.placement.edge == .trailing ? "\(button.title) \(sign)" : "\(sign) \(button.title)"
  }

  /// The character for an image, if its symbol has a similar one.
  private func sign(of image: UIImage?) -> String {
    guard let image, image.isSymbolImage else { return "▣" }
    return HeadlessRuntime.name(of: image).flatMap { SymbolSign.text(of: $0, isMirrored: shown.isMirrored) } ?? "▣"
  }

  /// Draws a symbol image as its character, with the name if it fits.
  func symbol(_ image: UIImage, on part: inout Canvas) {
    let sign = sign(of: image)
    let named = sign == "▣" ? HeadlessRuntime.name(of: image).map { "\(sign) \($0)" } ?? sign : sign
    let text = named.columns <= part.width ? named : sign
    part.put(text, x: max(0, (part.width - text.columns) / 2), y: part.height / 2, style: paint.style(shown.tint))
  }

  private func style(of label: ShownLabel) -> CellStyle {
    let isBold = label.font?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
    return paint.style(label.color, bold: isBold, dim: !label.isEnabled)
  }

  /// Draws the dots of a page control, or numbers if there are too many.
  func dots(_ dots: ShownDots, on part: inout Canvas) {
    guard dots.count > 0 else { return }
    let signs = (0..<dots.count).map { dots.filled.contains($0) ? "●" : "○" }
    var text = (shown.isMirrored ? signs.reversed() : signs).joined(separator: " ")
    if text.columns > part.width { text = "\(dots.filled.upperBound) / \(dots.count)" }
    let x = max(0, (part.width - text.columns) / 2)
    for (offset, character) in text.enumerated() {
      let style = paint.style(character == "○" ? dots.color : dots.filledColor)
      part.put(String(character), x: x + offset, y: part.height / 2, style: style)
    }
  }

  /// Draws a disclosure indicator or a checkmark.
  func mark(_ mark: ShownRowMark, on part: inout Canvas) {
    let sign =
      switch mark.mark {
      case .disclosure: shown.isMirrored ? "‹" : "›"
      case .checkmark: "✓"
      }
    part.put(sign, x: max(0, (part.width - 1) / 2), y: part.height / 2, style: paint.style(mark.color))
  }

  /// Draws an image as a crossed box with its name.
  func picture(_ name: String?, on part: inout Canvas) {
    let style = paint.style(.secondaryLabel)
    let name = (name ?? "").truncated(toColumns: max(0, part.width - 2))
    if part.width >= 4, part.height >= 3 {
      part.box(CanvasRectangle(x: 0, y: 0, width: part.width, height: part.height), style: .dim)
      part.put("╲", x: 1, y: 1, style: .dim)
      part.put("╱", x: part.width - 2, y: 1, style: .dim)
      part.put("╱", x: 1, y: part.height - 2, style: .dim)
      part.put("╲", x: part.width - 2, y: part.height - 2, style: .dim)
      part.put(name, x: (part.width - name.columns) / 2, y: part.height / 2, style: style)
    } else {
      part.put("▣", x: 0, y: part.height / 2, style: style)
      // A single letter or an ellipsis identifies nothing.
      if part.width > 4 { part.put(name, x: 2, y: part.height / 2, style: style) }
    }
  }

  /// Draws the text, or else the placeholder, wrapped by columns.
  func lines(_ area: ShownTextView, on part: inout Canvas) {
    let lines = TextWrapping.lines(of: area.lines, columns: part.width, most: part.height)
    let isEmpty = area.typed.isEmpty
    let style = paint.style(isEmpty ? .placeholderText : area.view.textColor ?? .label, dim: isEmpty)
    for (row, line) in lines.enumerated() where row < part.height {
      let x = shown.isMirrored ? max(0, part.width - line.columns) : 0
      part.put(line, x: x, y: row, style: style)
    }
  }

  /// Draws the text, or else the placeholder, on one line.
  func field(_ field: ShownTextField, on part: inout Canvas) {
    let isFramed = field.isSearch || field.borderStyle != .none
    let room = max(0, part.width - (isFramed ? 2 : 0))
    let alignment: ColumnAlignment =
      switch TextAnchor(field.view.textAlignment, isMirrored: false) {
      case .left: .leading
      case .middle: .center
      case .right: .trailing
      }
    let line = field.line.fitted(toColumns: room, alignment: alignment).underlined
    let text = isFramed ? "[\(line)]" : line
    let style = paint.style(field.typed.isEmpty ? .placeholderText : .label, dim: field.typed.isEmpty)
    part.put(text, x: 0, y: part.height / 2, style: style)
  }

  /// Draws a switch in its colour.
  func toggle(_ toggle: ShownSwitch, on part: inout Canvas) {
    let style =
      toggle.isOn ? paint.style(.white, on: toggle.tint, bold: true) : paint.style(.label, on: .systemGray4)
    part.put(toggle.isOn ? "(━━●)" : "(○──)", x: 0, y: part.height / 2, style: style)
  }

  /// Draws a progress bar or a slider.
  func bar(share: Float, _ parts: (filled: String, knob: String, empty: String), on part: inout Canvas) {
    let room = max(0, part.width - (parts.knob.isEmpty ? 0 : 1))
    let share = share.isFinite ? min(1, max(0, Double(share))) : 0
    let done = Int((Double(room) * share).rounded())
    let y = part.height / 2
    let fill = paint.style(shown.isEnabled ? shown.tint : .systemGray3)
    var x = part.put(String(repeating: parts.filled, count: done), x: 0, y: y, style: fill)
    x += part.put(parts.knob, x: x, y: y, style: paint.style(shown.isEnabled ? .label : .tertiaryLabel))
    part.put(String(repeating: parts.empty, count: room - done), x: x, y: y, style: paint.style(.systemGray2))
  }

  /// Draws the titles of a segmented control and marks the selected one.
  func segments(_ segments: ShownSegments, on part: inout Canvas) {
    let count = segments.titles.count
    guard count > 0 else { return }
    let room = max(1, (part.width - count - 1) / count)
    let y = part.height / 2
    let color: UIColor = shown.isEnabled ? .label : .tertiaryLabel
    let style = paint.style(color, on: .systemGray5)
    var x = part.put("[", x: 0, y: y, style: style)
    for (place, index) in (shown.isMirrored ? (0..<count).reversed() : Array(0..<count)).enumerated() {
      if place > 0 { x += part.put("│", x: x, y: y, style: style) }
      let title = segments.titles[index] ?? ""
      let isSelected = index == segments.selected
      let text = ((isSelected ? "●" : "") + title).fitted(toColumns: room, alignment: .center)
      x += part.put(
        text,
        x: x,
        y: y,
        style: isSelected ? paint.style(color, on: .systemBackground, bold: shown.isEnabled) : style
      )
    }
    part.put("]", x: x, y: y, style: style)
  }

  func line(on part: inout Canvas, isVertical: Bool) {
    part.fill(
      CanvasRectangle(x: 0, y: 0, width: isVertical ? 1 : part.width, height: isVertical ? part.height : 1),
      with: isVertical ? "│" : "─",
      style: .dim
    )
  }

  /// Draws the back button, the bar button items, the title and the separator; a large title has its own row.
  func navigationBar(_ bar: ShownNavigationBar, on part: inout Canvas) -> [WireframePlace] {
    let tint = paint.style(shown.tint)
    let isMirrored = shown.isMirrored
    let isLarge = bar.prefersLargeTitle && part.height > 3
    let row = max(0, part.height - (isLarge ? 4 : 2))
    var leading: [BarText] = []
    if let back = bar.back {
      let title = HeadlessRuntime.shownBackTitle(in: bar.view).truncated(toColumns: part.width / 4)
      let gap = title.isEmpty ? "" : " "
      leading.append(BarText(text: isMirrored ? title + gap + "›" : "‹" + gap + title, style: tint, owner: back.item))
    }
    leading += buttons(bar.leading)
    let trailing = buttons(bar.trailing)
    var places = put(isMirrored ? trailing : leading, atLeftOf: &part, row)
    places += put((isMirrored ? leading : trailing).reversed(), atRightOf: &part, row)
    if let prompt = bar.prompt, row > 0 {
      let text = prompt.truncated(toColumns: max(0, part.width - 4))
      part.put(text, x: (part.width - text.columns) / 2, y: row - 1, style: .dim)
    }
    let title = (bar.title ?? "").truncated(toColumns: max(0, part.width / 2))
    let subtitle = (bar.subtitle ?? "").truncated(toColumns: max(0, isLarge ? part.width - 4 : part.width / 4))
    if isLarge {
      let y = part.height - (subtitle.isEmpty ? 2 : 3)
      part.put(title, x: isMirrored ? part.width - title.columns - 2 : 2, y: y, style: .bold)
      part.put(subtitle, x: isMirrored ? part.width - subtitle.columns - 2 : 2, y: y + 1, style: .dim)
    } else {
      // There is no gap if only one of them is shown.
      let gap = title.isEmpty || subtitle.isEmpty ? 0 : 2
      let (start, width) = ((part.width - title.columns - gap - subtitle.columns) / 2, title.columns + gap)
      part.put(title, x: isMirrored ? start + subtitle.columns + gap : start, y: row, style: .bold)
      part.put(subtitle, x: isMirrored ? start : start + width, y: row, style: .dim)
    }
    if !bar.isAboveSearch {
      part.put(String(repeating: "─", count: part.width), x: 0, y: part.height - 1, style: .dim)
    }
    return places
  }

  /// Draws the items of a toolbar below a separator, spread by flexible spaces.
  func toolbar(_ bar: ShownToolbar, on part: inout Canvas) -> [WireframePlace] {
    part.put(String(repeating: "─", count: part.width), x: 0, y: 0, style: .dim)
    let count = bar.items.count { !$0.isSpace }
    guard count > 0 else { return [] }
    let row = min(part.height - 1, 1)
    let buttons = bar.items.map { $0.isSpace ? nil : button($0) }
    let texts = buttons.map { $0?.text.truncated(toColumns: max(1, part.width / count)) }
    let widths = texts.map { $0.map { CGFloat($0.columns) } }
    let starts = HeadlessRuntime.spread(widths, over: CGFloat(part.width - 2), gap: 1)
    return zip(zip(buttons, texts), starts).compactMap { place, start in
      guard let button = place.0, let text = place.1 else { return nil }
      let x = 1 + (shown.isMirrored ? part.width - 2 - Int(start) - text.columns : Int(start))
      return put(text, of: button, x, row, on: &part)
    }
  }

  private struct BarText {
    let text: String
    let style: CellStyle
    let owner: AnyObject

    func fitted(into part: Canvas) -> String { text.truncated(toColumns: max(4, part.width / 4)) }
  }

  private func buttons(_ items: [ShownBarItem]) -> [BarText] {
    items.filter { !$0.isSpace }.map(button)
  }

  private func button(_ item: ShownBarItem) -> BarText {
    let color = item.isEnabled ? item.item.tintColor ?? shown.tint : .tertiaryLabel
    let text = [item.text, item.badge.map { $0.isEmpty ? "•" : $0 }].compactMap(\.self).joined(separator: " ")
    return BarText(
      text: item.isEnabled ? "[\(text)]" : "(\(text))",
      style: paint.style(color, bold: item.item.style == .done, dim: !item.isEnabled),
      owner: item.item
    )
  }

  private func put(
    _ texts: [BarText],
    atLeftOf part: inout Canvas,
    _ row: Int
  ) -> [WireframePlace] {
    var x = 1
    return texts.map { item in
      let text = item.fitted(into: part)
      defer { x += text.columns + 1 }
      return put(text, of: item, x, row, on: &part)
    }
  }

  private func put(
    _ texts: some BidirectionalCollection<BarText>,
    atRightOf part: inout Canvas,
    _ row: Int
  ) -> [WireframePlace] {
    var end = part.width
    return texts.reversed().map { item in
      let text = item.fitted(into: part)
      end -= text.columns + 1
      return put(text, of: item, end, row, on: &part)
    }
  }

  private func put(
    _ text: String,
    of item: BarText,
    _ x: Int,
    _ row: Int,
    on part: inout Canvas
  ) -> WireframePlace {
    part.put(text, x: x, y: row, style: item.style)
    return WireframePlace(item.owner, CanvasRectangle(x: x, y: row, width: text.columns, height: 1))
  }

  /// Draws the images and titles of the tabs below a separator and marks the selected one.
  func tabBar(_ bar: ShownTabBar, on part: inout Canvas) -> [WireframePlace] {
    part.put(String(repeating: "─", count: part.width), x: 0, y: 0, style: .dim)
    let tabs = bar.tabs
    guard !tabs.isEmpty else { return [] }
    let room = max(1, part.width / tabs.count)
    let hasPictures = tabs.contains { $0.image != nil } && part.height > 2
    let row = min(part.height - 1, hasPictures ? 2 : 1)
    return tabs.enumerated().map { index, tab in
      let title = ((tab.isSelected ? "● " : "") + (tab.title ?? "")).truncated(toColumns: max(1, room - 1))
      let slot = shown.isMirrored ? tabs.count - 1 - index : index
      let style = paint.style(tab.isSelected ? shown.tint : bar.unselectedTint, bold: tab.isSelected)
      if hasPictures, tab.image != nil {
        let middle = slot * room + max(0, (room - 1) / 2)
        part.put(sign(of: tab.shownImage), x: middle, y: row - 1, style: style)
        let badge = (tab.badge ?? "").truncated(toColumns: max(0, room / 2 - 2))
        part.put(badge, x: middle + 2, y: row - 1, style: paint.style(tab.badgeColor, bold: true))
      }
      part.put(
        title,
        x: slot * room + max(0, (room - title.columns) / 2),
        y: row,
        style: style
      )
      let top = hasPictures ? row - 1 : row
      return WireframePlace(tab.item, CanvasRectangle(x: slot * room, y: top, width: room, height: row - top + 1))
    }
  }
}

extension String {
  /// The text with underscores instead of blanks, which show the length of a text field.
  fileprivate var underlined: String {
    guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " }) else {
      return String(repeating: "_", count: columns)
    }
    let (before, after) = (self[..<first].count, self[index(after: last)...].count)
    return String(repeating: "_", count: before) + self[first...last] + String(repeating: "_", count: after)
  }
}
