/// The symbols that Petri draws, by name.
///
/// A line has a name and its parts; continuation lines are indented. The paths were drawn for these tables on a grid of
/// 24 by 24 points: lines are ``SymbolInk/lineWidth`` wide, with a margin of at least a point around a symbol.
package enum SymbolTable {
  /// The names, sorted.
  package static var names: [String] { texts.keys.sorted() }

  /// The parts of a symbol.
  ///
  /// - Returns: `nil` for a name that isn't in the tables.
  static func parts(of name: String) -> [SymbolPart]? { texts[name].flatMap { SymbolPart.parts($0) } }

  private static let texts = [signs, arrows, people, things, media, world].reduce(into: [String: Substring]()) {
    texts,
    table in
    var start = table.startIndex
    while start < table.endIndex {
      var end = table[start...].firstIndex(of: "\n") ?? table.endIndex
      // An indented line continues the one before.
      while end < table.endIndex, table[table.index(after: end)...].first == " " {
        end = table[table.index(after: end)...].firstIndex(of: "\n") ?? table.endIndex
      }
      let entry = table[start..<end]
      if let colon = entry.firstIndex(of: ":") {
        texts[String(entry[..<colon])] = entry[entry.index(after: colon)...]
      }
      start = end < table.endIndex ? table.index(after: end) : end
    }
  }
}
