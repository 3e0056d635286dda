import InterfaceBuilder

struct WrittenView {
  var kind: String
  var keys: [(name: String, value: String)] = []
  var views: [WrittenView] = []
  var sections: [Section] = []
  /// Comments about what the format can't express, one per line.
  var notes: [String] = []

  struct Section {
    var keys: [(name: String, value: String)] = []
    var views: [WrittenView] = []
  }

  init(_ kind: String, _ keys: [(name: String, value: String)] = [], views: [WrittenView] = []) {
    (self.kind, self.keys, self.views) = (kind, keys, views)
  }

  private static let holders: Set<String> = ["stack", "scroll", "box", "overlay", "list", "grid"]

  /// The key of each kind's short form.
  private static let shorts = [
    "label": "text", "button": "title", "image": "name", "textField": "placeholder", "searchField": "placeholder",
    "textView": "text", "switch": "on", "slider": "value", "stepper": "value", "progress": "value", "custom": "name",
    "segments": "titles", "pageControl": "pages", "row": "title",
  ]

  var lines: [String] {
    notes.map { "# \($0)" } + element
  }

  private var element: [String] {
    guard WrittenView.holders.contains(kind) else {
      if keys.isEmpty { return ["- \(kind)"] }
      if keys.count == 1, WrittenView.shorts[kind] == keys[0].name { return ["- \(kind): \(keys[0].value)"] }
      return ["- \(kind): {\(WrittenView.flow(keys))}"]
    }
    var lines = ["- \(kind):"] + keys.map { "    \($0.name): \($0.value)" }
    if sections.isEmpty {
      lines += WrittenView.list("views", views).map { "    \($0)" }
    } else {
      lines.append("    sections:")
      for section in sections {
        let inner = section.keys.map { "\($0.name): \($0.value)" } + WrittenView.list("views", section.views)
        lines += inner.enumerated().map { ($0.offset == 0 ? "      - " : "        ") + $0.element }
      }
    }
    return lines
  }

  static func list(_ key: String, _ views: [WrittenView]) -> [String] {
    views.isEmpty ? ["\(key): []"] : ["\(key):"] + views.flatMap(\.lines).map { "  \($0)" }
  }

  static func flow(_ keys: [(name: String, value: String)]) -> String {
    keys.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
  }
}

/// Arranges views by their frames: rows from top to bottom, and layers where views overlap.
struct ViewArrangement {
  indirect enum Part {
    case view(InterfaceView)
    case row([InterfaceView])
    case layers([InterfaceView])
    case space
  }

  let parts: [Part]
  let spacing: Double

  /// The minimum gap, in points, that counts as flexible space.
  private static let wideGap = 60.0

  init(_ views: [InterfaceView]) {
    let groups = ViewArrangement.groups(of: views)
    var parts: [Part] = []
    var gaps: [Double] = []
    var end: Double?
    for group in groups {
      let top = group.map(\.top).min() ?? 0
      if let end {
        let gap = top - end
        if gap >= ViewArrangement.wideGap { parts.append(.space) } else if gap >= 0 { gaps.append(gap.rounded()) }
      }
      parts.append(ViewArrangement.part(of: group))
      end = max(end ?? -.infinity, group.map(\.bottom).max() ?? 0)
    }
    self.parts = parts
    let counts = Dictionary(grouping: gaps, by: { $0 }).mapValues(\.count)
    spacing = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 8
  }

  /// The views that overlap vertically, grouped from top to bottom.
  private static func groups(of views: [InterfaceView]) -> [[InterfaceView]] {
    var groups: [[InterfaceView]] = []
    var end = -Double.infinity
    for view in views.enumerated().sorted(by: { ($0.element.top, $0.offset) < ($1.element.top, $1.offset) }).map(
      \.element
    ) {
      // An overlap of a pixel or two is due to rounding.
      if view.top < end - 2, !groups.isEmpty {
        groups[groups.count - 1].append(view)
      } else {
        groups.append([view])
      }
      end = max(end, view.bottom)
    }
    return groups
  }

  private static func part(of group: [InterfaceView]) -> Part {
    guard group.count > 1 else { return .view(group[0]) }
    let row = group.sorted { $0.left < $1.left }
    let isRow = zip(row, row.dropFirst()).allSatisfy { $1.left >= $0.right - 2 }
    return isRow ? .row(row) : .layers(group)
  }
}

extension InterfaceView {
  var top: Double { frame?.y ?? 0 }
  var bottom: Double { top + (frame?.height ?? 0) }
  var left: Double { frame?.x ?? 0 }
  var right: Double { left + (frame?.width ?? 0) }
}
