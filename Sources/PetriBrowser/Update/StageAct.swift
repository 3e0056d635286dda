public import PetriCatalog

/// What a person does to a launched screen.
public enum StageAct: Hashable, Sendable {
  /// Makes a move.
  case move(Move)
  /// Moves a control's value by a step up or down.
  case adjust(String, by: Int)
  /// Scrolls so that something is seen.
  case reveal(String)
  /// Scrolls by so many parts of what is seen, near something with a name if there is something.
  case scroll(Double, near: String?)
  /// Goes back by one.
  case back
}
