public import PetriCatalog

/// Which views and bar items of definitions a composer made, and how their conditions were decided.
@MainActor
public final class ViewRecord {
  /// A condition of a view.
  public struct Condition: Hashable, Sendable {
    /// The aspect that a condition decides.
    public enum Key: String, Hashable, Sendable {
      /// Whether the view is there.
      case when
      /// Whether it can be touched.
      case enabled
      /// Whether it has a tick.
      case checked
      /// Whether it isn't seen.
      case hidden
      /// Whether a row is selected at first.
      case selected
      /// Whether a row has a checkmark.
      case checkmark
    }

    /// Where the view is defined.
    public let view: Place
    /// The aspect that is decided.
    public let key: Key

    /// A condition of a view.
    public init(of view: Place, _ key: Key) {
      self.view = view
      self.key = key
    }
  }

  /// Where the views that were made are defined.
  public private(set) var made: Set<Place> = []
  /// The conditions that held.
  public private(set) var held: Set<Condition> = []
  /// The conditions that did not.
  public private(set) var failed: Set<Condition> = []

  /// A record of nothing.
  public init() {}

  func noteMade(at place: Place) { made.insert(place) }

  fileprivate func note(_ isHolding: Bool, _ key: Condition.Key, at place: Place) {
    let condition = Condition(of: place, key)
    if isHolding { held.insert(condition) } else { failed.insert(condition) }
  }
}

extension ViewRecord? {
  /// Whether a condition of what is defined at a place holds, or there is none; a record keeps it.
  @MainActor
  func decide(_ condition: Condition?, _ key: ViewRecord.Condition.Key, at place: Place, in scope: Scope) -> Bool {
    guard let condition else { return true }
    let isHolding = condition.holds(in: scope)
    self?.note(isHolding, key, at: place)
    return isHolding
  }
}
