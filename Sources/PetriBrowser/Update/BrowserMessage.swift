public import PetriCatalog
public import PetriText

/// What reaches the browser.
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
  /// What screens are found by beside what the list shows.
  case texts(SearchTexts)
  /// There is time to look through some more of what is searched.
  case searchOn
  /// Which screens lead to which, in some variants of experiments.
  case graph(CatalogGraph, in: [String: String] = [:])
  /// What was kept of earlier sessions.
  case places(KeptPlaces)
  /// What has to be known to launch a screen.
  case form(LaunchForm)
  /// What is known of a form as it is filled in; nothing is wrong where the launch can be made.
  case checked(LaunchForm.Check)
  /// How a launched screen looks now.
  case stage(LaunchRequest, StageView)
  /// How screens compare with their snapshots.
  case snapshots([String: ScreenSnapshots])
  /// How far screens are being compared; `nil` where that is over.
  case verifying(SnapshotProgress?)
  /// What differs between a screen and its snapshots is not what it was.
  case reviewed(screen: String)
  /// What a new fixture or walk shall be called; the name that it could not have, to be changed.
  case askForName(SavedKind, String = "")
  /// Other keys and colours.
  case settings(KeyMap, Theme)
  /// A message at the bottom, until the next key or until it is over; nothing any more where it is
  /// empty.
  case note(String, until: NoteEnd = .nextKey)
}
