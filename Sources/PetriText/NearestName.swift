/// "Did you mean": the names nearest to one that doesn't exist.
///
/// A name is near when it differs only in case or in `-`, `_` and blanks, or when at most a third of the letters
/// must be changed, added, removed or swapped with a neighbour (optimal string alignment).
///
/// Words of a few letters that differ in one are mostly other words (`font` and `tint`, `tab` and `tap`), and so are those that differ in
/// their first letter (`weight` and `height`): in names of up to four letters none is changed, and the first letter never.
public enum NearestName {
  /// Names longer than this many bytes are not looked at.
  public static let maxNameBytes = 64
  /// So many names that pass the cheap test are compared in full.
  public static let maxCompared = 200

  /// The nearest name; nil if none is near or if several are equally near.
  public static func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
    let names = nearest(to: name, among: candidates, limit: 2)
    return names.count == 1 ? names.first : nil
  }

  /// The nearest names, those that are equally near, in the candidates' order; at most `limit` of them.
  public static func nearest(
    to name: String,
    among candidates: some Sequence<String>,
    limit: Int = 3
  ) -> [String] {
    guard limit > 0, !name.isEmpty, name.utf8.count <= maxNameBytes else { return [] }
    let sought = Sought(name)
    var best: [String] = []
    var bestDistance = Int.max
    var compared = 0
    for candidate in candidates {
      guard candidate.utf8.count <= maxNameBytes, candidate != name else { continue }
      if sought.isSameButSpelling(candidate) {
        if bestDistance > 0 {
          best = []
          bestDistance = 0
        }
      } else {
        guard bestDistance > 0, compared < maxCompared, sought.mayBeNear(candidate) else { continue }
        compared += 1
        let distance = sought.distance(to: candidate)
        guard distance <= sought.maxChanges, distance <= bestDistance, distance == 1 || sought.beginsLike(candidate)
        else { continue }
        if distance < bestDistance {
          best = []
          bestDistance = distance
        }
      }
      if best.count < limit, !best.contains(candidate) { best.append(candidate) }
    }
    return best
  }

  /// `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`; nil for no names.
  public static func listed(_ names: [String]) -> String? {
    guard let last = names.last else { return nil }
    let quoted = names.dropLast().map { "'\($0)'" }
    return quoted.isEmpty ? "'\(last)'" : "\(quoted.joined(separator: ", ")) or '\(last)'"
  }

  /// The name that nearest ones are sought for.
  private struct Sought {
    let scalars: [Unicode.Scalar]
    let letters: UInt64
    let plain: String
    let isASCII: Bool
    let maxChanges: Int

    init(_ name: String) {
      scalars = Array(name.unicodeScalars)
      letters = Self.letters(of: name)
      plain = Self.plain(name)
      isASCII = name.utf8.count == scalars.count
      maxChanges = scalars.count / 3
    }

    /// The name without the parts that people spell in several ways.
    static func plain(_ name: String) -> String {
      String(name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " })
    }

    /// Which letters and digits occur, a bit for each; other bytes share the rest of the bits.
    static func letters(of name: String) -> UInt64 {
      name.utf8.reduce(0) { mask, byte in
        switch byte {
        case 0x41...0x5A, 0x61...0x7A: mask | 1 << UInt64(byte & 31)
        case 0x30...0x39: mask | 1 << UInt64(byte & 15 + 32)
        default: mask | 1 << UInt64(byte % 22 + 42)
        }
      }
    }

    func isSameButSpelling(_ candidate: String) -> Bool {
      !plain.isEmpty && plain.utf8.count <= candidate.utf8.count && plain == Self.plain(candidate)
    }

    /// A test that costs one pass: a change makes at most one letter (of up to four bytes) appear and one disappear.
    func mayBeNear(_ candidate: String) -> Bool {
      let count = candidate.unicodeScalars.count
      guard abs(count - scalars.count) <= maxChanges else { return false }
      let other = Self.letters(of: candidate)
      let most = maxChanges * (candidate.utf8.count == count ? 1 : 4)
      return (letters & ~other).nonzeroBitCount <= maxChanges * (isASCII ? 1 : 4)
        && (other & ~letters).nonzeroBitCount <= most
    }

    /// Whether a candidate has the same first letter, or the same two in the other order.
    func beginsLike(_ candidate: String) -> Bool {
      let other = Array(candidate.unicodeScalars.prefix(2))
      return scalars.first == other.first || scalars.count > 1 && scalars.prefix(2).elementsEqual(other.reversed())
    }

    /// The optimal string alignment distance, with changes only where they are likely.
    func distance(to candidate: String) -> Int {
      let other = Array(candidate.unicodeScalars)
      var before: [Int] = []
      var previous = Array(0...other.count)
      for (row, left) in scalars.enumerated() {
        var current = [row + 1]
        current.reserveCapacity(other.count + 1)
        for (column, right) in other.enumerated() {
          let change = previous[column] + (left == right ? 0 : 1)
          let isFree = left == right || row > 0 && column > 0 && scalars.count > 4
          var least = min(isFree ? change : .max, previous[column + 1] + 1, current[column] + 1)
          if row > 0, column > 0, left == other[column - 1], scalars[row - 1] == right {
            least = min(least, before[column - 1] + 1)
          }
          current.append(least)
        }
        before = previous
        previous = current
      }
      return previous[other.count]
    }
  }
}
