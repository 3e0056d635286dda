public import PetriCatalog

/// Something that the browser wants done and can't do itself.
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
  /// A screen that was looked at, kept among the recent ones.
  case remember(screen: String)
  /// A bookmark kept, or taken away.
  case bookmark(String, Bool)
  /// A screen launched by its examples and defaults, or the form for it prepared where they don't give all that it needs.
  case open(screen: String, in: ShownEnvironment)
  /// Prepare the form for a screen's launch.
  case prepare(screen: String)
  /// The names of a screen's fixtures.
  case listFixtures(screen: String)
  /// Whether a launch has all that it needs.
  case check(LaunchRequest)
  /// A screen launched.
  case launch(LaunchRequest)
  /// A screen launched anew, and moves made in it.
  case replay(LaunchRequest, moves: [String])
  /// The screen launched that a link leads to.
  case follow(String, in: ShownEnvironment)
  /// Something done to the launched screen.
  case act(StageAct)
  /// The launched screen taken away.
  case leaveStage
  /// Ask whether the launched screen's context, or its moves, can be kept in its file; then a name is asked for.
  case prepareSaving(SavedKind)
  /// Keep the launched screen's context, or its moves, under a name in its file.
  case save(SavedKind, as: String)
  /// A walk of the launched screen played, from its beginning.
  case play(walk: String)
  /// Begins a walk of the launched screen, whose steps are taken one by one.
  case begin(walk: String)
  /// Takes the next step of the walk that was begun.
  case nextStep
  /// All screens compared with their snapshots behind the browser, some of them first.
  case verify(first: [String])
  /// No more screens compared.
  case stopVerifying
  /// Snapshots of a screen accepted or rejected, of which it is shown how they differ.
  case decide(SnapshotDecision, screen: String, paths: [String])
  /// The last decision taken back.
  case undoDecision
  /// A snapshot of the launched screen.
  case record(Rendering)
}
