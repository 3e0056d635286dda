import InterfaceBuilder

/// The safe area insets implied by stored frames of views that are pinned to it. Interface Builder's own depend on
/// its version and on segues between documents.
struct PinnedInsets {
  private(set) var top: Double?
  private(set) var bottom: Double?

  /// - Parameter barGuides: the identifiers of the controller's `top` and `bottom` layout guides.
  init(_ root: InterfaceView, barGuides: [String: String]) {
    var edges: [String: String] = [:]
    if let safeArea = root.guides.first(where: { $0.key == "safeArea" })?.id {
      edges["\(safeArea) top"] = "top"
      edges["\(safeArea) bottom"] = "bottom"
    }
    if let bar = barGuides["top"] { edges["\(bar) bottom"] = "top" }
    if let bar = barGuides["bottom"] { edges["\(bar) top"] = "bottom" }
    let views = Dictionary(root.children.map { ($0.identity.id, $0) }) { first, _ in first }
    var found: [String: Set<Double>] = [:]
    for constraint in root.constraints where constraint.isPlain {
      guard let (view, edge, distance) = Self.pin(constraint, to: edges, owner: root.identity.id),
        let node = views[view],
        node.isPlacedByLayout, !node.isQuestionable, let frame = node.frame, let room = root.frame
      else { continue }
      let inset = edge == "top" ? frame.y - distance : room.height - frame.y - frame.height + distance
      found[edge, default: []].insert((inset * 10).rounded() / 10)
    }
    // If they disagree, none is certain.
    if let tops = found["top"], tops.count == 1 { top = tops.first }
    if let bottoms = found["bottom"], bottoms.count == 1 { bottom = bottoms.first }
  }

  /// The view pinned to a guide, the edge, and the distance in points.
  private static func pin(
    _ constraint: InterfaceConstraint,
    to edges: [String: String],
    owner: String
  ) -> (view: String, edge: String, distance: Double)? {
    guard let second = constraint.second, let secondAttribute = constraint.secondAttribute else { return nil }
    let first = constraint.first ?? owner
    if edges["\(second) \(secondAttribute)"] == constraint.firstAttribute {
      return (first, constraint.firstAttribute, constraint.values.base.constant)
    }
    if edges["\(first) \(constraint.firstAttribute)"] == secondAttribute {
      return (second, secondAttribute, -constraint.values.base.constant)
    }
    return nil
  }
}

extension InterfaceConstraint {
  /// Whether it is a required equation without a multiplier.
  fileprivate var isPlain: Bool {
    relation == "equal" && values.base.priority == 1000 && values.base.multiplier == 1 && !isSymbolic
  }
}

extension InterfaceView {
  /// Whether Interface Builder marked its frame as differing from the layout.
  var isQuestionable: Bool { isMarkedMisplaced || isMarkedAmbiguous || hasFixedFrame }
}
