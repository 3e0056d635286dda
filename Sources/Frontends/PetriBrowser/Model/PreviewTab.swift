/// A tab of the pane beside the list.
public enum PreviewTab: String, Hashable, Sendable, CaseIterable {
  /// The laid-out screen.
  case wireframe
  /// The laid-out screen in its colours and proportions.
  case picture
  /// Its controllers and views.
  case tree
  /// The callbacks of its controllers.
  case lifecycle
  /// Its definition, as it is written.
  case definition
  /// Its needs, and the place of its definition.
  case context
  /// Its elements as VoiceOver reads them.
  case accessibility
  /// Its routes, links and other ways to it or from it.
  case routes
  /// Its problems.
  case problems
  /// Its differences from its snapshots.
  case snapshots
  /// The findings of `petri check` on it.
  case checks

  /// The word on the tab.
  var word: String {
    switch self {
    case .definition: "yaml"
    case .accessibility: "speech"
    default: rawValue
    }
  }
}
