import PetriCatalog

/// What a line of the palette does.
enum BrowserCommand: Hashable, Sendable {
  /// What a key does too.
  case action(BrowserAction)
  /// Another environment.
  case environment(ShownEnvironment)
  /// Other entries in the list.
  case filter(ListFilter)
  /// Puts a layer of the launched screen on, or takes it off.
  case layer(Int)
  /// Asks for a value of the app's state, a name for a fixture, a name for a walk.
  case ask(PromptModel.Purpose)
  /// Plays a walk of the launched screen, from its beginning.
  case walk(String)
  /// Goes through a walk step by step.
  case begin(String)
  /// Records a snapshot of the launched screen.
  case record(Rendering)
}
