/// Two pictures of lines beside each other, each under its title.
public enum SideBySide {
  /// The lines of both, those of the shorter one filled up.
  ///
  /// - Parameter gap: the columns between them.
  public static func text(_ left: (title: String, text: String), _ right: (title: String, text: String), gap: Int = 3)
    -> String
  {
    let columns = [left, right].map { side in
      [side.title] + side.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }.map { $0.last == "" ? $0.dropLast() : $0[...] }
    let width = (columns[0].map(\.columns).max() ?? 0) + gap
    return (0..<max(columns[0].count, columns[1].count)).map { row in
      let (first, second) = (
        row < columns[0].count ? columns[0][row] : "", row < columns[1].count ? columns[1][row] : ""
      )
      return (second.isEmpty ? first : first.padded(toColumns: width) + second) + "\n"
    }.joined()
  }

  /// How wide a picture is, in columns.
  public static func width(of text: String) -> Int { text.split(separator: "\n").map(\.columns).max() ?? 0 }
}
