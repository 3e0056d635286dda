/// A key press as a terminal reports it.
public enum Key: Hashable, Sendable {
  case character(Character)
  /// A lowercase letter with Control.
  case control(Character)
  /// A character with Alt.
  case alt(Character)
  /// Return or Enter.
  case enter
  case tab
  /// Shift-Tab.
  case backTab
  case escape
  case backspace
  /// Forward delete.
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  /// A function key; the first is 1.
  case function(Int)
}
