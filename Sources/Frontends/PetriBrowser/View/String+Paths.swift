import PetriText

extension String {
  /// Shortens file paths that would be broken by wrapping: `Screens/…/cart.yaml:2:1`.
  ///
  /// If the text doesn't fit a row even so, the path is shortened to a row of its own.
  ///
  /// - Parameters:
  ///   - count: the width of a row in columns.
  ///   - hanging: the extra indentation of continuation rows.
  func shorteningPaths(toColumns count: Int, hanging: Int = 2) -> String {
    guard columns > count, contains("/") else { return self }
    var words = split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let index = words.lastIndex(where: { $0.isPath }) else { return self }
    let word = words[index]
    let own = prefix { $0 == " " }.count
    let room = count - (columns - word.columns)
    let shortest = word.cutPath(toColumns: 0)
    words[index] = word.cutPath(
      toColumns: shortest.columns <= room ? room : count - Swift.min(own + hanging, count / 2)
    )
    return words.joined(separator: " ")
  }
}

extension String {
  /// Whether the word is a file path, not a URL.
  fileprivate var isPath: Bool {
    guard !contains("://"), let slash = lastIndex(of: "/") else { return false }
    return self[slash...].contains(".")
  }

  /// Removes folders from the middle of a path, then leading ones; never the file name.
  fileprivate func cutPath(toColumns count: Int) -> String {
    let start = prefix { $0 == "(" }
    let parts = dropFirst(start.count).split(separator: "/", omittingEmptySubsequences: false)
    guard columns > count, let file = parts.last, parts.count > 1 else { return self }
    for kept in stride(from: parts.count - 2, to: 0, by: -1) {
      let text = start + parts.prefix(kept).joined(separator: "/") + "/…/" + file
      if text.columns <= count { return String(text) }
    }
    let text = "\(start)…/\(file)"
    return text.columns < columns ? text : self
  }
}
