import Cassowary
import Foundation

/// A layout as numbers, of which one can ask whether others would do as well. It holds no views.
final class SolvedLayout {
  /// Of which content and constraints it is.
  let generation = MainActor.assumeIsolated { UIView.contentGeneration }
  private let system: LinearSystem
  private let solution: Solution
  private let variables: [ObjectIdentifier: Int]

  init(system: LinearSystem, solution: Solution, variables: [ObjectIdentifier: Int]) {
    self.system = system
    self.solution = solution
    self.variables = variables
  }

  /// The frame that a view or guide gets, and others that the constraints allow as well: where the weakest wish for a
  /// smaller or larger number moves it, nothing else decides that number. Only the part of the system that such a wish
  /// touches is solved again.
  func frames(of item: AnyObject) -> [CGRect] {
    guard let first = variables[ObjectIdentifier(item)] else { return [] }
    let numbers = Array(solution.values[first..<first + 4])
    var found = [frame(numbers)]
    for part in 0..<4 {
      for distance in [-1000.0, 1000] {
        let wanted = numbers[part] + distance
        let wish = LinearConstraint([Term(first + part)], constant: -wanted, .equal, priority: 0.0001)
        let moved = system.values(with: wish)
        let other = frame((0..<4).map { moved[first + $0] ?? numbers[$0] })
        if found.allSatisfy({ isApart(other, $0) }) { found.append(other) }
      }
    }
    return found
  }

  private func frame(_ numbers: [Double]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func isApart(_ one: CGRect, _ other: CGRect) -> Bool {
    let distances = [one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height]
    return distances.contains { abs($0) > 0.01 }
  }
}
