public import PetriCatalog
public import PetriText

/// A message to the browser.
public enum BrowserMessage: Sendable {
  /// Input, with the time since the browser was opened.
  case input(InputEvent, at: Duration = .zero)
  case resized(columns: Int, rows: Int)
  /// Requested content.
  case preview(PreviewRequest, PreviewContent)
  /// The cell size if pixels can be shown, or a hint for the first picture.
  case pixels(CellSize?, hint: String? = nil)
  case fixtures([String], of: String)
  case loaded(BrowserCatalog)
  case texts(SearchTexts)
  /// Continue a search.
  case searchOn
  /// The graph of screens for some variants.
  case graph(CatalogGraph, in: [String: String] = [:])
  /// The history of earlier sessions.
  case places(KeptPlaces)
  /// A complete launch.
  case ready(LaunchRequest)
  case form(LaunchForm)
  case checked(LaunchForm.Check)
  case stage(LaunchRequest, StageView)
  case snapshots([String: ScreenSnapshots])
  /// The progress of comparing; `nil` at the end.
  case verifying(SnapshotProgress?)
  /// A tab of a screen is outdated.
  case outdated(PreviewTab, screen: String)
  /// Ask for the name of a fixture or walk, starting with a rejected one.
  case askForName(SavedKind, String = "")
  case settings(KeyMap, Theme)
  /// A note, removed by an event; an empty one removes the current note.
  case note(String, until: NoteEnd = .nextKey)
}

/// An effect for the host to perform.
public enum BrowserEffect: Hashable, Sendable {
  /// Quit with an exit code.
  case quit(Int32)
  /// Suspend, as Ctrl-Z does.
  case stop
  /// Copy to the clipboard.
  case copy(String)
  /// Open the screen's file in an editor.
  case edit(screen: String)
  case reload
  /// Keep a screen among the recent ones.
  case remember(screen: String)
  /// Add or remove a bookmark.
  case bookmark(String, Bool)
  /// Launch a screen with its examples and defaults, or prepare its form if they aren't sufficient.
  case open(screen: String, in: ShownEnvironment)
  case prepare(screen: String)
  case listFixtures(screen: String)
  /// Check whether a launch is complete.
  case check(LaunchRequest)
  case launch(LaunchRequest)
  /// Launch a screen again and repeat moves.
  case replay(LaunchRequest, moves: [String])
  /// Launch the screen of a link.
  case follow(String, in: ShownEnvironment)
  case act(StageAct)
  /// Close the launched screen.
  case leaveStage
  /// Check whether the context or moves can be saved; the name is asked for then.
  case prepareSaving(SavedKind)
  case save(SavedKind, as: String)
  case play(walk: String)
  /// Start a walk whose steps are performed one by one.
  case begin(walk: String)
  case nextStep
  /// Compare all screens with their snapshots in the background, some first.
  case verify(first: [String])
  case stopVerifying
  /// Accept or reject snapshots of a screen.
  case decide(SnapshotDecision, screen: String, paths: [String])
  case undoDecision
  /// Record a snapshot of the launched screen.
  case record(Rendering)
}

/// The event that removes a note.
public enum NoteEnd: Hashable, Sendable {
  case nextKey
  case loaded
  case shown
}

/// The part of a launched screen that can be saved under a name.
public enum SavedKind: String, Hashable, Sendable {
  case fixture
  case walk
}
