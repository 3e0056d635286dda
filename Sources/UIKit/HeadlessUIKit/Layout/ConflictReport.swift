import Foundation

/// UIKit's message about unsatisfiable constraints.
@MainActor
struct ConflictReport {
  private let constraints: [NSLayoutConstraint]
  private let views: [UIView]
  private let broken: LayoutRegion.Source

  init(_ sources: [LayoutRegion.Source], broken: LayoutRegion.Source) {
    var constraints: [NSLayoutConstraint] = []
    var views: [UIView] = []
    for source in sources {
      switch source {
      case .constraint(let constraint): constraints.append(constraint)
      case .view(let view): if !views.contains(where: { $0 === view }) { views.append(view) }
      }
    }
    self.constraints = constraints
    self.views = views
    self.broken = broken
  }

  /// Reports the conflict unless all of its constraints were reported since they last changed.
  func send() {
    guard constraints.contains(where: { !$0.wasReported }) else { return }
    for constraint in constraints { constraint.wasReported = true }
    if HeadlessRuntime.conflictHandler(constraints) { return }
    let masks = standing
    let note =
      masks.isEmpty
      ? ""
      : """
      \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the \
      documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}

      """
    let lines = (constraints.map(\.printed) + views.map(implied) + masks).map { "    \"\($0)\"" }
    HeadlessRuntime.misuse(
      """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      \(note)(
      \(lines.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint\u{20}
      \(brokenText)
      """
    )
  }

  private var brokenText: String {
    switch broken {
    case .constraint(let constraint): constraint.printed
    case .view(let view): implied(by: view)
    }
  }

  /// A constraint that a view itself adds: a stack's arrangement, or a size that isn't negative.
  private func implied(by view: UIView) -> String {
    let name = NSLayoutConstraint.name(of: view)
    if view is UIStackView { return "<NSLayoutConstraint 'UISV-canvas-connection' \(name)   (active)>" }
    return "<NSLayoutConstraint 'UIView-implied-size' \(name).size >= 0   (active)>"
  }

  private var standing: [String] {
    var seen: Set<String> = []
    var found: [String] = []
    for constraint in constraints {
      let sides = [
        (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
      ]
      for (item, attribute) in sides {
        guard let view = UIView.owner(of: item), !view.isPlacedByConstraints else { continue }
        for line in lines(about: view, attribute, isHolder: view === constraint.holder) where !seen.contains(line) {
          seen.insert(line)
          found.append(line)
        }
      }
    }
    return found
  }

  /// The autoresizing constraints about an attribute. The position of the view that holds the constraint doesn't
  /// matter.
  private func lines(about view: UIView, _ attribute: NSLayoutConstraint.Attribute, isHolder: Bool) -> [String] {
    let frame = view.frame
    switch attribute.kind {
    case .size:
      return [attribute == .width ? mask(of: view, "width", frame.width) : mask(of: view, "height", frame.height)]
    case .horizontal:
      if !isHolder { return [mask(of: view, "minX", frame.minX), mask(of: view, "width", frame.width)] }
      return [.left, .leading].contains(attribute) ? [] : [mask(of: view, "width", frame.width)]
    case .vertical:
      if !isHolder { return [mask(of: view, "minY", frame.minY), mask(of: view, "height", frame.height)] }
      return attribute == .top ? [] : [mask(of: view, "height", frame.height)]
    case .none: return []
    }
  }

  private func mask(of view: UIView, _ name: String, _ value: CGFloat) -> String {
    let mask = view.autoresizingMask
    func code(_ before: UIView.AutoresizingMask, _ length: UIView.AutoresizingMask, _ after: UIView.AutoresizingMask)
      -> String
    {
      let parts = [before, length, after].map { mask.contains($0) }
      // With a fixed mask, the trailing margin is flexible.
      return (parts.contains(true) ? parts : [false, false, true]).map { $0 ? "&" : "-" }.joined()
    }
    let horizontal = code(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
    let vertical = code(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    return "<NSAutoresizingMaskLayoutConstraint h=\(horizontal) v=\(vertical) \(NSLayoutConstraint.name(of: view))."
      + "\(name) == \(shortNumber(value))   (active)>"
  }
}
