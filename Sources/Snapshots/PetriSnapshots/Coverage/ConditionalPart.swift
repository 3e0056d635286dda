public import PetriCatalog
import PetriComposer

/// A part of a screen, other than a view, that conditions show, enable or select: a bar item, an alert action or a menu
/// item.
public struct ConditionalPart: Sendable {
  let noun: String
  let id: String?
  /// The location of the definition.
  public let place: Place
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

  /// A description for messages: the location, the kind and the identifier.
  var words: String { (["\(place) \(noun)"] + (id.map { [$0] } ?? [])).joined(separator: " ") }

  /// Advice on how a cell can show the part.
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
  /// The parts of the screen that have conditions and aren't views.
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
