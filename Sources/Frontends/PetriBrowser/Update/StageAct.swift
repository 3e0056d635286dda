public import PetriCatalog

/// An act of a person on a launched screen.
public enum StageAct: Hashable, Sendable {
  /// Makes a move.
  case move(Move)
  /// Moves a control's value by a step up or down.
  case adjust(String, by: Int)
  /// Scrolls so that something is seen.
  case reveal(String)
  /// Scrolls by so many visible parts, near something with a name if there is something.
  case scroll(Double, near: String?)
  /// Goes back by one.
  case back
}
