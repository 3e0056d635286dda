/// The panes as the user has arranged them: which one the arrows move, how large each is, and whether one has all of the window.
struct PaneModel: Hashable, Sendable {
  /// A click on a border.
  struct Click: Hashable, Sendable {
    let border: PaneSizes.Border
    let time: Duration
  }

  /// The pane that the arrows move in the catalogue.
  var focus = BrowserPane.list
  var sizes = PaneSizes()
  /// Whether the pane with the focus, or a launched screen, has all of the window.
  var isZoomed = false
  /// The border that the mouse holds.
  var held: PaneSizes.Border?
  /// The border that was clicked last: a second click that comes soon moves it back.
  var lastClick: Click?
}
