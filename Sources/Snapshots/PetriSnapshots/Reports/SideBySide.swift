import PetriText

/// Two text drawings side by side, each below its title.
public enum SideBySide {
  /// The lines of both drawings. Four or more equal empty rows are collapsed into one.
  ///
  /// - Parameter gap: The number of columns between the drawings.
  public static func text(_ left: (title: String, text: String), _ right: (title: String, text: String), gap: Int = 3)
    -> String
  {
    let columns = [lines(left), lines(right)]
    let width = (columns[0].map(\.columns).max() ?? 0) + gap
    let rows = (0..<max(columns[0].count, columns[1].count)).map { row in
      (row < columns[0].count ? columns[0][row] : "", row < columns[1].count ? columns[1][row] : "")
    }
    var text = ""
    var row = 0
    while row < rows.count {
      let (first, second) = rows[row]
      let isEmpty = first.showsNothing && second.showsNothing
      let empty = isEmpty ? rows[row...].prefix { $0 == (first, second) }.count : 0
      if empty >= minEmptyRows {
        text += "⋮ \(empty) empty rows\n"
        row += empty
      } else {
        text += (second.isEmpty ? first : first.padded(toColumns: width) + second) + "\n"
        row += 1
      }
    }
    return text
  }

  private static func lines(_ side: (title: String, text: String)) -> ArraySlice<String> {
    let lines = [side.title] + side.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines[...]
  }

  /// The minimum number of empty rows that are collapsed.
  private static let minEmptyRows = 4

  /// The width of a text drawing in columns.
  public static func width(of text: String) -> Int { text.split(separator: "\n").map(\.columns).max() ?? 0 }
}

extension String {
  /// Whether the line has only vertical borders and blanks.
  fileprivate var showsNothing: Bool { unicodeScalars.allSatisfy { $0 == " " || $0 == "│" } }
}
