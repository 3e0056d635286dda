/// What the pane beside the list shows of a screen.
public enum PreviewTab: String, Hashable, Sendable, CaseIterable {
  /// The laid-out screen.
  case wireframe
  /// Its controllers and views.
  case tree
  /// What its controllers hear.
  case lifecycle
  /// Its definition, as it is written.
  case definition
  /// What it needs, and where it is defined.
  case context
  /// What VoiceOver reads of it.
  case accessibility
  /// What is wrong with it.
  case problems
}
