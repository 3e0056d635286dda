import PetriText

/// Names that are cut for a number of columns so that those that differ are seen to.
enum ElidedNames {
  static func fitted(_ names: [String], columns: Int) -> [String] {
    var fitted = names.map { $0.truncatedInTheMiddle(toColumns: columns) }
    for places in Dictionary(grouping: names.indices, by: { fitted[$0] }).values {
      let same = Set(places.map { names[$0] })
      guard same.count > 1 else { continue }
      let (start, end) = (commonStart(of: same), commonEnd(of: same))
      for place in places {
        let rest = names[place].dropFirst(start)
        let text = (start > 0 ? "…" : "") + rest
        fitted[place] =
          text.columns <= columns
          ? text
          : ((start > 0 ? "…" : "") + rest.dropLast(end) + (end > 0 ? "…" : "")).truncatedInTheMiddle(
            toColumns: columns
          )
      }
    }
    return fitted
  }

  /// How many characters all begin with, up to the beginning of a word in each.
  private static func commonStart(of names: Set<String>) -> Int {
    guard let one = names.first else { return 0 }
    let shared = names.reduce(Substring(one)) { $0.prefix(zip($0, $1).prefix { $0 == $1 }.count) }
    return shared.lastIndex { !$0.isLetter && !$0.isNumber }
      .map { shared.distance(from: shared.startIndex, to: $0) + 1 } ?? 0
  }

  /// How many characters all end with, from the end of a word in each.
  private static func commonEnd(of names: Set<String>) -> Int {
    commonStart(of: Set(names.map { String($0.reversed()) }))
  }
}
