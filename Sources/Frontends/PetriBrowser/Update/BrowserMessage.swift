public import PetriCatalog
public import PetriText

/// A message to the browser.
public enum BrowserMessage: Sendable {
  /// Something was typed or clicked, so long after the browser was opened.
  case input(InputEvent, at: Duration = .zero)
  /// The terminal has another size.
  case resized(columns: Int, rows: Int)
  /// A text or a picture that was wanted.
  case preview(PreviewRequest, PreviewContent)
  /// How large the terminal's cells are, if it shows pictures of pixels and there is a program that makes them; else the hint to show
  /// when a picture is looked at, if there is one.
  case pixels(CellSize?, hint: String? = nil)
  /// The names of a screen's fixtures.
  case fixtures([String], of: String)
  /// The catalogue was loaded anew.
  case loaded(BrowserCatalog)
  /// The texts by which screens are found in addition to those in the list.
  case texts(SearchTexts)
  /// Time to go on with a search.
  case searchOn
  /// Which screens lead to which, in some variants of experiments.
  case graph(CatalogGraph, in: [String: String] = [:])
  /// The places kept from earlier sessions.
  case places(KeptPlaces)
  /// A launch that has all it needs.
  case ready(LaunchRequest)
  /// The form for a screen's launch.
  case form(LaunchForm)
  /// The result of checking a form as it is filled in; nothing is wrong where the launch can be made.
  case checked(LaunchForm.Check)
  /// How a launched screen looks now.
  case stage(LaunchRequest, StageView)
  /// How screens compare with their snapshots.
  case snapshots([String: ScreenSnapshots])
  /// How far screens are being compared; `nil` where that is over.
  case verifying(SnapshotProgress?)
  /// A tab of a screen isn't as it was made, and is made anew when it is looked at.
  case outdated(PreviewTab, screen: String)
  /// Ask for the name of a new fixture or walk; the string is the name that it could not have, to be changed.
  case askForName(SavedKind, String = "")
  /// Other keys and colours.
  case settings(KeyMap, Theme)
  /// A message at the bottom, until the next key or until it is over; nothing any more where it is
  /// empty.
  case note(String, until: NoteEnd = .nextKey)
}

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

/// When a note is over, if no key has ended it before.
public enum NoteEnd: Hashable, Sendable {
  /// When the user presses a key.
  case nextKey
  /// When the catalogue is loaded.
  case loaded
  /// When the launched screen is shown anew.
  case shown
}

/// The parts of a launched screen that can be kept under a name, in the screen's file.
public enum SavedKind: String, Hashable, Sendable {
  /// Its context.
  case fixture
  /// The moves made in it.
  case walk
}
