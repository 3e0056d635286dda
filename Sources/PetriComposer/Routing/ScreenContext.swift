public import PetriCatalog

/// The context that a route carries: values as they were given, which each screen on the way judges by its own keys.
public struct ScreenContext: Hashable, Sendable, CustomStringConvertible {
  /// The values.
  public var values: ContextLiteral

  /// Makes a context.
  public init(_ values: ContextLiteral = .empty) {
    self.values = values
  }

  /// `id: 7, name: Tea`.
  public var description: String {
    guard case .object(let entries) = values else { return "" }
    return entries.map { "\($0.name): \($0.value.summary)" }.joined(separator: ", ")
  }

  /// The values that a screen has keys for, with defaults and examples for others.
  func resolved(for screen: ScreenDefinition) -> ContextResolution {
    ContextResolution(fields: screen.context, given: .object(entries(for: screen)))
  }

  /// The values that a screen has keys for.
  func entries(for screen: ScreenDefinition) -> [ContextLiteral.Entry] {
    guard case .object(let entries) = values else { return [] }
    let names = Set(screen.context.map(\.name))
    return entries.filter { names.contains($0.name) }
  }

  /// Whether a screen that shows a context shows this one, as far as this one says anything.
  func isShown(by shown: ContextObject, of screen: ScreenDefinition) -> Bool {
    let wanted = resolved(for: screen)
    return wanted.problems.isEmpty && entries(for: screen).allSatisfy { shown[$0.name] == wanted.context[$0.name] }
  }

  /// The values of this one and of another literal, whose references are to this one; the other's win.
  func adding(_ literal: ContextLiteral, state: ContextObject) -> ScreenContext {
    guard case .object(var entries) = values, case .object(let others) = converted(by: literal, state: state).values
    else { return self }
    for other in others {
      entries.removeAll { $0.name == other.name }
      entries.append(other)
    }
    return ScreenContext(.object(entries))
  }

  /// What a route's conversion makes of this one.
  func converted(by literal: ContextLiteral, state: ContextObject) -> ScreenContext {
    ScreenContext(literal.resolved(in: scope(state: state)))
  }

  /// The values as texts and conditions reach them.
  func scope(state: ContextObject) -> Scope { Scope(context: ContextObject(literal: values), state: state) }
}

extension ContextObject {
  /// The values of a literal without types: scalars are texts.
  fileprivate init(literal: ContextLiteral) {
    guard case .object(let entries) = literal else {
      self.init()
      return
    }
    self.init(entries.map { Entry(name: $0.name, value: ContextValue(untyped: $0.value)) })
  }
}

extension ContextValue {
  /// A value that no type has judged.
  fileprivate init(untyped literal: ContextLiteral) {
    switch literal {
    case .null: self = .null
    case .scalar(let text, _): self = .string(text)
    case .list(let elements): self = .list(elements.map { ContextValue(untyped: $0) })
    case .object: self = .object(ContextObject(literal: literal))
    }
  }
}
