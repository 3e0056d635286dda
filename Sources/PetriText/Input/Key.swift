/// A key that was pressed, as a terminal reports it.
public enum Key: Hashable, Sendable {
  /// A character that is typed.
  case character(Character)
  /// A letter with Control, in lower case.
  case control(Character)
  /// A character with Alt.
  case alt(Character)
  /// Return or Enter.
  case enter
  /// Tab.
  case tab
  /// Tab with Shift.
  case backTab
  /// Escape.
  case escape
  /// Backspace.
  case backspace
  /// Forward delete.
  case delete
  /// An arrow.
  case up
  /// An arrow.
  case down
  /// An arrow.
  case left
  /// An arrow.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// A function key, from 1.
  case function(Int)
}
