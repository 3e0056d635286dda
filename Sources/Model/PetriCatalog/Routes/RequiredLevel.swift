/// A level of the stack that a route requires: the root, or a screen presented over the level before.
public struct RequiredLevel: Hashable, Sendable, Codable {
  /// The screen that is shown on it.
  public var screen: RequiredScreen
  /// The screen that the selected tab begins with; `nil` for whichever tab is selected, or where there are none.
  public var tab: String?
  /// The screens on the stack of the level, or of its tab, above the one that it begins with.
  public var pushed: [RequiredScreen]

  /// Makes a level.
  public init(_ screen: RequiredScreen, tab: String? = nil, pushed: [RequiredScreen] = []) {
    self.screen = screen
    self.tab = tab
    self.pushed = pushed
  }

  /// The screens that it names, the innermost last.
  public var screens: [String] { [screen.name] + [tab].compactMap(\.self) + pushed.map(\.name) }
}
