import PetriCatalog

/// The command of a line in the palette.
enum BrowserCommand: Hashable, Sendable {
  /// An action that keys have too.
  case action(BrowserAction)
  /// Another environment.
  case environment(ShownEnvironment)
  /// A screen, chosen in the list.
  case go(String)
  /// Other entries in the list.
  case filter(ListFilter)
  /// Puts a layer of the launched screen on, or takes it off.
  case layer(Int)
  /// Saves the context as a fixture, or the moves as a walk.
  case save(SavedKind)
  /// Asks for a value of the app's state, or a link.
  case ask(PromptModel.Purpose)
  /// Plays a walk of the launched screen, from its beginning.
  case walk(String)
  /// Goes through a walk step by step.
  case begin(String)
  /// Records a snapshot of the launched screen.
  case record(Rendering)
}
