extension StringProtocol {
  /// The text in rows of a number of columns, broken at blanks where there are some.
  ///
  /// Rows after the first are indented as the text is, and a little more; a text that fits is one row, blanks and all.
  ///
  /// - Parameters:
  ///   - count: how many columns a row has.
  ///   - hanging: by how much more rows after the first are indented.
  public func wrapped(toColumns count: Int, hanging: Int = 2) -> [String] {
    guard count > 0, isWider(than: count) else { return [String(self)] }
    let own = prefix { $0 == " " }.count
    let indent = String(repeating: " ", count: Swift.min(own + hanging, count / 2))
    let least = String(indent.prefix(Swift.min(own + 2, 5)))
    var rows: [String] = []
    var rest = String(self)
    while rest.isWider(than: count) {
      let head = rest.prefix(columns: count)
      // A character that is wider than a row can't be shown at all.
      guard head.contains(where: { $0 != " " }) else { break }
      let text = head.drop { $0 == " " }
      let next = rest.dropFirst(head.count)
      let end = next.first == " " ? head.endIndex : text.lastIndex(of: " ") ?? head.endIndex
      let row = head[..<end]
      rows.append(String(row))
      let tail = rest.dropFirst(row.count).drop { $0 == " " }
      if tail.isEmpty { return rows }
      // A word that fits a row with a smaller indent, the same for all such words, or with none, is not broken for its sake.
      let word = tail.prefix { $0 != " " }.columns
      let fitting = word > count ? indent : [indent, least].first { $0.count + word <= count } ?? ""
      rest = fitting + tail
    }
    return rows + [rest]
  }

  /// The text in rows of a number of columns, each after the first with the same beginning, which takes the place of the indent.
  public func wrapped(toColumns count: Int, guides: String) -> [String] {
    guard guides.columns < count else { return wrapped(toColumns: count) }
    let first = prefix(guides.columns)
    let rows = String(dropFirst(first.count)).wrapped(toColumns: count - guides.columns, hanging: 0)
    return rows.enumerated().map { ($0 == 0 ? String(first) : guides) + $1 }
  }

  /// Whether it takes more than a number of columns; no more of it is looked at than is needed.
  private func isWider(than count: Int) -> Bool {
    var used = 0
    return contains { character in
      used += DisplayWidth.columns(of: character)
      return used > count
    }
  }

  /// As many characters from the end as fit completely into a number of columns.
  public func suffix(columns count: Int) -> String {
    columns <= count ? String(self) : String(String(reversed()).prefix(columns: count).reversed())
  }
}
