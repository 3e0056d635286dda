import Cassowary
import Foundation

/// The views that are solved together: a view whose own frame is fixed, and below it all that constraints place, as far
/// down as they place each view's superview too. What lies deeper is a region of its own.
///
/// Views count in their superview's points: four variables each, of which most are decided by an equation with one
/// unknown.
@MainActor
struct LayoutRegion {
  /// Where a linear constraint comes from.
  enum Source {
    case constraint(NSLayoutConstraint)
    case view(UIView)
  }

  let root: UIView
  let request: UIView.FittingRequest?
  var views: [UIView] = []
  var guides: [UILayoutGuide] = []
  var constraints: [NSLayoutConstraint] = []
  var innerRoots: [UIView] = []
  /// The alignment insets of the views that have some.
  var alignments: [ObjectIdentifier: UIEdgeInsets] = [:]
  var visited: Set<ObjectIdentifier> = []
  var variables: [ObjectIdentifier: Int] = [:]
  var contents: [ObjectIdentifier: Int] = [:]
  var scrollViews: [UIScrollView] = []
  var system = LinearSystem()
  var sources: [Source] = []

  /// The region of a view; with a request its size is found too.
  init(root: UIView, fitting request: UIView.FittingRequest? = nil) {
    self.root = root
    self.request = request
    collect(root)
    // A constraint may reach into a deeper region: then both are one.
    var next = 0
    while next < constraints.count {
      for view in constraints[next].views { include(view) }
      next += 1
    }
    constraints.sort { $0.sequence < $1.sequence }
  }

  // MARK: Collecting

  mutating func include(_ view: UIView) {
    if visited.contains(ObjectIdentifier(view)) { return }
    guard view.isPlacedByConstraints else { return noteAlignment(of: view) }
    let inner = view.regionRoot
    guard inner.isDescendant(of: root), !visited.contains(ObjectIdentifier(inner)) else { return }
    innerRoots.append(inner)
    collect(inner)
  }

  mutating func collect(_ top: UIView) {
    var waiting = [top]
    while let view = waiting.popLast() {
      visited.insert(ObjectIdentifier(view))
      views.append(view)
      noteAlignment(of: view)
      guides += view.layoutGuides
      constraints += view.constraintState.held.values
      for subview in view.subviews.reversed() where subview.isPlacedByConstraints { waiting.append(subview) }
    }
  }

  mutating func noteAlignment(of view: UIView) {
    let insets = view.alignmentInsets
    if insets != .zero { alignments[ObjectIdentifier(view)] = insets }
  }
}
