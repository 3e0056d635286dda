import InterfaceBuilder

/// Human-readable names of a document's objects, and equations for its constraints.
struct ObjectNames {
  private var names: [String: String] = [:]
  private var constraints: [String: (constraint: InterfaceConstraint, owner: String)] = [:]

  init(_ document: InterfaceDocument) {
    for controller in document.scenes.compactMap(\.controller) {
      let words = controller.storyboardIdentifier ?? controller.identity.customClass ?? controller.title
      names[controller.identity.id] = controller.identity.label ?? words ?? controller.identity.kind
      for (place, id) in controller.barGuides { names[id] = "the \(place) bars" }
      for view in controller.view?.all ?? [] { add(view) }
    }
    for case .view(let root) in document.objects { for view in root.all { add(view) } }
  }

  private mutating func add(_ view: InterfaceView) {
    let words = [view.identity.label, view.shownText, view.identity.customClass].lazy.compactMap(\.self).first {
      !$0.isEmpty
    }
    names[view.identity.id] = words ?? view.identity.kind
    for guide in view.guides { names[guide.id] = guide.key == "safeArea" ? "the safe area" : guide.key }
    for constraint in view.constraints { constraints[constraint.identity.id] = (constraint, view.identity.id) }
  }

  func name(of id: String) -> String { names[id] ?? id }

  /// A constraint as an equation; `nil` if it is unknown.
  func constraint(_ id: String) -> CanvasWarning.Constraint? {
    guard let (constraint, owner) = constraints[id] else { return nil }
    let values = constraint.values.base
    let first = "\(name(of: constraint.first ?? owner)).\(constraint.firstAttribute)"
    let signs = ["lessThanOrEqual": "≤", "greaterThanOrEqual": "≥"]
    var second = constraint.second.map { "\(name(of: $0)).\(constraint.secondAttribute ?? constraint.firstAttribute)" }
    if let other = second, values.multiplier != 1 { second = "\(values.multiplier.words) × \(other)" }
    let sum: String
    if let second {
      sum = values.constant == 0 ? second : "\(second) \(values.constant < 0 ? "−" : "+") \(abs(values.constant).words)"
    } else {
      sum = values.constant.words
    }
    return CanvasWarning.Constraint(
      words: "\(first) \(signs[constraint.relation] ?? "=") \(sum)",
      line: constraint.identity.line
    )
  }
}

extension Double {
  var words: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension InterfaceView {
  /// The text by which a person identifies the view.
  fileprivate var shownText: String? {
    switch properties.base.content {
    case .label(let label): label.text
    case .button(let button, _): button.configuration?.title ?? button.states["normal"]?.title
    case .textField(let field, _): field.placeholder ?? field.text
    default: nil
    }
  }
}
