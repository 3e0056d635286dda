/// A line of a menu, or a menu in a menu, as `UIAction` and `UIMenu` have them.
public struct MenuElementDefinition: Hashable, Sendable, Codable {
  /// The purpose of an element, by UIKit's names.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    /// Something.
    case `default`
    /// Something is taken away.
    case destructive
  }

  /// Its title; a menu that is shown inline may have none.
  public var title: LocalizedText?
  /// A line below the title.
  public var subtitle: LocalizedText?
  /// Its image; none where it is `nil`.
  public var image: ImageReference?
  /// The purpose of the element.
  public var style = Style.default
  /// The action when it is chosen.
  public var tap: TapAction?
  /// When it has a tick; never where it is `nil`.
  public var checked: Condition?
  /// When it can be chosen; always where it is `nil`.
  public var enabled: Condition?
  /// When it is there; always where it is `nil`.
  public var when: Condition?
  /// The list for whose elements it is repeated.
  public var each: Repetition?
  /// The elements in it, where it is a menu.
  public var menu: [MenuElementDefinition]?
  /// Whether a menu's lines are shown in the one around it, set off by lines.
  public var inline = false
  /// A name for taps, walks and tests.
  public var id: String?
  /// Where it is defined.
  public var place: Place

  /// Makes an element without texts.
  public init(place: Place) {
    self.place = place
  }

  /// Itself and all that is in it.
  public var all: [MenuElementDefinition] { [self] + (menu ?? []).flatMap(\.all) }
}
