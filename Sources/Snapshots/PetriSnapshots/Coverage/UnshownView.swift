public import PetriCatalog
public import PetriComposer

/// A view that no cell shows although its superview is shown.
public struct UnshownView: Hashable, Sendable {
  /// The view.
  public let view: ViewDefinition
  /// The condition that never holds, or the list that is always empty; `nil` if the superviews are never created.
  private let need: Need?

  private enum Need: Hashable, Sendable {
    case condition(Condition)
    case elements(Reference)
  }

  @MainActor
  init(_ view: ViewDefinition, in record: ViewRecord) {
    self.view = view
    if let condition = view.when, record.failed.contains(ViewRecord.Condition(of: view.place, .when)) {
      need = .condition(condition)
    } else {
      need = view.each.map { .elements($0.list) }
    }
  }

  /// The outermost hidden view around a location; `nil` if all are shown or there is no view.
  @MainActor
  public static func first(
    onTheWayTo place: Place,
    among views: [ViewDefinition],
    in record: ViewRecord
  ) -> UnshownView? {
    guard let view = views.first(where: { $0.holds(place) }) else { return nil }
    guard record.made.contains(view.place) else { return UnshownView(view, in: record) }
    return first(onTheWayTo: place, among: view.views, in: record)
  }

  /// Advice on how a cell can show the view.
  public var advice: String {
    switch need {
    case nil: "no cell shows this view"
    case .condition(let condition): "no cell shows this view; \(FixtureAdvice.text(condition))"
    case .elements(let list):
      "no cell shows this view; add a fixture\(FixtureAdvice.state(of: [list])) in which \(list) isn't empty"
    }
  }
}

extension ViewDefinition {
  /// Whether the view is at a location or contains it.
  fileprivate func holds(_ place: Place) -> Bool {
    self.place == place || views.contains { $0.holds(place) }
  }

  /// A description for messages: the kind and the identifier.
  var words: String {
    if case .group(let group) = kind { return group.name }
    return [kind.name.rawValue, id ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

enum FixtureAdvice {
  static func text(_ condition: Condition) -> String {
    let what =
      switch condition {
      case .not(.not(let inner)): "\(inner.plainText) holds"
      case .not(let inner): "\(inner.plainText) doesn't hold"
      default: "\(condition.plainText) holds"
      }
    return "add a fixture\(state(of: condition.references)) in which \(what)"
  }

  /// ` with 'state: {signedIn: …}'` if the references are to the app's state, or to the form; otherwise empty.
  static func state(of references: [Reference]) -> String {
    let parts = [Reference.state, Reference.form].compactMap { root -> String? in
      var keys: [String] = []
      for reference in references where reference.path.root == root {
        guard case .key(let key)? = reference.path.steps.dropFirst().first, !keys.contains(key) else { continue }
        keys.append(key)
      }
      return keys.isEmpty ? nil : "'\(root): {\(keys.map { "\($0): …" }.joined(separator: ", "))}'"
    }
    return parts.isEmpty ? "" : " with \(parts.joined(separator: " and "))"
  }
}
