import Foundation

extension UIView {
  /// Whether constraints are to place it and leave open where.
  var isUndecided: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, superview != nil else { return false }
    if isPlacedByConstraints { return otherFrames.count > 1 }
    return constraintState.involving.isEmpty && !constraintState.isArranged
      && owningController?.isPlacedByContainer != true
  }

  /// Takes another frame that the constraints allow as well, until they are solved anew. UIKit chooses at random.
  func moveUndecided() {
    guard isPlacedByConstraints, let other = otherFrames.first(where: { $0 != constraintState.solvedFrame }) else {
      return
    }
    constraintState.solvedFrame = other
    placeUntransformed(at: toPixels(x: other.minX, y: other.minY, width: other.width, height: other.height))
  }

  private var otherFrames: [CGRect] { regionRoot.numbers?.frames(of: self) ?? [] }

  /// The region that was asked about last.
  private static var lastNumbers: (root: ObjectIdentifier, layout: SolvedLayout)?

  /// The layout of the region that this view is at the top of, found once for all questions about it.
  fileprivate var numbers: SolvedLayout? {
    let key = ObjectIdentifier(self)
    if let (root, known) = Self.lastNumbers, root == key, known.generation == UIView.contentGeneration { return known }
    var region = LayoutRegion(root: self)
    Self.lastNumbers = region.numbers().map { (key, $0) }
    return Self.lastNumbers?.layout
  }
}

extension UILayoutGuide {
  /// Whether constraints leave open where it is. Those of the system are where their view has them.
  var isUndecided: Bool {
    guard system == nil, let storedOwner else { return false }
    return storedOwner.regionRoot.numbers?.frames(of: self).count != 1
  }
}
