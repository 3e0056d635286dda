import UIKit

/// The safe area that a tree's stored frames have: Interface Builder's bars depend on its version and on ways between
/// documents, and some versions counted them twice, so views that are pinned to the safe area tell what it was.
struct PinnedInsets {
  private(set) var top: Double?
  private(set) var bottom: Double?

  init(_ root: ViewNode) {
    guard let guide = root.guides["safeArea"] else { return }
    var tops: Set<Double> = []
    var bottoms: Set<Double> = []
    let views = Dictionary(root.children.map { ($0.id, $0) }) { first, _ in first }
    for constraint in root.constraints where constraint.isPlain {
      guard let pin = Pin(constraint, to: guide, owner: root.id), let view = views[pin.view],
        view.isPlacedByLayout, !view.isQuestionable
      else { continue }
      switch pin.attribute {
      case "top": tops.insert(Self.rounded(view.frame.minY - pin.distance))
      case "bottom": bottoms.insert(Self.rounded(root.frame.height - view.frame.maxY + pin.distance))
      default: break
      }
    }
    // Where they disagree none is right for sure.
    if tops.count == 1 { top = tops.first }
    if bottoms.count == 1 { bottom = bottoms.first }
  }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  /// A view's edge at the same edge of the guide.
  private struct Pin {
    var view: String
    var attribute: String
    /// How much further down or right the view's edge is than the guide's.
    var distance: Double

    init?(_ constraint: ConstraintNode, to guide: String, owner: String) {
      guard constraint.firstAttribute == constraint.secondAttribute, let second = constraint.second else { return nil }
      let first = constraint.first ?? owner
      attribute = constraint.firstAttribute
      if second == guide {
        view = first
        distance = constraint.constant
      } else if first == guide {
        view = second
        distance = -constraint.constant
      } else {
        return nil
      }
    }
  }
}

extension ConstraintNode {
  /// Whether it is an equation that must hold, without a factor.
  fileprivate var isPlain: Bool { relation == "equal" && priority == 1000 && multiplier == 1 && !isSymbolic }
}
