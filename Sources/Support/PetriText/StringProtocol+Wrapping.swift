extension StringProtocol {
  /// The text wrapped at blanks into rows of a width.
  ///
  /// Continuation rows have the indentation of the text and a hanging indent.
  ///
  /// - Parameters: - count: the width of a row in columns. - hanging: the extra indentation of continuation rows.
  public func wrapped(toColumns count: Int, hanging: Int = 2) -> [String] {
    guard count > 0, isWider(than: count) else { return [String(self)] }
    let own = prefix { $0 == " " }.count
    let indent = String(repeating: " ", count: Swift.min(own + hanging, count / 2))
    let least = String(indent.prefix(Swift.min(own + 2, 5)))
    var rows: [String] = []
    var rest = String(self)
    while rest.isWider(than: count) {
      let head = rest.prefix(columns: count)
      // A character that is wider than a row can't be shown.
      guard head.contains(where: { $0 != " " }) else { break }
      let text = head.drop { $0 == " " }
      let next = rest.dropFirst(head.count)
      let end = next.first == " " ? head.endIndex : text.lastIndex(of: " ") ?? head.endIndex
      let row = head[..<end]
      rows.append(String(row))
      let tail = rest.dropFirst(row.count).drop { $0 == " " }
      if tail.isEmpty { return rows }
      // A word that fits a row with a smaller indent isn't broken.
      let word = tail.prefix { $0 != " " }.columns
      let fitting = word > count ? indent : [indent, least].first { $0.count + word <= count } ?? ""
      rest = fitting + tail
    }
    return rows + [rest]
  }

  /// The text wrapped into rows, with `guides` before each continuation row instead of the indent.
  public func wrapped(toColumns count: Int, guides: String) -> [String] {
    guard guides.columns < count else { return wrapped(toColumns: count) }
    let first = prefix(guides.columns)
    let rows = String(dropFirst(first.count)).wrapped(toColumns: count - guides.columns, hanging: 0)
    return rows.enumerated().map { ($0 == 0 ? String(first) : guides) + $1 }
  }

  /// Stops counting once the width is exceeded.
  private func isWider(than count: Int) -> Bool {
    var used = 0
    return contains { character in
      used += DisplayWidth.columns(of: character)
      return used > count
    }
  }

  /// The longest suffix that fits into a width.
  public func suffix(columns count: Int) -> String {
    columns <= count ? String(self) : String(String(reversed()).prefix(columns: count).reversed())
  }
}
