/// A view of a screen's content or of a container.
public struct ViewDefinition: Hashable, Sendable, Codable {
  /// The kind, with the attributes that only this kind has.
  public var kind: ViewKind
  /// A name for taps, walks and tests, camelCase; unique in its screen where it is given.
  public var id: String?
  /// A fixed width in points; its own where it is `nil`.
  public var width: Double?
  /// A fixed height in points; its own where it is `nil`.
  public var height: Double?
  /// When it is shown; always where it is `nil`.
  public var when: Condition?
  /// The list for whose every element there is one.
  public var each: Repetition?
  /// The action of a tap on it.
  public var tap: TapAction?
  /// The menu that a long press opens; none where it is empty.
  public var contextMenu: [MenuElementDefinition] = []
  /// In a container: the sides it is pinned to, each a `PinEdge` or a parameter that holds one.
  public var pins: [TextTemplate] = []
  /// In a container: along which axis it is centred.
  public var center: CenterAxis?
  /// The colour behind it.
  public var background: Attribute<ColorValue>?
  /// The colour of its controls and symbols.
  public var tint: Attribute<ColorValue>?
  /// How opaque it is, 0 to 1.
  public var alpha: Attribute<Double>?
  /// The look of its edges.
  public var edges: ViewEdges?
  /// How much room it takes.
  public var room: ViewRoom?
  /// In a list: what is at and around it.
  public var cell: CellDefinition?
  /// The text that VoiceOver reads in place of its text.
  public var accessibilityLabel: LocalizedText?
  /// The faults of layout that it has on purpose.
  public var allow: [CheckRule] = []
  /// Where it is defined.
  public var place: Place

  /// Makes a view with no attributes but its kind's.
  public init(kind: ViewKind, place: Place) {
    self.kind = kind
    self.place = place
  }

  /// The buttons of the bar above its keyboard.
  public var accessory: [BarItemDefinition] { kind.definition.keyboardItems }

  /// The elements of its menus, with those of the menus in them.
  public var menuElements: [MenuElementDefinition] {
    (kind.definition.menu + contextMenu + accessory.flatMap(\.menu)).flatMap(\.all)
  }

  /// The actions of its parts that are tapped by themselves: the elements of its menus, the runs of its text, the
  /// buttons above its keyboard.
  public var innerTaps: [TapAction] {
    menuElements.compactMap(\.tap) + kind.definition.textTaps + accessory.compactMap(\.tap)
  }

  /// The views that this one holds, those at its end in a list, and the actions of swipes over it.
  public var views: [ViewDefinition] { kind.definition.children + (cell?.views ?? []) }

  /// The effects of touching it in any way: a tap on it, on its button for details, pulling it down; not what is in the views in it.
  public var taps: [TapAction] {
    [tap].compactMap(\.self) + kind.definition.otherTaps + (cell?.otherTaps ?? [])
  }
}
