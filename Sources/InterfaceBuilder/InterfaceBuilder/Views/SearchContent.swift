/// The part of a search bar that is its own.
public struct SearchContent: Hashable, Sendable {
  public var text: String?
  public var placeholder: String?
  public var prompt: String?
  public var style: String?
  public var showsCancelButton: Bool
  public var showsBookmarkButton: Bool
  public var showsScopeBar: Bool
  public var scopes: [String]
  public var barTint: InterfaceColor?
  public var traits: TextInputTraits

  init(_ element: DocumentElement) {
    element.pass(
      "barStyle",
      "translucent",
      "backgroundImage",
      "showsSearchResultsButton",
      "searchResultsButtonSelected"
    )
    element.child("offsetWrapper")?.passAll()
    text = element.text("text")
    placeholder = element.text("placeholder")
    prompt = element.text("prompt")
    style = element["searchBarStyle"]
    showsCancelButton = element.flag("showsCancelButton") ?? false
    showsBookmarkButton = element.flag("showsBookmarkButton") ?? false
    showsScopeBar = element.flag("showsScopeBar") ?? false
    scopes = element.list("scopeButtonTitles").map(\.text)
    for title in element.list("scopeButtonTitles") { title.passAll() }
    barTint = InterfaceColor("barTintColor", of: element)
    traits = TextInputTraits(element.child("textInputTraits", key: "textInputTraits"))
  }
}
