/// An input event of a terminal.
public enum InputEvent: Hashable, Sendable {
  /// A mouse event.
  public enum Mouse: Hashable, Sendable {
    /// A button is pressed; 0 is the left one.
    case press(button: Int)
    /// The mouse moves while a button is pressed.
    case drag(button: Int)
    case release
    /// The wheel turns down by a number of notches; up if negative.
    case scroll(Int)
  }

  case key(Key)
  case paste(String)
  /// A mouse event at a cell; columns and rows start at 0.
  case mouse(Mouse, x: Int, y: Int)
}

/// A key press as a terminal reports it.
public enum Key: Hashable, Sendable {
  case character(Character)
  /// A lowercase letter with Control.
  case control(Character)
  /// A character with Alt.
  case alt(Character)
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
