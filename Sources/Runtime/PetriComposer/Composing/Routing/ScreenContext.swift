public import PetriCatalog

/// The context that a route carries: values as they were given, which each screen on the way judges by its own keys.
public struct ScreenContext: Hashable, Sendable, CustomStringConvertible {
  /// The values.
  public var values: ContextLiteral
  /// The fields of the values, which conditions and conversions need: the destination's keys, or a conversion's.
  public var fields: [ContextField]

  /// Makes a context.
  public init(_ values: ContextLiteral = .empty, fields: [ContextField] = []) {
    self.values = values
    self.fields = fields
  }

  /// `id: 7, name: Tea`.
  public var description: String {
    guard case .object(let entries) = values else { return "" }
    return entries.map { "\($0.name): \($0.value.summary)" }.joined(separator: ", ")
  }

  /// The values that a screen has keys for, as a plan prints them.
  func description(for screen: ScreenDefinition) -> String {
    ScreenContext(.object(entries(for: screen.context))).description
  }

  /// The values that a screen has keys for, with defaults and examples for others.
  func resolved(for screen: ScreenDefinition) -> ContextResolution { resolved(for: screen.context) }

  /// The values that a screen has keys for, over those that it shows.
  func resolved(for screen: ScreenDefinition, over shown: ContextObject) -> ContextResolution {
    resolved(for: screen.context, fixture: shown)
  }

  /// Whether a screen that shows a context shows this one, as far as this one has values.
  ///
  /// - Parameter environment: the one that the screen's texts are written for.
  func isShown(by shown: ContextObject, of screen: ScreenDefinition, in environment: TextEnvironment) -> Bool {
    let wanted = resolved(for: screen)
    let values = wanted.context.localized(in: environment)
    return wanted.problems.isEmpty && entries(for: screen.context).allSatisfy { shown[$0.name] == values[$0.name] }
  }

  /// Whether a screen that shows a context shows the values that this one has for some keys; those that it doesn't have count with
  /// their defaults.
  ///
  /// - Parameter environment: the one that the screen's texts are written for.
  func isShown(
    by shown: ContextObject,
    of screen: ScreenDefinition,
    knownBy keys: [String],
    in environment: TextEnvironment
  ) -> Bool {
    let wanted = resolved(for: screen)
    let values = wanted.context.localized(in: environment)
    let given = Set(entries(for: screen.context).map(\.name))
    return wanted.problems.isEmpty
      && keys.allSatisfy { key in
        let isKnown = given.contains(key) || screen.context.contains { $0.name == key && !$0.isRequired }
        return !isKnown || shown[key] == values[key]
      }
  }

  /// This one with other values, whose references are to this one.
  func adding(_ literal: ContextLiteral, in app: Scope) -> ScreenContext {
    let others = converted(by: literal, in: app)
    guard case .object(let own) = values, case .object(let added) = others.values else { return self }
    let names = Set(added.map(\.name))
    return ScreenContext(
      .object(own.filter { !names.contains($0.name) } + added),
      fields: fields.filter { !names.contains($0.name) } + others.fields
    )
  }

  /// This context after a route's conversion: a value that is a reference keeps its type, others are texts.
  func converted(by literal: ContextLiteral, in app: Scope) -> ScreenContext {
    guard case .object(let entries) = literal else { return self }
    let types = TypeScope(context: fields)
    let fields = entries.map { entry in
      var type = ContextType.string
      if case .scalar(let text, _) = entry.value, let reference = (try? TextTemplate(text))?.wholeReference {
        type = (try? types.type(of: reference)) ?? .string
      }
      return ContextField(name: entry.name, type: type)
    }
    return ScreenContext(literal.resolved(in: scope(in: app)), fields: fields)
  }

  /// The values as texts and conditions reach them.
  ///
  /// - Parameter app: a scope with the app's state.
  func scope(in app: Scope) -> Scope {
    var scope = app
    scope.context = resolved(for: fields).context.localized(in: app.environment)
    return scope
  }

  private func resolved(for fields: [ContextField], fixture: ContextObject? = nil) -> ContextResolution {
    ContextResolution(fields: fields, given: .object(entries(for: fields)), fixture: fixture)
  }

  private func entries(for fields: [ContextField]) -> [ContextLiteral.Entry] {
    guard case .object(let entries) = values else { return [] }
    let names = Set(fields.map(\.name))
    return entries.filter { names.contains($0.name) }
  }
}

/// Where a navigation leads: a screen, with values for its context, by one of its routes.
public struct ScreenTarget: Hashable, Sendable {
  /// The screen's name.
  public var screen: String
  /// Values for its context.
  public var values: ContextLiteral
  /// The name of the screen's route; `nil` for the default one.
  public var routeName: String?
  /// A route that comes with the target, such as a link's; `nil` for the screen's.
  public var route: RouteDefinition?

  /// Makes a target.
  public init(
    _ screen: String,
    with values: ContextLiteral = .empty,
    routeName: String? = nil,
    route: RouteDefinition? = nil
  ) {
    self.screen = screen
    self.values = values
    self.routeName = routeName
    self.route = route
  }

  /// The target of a link.
  public init(_ destination: LinkDestination) {
    self.init(
      destination.screen,
      with: destination.values,
      routeName: destination.routeName,
      route: destination.route
    )
  }
}
