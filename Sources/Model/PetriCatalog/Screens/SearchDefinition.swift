/// A search bar, as in `UISearchController`.
public struct SearchDefinition: Hashable, Sendable, Codable {
  /// The placeholder.
  public var placeholder: LocalizedText?
  /// The initial text.
  public var text: LocalizedText?
  /// The scope titles.
  public var scopes: [LocalizedText] = []
  /// The values of a choice for the scopes; by default in the choice's order.
  public var values: [String] = []
  /// The index of the selected scope, or a reference to an index or choice.
  public var selected = Attribute<Int>.value(0)
  /// Whether the scopes are shown even while search is inactive.
  public var showsScopes = false
  /// Whether search is active, which shows scopes and a cancel button and hides the title.
  public var active = Attribute<Bool>.value(false)
  /// The action of the search key.
  public var onSubmit: TapAction?
  /// Whether it is hidden when the content scrolls.
  public var hidesWhenScrolling = true

  /// Makes an empty search bar.
  public init() {}
}
