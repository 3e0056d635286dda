/// A level of the stack that a route requires: the root or a presented screen.
public struct RequiredLevel: Hashable, Sendable, Codable {
  /// The screen of the level.
  public var screen: RequiredScreen
  /// The first screen of the selected tab; `nil` for any tab.
  public var tab: String?
  /// The screens pushed onto the level or its tab.
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
