/// `search`: a search bar below the title, as `UISearchController` has it.
public struct SearchDefinition: Hashable, Sendable, Codable {
  /// The text while it is empty.
  public var placeholder: LocalizedText?
  /// The text at first.
  public var text: LocalizedText?
  /// The titles of the kinds of search: `scopeButtonTitles`.
  public var scopes: [LocalizedText] = []
  /// The values of a choice that the kinds stand for, where each is written beside its value; else they are in the choice's order.
  public var values: [String] = []
  /// The place of the selected kind, from 0, or a value of the context: a place, or a choice.
  public var selected = Attribute<Int>.value(0)
  /// Whether the kinds are shown while nobody searches, too.
  public var showsScopes = false
  /// Whether somebody searches: the kinds of search and a button to cancel are there, the title isn't.
  public var active = Attribute<Bool>.value(false)
  /// The action of the search key.
  public var onSubmit: TapAction?
  /// Whether it is there only where the content is at its top.
  public var hidesWhenScrolling = true

  /// Makes an empty search bar.
  public init() {}
}
