/// A button of a bar, or the space between two, as `UIBarButtonItem` has them.
public struct BarItemDefinition: Hashable, Sendable, Codable {
  /// The kinds of items.
  public enum Kind: Hashable, Sendable, Codable {
    /// A title, an image or both.
    case button(title: LocalizedText?, image: TextTemplate?)
    /// One of the system's buttons.
    case system(BarSystemItem)
    /// Space that takes the remaining width.
    case space
  }

  /// The kind of the item.
  public var kind: Kind
  /// Whether its image is one of the system's symbols.
  public var isSymbol = false
  /// A name for taps, walks and tests.
  public var id: String?
  /// When it is shown; always where it is `nil`.
  public var when: Condition?
  /// When it can be tapped; always where it is `nil`.
  public var enabled: Condition?
  /// The action of a tap on it.
  public var tap: TapAction?
  /// The menu that a tap opens; a long press, where a tap does something else. None where it is empty.
  public var menu: [MenuElementDefinition] = []
  /// Its look.
  public var style = BarItemStyle.plain
  /// Its colour; the bar's where it is `nil`.
  public var tint: Attribute<ColorValue>?
  /// The count or the word over it; none while it is empty.
  public var badge: LocalizedText?
  /// The colour behind its badge; the system's red where it is `nil`.
  public var badgeColor: Attribute<ColorValue>?
  /// The text that VoiceOver reads in place of its title.
  public var accessibilityLabel: LocalizedText?
  /// Where it is defined.
  public var place: Place

  /// Its own title; `nil` for the system's, for an image alone and for space.
  public var title: LocalizedText? { if case .button(let title, _) = kind { title } else { nil } }

  /// Makes an item.
  public init(_ kind: Kind, place: Place) {
    self.kind = kind
    self.place = place
  }
}
