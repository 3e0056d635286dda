import Foundation

/// A constraint that a layout guide of a controller's bars brings to its view: where it is and how high. The guide knows that by
/// itself: no layout counts these, they are only listed.
final class _UILayoutSupportConstraint: NSLayoutConstraint {
  /// Those of a guide at the top or the bottom of a view.
  static func install(for guide: UILayoutGuide, in view: UIView) {
    let edge: NSLayoutConstraint.Attribute = guide.system == .topBars ? .top : .bottom
    let place = _UILayoutSupportConstraint()
    place.set(first: guide, edge, .equal, view, edge, multiplier: 1, constant: 0)
    let height = _UILayoutSupportConstraint()
    height.set(first: guide, .height, .equal, nil, .notAnAttribute, multiplier: 1, constant: 0)
    for constraint in [place, height] {
      constraint.holder = view
      constraint.takeSequence()
      view.constraintState.supports.append(constraint)
    }
  }

  override var constant: CGFloat {
    get { firstAttribute == .height ? (firstItem as? UILayoutGuide)?.layoutFrame.height ?? 0 : 0 }
    set {}
  }
}
