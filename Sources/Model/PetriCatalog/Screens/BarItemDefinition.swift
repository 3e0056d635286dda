/// A bar button item or a flexible space.
public struct BarItemDefinition: Hashable, Sendable, Codable {
  /// A kind of item.
  public enum Kind: Hashable, Sendable, Codable {
    /// A button with a title, an image or both.
    case button(title: LocalizedText?, image: TextTemplate?)
    /// A system item.
    case system(BarSystemItem)
    /// A flexible space.
    case space
  }

  /// The kind.
  public var kind: Kind
  /// Whether the image is a system symbol.
  public var isSymbol = false
  /// The identifier for taps, walks and tests.
  public var id: String?
  /// When it is visible; `nil` for always.
  public var when: Condition?
  /// When it is enabled; `nil` for always.
  public var enabled: Condition?
  /// The action of a tap.
  public var tap: TapAction?
  /// The menu, opened by a tap or, if the item has an action, by a long press.
  public var menu: [MenuElementDefinition] = []
  /// The style.
  public var style = BarItemStyle.plain
  /// The tint; `nil` for the bar's.
  public var tint: Attribute<ColorValue>?
  /// The badge; hidden if empty.
  public var badge: LocalizedText?
  /// The badge colour; `nil` for the system's.
  public var badgeColor: Attribute<ColorValue>?
  /// The accessibility label.
  public var accessibilityLabel: LocalizedText?
  /// The location of the definition.
  public var place: Place

  /// The title; `nil` for system items, images and spaces.
  public var title: LocalizedText? { if case .button(let title, _) = kind { title } else { nil } }

  /// Makes an item.
  public init(_ kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }
}
