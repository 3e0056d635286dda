/// A text that the browser wants to show: of which screen, as what, in which environment.
public struct PreviewRequest: Hashable, Sendable {
  /// The screen's name.
  public var screen: String
  /// What is shown of it.
  public var tab: PreviewTab
  /// What it is shown in.
  public var environment: ShownEnvironment

  /// Makes a request.
  public init(screen: String, tab: PreviewTab, environment: ShownEnvironment) {
    self.screen = screen
    self.tab = tab
    self.environment = environment
  }
}
