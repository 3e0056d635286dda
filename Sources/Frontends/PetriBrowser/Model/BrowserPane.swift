/// A pane of the catalogue.
enum BrowserPane: Hashable, CaseIterable {
  /// The screens.
  case list
  /// The picture of the chosen screen, or another view of it.
  case preview
  /// The needs of the chosen screen.
  case details
}
