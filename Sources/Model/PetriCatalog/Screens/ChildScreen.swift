/// A screen inside another: a tab, a page, an entry of a navigation stack.
public struct ChildScreen: Hashable, Sendable, Codable {
  /// The screen's name.
  public var screen: String
  /// The fixture that its context is; its examples where it is `nil`.
  public var fixture: String?
  /// Values over the fixture or the examples, which may refer to the outer screen's context.
  public var with = ContextLiteral.empty
  /// The title of its tab; the screen's own where it is `nil`.
  public var title: LocalizedText?
  /// The image of its tab.
  public var image: ImageReference?
  /// The text over its tab's image; none where it is `nil` or empty.
  public var badge: LocalizedText?
  /// The colour behind it; the system's where it is `nil`.
  public var badgeColor: Attribute<ColorValue>?
  /// The list of which each element has such a page; one page where it is `nil`.
  public var each: Repetition?
  /// Where it is named.
  public var place: Place

  /// Makes a child with its examples.
  public init(screen: String, place: Place) {
    self.screen = screen
    self.place = place
  }

  /// The parts among views, at any depth, each where it is used.
  static func parts(among views: [ViewDefinition]) -> [ChildScreen] {
    var found: [ChildScreen] = []
    var waiting = Array(views.reversed())
    while let view = waiting.popLast() {
      if case .part(let part) = view.kind {
        var child = ChildScreen(screen: part.name, place: view.place)
        child.with = part.with
        found.append(child)
      }
      waiting += view.views.reversed()
    }
    return found
  }

  /// The values that its own may refer to, once for each page.
  public func scopes(in outer: Scope) -> [Scope] { each?.scopes(in: outer) ?? [outer] }
}
