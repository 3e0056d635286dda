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

  /// The text truncated to a width, with an ellipsis if it was longer.
  public func truncated(toColumns count: Int, ellipsis: String = "…") -> String {
    guard columns > count else { return String(self) }
    let mark = ellipsis.columns <= count ? ellipsis : ""
    return prefix(columns: count - mark.columns) + mark
  }

  /// The text with an ellipsis in its middle if it is wider than `count`, so that names with a common prefix differ
  /// visibly.
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
  /// Makes blanks without appending them one by one.
  fileprivate init(blanks count: Int) {
    self.init(unsafeUninitializedCapacity: count) { bytes in
      bytes.initialize(repeating: UInt8(ascii: " "))
      return count
    }
  }
}
