public import PetriLinks

/// A pattern of links that lead to a screen.
public struct LinkDefinition: Hashable, Sendable, Codable {
  /// Which links; its parameters are keys of the screen's context.
  public var pattern: LinkPattern
  /// Values of other keys of the context, with the link's parameters and the link itself as references.
  public var values = ContextLiteral.empty
  /// The condition under which a link that matches leads to the screen, with the link's parameters, the link itself and the app's state.
  public var condition: Condition?
  /// The keys that have their default where a link has a value for them that can't be theirs.
  public var lenient: [String] = []
  /// The route that it comes with; `nil` for one of the screen's.
  public var route: RouteDefinition?
  /// The name of the screen's route that it takes; `nil` for the default one.
  public var routeName: String?
  /// Where it is defined.
  public var place: Place

  /// The name of the link itself among its parameters.
  package static let ownName = "link"

  /// Makes a link.
  public init(pattern: LinkPattern, route: RouteDefinition? = nil, routeName: String? = nil, place: Place) {
    self.pattern = pattern
    self.route = route
    self.routeName = routeName
    self.place = place
  }

  /// The keys of the context that are in the link, in its order.
  public var parameters: [String] { pattern.parameters }

  /// Whether a context's values make a link: not where keys are made of its parameters.
  package var isMadeOfKeys: Bool { !values.isMadeOfValues }

  /// The link with a context's values.
  ///
  /// - Returns: `nil` where the context lacks a value that the link can't do without, or where a key is made of the link.
  public func link(for context: ContextObject) -> String? {
    guard isMadeOfKeys else { return nil }
    let texts = context.entries.compactMap { entry in entry.value.linkTexts.map { (entry.name, $0) } }
    return pattern.link(for: Dictionary(texts, uniquingKeysWith: { first, _ in first }), types: .context)
  }

  /// The context that a link's values give a screen: several for a list, one for another key. Values that no key takes
  /// are left out.
  ///
  /// - Parameter link: the link.
  /// - Throws: `LinkFailure.doubled` where a key that has one value has several.
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

  /// Whether the condition holds for a link, where there is one.
  ///
  /// - Parameter app: a scope with the app's state.
  func isMet(by captures: [LinkCapture], in link: String, for screen: ScreenDefinition?, _ app: Scope) -> Bool {
    condition?.holds(in: scope(of: captures, in: link, for: screen, app)) ?? true
  }

  /// The names that values and the condition can use: the parameters, and the link itself.
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
  /// Whether it is a list.
  package var isList: Bool { if case .list = unwrapped { true } else { false } }

  /// Whether a link can hold its values: single ones, or a list of them.
  package var isLinkable: Bool { if case .list(let element) = unwrapped { element.isScalar } else { isScalar } }
}

extension ContextValue {
  /// The texts that it is in a link: one for each element of a list; `nil` for no value.
  fileprivate var linkTexts: [String]? {
    switch self {
    case .null: nil
    case .list(let elements): elements.map(\.text)
    default: [text]
    }
  }
}

extension LinkCapture {
  /// The meaning under a type, as far as that decides its form.
  fileprivate func literal(for type: ContextType) -> ContextLiteral {
    guard case .list(let element) = type.unwrapped else { return .scalar(text, .argument) }
    if isRest { return .list(values.map { .scalar($0.text, .argument) }) }
    // A comma is a part of nothing but a text; there it is encoded.
    let elements =
      element.unwrapped == .string
      ? values.flatMap(\.elements) : values.flatMap { $0.text.split(separator: ",").map(String.init) }
    return .list(elements.map { .scalar($0, .argument) })
  }
}

extension ContextLiteral {
  /// Whether values of a link are in it.
  fileprivate var isMadeOfValues: Bool {
    switch self {
    case .null: false
    case .scalar(let text, _): text.contains("$") && (try? TextTemplate(text))?.literal == nil
    case .list(let elements): elements.contains(where: \.isMadeOfValues)
    case .object(let entries): entries.contains { $0.value.isMadeOfValues }
    case .localized(_, or: let mapping): mapping.isMadeOfValues
    }
  }

  /// The literal with a link's values in it; `nil` where it is one that the link lacks.
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
