/// Myers' greedy algorithm ("An O(ND) Difference Algorithm and Its Variations", 1986).
enum Myers {
  /// The fewest steps, removals before insertions at the same position; `nil` if there are more than `limit`.
  static func steps(from old: ArraySlice<Int>, to new: ArraySlice<Int>, limit: Int) -> [EditScript.Step]? {
    guard !old.isEmpty, !new.isEmpty else {
      return old.indices.map { .remove($0) } + new.indices.map { .insert($0) }
    }
    let (n, m) = (old.count, new.count)
    let most = min(limit, n + m)
    var furthest = [0, 0, 0]  // by diagonal -1...1, then as wide as the edits so far
    var trace: [[Int]] = []
    for edits in 0...most {
      var next = [Int](repeating: 0, count: 2 * edits + 3)
      var diagonal = -edits
      while diagonal <= edits {
        let at = diagonal + edits + 1
        // `furthest` is from the previous edit, so its center is one to the left.
        let down = edits > 0 && (diagonal == -edits || (diagonal != edits && furthest[at - 2] < furthest[at]))
        var x = edits == 0 ? 0 : down ? furthest[at] : furthest[at - 2] + 1
        var y = x - diagonal
        while x < n, y < m, old[old.startIndex + x] == new[new.startIndex + y] {
          x += 1
          y += 1
        }
        next[at] = x
        if x >= n, y >= m { return walkBack(trace, edits: edits, old: old, new: new) }
        diagonal += 2
      }
      trace.append(next)
      furthest = next
    }
    return nil
  }

  /// Follows the furthest points from the end back to the start.
  private static func walkBack(
    _ trace: [[Int]],
    edits: Int,
    old: ArraySlice<Int>,
    new: ArraySlice<Int>
  ) -> [EditScript.Step] {
    var steps: [EditScript.Step] = []
    var (x, y) = (old.count, new.count)
    func keep(until startX: Int) {
      while x > startX {
        x -= 1
        y -= 1
        steps.append(.keep(old.startIndex + x, new.startIndex + y))
      }
    }
    for edit in stride(from: edits, to: 0, by: -1) {
      let furthest = trace[edit - 1]
      let diagonal = x - y
      let at = diagonal + edit + 1
      let down = diagonal == -edit || (diagonal != edit && furthest[at - 2] < furthest[at])
      let previousX = down ? furthest[at] : furthest[at - 2]
      keep(until: down ? previousX : previousX + 1)
      if down {
        y -= 1
        steps.append(.insert(new.startIndex + y))
      } else {
        x -= 1
        steps.append(.remove(old.startIndex + x))
      }
    }
    keep(until: 0)
    return steps.reversed()
  }
}
