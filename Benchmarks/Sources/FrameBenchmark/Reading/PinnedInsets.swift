/// The safe area that a tree's stored frames have: Interface Builder's bars depend on its version and on ways between
/// documents, and some versions counted them twice, so views that are pinned to the safe area tell what it was.
struct PinnedInsets {
  private(set) var top: Double?
  private(set) var bottom: Double?

  /// The insets by a tree, whose controller has guides of bars by `top` and `bottom`.
  init(_ root: ViewNode, barGuides: [String: String]) {
    var edges: [String: String] = [:]
    if let safeArea = root.guides["safeArea"] {
      edges["\(safeArea) top"] = "top"
      edges["\(safeArea) bottom"] = "bottom"
    }
    if let bar = barGuides["top"] { edges["\(bar) bottom"] = "top" }
    if let bar = barGuides["bottom"] { edges["\(bar) top"] = "bottom" }
    let views = Dictionary(root.children.map { ($0.id, $0) }) { first, _ in first }
    var found: [String: Set<Double>] = [:]
    for constraint in root.constraints where constraint.isPlain {
      guard let (view, edge, distance) = Self.pin(constraint, to: edges, owner: root.id), let node = views[view],
        node.isPlacedByLayout, !node.isQuestionable
      else { continue }
      let inset = edge == "top" ? node.frame.minY - distance : root.frame.height - node.frame.maxY + distance
      found[edge, default: []].insert((inset * 10).rounded() / 10)
    }
    // Where they disagree none is right for sure.
    if let tops = found["top"], tops.count == 1 { top = tops.first }
    if let bottoms = found["bottom"], bottoms.count == 1 { bottom = bottoms.first }
  }

  /// The view that has its edge at one of the guides' edges, the edge, and how much further down it is than the guide's.
  private static func pin(
    _ constraint: ConstraintNode,
    to edges: [String: String],
    owner: String
  ) -> (view: String, edge: String, distance: Double)? {
    guard let second = constraint.second, let secondAttribute = constraint.secondAttribute else { return nil }
    let first = constraint.first ?? owner
    if edges["\(second) \(secondAttribute)"] == constraint.firstAttribute {
      return (first, constraint.firstAttribute, constraint.constant)
    }
    if edges["\(first) \(constraint.firstAttribute)"] == secondAttribute {
      return (second, secondAttribute, -constraint.constant)
    }
    return nil
  }
}

extension ConstraintNode {
  /// Whether it is an equation that must hold, without a factor.
  fileprivate var isPlain: Bool { relation == "equal" && priority == 1000 && multiplier == 1 && !isSymbolic }
}
