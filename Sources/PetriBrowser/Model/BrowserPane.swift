/// A pane of the catalogue.
enum BrowserPane: Hashable, CaseIterable {
  /// The screens.
  case list
  /// What is shown of the chosen screen.
  case preview
  /// What the chosen screen needs.
  case details
}
