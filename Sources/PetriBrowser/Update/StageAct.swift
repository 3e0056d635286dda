/// What a person does to a launched screen.
public enum StageAct: Hashable, Sendable {
  /// Taps what has a name.
  case tap(String)
  /// Types into a field until it holds a text.
  case type(String, into: String)
  /// Presses the return key in a field.
  case submit(String)
  /// Sets a control to a value.
  case set(String, to: String)
  /// Moves a control's value by a step up or down.
  case adjust(String, by: Int)
  /// Scrolls so that something is seen.
  case reveal(String)
  /// Scrolls by so many parts of what is seen, near something with a name if there is something.
  case scroll(Double, near: String?)
  /// Swipes to the next page or the one before.
  case swipe(forward: Bool)
  /// Follows a link, as if it had come from outside.
  case open(link: String)
  /// Goes back by one.
  case back
}
