/// Finds the names most similar to an unknown one, for "did you mean" suggestions.
///
/// A name is similar if it differs only in case or in `-`, `_` and blanks, or if its optimal string alignment distance
/// is at most a third of its length.
///
/// To avoid suggesting unrelated words (`font` and `tint`, `weight` and `height`), letters are never substituted in
/// names of up to four letters, and the first letter never is.
public enum NearestName {
  /// The maximum length in bytes of a name to compare.
  public static let maxNameBytes = 64
  /// The maximum number of candidates compared in full.
  public static let maxCompared = 200

  /// The most similar name; `nil` if there is none or several are equally similar.
  public static func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
    let names = nearest(to: name, among: candidates, limit: 2)
    return names.count == 1 ? names.first : nil
  }

  /// The most similar names, at most `limit`, in the order of the candidates.
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

  /// Joins names for a message: `'a'`, `'a' or 'b'`, `'a', 'b' or 'c'`; `nil` for no names.
  public static func listed(_ names: [String]) -> String? {
    guard let last = names.last else { return nil }
    let quoted = names.dropLast().map { "'\($0)'" }
    return quoted.isEmpty ? "'\(last)'" : "\(quoted.joined(separator: ", ")) or '\(last)'"
  }

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

    /// The name in lowercase, without separators.
    static func plain(_ name: String) -> String {
      String(name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " })
    }

    /// A Bloom filter of the letters and digits.
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

    /// A cheap test based on a lower bound of the distance: an edit adds or removes at most one letter (of up to four
    /// bytes).
    func mayBeNear(_ candidate: String) -> Bool {
      let count = candidate.unicodeScalars.count
      guard abs(count - scalars.count) <= maxChanges else { return false }
      let other = Self.letters(of: candidate)
      let most = maxChanges * (candidate.utf8.count == count ? 1 : 4)
      return (letters & ~other).nonzeroBitCount <= maxChanges * (isASCII ? 1 : 4)
        && (other & ~letters).nonzeroBitCount <= most
    }

    /// Whether a candidate starts with the same letter, or with the first two letters swapped.
    func beginsLike(_ candidate: String) -> Bool {
      let other = Array(candidate.unicodeScalars.prefix(2))
      return scalars.first == other.first || scalars.count > 1 && scalars.prefix(2).elementsEqual(other.reversed())
    }

    /// The optimal string alignment distance, with substitutions only where they are likely.
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
