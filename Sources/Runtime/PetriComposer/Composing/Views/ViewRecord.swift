public import PetriCatalog

/// Records which views and bar items are built and how their conditions are decided.
@MainActor
public final class ViewRecord {
  /// A condition of a view.
  public struct Condition: Hashable, Sendable {
    /// The attribute that a condition decides.
    public enum Key: String, Hashable, Sendable {
      case when
      case enabled
      case checked
      case hidden
      case selected
      case checkmark
    }

    /// The location of the view's definition.
    public let view: Place
    /// The attribute that is decided.
    public let key: Key

    /// Creates a condition.
    public init(of view: Place, _ key: Key) {
      self.view = view
      self.key = key
    }
  }

  /// The locations of the definitions of built views.
  public private(set) var made: Set<Place> = []
  /// The conditions that held.
  public private(set) var held: Set<Condition> = []
  /// The conditions that failed.
  public private(set) var failed: Set<Condition> = []

  /// Creates an empty record.
  public init() {}

  func noteMade(at place: Place) { made.insert(place) }

  fileprivate func note(_ isHolding: Bool, _ key: Condition.Key, at place: Place) {
    let condition = Condition(of: place, key)
    if isHolding { held.insert(condition) } else { failed.insert(condition) }
  }
}

extension ViewRecord? {
  /// Whether a condition holds or is absent; recorded if there is a record.
  @MainActor
  func decide(_ condition: Condition?, _ key: ViewRecord.Condition.Key, at place: Place, in scope: Scope) -> Bool {
    guard let condition else { return true }
    let isHolding = condition.holds(in: scope)
    self?.note(isHolding, key, at: place)
    return isHolding
  }
}
