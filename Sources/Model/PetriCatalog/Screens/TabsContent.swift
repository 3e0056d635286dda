/// The tabs of a tab bar controller.
public struct TabsContent: Hashable, Sendable, Codable, ExpressibleByArrayLiteral {
  /// The screens in order.
  public var screens: [ChildScreen]
  /// The colours of the tab bar.
  public var bar: TabBarDefinition?

  /// Makes tabs with a default tab bar.
  public init(_ screens: [ChildScreen]) { self.screens = screens }

  /// Makes tabs with a default tab bar.
  public init(arrayLiteral elements: ChildScreen...) { self.init(elements) }
}
