/// The tabs of a tab bar controller, and how its bar looks.
public struct TabsContent: Hashable, Sendable, Codable, ExpressibleByArrayLiteral {
  /// The screens, in the order of their tabs.
  public var screens: [ChildScreen]
  /// The colours of the bar; the system's where it is `nil`.
  public var bar: TabBarDefinition?

  /// Makes tabs with the system's bar.
  public init(_ screens: [ChildScreen]) { self.screens = screens }

  /// Makes tabs with the system's bar.
  public init(arrayLiteral elements: ChildScreen...) { self.init(elements) }
}
