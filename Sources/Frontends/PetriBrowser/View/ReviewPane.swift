import PetriText

/// A review in a pane, with the group to decide on marked.
struct ReviewPane {
  /// A row of equally styled parts.
  private struct Row {
    var parts: [(text: String, style: CellStyle)]
  }

  private var rows: [Row] = []
  private(set) var starts: [Int] = []
  private(set) var maximumLeft = 0

  init(_ review: SnapshotReview, columns: Int, isWrapped: Bool, left: Int, chosen: Int) {
    func put(_ text: String, _ style: CellStyle, changed: Range<Int>? = nil, sign: Int = 1) {
      let characters = Array(text)
      // Continue a tree line beside its branches; a difference has a sign before it.
      let guides = TextSyntax.tree.guides(of: String(text.dropFirst(sign))).map {
        String(repeating: " ", count: sign) + $0
      }
      let hanging = guides.flatMap { $0.columns <= columns / 2 ? $0 : nil } ?? "  "
      maximumLeft = max(maximumLeft, text.columns - columns)
      var start = isWrapped ? 0 : min(left, characters.count)
      repeat {
        let isRest = start > 0
        let indent = isWrapped && isRest ? hanging : isRest ? "…" : ""
        var end = start
        var room = columns - indent.columns
        while end < characters.count {
          let width = DisplayWidth.columns(of: characters[end])
          guard width <= room else { break }
          room -= width
          end += 1
        }
        if end == start, end < characters.count { end += 1 }
        if !isWrapped, end < characters.count, end > start { end -= 1 }
        // Break at a space if there is one.
        if isWrapped, end < characters.count, let blank = characters[start..<end].lastIndex(of: " "),
          characters[start..<blank].contains(where: { $0 != " " })
        {
          end = blank + 1
        }
        let marked = changed.map { $0.clamped(to: start..<end) } ?? start..<start
        var reversed = style
        reversed.isReversed = true
        let parts = [
          (indent + String(characters[start..<max(start, marked.lowerBound)]), style),
          (String(characters[marked]), reversed),
          (String(characters[max(marked.upperBound, start)..<end]), style),
        ]
        rows.append(Row(parts: parts + (!isWrapped && end < characters.count ? [("…", style)] : [])))
        start = end
      } while isWrapped && start < characters.count
    }
    for (number, group) in review.groups.enumerated() {
      starts.append(rows.count)
      let isChosen = number == chosen && group.canBeDecided
      for (row, title) in group.titles.enumerated() {
        var style = CellStyle.heading
        if isChosen, row == 0 { style.select() }
        put("\(row == 0 && isChosen ? "▸" : " ")\(title)".shorteningPaths(toColumns: columns), style)
      }
      if let message = group.message { put(message, .error) }
      for line in group.lines { put(line.text, line.kind.style, changed: line.changed) }
      put("", .plain)
    }
    for remark in review.remarks { put(remark, .secondary) }
    guard let accepted = review.accepted else { return }
    put("", .plain)
    put(" \(accepted.title)".shorteningPaths(toColumns: columns), .heading)
    for line in accepted.lines { put(line, line.hasPrefix("#") ? .cyan : .plain, sign: 0) }
  }

  var height: Int { rows.count }

  func draw(in area: CanvasRectangle, top: Int, on canvas: inout Canvas) {
    guard area.height > 0, area.width > 0 else { return }
    let top = min(top, max(0, rows.count - area.height))
    let below = rows.count - top - area.height
    // Give the remark a row of its own if there are enough; half-covered text is unreadable.
    let isAlone = below > 0 && area.height > 3
    for (offset, row) in rows.dropFirst(top).prefix(area.height - (isAlone ? 1 : 0)).enumerated() {
      var x = area.x
      for part in row.parts {
        x += canvas.put(part.text, x: x, y: area.y + offset, style: part.style, columns: area.x + area.width - x)
      }
    }
    guard below > 0 else { return }
    let left = below + (isAlone ? 1 : 0)
    canvas.putRemark("\(left) more line\(left == 1 ? "" : "s")", in: area, y: area.y + area.height - 1)
  }
}

extension SnapshotReview.Line.Kind {
  fileprivate var style: CellStyle {
    switch self {
    case .change: .difference
    case .header: .cyan
    case .same: .plain
    case .removed: .removed
    case .added: .added
    }
  }
}
