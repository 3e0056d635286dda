import PetriText
import PetriUIKit

/// UIKit's views in box characters.
@MainActor
enum WireframeSymbols {
  /// The lines in which a label is drawn: its own, broken and cut by its font's widths, as long as they fit into the
  /// cells; else the text is broken anew, by columns.
  static func lines(of label: UILabel, columns: Int, rows: Int) -> [String] {
    let own = HeadlessRuntime.visibleLines(of: label).lines
    if own.count <= rows, own.allSatisfy({ $0.columns <= columns }) { return own }
    let most = label.numberOfLines == 0 ? rows : min(rows, label.numberOfLines)
    return TextWrapping.lines(of: label.text ?? "", columns: columns, most: most)
  }

  /// A text, wrapped by words and cut with an ellipsis where there is no more room.
  static func label(_ label: UILabel, on part: inout Canvas) {
    let lines = lines(of: label, columns: part.width, rows: part.height)
    let top = max(0, (part.height - lines.count) / 2)
    let isMirrored = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, line) in lines.enumerated() {
      let x =
        switch label.textAlignment {
        case .center: (part.width - line.columns) / 2
        case .right: part.width - line.columns
        case .natural: isMirrored ? part.width - line.columns : 0
        default: 0
        }
      part.put(line, x: max(0, x), y: top + index, style: label.isEnabled ? .plain : .dim)
    }
  }

  /// A title between brackets, in the middle; a title in parentheses is of a button that can't be tapped.
  static func button(_ button: UIButton, on part: inout Canvas) {
    let title = (button.currentTitle ?? "").truncated(toColumns: max(0, part.width - 4))
    let text = button.isEnabled ? "[ \(title) ]" : "( \(title) )"
    let fitted = text.columns > part.width ? title.truncated(toColumns: part.width) : text
    part.put(fitted, x: (part.width - fitted.columns) / 2, y: part.height / 2, style: button.isEnabled ? .bold : .dim)
  }

  /// A crossed box with the picture's name.
  static func image(_ image: UIImageView, on part: inout Canvas) {
    let name = (image.image.flatMap(HeadlessRuntime.name) ?? "").truncated(toColumns: max(0, part.width - 2))
    if part.width >= 4, part.height >= 3 {
      part.box(CanvasRectangle(x: 0, y: 0, width: part.width, height: part.height), style: .dim)
      part.put("╲", x: 1, y: 1, style: .dim)
      part.put("╱", x: part.width - 2, y: 1, style: .dim)
      part.put("╱", x: 1, y: part.height - 2, style: .dim)
      part.put("╲", x: part.width - 2, y: part.height - 2, style: .dim)
      part.put(name, x: (part.width - name.columns) / 2, y: part.height / 2)
    } else {
      part.put("▣", x: 0, y: part.height / 2)
      part.put(name, x: 2, y: part.height / 2)
    }
  }

  /// What is typed, else the placeholder, on a line.
  static func textField(_ field: UITextField, on part: inout Canvas) {
    let typed = field.text ?? ""
    let shown =
      typed.isEmpty
      ? field.placeholder ?? "" : field.isSecureTextEntry ? String(repeating: "•", count: typed.count) : typed
    let room = max(0, part.width - 2)
    let text = "[" + shown.fitted(toColumns: room).underlined + "]"
    part.put(text, x: 0, y: part.height / 2, style: typed.isEmpty ? .dim : .plain)
  }

  /// A bar of which a share is filled.
  static func bar(share: Double, filled: String, knob: String, empty: String, on part: inout Canvas) {
    let room = max(0, part.width - (knob.isEmpty ? 0 : 1))
    let share = share.isFinite ? min(1, max(0, share)) : 0
    let done = Int((Double(room) * share).rounded())
    let text = String(repeating: filled, count: done) + knob + String(repeating: empty, count: room - done)
    part.put(text, x: 0, y: part.height / 2)
  }

  /// The titles side by side, the selected one marked.
  static func segments(_ control: UISegmentedControl, on part: inout Canvas) {
    let count = control.numberOfSegments
    guard count > 0 else { return }
    let room = max(1, (part.width - count - 1) / count)
    let isMirrored = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let titles = (isMirrored ? (0..<count).reversed() : Array(0..<count)).map { index in
      let title = control.titleForSegment(at: index) ?? ""
      let mark = index == control.selectedSegmentIndex ? "●" : ""
      return (mark + title).fitted(toColumns: room, alignment: .center)
    }
    part.put("[" + titles.joined(separator: "│") + "]", x: 0, y: part.height / 2)
  }

  /// A line across.
  static func line(on part: inout Canvas) {
    part.put(String(repeating: "─", count: part.width), x: 0, y: 0, style: .dim)
  }

  /// The way back, the buttons, the title, and the line below; a large title has a line of its own.
  static func navigationBar(_ bar: UINavigationBar, on part: inout Canvas) -> [WireframePlace] {
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
    var places = put(isMirrored ? trailing : leading, atLeftOf: &part, row)
    places += put((isMirrored ? leading : trailing).reversed(), atRightOf: &part, row)
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
  static func toolbar(_ bar: UIToolbar, on part: inout Canvas) -> [WireframePlace] {
    part.put(String(repeating: "─", count: part.width), x: 0, y: 0, style: .dim)
    let titles = buttons(bar.items ?? [])
    guard !titles.isEmpty else { return [] }
    let room = max(1, part.width / titles.count)
    let row = min(part.height - 1, 1)
    return titles.enumerated().map { index, title in
      part.put(title.text.fitted(toColumns: room, alignment: .center), x: index * room, y: row)
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

  private static func put(_ texts: [BarText], atLeftOf part: inout Canvas, _ row: Int) -> [WireframePlace] {
    var x = 1
    return texts.map { item in
      let text = item.fitted(into: part)
      defer { x += text.columns + 1 }
      return put(text, of: item, x, row, on: &part)
    }
  }

  private static func put(
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

  private static func put(_ text: String, of item: BarText, _ x: Int, _ row: Int, on part: inout Canvas)
    -> WireframePlace
  {
    part.put(text, x: x, y: row)
    return WireframePlace(item.owner, CanvasRectangle(x: x, y: row, width: text.columns, height: 1))
  }

  /// The tabs' titles, the selected one marked, under a line.
  static func tabBar(_ bar: UITabBar, on part: inout Canvas) -> [WireframePlace] {
    part.put(String(repeating: "─", count: part.width), x: 0, y: 0, style: .dim)
    let items = bar.items ?? []
    guard !items.isEmpty else { return [] }
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = max(1, part.width / items.count)
    let row = min(part.height - 1, 1)
    return items.enumerated().map { index, item in
      let isSelected = item === bar.selectedItem
      let title = ((isSelected ? "● " : "") + (item.title ?? "")).truncated(toColumns: max(1, room - 1))
      let slot = isMirrored ? items.count - 1 - index : index
      part.put(
        title,
        x: slot * room + max(0, (room - title.columns) / 2),
        y: row,
        style: isSelected ? .bold : .plain
      )
      return WireframePlace(item, CanvasRectangle(x: slot * room, y: row, width: room, height: 1))
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
