import Cassowary
import Foundation

/// The views whose constraints are solved together: a view with a fixed frame, and below it all views that constraints
/// place whose superview is in the region. Deeper views are in regions of their own.
///
/// A view has four variables, in its superview's coordinates; most are determined by an equation with one unknown.
@MainActor
struct LayoutRegion {
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
  var alignments: [ObjectIdentifier: UIEdgeInsets] = [:]
  var visited: Set<ObjectIdentifier> = []
  var variables: [ObjectIdentifier: Int] = [:]
  var contents: [ObjectIdentifier: Int] = [:]
  var scrollViews: [UIScrollView] = []
  var system = LinearSystem()
  var sources: [Source] = []

  init(root: UIView, fitting request: UIView.FittingRequest? = nil) {
    self.root = root
    self.request = request
    collect(root)
    // A constraint into a deeper region joins the two.
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

/// A linear combination of layout variables, with a constant.
struct LinearSum {
  var terms: [Term] = []
  var constant: CGFloat = 0

  init(_ constant: CGFloat = 0) {
    self.constant = constant
  }

  init(variable: Int) {
    terms = [Term(variable)]
  }

  static func + (left: LinearSum, right: LinearSum) -> LinearSum {
    var sum = left
    sum.terms += right.terms
    sum.constant += right.constant
    return sum
  }

  static func * (left: LinearSum, factor: CGFloat) -> LinearSum {
    var product = left
    for index in product.terms.indices { product.terms[index].coefficient *= Double(factor) }
    product.constant *= factor
    return product
  }

  static func + (left: LinearSum, right: CGFloat) -> LinearSum {
    var sum = left
    sum.constant += right
    return sum
  }

  static func - (left: LinearSum, right: LinearSum) -> LinearSum {
    left + right * -1
  }

  static prefix func - (sum: LinearSum) -> LinearSum {
    sum * -1
  }
}
