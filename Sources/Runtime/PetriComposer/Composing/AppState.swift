public import PetriCatalog

/// Values that change while an app runs: its state, one set that all screens of a composer read and taps change, and what a person fills
/// in on a screen, which lives as long as the screen.
@MainActor
public final class AppState {
  /// The declared keys.
  public let fields: [ContextField]
  /// The values now.
  public private(set) var values: ContextObject
  /// The values of the fields alone.
  private var usual: ContextObject
  private var observers: [Observer] = []
  /// How many observers there may be before those are looked for whose owners are gone.
  private var limit = 64

  private struct Observer {
    weak var owner: AnyObject?
    let changed: @MainActor () -> Void
  }

  /// Makes a state of the fields' defaults, else their examples.
  ///
  /// - Parameter values: what some keys have instead, as a fixture gives it.
  public init(fields: [ContextField], values: ContextObject = ContextObject()) {
    self.fields = fields
    usual = ContextResolution(fields: fields).context
    self.values = values.isEmpty ? usual : ContextResolution(fields: fields, fixture: values).context
  }

  /// Takes texts as an environment shows them.
  func localize(in environment: TextEnvironment) {
    usual = usual.localized(in: environment)
    values = values.localized(in: environment)
  }

  /// The values that aren't those of the fields alone.
  public var changes: ContextObject {
    values == usual ? ContextObject() : ContextObject(values.changes(since: usual))
  }

  /// Assignments with new lists in place of changes of lists.
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

  /// The problems of values that would be put over the present ones.
  func problems(of assignments: [ContextAssignment]) -> [ContextProblem] { resolution(of: assignments).problems }

  /// The type of what a path leads to; `nil` where it leads nowhere.
  func type(at path: ContextPath) -> ContextType? {
    try? TypeScope(context: fields).type(of: Reference(path: path))
  }

  private func resolution(of assignments: [ContextAssignment]) -> ContextResolution {
    ContextResolution(fields: fields, assignments: assignments, fixture: values, fallback: .defaultsOnly)
  }

  /// Puts values over the present ones; observers hear of it once, and only where something changed.
  ///
  /// - Returns: the problems of the values; if there are any, nothing was changed.
  @discardableResult
  public func apply(_ assignments: [ContextAssignment]) -> [ContextProblem] {
    let resolution = resolution(of: assignments)
    guard resolution.problems.isEmpty else { return resolution.problems }
    restore(resolution.context)
    return []
  }

  /// Takes values that it had before, all of them; observers hear of it once, and only where something changed.
  package func restore(_ values: ContextObject) {
    guard values != self.values else { return }
    self.values = values
    observers.removeAll { $0.owner == nil }
    for observer in observers { observer.changed() }
  }

  /// Calls back after each change for as long as the owner lives.
  func observe(_ owner: AnyObject, changed: @escaping @MainActor () -> Void) {
    if observers.count >= limit {
      observers.removeAll { $0.owner == nil }
      limit = max(64, 2 * observers.count)
    }
    observers.append(Observer(owner: owner, changed: changed))
  }
}
