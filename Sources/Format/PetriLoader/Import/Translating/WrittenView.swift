struct WrittenView {
  var kind: String
  /// The keys with their values as YAML, in the order in which they are written.
  var keys: [(name: String, value: String)] = []
  var views: [WrittenView] = []
  /// The sections of a list, instead of views.
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
