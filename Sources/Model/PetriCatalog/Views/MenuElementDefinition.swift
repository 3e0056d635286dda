/// An element of a menu or a submenu, as in `UIAction` and `UIMenu`.
public struct MenuElementDefinition: Hashable, Sendable, Codable {
  /// The style, as in UIKit.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    case `default`
    case destructive
  }

  /// The title; optional for an inline menu.
  public var title: LocalizedText?
  /// The subtitle.
  public var subtitle: LocalizedText?
  /// The image.
  public var image: ImageReference?
  /// The style.
  public var style = Style.default
  /// The action.
  public var tap: TapAction?
  /// When it is checked; `nil` for never.
  public var checked: Condition?
  /// When it is enabled; `nil` for always.
  public var enabled: Condition?
  /// When it is visible; `nil` for always.
  public var when: Condition?
  /// The list to repeat it for.
  public var each: Repetition?
  /// The elements of a submenu.
  public var menu: [MenuElementDefinition]?
  /// Whether a submenu is displayed inline.
  public var inline = false
  /// The identifier for taps, walks and tests.
  public var id: String?
  /// The location of the definition.
  public var place: Place

  /// Makes an element without texts.
  public init(place: Place) {
    self.place = place
  }

  /// The element and its descendants.
  public var all: [MenuElementDefinition] { [self] + (menu ?? []).flatMap(\.all) }
}
