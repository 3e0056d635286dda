/// What a reference can reach: a context, the app's state, and the names that a repetition brings.
public struct Scope: Hashable, Sendable {
  /// The screen's context, or a container's parameters.
  public var context: ContextObject
  /// The app's state.
  public var state: ContextObject
  /// Hears of calculations without a result.
  public var faults = FaultHandler()
  /// What texts are written for.
  public var environment: TextEnvironment
  /// An element of a repetition and its place, innermost last.
  public private(set) var locals: [ContextObject.Entry] = []

  /// Makes a scope.
  public init(
    context: ContextObject = ContextObject(),
    state: ContextObject = ContextObject(),
    environment: TextEnvironment = TextEnvironment()
  ) {
    self.context = context
    self.state = state
    self.environment = environment
  }

  /// This scope with a name more, which hides another of the same name.
  public func adding(_ name: String, _ value: ContextValue) -> Scope {
    var scope = self
    scope.locals.append(ContextObject.Entry(name: name, value: value))
    return scope
  }

  /// This scope with the elements of the repetitions that another one is in.
  public func taking(localsOf other: Scope) -> Scope {
    var scope = self
    scope.locals = other.locals
    return scope
  }

  /// This scope with another state.
  public func taking(state: ContextObject) -> Scope {
    var scope = self
    scope.state = state
    return scope
  }

  /// The value of a reference; `nil` where it leads nowhere, as beyond a list's end.
  public func value(of reference: Reference) -> ContextValue? {
    guard let root = reference.path.root else { return nil }
    var value: ContextValue?
    if let local = locals.last(where: { $0.name == root }) {
      value = local.value
    } else if root == Reference.state {
      value = .object(state)
    } else {
      value = context[root]
    }
    for step in reference.path.steps.dropFirst() {
      switch (step, value) {
      case (.key(let key), .object(let object)?): value = object[key]
      case (.key(Reference.count), .list(let list)?): value = .int(list.count)
      case (.index(let index), .list(let list)?): value = list.indices.contains(index) ? list[index] : nil
      default: return nil
      }
    }
    return value
  }

  /// The result of a calculation; `nil` where it has none, which the scope's handler hears.
  public func value(of arithmetic: Arithmetic) -> ContextValue? {
    do {
      return try arithmetic.result(in: self)
    } catch {
      faults(arithmetic, error)
      return nil
    }
  }
}
