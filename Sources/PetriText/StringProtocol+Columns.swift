extension StringProtocol {
  /// The columns that it takes in a terminal.
  public var columns: Int { DisplayWidth.columns(of: self) }

  /// The text with blanks up to a number of columns; text that is longer stays as it is.
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

  /// The text, or as much of it as fits into a number of columns with an ellipsis; a wide character is never cut.
  public func truncated(toColumns count: Int, ellipsis: String = "…") -> String {
    guard columns > count else { return String(self) }
    let mark = ellipsis.columns <= count ? ellipsis : ""
    return prefix(columns: count - mark.columns) + mark
  }

  /// The text, or as much of its start and its end as fits into a number of columns with an ellipsis between them: of names that
  /// begin alike, the difference is seen.
  public func truncatedInTheMiddle(toColumns count: Int) -> String {
    guard columns > count else { return String(self) }
    guard count > 2 else { return truncated(toColumns: count) }
    let end = String(String(reversed()).prefix(columns: (count - 1) / 2).reversed())
    return prefix(columns: count - 1 - end.columns) + "…" + end
  }

  /// As many characters from the start as fit completely into a number of columns.
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

  /// Truncated, then padded: exactly that many columns (one less where a wide character doesn't fit is made up for).
  public func fitted(toColumns count: Int, alignment: ColumnAlignment = .leading) -> String {
    truncated(toColumns: count).padded(toColumns: count, alignment: alignment)
  }
}

extension String {
  /// So many blanks, made at once: a list has thousands of them.
  fileprivate init(blanks count: Int) {
    self.init(unsafeUninitializedCapacity: count) { bytes in
      bytes.initialize(repeating: UInt8(ascii: " "))
      return count
    }
  }
}
