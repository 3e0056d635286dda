import Cassowary
import Foundation

extension UIView {
  /// Whether constraints place the view but don't determine its frame.
  var isAmbiguous: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, superview != nil else { return false }
    if isPlacedByConstraints { return otherFrames.count > 1 }
    return constraintState.involving.isEmpty && !constraintState.isArranged
      && owningController?.isFrameSetByContainer != true
  }

  /// Applies another frame that the constraints allow, until they are solved again. UIKit picks one at random.
  func exerciseAmbiguity() {
    guard isPlacedByConstraints, let other = otherFrames.first(where: { $0 != constraintState.solvedFrame }) else {
      return
    }
    constraintState.solvedFrame = other
    placeUntransformed(at: toPixels(x: other.minX, y: other.minY, width: other.width, height: other.height))
  }

  private var otherFrames: [CGRect] { regionRoot.numbers?.frames(of: self) ?? [] }

  private static var lastNumbers: (root: ObjectIdentifier, layout: SolvedLayout)?

  fileprivate var numbers: SolvedLayout? {
    let key = ObjectIdentifier(self)
    if let (root, known) = Self.lastNumbers, root == key, known.generation == UIView.contentGeneration { return known }
    var region = LayoutRegion(root: self)
    Self.lastNumbers = region.numbers().map { (key, $0) }
    return Self.lastNumbers?.layout
  }
}

extension UILayoutGuide {
  /// Whether constraints don't determine the guide's frame. System guides are never ambiguous.
  var isAmbiguous: Bool {
    guard system == nil, let storedOwner else { return false }
    return storedOwner.regionRoot.numbers?.frames(of: self).count != 1
  }
}

/// A solved layout as numbers, which finds other solutions without reference to views.
final class SolvedLayout {
  let generation = MainActor.assumeIsolated { UIView.contentGeneration }
  private let system: LinearSystem
  private let solution: Solution
  private let variables: [ObjectIdentifier: Int]

  init(system: LinearSystem, solution: Solution, variables: [ObjectIdentifier: Int]) {
    self.system = system
    self.solution = solution
    self.variables = variables
  }

  /// The frame of a view or guide, followed by other frames that the constraints allow: those to which a constraint of
  /// the lowest priority can move it. Solves only the part of the system that such a constraint affects.
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
