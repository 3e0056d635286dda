/// An event that comes from a terminal.
public enum InputEvent: Hashable, Sendable {
  /// The events of a mouse.
  public enum Mouse: Hashable, Sendable {
    /// A button goes down: 0 is the left one.
    case press(button: Int)
    /// The mouse moves while a button is down.
    case drag(button: Int)
    /// A button goes up.
    case release
    /// The wheel turns, so many notches down.
    case scroll(Int)
  }

  /// A key.
  case key(Key)
  /// A text that was pasted.
  case paste(String)
  /// The mouse, at a cell counted from 0.
  case mouse(Mouse, x: Int, y: Int)
}
