/// What the browser wants done that it can't do itself.
public enum BrowserEffect: Hashable, Sendable {
  /// The end, with an exit code.
  case quit(Int32)
  /// To be stopped, as Ctrl-Z does.
  case stop
  /// A text for the clipboard.
  case copy(String)
  /// The screen's file in an editor.
  case edit(screen: String)
  /// The catalogue, loaded anew.
  case reload
}
