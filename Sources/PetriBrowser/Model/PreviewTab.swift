/// What the pane beside the list shows of a screen.
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
  /// What it needs, and where it is defined.
  case context
  /// What VoiceOver reads of it.
  case accessibility
  /// Its routes, links and what else leads to it or from it.
  case routes
  /// What is wrong with it.
  case problems
  /// What differs between it and its snapshots.
  case snapshots

  /// A word of four letters, for narrow panes.
  var short: String {
    switch self {
    case .wireframe: "wire"
    case .picture: "pict"
    case .tree: "tree"
    case .lifecycle: "life"
    case .definition: "yaml"
    case .context: "keys"
    case .accessibility: "a11y"
    case .routes: "ways"
    case .problems: "errs"
    case .snapshots: "snap"
    }
  }
}
