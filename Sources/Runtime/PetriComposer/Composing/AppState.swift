public import PetriCatalog

/// The values that change while an app runs: the app's state, shared by all screens of a composer, or a screen's form,
/// which lives as long as the screen.
@MainActor
public final class AppState {
  /// The declared keys.
  public let fields: [ContextField]
  /// The current values.
  public private(set) var values: ContextObject
  /// The defaults, or the examples of fields without a default.
  private var defaults: ContextObject
  private var observers: [Observer] = []
  /// The number of observers at which those whose owner is gone are removed.
  private var limit = 64

  private struct Observer {
    weak var owner: AnyObject?
    let changed: @MainActor () -> Void
  }

  /// Creates a state from the fields' defaults, or their examples.
  ///
  /// - Parameter values: Values that replace the defaults, such as a fixture's.
  public init(fields: [ContextField], values: ContextObject = ContextObject()) {
    self.fields = fields
    defaults = ContextResolution(fields: fields).context
    self.values = values.isEmpty ? defaults : ContextResolution(fields: fields, fixture: values).context
  }

  func localize(in environment: TextEnvironment) {
    defaults = defaults.localized(in: environment)
    values = values.localized(in: environment)
  }

  /// The values that differ from the initial ones.
  public var changes: ContextObject {
    values == defaults ? ContextObject() : ContextObject(values.changes(since: defaults))
  }

  /// Replaces changes of lists, such as an appended element, with the resulting lists.
  func completing(_ assignments: [ContextAssignment]) -> [ContextAssignment] {
    assignments.map { assignment in
      guard let change = ListChange(assignment.value),
        case .list(let element)? = type(at: assignment.path)?.unwrapped
      else { return assignment }
      let value = Scope(context: values).value(of: Reference(path: assignment.path))
      let list: [ContextValue] = if case .list(let elements)? = value { elements } else { [] }
      return ContextAssignment(path: assignment.path, value: change.changed(list, of: element))
    }
  }

  func problems(of assignments: [ContextAssignment]) -> [ContextProblem] { resolution(of: assignments).problems }

  func type(at path: ContextPath) -> ContextType? {
    try? TypeScope(context: fields).type(of: Reference(path: path))
  }

  private func resolution(of assignments: [ContextAssignment]) -> ContextResolution {
    ContextResolution(fields: fields, assignments: assignments, fixture: values, fallback: .defaultsOnly)
  }

  /// Applies assignments to the current values and notifies observers once if anything changed.
  ///
  /// - Returns: The problems of the values. If there are any, nothing is changed.
  @discardableResult
  public func apply(_ assignments: [ContextAssignment]) -> [ContextProblem] {
    let resolution = resolution(of: assignments)
    guard resolution.problems.isEmpty else { return resolution.problems }
    restore(resolution.context)
    return []
  }

  /// Replaces all values with earlier ones and notifies observers if anything changed.
  package func restore(_ values: ContextObject) {
    guard values != self.values else { return }
    self.values = values
    observers.removeAll { $0.owner == nil }
    for observer in observers { observer.changed() }
  }

  /// Calls a closure after each change, for the lifetime of the owner.
  func observe(_ owner: AnyObject, changed: @escaping @MainActor () -> Void) {
    if observers.count >= limit {
      observers.removeAll { $0.owner == nil }
      limit = max(64, 2 * observers.count)
    }
    observers.append(Observer(owner: owner, changed: changed))
  }
}
