/// The elements that occur exactly once in each of two sequences, in their longest common subsequence. A diff can be
/// split at them.
enum Anchors {
  /// The parts between anchors, each starting with its anchor; `nil` if there are none.
  static func gaps(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [(ArraySlice<Int>, ArraySlice<Int>)]? {
    let chain = longestIncreasing(pairs(old, new))
    guard !chain.isEmpty else { return nil }
    var gaps: [(ArraySlice<Int>, ArraySlice<Int>)] = []
    var (oldStart, newStart) = (old.startIndex, new.startIndex)
    for (oldIndex, newIndex) in chain {
      gaps.append((old[oldStart..<oldIndex], new[newStart..<newIndex]))
      (oldStart, newStart) = (oldIndex, newIndex)
    }
    return gaps + [(old[oldStart...], new[newStart...])]
  }

  /// The indices of elements that occur once in both sequences, in the order of the old one.
  private static func pairs(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [(Int, Int)] {
    var indices: [Int: Int?] = [:]
    for index in new.indices { indices[new[index]] = indices.keys.contains(new[index]) ? .some(nil) : index }
    var counts: [Int: Int] = [:]
    for element in old { counts[element, default: 0] += 1 }
    return old.indices.compactMap { index in
      guard counts[old[index]] == 1, let newIndex = indices[old[index]] ?? nil else { return nil }
      return (index, newIndex)
    }
  }

  /// The longest subsequence of pairs with increasing second elements, by patience sorting.
  private static func longestIncreasing(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    var tops: [Int] = []
    var before = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? tops[low - 1] : nil
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var chain: [(Int, Int)] = []
    var current = tops.last
    while let index = current {
      chain.append(pairs[index])
      current = before[index]
    }
    return chain.reversed()
  }
}
