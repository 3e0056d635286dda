/// The values that a reference can reach: a context, the app's state, and the names that a repetition brings.
public struct Scope: Hashable, Sendable {
  /// The screen's context, or a container's parameters.
  public var context: ContextObject
  /// The app's state.
  public var state: ContextObject
  /// The values that a person has filled in; empty in a screen without a form.
  public var form: ContextObject
  /// Hears of calculations without a result.
  public var faults = FaultHandler()
  /// The environment that texts are written for.
  public var environment: TextEnvironment
  /// An element of a repetition and its place, innermost last.
  public private(set) var locals: [ContextObject.Entry] = []

  /// Makes a scope.
  public init(
    context: ContextObject = ContextObject(),
    state: ContextObject = ContextObject(),
    form: ContextObject = ContextObject(),
    environment: TextEnvironment = TextEnvironment()
  ) {
    self.context = context
    self.state = state
    self.form = form
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
    } else if root == Reference.form, !form.isEmpty {
      value = .object(form)
    } else {
      value = context[root]
    }
    for step in reference.path.steps.dropFirst() {
      switch (step, value) {
      case (.key(let key), .object(let object)?): value = object[key]
      case (.key(Reference.count), .list(let list)?): value = .int(list.count)
      case (.key(Reference.count), .string(let text)?): value = .int(text.count)
      case (.index(let index), .list(let list)?): value = list.indices.contains(index) ? list[index] : nil
      default: return nil
      }
    }
    return value
  }

  /// Whether a reference leads to the app's state or the form, and not to the context or an element of a list.
  public func isChangeable(_ reference: Reference) -> Bool {
    guard let root = reference.path.root, reference.path.steps.count > 1, !locals.contains(where: { $0.name == root })
    else { return false }
    return root == Reference.state || root == Reference.form && !form.isEmpty
  }

  /// Whether a condition that is a reference alone holds: as its value does, but of the form no text that is empty.
  func holds(_ reference: Reference) -> Bool {
    guard let value = value(of: reference) else { return false }
    if case .string(let text) = value, reference.path.root == Reference.form, isChangeable(reference) {
      return !text.isEmpty
    }
    return value.isTruthy
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
