/// A screen inside another: a tab, a page, an entry of a navigation stack.
public struct ChildScreen: Hashable, Sendable, Codable {
  /// The name of the screen.
  public var screen: String
  /// The fixture that provides its context; `nil` for the examples.
  public var fixture: String?
  /// Values that override the fixture, with references to the outer context.
  public var with = ContextLiteral.empty
  /// The title of its tab; `nil` for the screen's.
  public var title: LocalizedText?
  /// The image of its tab.
  public var image: ImageReference?
  /// The badge of its tab; hidden if empty.
  public var badge: LocalizedText?
  /// The badge colour; `nil` for the system's.
  public var badgeColor: Attribute<ColorValue>?
  /// The list to repeat it for.
  public var each: Repetition?
  /// The location of the definition.
  public var place: Place

  /// Makes a child with its examples.
  public init(screen: String, place: Place) {
    self.screen = screen
    self.place = place
  }

  /// The parts used in views, at any depth.
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

  /// The scope of each page.
  public func scopes(in outer: Scope) -> [Scope] { each?.scopes(in: outer) ?? [outer] }
}
