import Foundation

/// A constraint that a layout guide of a controller's bars brings to its view: where it is and how high. The guide knows that by
/// itself, so that the layout doesn't count these.
final class _UILayoutSupportConstraint: NSLayoutConstraint {
  /// Those of a guide at the top or the bottom of a view.
  static func install(for guide: UILayoutGuide, in view: UIView) {
    let edge: NSLayoutConstraint.Attribute = guide.system == .topBars ? .top : .bottom
    let place = _UILayoutSupportConstraint()
    place.set(first: guide, edge, .equal, view, edge, multiplier: 1, constant: 0)
    let height = _UILayoutSupportConstraint()
    height.set(first: guide, .height, .equal, nil, .notAnAttribute, multiplier: 1, constant: 0)
    for constraint in [place, height] { constraint.install(in: view) }
  }

  override var constant: CGFloat {
    get { firstAttribute == .height ? (firstItem as? UILayoutGuide)?.layoutFrame.height ?? 0 : 0 }
    set {}
  }
}
