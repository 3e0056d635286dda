public import PetriLinks

/// A link pattern that leads to a screen.
public struct LinkDefinition: Hashable, Sendable, Codable {
  /// The pattern, whose parameters are keys of the screen's context.
  public var pattern: LinkPattern
  /// The values of other context keys, with references to the link's parameters and the link itself.
  public var values = ContextLiteral.empty
  /// The condition for a matching link to lead to the screen, with references to the link's parameters, the link itself
  /// and the app's state.
  public var condition: Condition?
  /// The keys whose invalid values are replaced by their defaults.
  public var lenient: [String] = []
  /// The route defined with the link; `nil` to use one of the screen's routes.
  public var route: RouteDefinition?
  /// The name of one of the screen's routes; `nil` for the default route.
  public var routeName: String?
  /// The source location of the definition.
  public var place: Place

  /// The name by which templates refer to the link itself.
  package static let ownName = "link"

  /// Creates a link that leads to a screen.
  public init(pattern: LinkPattern, route: RouteDefinition? = nil, routeName: String? = nil, place: Place) {
    self.pattern = pattern
    self.route = route
    self.routeName = routeName
    self.place = place
  }

  /// The context keys in the pattern, in order.
  public var parameters: [String] { pattern.parameters }

  /// Whether a context determines the link, which is the case if no key is computed from parameters.
  package var isMadeOfKeys: Bool { !values.isMadeOfValues }

  /// Builds the link for a context.
  ///
  /// - Returns: `nil` if a required value is missing, or a key is computed from parameters.
  public func link(for context: ContextObject) -> String? {
    guard isMadeOfKeys else { return nil }
    let texts = context.entries.compactMap { entry in entry.value.linkTexts.map { (entry.name, $0) } }
    return pattern.link(for: Dictionary(texts, uniquingKeysWith: { first, _ in first }), types: .context)
  }

  /// The values for the screen's context from a matching link; captures that aren't context keys are ignored.
  ///
  /// - Throws: `LinkFailure.doubled` if a key that isn't a list has several values.
  func values(
    of captures: [LinkCapture],
    in link: String,
    for screen: ScreenDefinition,
    _ app: Scope
  ) throws(LinkFailure) -> ContextLiteral {
    var entries: [ContextLiteral.Entry] = []
    var doubled: [String] = []
    for capture in captures {
      guard let field = screen.context.first(where: { $0.name == capture.name }) else { continue }
      let isLenient = lenient.contains(field.name)
      if !field.type.isList, !capture.isRest, capture.values.count > 1, !isLenient { doubled.append(field.name) }
      let value = capture.literal(for: field.type)
      if isLenient {
        var problems: [ContextProblem] = []
        guard field.type.value(of: value, at: ContextPath(), problems: &problems) != nil else { continue }
      }
      entries.append(ContextLiteral.Entry(name: field.name, value: value))
    }
    guard doubled.isEmpty else { throw .doubled(screen: screen.name, pattern: pattern, names: doubled) }
    if case .object(let others)? = values.made(in: scope(of: captures, in: link, for: screen, app)) {
      entries += others
    }
    return .object(entries)
  }

  /// Whether a matching link meets the condition.
  ///
  /// - Parameter app: A scope with the app's state.
  func isMet(by captures: [LinkCapture], in link: String, for screen: ScreenDefinition?, _ app: Scope) -> Bool {
    condition?.holds(in: scope(of: captures, in: link, for: screen, app)) ?? true
  }

  private func scope(
    of captures: [LinkCapture],
    in link: String,
    for screen: ScreenDefinition?,
    _ app: Scope
  ) -> Scope {
    captures.reduce(app.adding(Self.ownName, .string(link))) { scope, capture in
      let type = pattern.type(of: capture.name, in: screen?.context ?? [])
      return scope.adding(capture.name, type.scalarValue(of: capture.text) ?? .string(capture.text))
    }
  }
}

extension ContextType {
  package var isList: Bool { if case .list = unwrapped { true } else { false } }

  /// Whether values of the type can be written in a link.
  package var isLinkable: Bool { if case .list(let element) = unwrapped { element.isScalar } else { isScalar } }
}

extension ContextValue {
  /// The texts of the value in a link, one for each element of a list; `nil` for `null`.
  fileprivate var linkTexts: [String]? {
    switch self {
    case .null: nil
    case .list(let elements): elements.map(\.text)
    default: [text]
    }
  }
}

extension LinkCapture {
  fileprivate func literal(for type: ContextType) -> ContextLiteral {
    guard case .list(let element) = type.unwrapped else { return .scalar(text, .argument) }
    if isRest { return .list(values.map { .scalar($0.text, .argument) }) }
    // A comma can only occur in texts, where it is percent-encoded.
    let elements =
      element.unwrapped == .string
      ? values.flatMap(\.elements) : values.flatMap { $0.text.split(separator: ",").map(String.init) }
    return .list(elements.map { .scalar($0, .argument) })
  }
}

extension ContextLiteral {
  /// Whether the literal contains references.
  fileprivate var isMadeOfValues: Bool {
    switch self {
    case .null: false
    case .scalar(let text, _): text.contains("$") && (try? TextTemplate(text))?.literal == nil
    case .list(let elements): elements.contains(where: \.isMadeOfValues)
    case .object(let entries): entries.contains { $0.value.isMadeOfValues }
    case .localized(_, or: let mapping): mapping.isMadeOfValues
    }
  }

  /// Substitutes the parameters; returns `nil` if the link lacks one.
  fileprivate func made(in scope: Scope) -> ContextLiteral? {
    switch self {
    case .null: return self
    case .localized(let text, or: let mapping): return .localized(text, or: mapping.made(in: scope) ?? .null)
    case .list(let elements): return .list(elements.compactMap { $0.made(in: scope) })
    case .object(let entries):
      return .object(
        entries.compactMap { entry in entry.value.made(in: scope).map { Entry(name: entry.name, value: $0) } }
      )
    case .scalar(let text, let style):
      guard let template = try? TextTemplate(text) else { return self }
      if let literal = template.literal { return .scalar(literal, style) }
      if let reference = template.wholeReference, scope.value(of: reference) == nil { return nil }
      return .scalar(template.text(in: scope), .argument)
    }
  }
}
