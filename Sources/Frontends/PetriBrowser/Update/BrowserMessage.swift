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
