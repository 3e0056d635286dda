public import PetriCatalog

/// The context that a route carries: the values as given, which each screen resolves by its own keys.
public struct ScreenContext: Hashable, Sendable, CustomStringConvertible {
  /// The values.
  public var values: ContextLiteral
  /// The fields of the values, needed by conditions and conversions.
  public var fields: [ContextField]

  /// Creates a context.
  public init(_ values: ContextLiteral = .empty, fields: [ContextField] = []) {
    self.values = values
    self.fields = fields
  }

  /// The values as text: `id: 7, name: Tea`.
  public var description: String {
    guard case .object(let entries) = values else { return "" }
    return entries.map { "\($0.name): \($0.value.summary)" }.joined(separator: ", ")
  }

  func description(for screen: ScreenDefinition) -> String {
    ScreenContext(.object(entries(for: screen.context))).description
  }

  /// The values of a screen's keys, completed by defaults and examples.
  func resolved(for screen: ScreenDefinition) -> ContextResolution { resolved(for: screen.context) }

  /// The values of a screen's keys, applied over those it shows.
  func resolved(for screen: ScreenDefinition, over shown: ContextObject) -> ContextResolution {
    resolved(for: screen.context, fixture: shown)
  }

  /// Whether a screen that shows `shown` already shows this context's values.
  func isShown(by shown: ContextObject, of screen: ScreenDefinition, in environment: TextEnvironment) -> Bool {
    let wanted = resolved(for: screen)
    let values = wanted.context.localized(in: environment)
    return wanted.problems.isEmpty && entries(for: screen.context).allSatisfy { shown[$0.name] == values[$0.name] }
  }

  /// Whether a screen that shows `shown` has this context's values for some keys; missing optional keys count as their
  /// defaults.
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

  /// This context with added values, whose references are resolved in this context.
  func adding(_ literal: ContextLiteral, in app: Scope) -> ScreenContext {
    let others = converted(by: literal, in: app)
    guard case .object(let own) = values, case .object(let added) = others.values else { return self }
    let names = Set(added.map(\.name))
    return ScreenContext(
      .object(own.filter { !names.contains($0.name) } + added),
      fields: fields.filter { !names.contains($0.name) } + others.fields
    )
  }

  /// The context after a route's conversion. A value that is a reference keeps its type; all others become strings.
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

/// The destination of a navigation: a screen, values for its context, and one of its routes.
public struct ScreenTarget: Hashable, Sendable {
  /// The screen's name.
  public var screen: String
  /// Values for its context.
  public var values: ContextLiteral
  /// The name of the route; `nil` for the default one.
  public var routeName: String?
  /// A route that comes with the target, such as a link's, instead of the screen's.
  public var route: RouteDefinition?

  /// Creates a target.
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

  /// Creates the target of a link.
  public init(_ destination: LinkDestination) {
    self.init(
      destination.screen,
      with: destination.values,
      routeName: destination.routeName,
      route: destination.route
    )
  }
}
