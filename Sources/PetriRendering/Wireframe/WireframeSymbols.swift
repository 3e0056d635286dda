import PetriCatalog
import PetriText
import PetriUIKit

/// UIKit's views in box characters.
@MainActor
enum WireframeSymbols {
  /// The lines in which a label is drawn: its own, broken and cut by its font's widths. Where one of several doesn't fit into the
  /// cells, the text is broken anew, by columns, unless there are too few rows for it.
  static func lines(of label: UILabel, columns: Int, rows: Int) -> [String] {
    let own = HeadlessRuntime.visibleLines(of: label).lines
    if own.count <= 1 || own.count <= rows && own.allSatisfy({ $0.columns <= columns }) { return own }
    let most = label.numberOfLines == 0 ? rows : min(rows, label.numberOfLines)
    let lines = TextWrapping.lines(of: label.text ?? "", columns: columns, most: .max)
    if lines.count <= most { return lines }
    return own.count <= rows ? own : TextWrapping.lines(of: label.text ?? "", columns: columns, most: most)
  }

  /// What is drawn of a view that is a text; `nil` for any other.
  ///
  /// - Parameter cells: the view's cells, a row for each line.
  static func lines(
    of view: UIView,
    _ definition: ViewDefinition?,
    in cells: CanvasRectangle,
    clip: CanvasRectangle,
    _ paint: WireframePaint
  ) -> [WireframeText]? {
    switch view {
    case let button as UIButton:
      let color = ViewColors.button(button, definition).title
      let brackets = button.isEnabled ? ("[", "]") : ("(", ")")
      let text = WireframeText(
        content: .bracketed(title(of: button), open: brackets.0, close: brackets.1),
        cells: cells,
        anchor: .middle,
        style: paint.style(color, bold: button.isEnabled, dim: !button.isEnabled),
        clip: clip
      )
      return [text]
    case let label as UILabel:
      let anchor = anchor(of: label)
      let style = style(of: label, paint)
      return lines(of: label, columns: cells.width, rows: cells.height).enumerated().map { index, line in
        let row = CanvasRectangle(x: cells.x, y: cells.y + index, width: cells.width, height: 1)
        return WireframeText(content: .line(line), cells: row, anchor: anchor, style: style, clip: clip)
      }
    default: return nil
    }
  }

  /// A button's title, else its picture's name.
  private static func title(of button: UIButton) -> String {
    if let title = button.currentTitle, !title.isEmpty { return title }
    return button.currentImage.flatMap(HeadlessRuntime.name) ?? ""
  }

  private static func anchor(of label: UILabel) -> WireframeText.Anchor {
    switch label.textAlignment {
    case .center: .middle
    case .right: .right
    case .natural where label.effectiveUserInterfaceLayoutDirection == .rightToLeft: .right
    default: .left
    }
  }

  private static func style(of label: UILabel, _ paint: WireframePaint) -> CellStyle {
    let isBold = label.font?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
    return paint.style(ViewColors.text(of: label), bold: isBold, dim: !label.isEnabled)
  }

  /// A dot a page, that of the page that is shown filled; numbers where there are too many.
  static func dots(_ pages: UIPageControl, on part: inout Canvas, _ paint: WireframePaint) {
    guard pages.numberOfPages > (pages.hidesForSinglePage ? 1 : 0) else { return }
    let isMirrored = pages.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let dots = (0..<pages.numberOfPages).map { $0 == pages.currentPage ? "●" : "○" }
    var text = (isMirrored ? dots.reversed() : dots).joined(separator: " ")
    if text.columns > part.width { text = "\(pages.currentPage + 1) / \(pages.numberOfPages)" }
    let x = max(0, (part.width - text.columns) / 2)
    for (offset, character) in text.enumerated() {
      let isOther = character == "○"
      let color = isOther ? pages.pageIndicatorTintColor : pages.currentPageIndicatorTintColor
      let style = paint.style(color ?? (isOther ? .tertiaryLabel : .label))
      part.put(String(character), x: x + offset, y: part.height / 2, style: style)
    }
  }

  /// A crossed box with the picture's name.
  static func image(_ image: UIImageView, on part: inout Canvas, _ paint: WireframePaint) {
    let style = paint.style(.secondaryLabel)
    let name = (image.image.flatMap(HeadlessRuntime.name) ?? "").truncated(toColumns: max(0, part.width - 2))
    if part.width >= 4, part.height >= 3 {
      part.box(CanvasRectangle(x: 0, y: 0, width: part.width, height: part.height), style: .dim)
      part.put("╲", x: 1, y: 1, style: .dim)
      part.put("╱", x: part.width - 2, y: 1, style: .dim)
      part.put("╱", x: 1, y: part.height - 2, style: .dim)
      part.put("╲", x: part.width - 2, y: part.height - 2, style: .dim)
      part.put(name, x: (part.width - name.columns) / 2, y: part.height / 2, style: style)
    } else {
      part.put("▣", x: 0, y: part.height / 2, style: style)
      // A letter or an ellipsis alone names nothing.
      if part.width > 4 { part.put(name, x: 2, y: part.height / 2, style: style) }
    }
  }

  /// What is typed, else the placeholder, on a line.
  static func textField(_ field: UITextField, on part: inout Canvas, _ paint: WireframePaint) {
    let typed = field.text ?? ""
    let shown =
      typed.isEmpty
      ? field.placeholder ?? "" : field.isSecureTextEntry ? String(repeating: "•", count: typed.count) : typed
    let room = max(0, part.width - 2)
    let text = "[" + shown.fitted(toColumns: room).underlined + "]"
    let style = paint.style(typed.isEmpty ? .placeholderText : .label, dim: typed.isEmpty)
    part.put(text, x: 0, y: part.height / 2, style: style)
  }

  /// On or off, in the colour of what it is.
  static func toggle(_ view: UISwitch, on part: inout Canvas, _ paint: WireframePaint) {
    let style =
      view.isOn
      ? paint.style(.white, on: view.onTintColor ?? .systemGreen, bold: true) : paint.style(.label, on: .systemGray4)
    part.put(view.isOn ? "(━━●)" : "(○──)", x: 0, y: part.height / 2, style: style)
  }

  /// A bar of which a share is filled.
  static func bar(
    share: Double,
    _ parts: (filled: String, knob: String, empty: String),
    on part: inout Canvas,
    _ paint: WireframePaint,
    _ tint: UIColor
  ) {
    let room = max(0, part.width - (parts.knob.isEmpty ? 0 : 1))
    let share = share.isFinite ? min(1, max(0, share)) : 0
    let done = Int((Double(room) * share).rounded())
    let y = part.height / 2
    var x = part.put(String(repeating: parts.filled, count: done), x: 0, y: y, style: paint.style(tint))
    x += part.put(parts.knob, x: x, y: y, style: paint.style(.label))
    part.put(String(repeating: parts.empty, count: room - done), x: x, y: y, style: paint.style(.systemGray2))
  }

  /// The titles side by side, the selected one marked.
  static func segments(_ control: UISegmentedControl, on part: inout Canvas, _ paint: WireframePaint) {
    let count = control.numberOfSegments
    guard count > 0 else { return }
    let room = max(1, (part.width - count - 1) / count)
    let y = part.height / 2
    let isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let style = paint.style(.label, on: .systemGray5)
    var x = part.put("[", x: 0, y: y, style: style)
    for (place, index) in (isMirrored ? (0..<count).reversed() : Array(0..<count)).enumerated() {
      if place > 0 { x += part.put("│", x: x, y: y, style: style) }
      let title = control.titleForSegment(at: index) ?? ""
      let isSelected = index == control.selectedSegmentIndex
      let text = ((isSelected ? "●" : "") + title).fitted(toColumns: room, alignment: .center)
      x += part.put(
        text,
        x: x,
        y: y,
        style: isSelected ? paint.style(.label, on: .systemBackground, bold: true) : style
      )
    }
    part.put("]", x: x, y: y, style: style)
  }

  /// A line across, or down.
  static func line(on part: inout Canvas, isVertical: Bool) {
    part.fill(
      CanvasRectangle(x: 0, y: 0, width: isVertical ? 1 : part.width, height: isVertical ? part.height : 1),
      with: isVertical ? "│" : "─",
      style: .dim
    )
  }

  /// The way back, the buttons, the title, and the line below; a large title has a line of its own.
  static func navigationBar(_ bar: UINavigationBar, on part: inout Canvas, _ paint: WireframePaint) -> [WireframePlace]
  {
    let tint = paint.style(ViewColors.tint(of: bar))
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLarge = bar.prefersLargeTitles && bar.topItem?.largeTitleDisplayMode != .never && part.height > 3
    let row = max(0, part.height - (isLarge ? 4 : 2))
    let item = bar.topItem
    var leading: [BarText] = []
    if let back = bar.backItem, item?.hidesBackButton != true {
      let title = (back.backButtonTitle ?? back.title ?? "Back").truncated(toColumns: part.width / 4)
      leading.append(BarText(text: isMirrored ? "\(title) ›" : "‹ \(title)", owner: back))
    }
    leading += buttons(item?.leftBarButtonItems ?? [])
    let trailing = buttons(item?.rightBarButtonItems ?? [])
    var places = put(isMirrored ? trailing : leading, atLeftOf: &part, row, tint)
    places += put((isMirrored ? leading : trailing).reversed(), atRightOf: &part, row, tint)
    let title = (item?.title ?? "").truncated(toColumns: max(0, part.width / 2))
    if isLarge {
      let x = isMirrored ? part.width - title.columns - 2 : 2
      part.put(title, x: x, y: part.height - 2, style: .bold)
    } else {
      part.put(title, x: (part.width - title.columns) / 2, y: row, style: .bold)
    }
    part.put(String(repeating: "─", count: part.width), x: 0, y: part.height - 1, style: .dim)
    return places
  }

  /// The buttons of a toolbar under a line, evenly spread where flexible spaces are.
  static func toolbar(_ bar: UIToolbar, on part: inout Canvas, _ paint: WireframePaint) -> [WireframePlace] {
    let tint = paint.style(ViewColors.tint(of: bar))
    part.put(String(repeating: "─", count: part.width), x: 0, y: 0, style: .dim)
    let titles = buttons(bar.items ?? [])
    guard !titles.isEmpty else { return [] }
    let room = max(1, part.width / titles.count)
    let row = min(part.height - 1, 1)
    return titles.enumerated().map { index, title in
      part.put(title.text.fitted(toColumns: room, alignment: .center), x: index * room, y: row, style: tint)
      return WireframePlace(title.owner, CanvasRectangle(x: index * room, y: row, width: room, height: 1))
    }
  }

  /// What stands for an item of a bar.
  private struct BarText {
    let text: String
    let owner: AnyObject

    /// The text in the room that one item gets.
    func fitted(into part: Canvas) -> String { text.truncated(toColumns: max(4, part.width / 4)) }
  }

  private static func buttons(_ items: [UIBarButtonItem]) -> [BarText] {
    items.filter { !$0.isHidden && !BarButtonText.isSpace($0) }.map {
      let text = BarButtonText.text(of: $0)
      return BarText(text: $0.isEnabled ? "[\(text)]" : "(\(text))", owner: $0)
    }
  }

  private static func put(
    _ texts: [BarText],
    atLeftOf part: inout Canvas,
    _ row: Int,
    _ style: CellStyle
  ) -> [WireframePlace] {
    var x = 1
    return texts.map { item in
      let text = item.fitted(into: part)
      defer { x += text.columns + 1 }
      return put(text, of: item, x, row, style, on: &part)
    }
  }

  private static func put(
    _ texts: some BidirectionalCollection<BarText>,
    atRightOf part: inout Canvas,
    _ row: Int,
    _ style: CellStyle
  ) -> [WireframePlace] {
    var end = part.width
    return texts.reversed().map { item in
      let text = item.fitted(into: part)
      end -= text.columns + 1
      return put(text, of: item, end, row, style, on: &part)
    }
  }

  private static func put(
    _ text: String,
    of item: BarText,
    _ x: Int,
    _ row: Int,
    _ style: CellStyle,
    on part: inout Canvas
  ) -> WireframePlace {
    part.put(text, x: x, y: row, style: style)
    return WireframePlace(item.owner, CanvasRectangle(x: x, y: row, width: text.columns, height: 1))
  }

  /// The tabs' pictures and titles, the selected one marked, under a line.
  static func tabBar(_ bar: UITabBar, on part: inout Canvas, _ paint: WireframePaint) -> [WireframePlace] {
    part.put(String(repeating: "─", count: part.width), x: 0, y: 0, style: .dim)
    let items = bar.items ?? []
    guard !items.isEmpty else { return [] }
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = max(1, part.width / items.count)
    let hasPictures = items.contains { $0.image != nil } && part.height > 2
    let row = min(part.height - 1, hasPictures ? 2 : 1)
    return items.enumerated().map { index, item in
      let isSelected = item === bar.selectedItem
      let title = ((isSelected ? "● " : "") + (item.title ?? "")).truncated(toColumns: max(1, room - 1))
      let slot = isMirrored ? items.count - 1 - index : index
      let style = paint.style(isSelected ? ViewColors.tint(of: bar) : .secondaryLabel, bold: isSelected)
      if hasPictures, item.image != nil {
        part.put("▣", x: slot * room + max(0, (room - 1) / 2), y: row - 1, style: style)
      }
      part.put(
        title,
        x: slot * room + max(0, (room - title.columns) / 2),
        y: row,
        style: style
      )
      let top = hasPictures ? row - 1 : row
      return WireframePlace(item, CanvasRectangle(x: slot * room, y: top, width: room, height: row - top + 1))
    }
  }
}

extension String {
  /// The text with its blanks as underscores, so that a field's length is seen.
  fileprivate var underlined: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return String(repeating: "_", count: columns) }
    let tail = index(after: last)
    return self[..<tail] + String(repeating: "_", count: self[tail...].count)
  }
}
