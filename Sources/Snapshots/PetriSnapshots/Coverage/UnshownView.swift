public import PetriCatalog
public import PetriComposer

/// A view of a definition that no cell shows, though the view that it is in is shown.
public struct UnshownView: Hashable, Sendable {
  /// The view.
  public let view: ViewDefinition
  /// The condition that never held, or the list that is always empty; `nil` where the views around it are never asked
  /// for.
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

  /// The view that isn't shown of those on the way to a place; `nil` where all are, or none of them is there.
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

  /// A way to make a cell show it.
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
  /// Whether it is the view at a place, or one around it.
  fileprivate func holds(_ place: Place) -> Bool {
    self.place == place || views.contains { $0.holds(place) }
  }

  /// The kind and the name that a message calls the view by.
  var words: String {
    if case .group(let group) = kind { return group.name }
    return [kind.name.rawValue, id ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
