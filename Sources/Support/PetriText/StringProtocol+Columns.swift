/// The alignment of text in a wider column.
public enum ColumnAlignment: Sendable, Hashable, CaseIterable {
  case leading
  case center
  case trailing
}

extension StringProtocol {
  /// The width in terminal columns.
  public var columns: Int { DisplayWidth.columns(of: self) }

  /// The text padded with blanks to a width.
  public func padded(toColumns count: Int, alignment: ColumnAlignment = .leading) -> String {
    let missing = count - columns
    guard missing > 0 else { return String(self) }
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return String(blanks: before) + self + String(blanks: missing - before)
  }

  /// The text truncated to a width, with an ellipsis if it is longer.
  public func truncated(toColumns count: Int, ellipsis: String = "…") -> String {
    guard columns > count else { return String(self) }
    let mark = ellipsis.columns <= count ? ellipsis : ""
    return prefix(columns: count - mark.columns) + mark
  }

  /// The text with an ellipsis in the middle if it is wider than `count`, so that names with a common prefix remain
  /// distinguishable.
  public func truncatedInTheMiddle(toColumns count: Int) -> String {
    guard columns > count else { return String(self) }
    guard count > 2 else { return truncated(toColumns: count) }
    let end = String(String(reversed()).prefix(columns: (count - 1) / 2).reversed())
    return prefix(columns: count - 1 - end.columns) + "…" + end
  }

  /// The longest prefix that fits into a width.
  public func prefix(columns count: Int) -> String {
    var result = ""
    var used = 0
    for character in self {
      used += DisplayWidth.columns(of: character)
      if used > count { break }
      result.append(character)
    }
    return result
  }

  /// The text truncated and padded to an exact width.
  public func fitted(toColumns count: Int, alignment: ColumnAlignment = .leading) -> String {
    truncated(toColumns: count).padded(toColumns: count, alignment: alignment)
  }
}

extension String {
  /// Creates a string of blanks without appending them one by one.
  fileprivate init(blanks count: Int) {
    self.init(unsafeUninitializedCapacity: count) { bytes in
      bytes.initialize(repeating: UInt8(ascii: " "))
      return count
    }
  }
}

extension StringProtocol {
  /// The text wrapped at blanks into rows of a width.
  ///
  /// Continuation rows have the indentation of the text plus a hanging indent.
  ///
  /// - Parameters:
  ///   - count: the width of a row in columns.
  ///   - hanging: the additional indentation of continuation rows in columns.
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
      // A word that fits into a row with less indentation isn't broken.
      let word = tail.prefix { $0 != " " }.columns
      let fitting = word > count ? indent : [indent, least].first { $0.count + word <= count } ?? ""
      rest = fitting + tail
    }
    return rows + [rest]
  }

  /// The text wrapped into rows, with `guides` before each continuation row instead of indentation.
  public func wrapped(toColumns count: Int, guides: String) -> [String] {
    guard guides.columns < count else { return wrapped(toColumns: count) }
    let first = prefix(guides.columns)
    let rows = String(dropFirst(first.count)).wrapped(toColumns: count - guides.columns, hanging: 0)
    return rows.enumerated().map { ($0 == 0 ? String(first) : guides) + $1 }
  }

  /// Whether the width exceeds a limit; stops counting at the limit.
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
