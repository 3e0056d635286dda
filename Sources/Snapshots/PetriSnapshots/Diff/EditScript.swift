/// The shortest edit script between two sequences, computed by Myers' greedy algorithm. If it exceeds a limit, the
/// sequences are first split at unique common elements, as in Bram Cohen's patience diff.
enum EditScript {
  enum Step: Equatable {
    case keep(Int, Int)
    case remove(Int)
    case insert(Int)
  }

  /// The maximum number of steps for Myers' algorithm, whose cost is quadratic in them. A time limit would make results
  /// depend on the machine.
  static let maximumEdits = 2_000

  /// The steps in order, removals before insertions at the same position.
  static func steps(from old: [Int], to new: [Int], limit: Int = maximumEdits) -> [Step] {
    var steps: [Step] = []
    steps.reserveCapacity(max(old.count, new.count))
    var pending = [(old: old[...], new: new[...], isAnchored: false)]
    while let (oldPart, newPart, isAnchored) = pending.popLast() {
      let (head, tail) = commonEnds(oldPart, newPart)
      for index in 0..<head { steps.append(.keep(oldPart.startIndex + index, newPart.startIndex + index)) }
      let oldMiddle = oldPart.dropFirst(head).dropLast(tail)
      let newMiddle = newPart.dropFirst(head).dropLast(tail)
      if tail > 0 {
        // Pushed first, so that the common suffix is processed after the middle.
        pending.append((oldPart.suffix(tail), newPart.suffix(tail), true))
      }
      if let found = Myers.steps(from: oldMiddle, to: newMiddle, limit: limit) {
        steps += found
      } else if !isAnchored, let gaps = Anchors.gaps(oldMiddle, newMiddle) {
        pending += gaps.reversed().map { ($0, $1, false) }
      } else {
        steps += oldMiddle.indices.map { Step.remove($0) } + newMiddle.indices.map { Step.insert($0) }
      }
    }
    return steps
  }

  private static func commonEnds(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> (head: Int, tail: Int) {
    let most = min(old.count, new.count)
    var head = 0
    while head < most, old[old.startIndex + head] == new[new.startIndex + head] { head += 1 }
    var tail = 0
    while tail < most - head, old[old.endIndex - 1 - tail] == new[new.endIndex - 1 - tail] { tail += 1 }
    return (head, tail)
  }
}
