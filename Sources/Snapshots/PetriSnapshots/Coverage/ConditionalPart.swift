public import PetriCatalog
import PetriComposer

/// A part of a screen that isn't a view, and that conditions show, enable or tick: an item of a bar, an action of an
/// alert, a line of a menu.
public struct ConditionalPart: Sendable {
  /// The kind of the part, as a noun.
  let noun: String
  /// Its name for tests.
  let id: String?
  /// Where it is defined.
  public let place: Place
  /// The conditions that decide on it.
  let conditions: [(key: ViewRecord.Condition.Key, condition: Condition)]

  fileprivate init(
    _ noun: String,
    id: String? = nil,
    _ place: Place,
    when: Condition?,
    enabled: Condition?,
    checked: Condition? = nil
  ) {
    self.noun = noun
    self.id = id
    self.place = place
    conditions = [(.when, when), (.enabled, enabled), (.checked, checked)].compactMap { key, condition in
      condition.map { (key, $0) }
    }
  }

  /// Its kind, place and name.
  var words: String { (["\(place) \(noun)"] + (id.map { [$0] } ?? [])).joined(separator: " ") }

  /// A way to make a cell show it.
  public var unshownAdvice: String {
    let when = conditions.first { $0.key == .when }?.condition
    return "no cell shows this \(noun)" + (when.map { "; \(FixtureAdvice.text($0))" } ?? "")
  }

  fileprivate static func all(of menu: [MenuElementDefinition]) -> [ConditionalPart] {
    menu.flatMap(\.all).map {
      ConditionalPart("menu element", id: $0.id, $0.place, when: $0.when, enabled: $0.enabled, checked: $0.checked)
    }
  }

  fileprivate static func all(of views: [ViewDefinition]) -> [ConditionalPart] {
    views.flatMap { view in
      all(of: view.menuElements) + view.accessory.map { ConditionalPart($0) } + all(of: view.views)
    }
  }
}

extension ScreenDefinition {
  /// Its parts that aren't views, except for those that they are in.
  public var conditionalParts: [ConditionalPart] {
    let actions: [AlertActionDefinition] = if case .alert(let alert) = content { alert.actions } else { [] }
    return (bar?.items ?? []).flatMap { ConditionalPart.parts(of: $0) } + actions.map { ConditionalPart($0) }
      + ConditionalPart.all(of: views)
  }
}

extension ConditionalPart {
  fileprivate static func parts(of item: BarItemDefinition) -> [ConditionalPart] {
    [ConditionalPart(item)] + all(of: item.menu)
  }

  fileprivate init(_ item: BarItemDefinition) {
    self.init("bar item", id: item.id, item.place, when: item.when, enabled: item.enabled)
  }

  fileprivate init(_ action: AlertActionDefinition) {
    self.init("action", id: action.id, action.place, when: action.when, enabled: action.enabled)
  }
}
