import Cassowary
import Foundation

extension LayoutRegion {
  /// Solves for the frames of the views below the root, which are applied when their superviews are laid out.
  mutating func solve() {
    for view in views { view.constraintState.areDirty = false }
    for inner in innerRoots { inner.constraintState.outerRegion = root }
    guard let solution = solveWithTextWidths() else { return }
    report(solution.conflicts)
    for view in views where view !== root && !innerRoots.contains(where: { $0 === view }) {
      let frame = frame(of: view, in: solution)
      let changes = frame != view.constraintState.solvedFrame || view.frame != frame
      view.constraintState.solvedFrame = frame
      view.superview?.constraintState.placesSubviews = true
      if changes { view.superview?.setNeedsLayout() }
    }
    for guide in guides { guide.solvedFrame = frame(of: guide, in: solution) }
    for scroll in scrollViews {
      guard let first = contents[ObjectIdentifier(scroll)] else { continue }
      scroll.contentSize = CGSize(
        width: scroll.toPixels(solution.values[first]),
        height: scroll.toPixels(solution.values[first + 1])
      )
    }
  }

  mutating func solveSize() -> CGSize {
    guard let solution = solveWithTextWidths() else { return .zero }
    let frame = frame(of: root, in: solution)
    return CGSize(width: root.upToPixels(frame.width), height: root.upToPixels(frame.height))
  }

  /// The solved layout for ambiguity checks; nil without constraints.
  mutating func numbers() -> SolvedLayout? {
    solveWithTextWidths().map { SolvedLayout(system: system, solution: $0, variables: variables) }
  }

  func frame(of item: AnyObject, in solution: Solution) -> CGRect {
    guard let first = variables[ObjectIdentifier(item)] else { return .zero }
    let values = solution.values
    return CGRect(x: values[first], y: values[first + 1], width: values[first + 2], height: values[first + 3])
  }

  /// Wrapped text has a height only once its width is known: the widths of one solution determine the wrapping in the
  /// next. Two passes suffice unless heights affect widths.
  mutating func solveWithTextWidths() -> Solution? {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    var solution: Solution?
    for _ in 0..<3 {
      build(widths: widths)
      if system.constraints.isEmpty { return nil }
      let found = system.solve()
      solution = found
      var wraps = false
      for view in views where view.wrapsContent {
        let insets = alignmentInsets(of: view)
        let width = frame(of: view, in: found).width - insets.left - insets.right
        guard view === root ? request != nil : true else { continue }
        if widths[ObjectIdentifier(view)] != width {
          widths[ObjectIdentifier(view)] = width
          wraps = true
        }
      }
      if !wraps { break }
    }
    return solution
  }

  func report(_ conflicts: [Conflict]) {
    for conflict in conflicts {
      ConflictReport(conflict.constraints.map { sources[$0] }, broken: sources[conflict.broken]).send()
    }
  }
}
