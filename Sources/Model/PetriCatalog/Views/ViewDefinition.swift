/// A view of a screen or container.
public struct ViewDefinition: Hashable, Sendable, Codable {
  /// The kind with its specific attributes.
  public var kind: ViewKind
  /// The identifier in camel case for taps, walks and tests, unique in its screen.
  public var id: String?
  /// The fixed width in points.
  public var width: Double?
  /// The fixed height in points.
  public var height: Double?
  /// When it is visible; `nil` for always.
  public var when: Condition?
  /// The list to repeat it for.
  public var each: Repetition?
  /// The action of a tap.
  public var tap: TapAction?
  /// The context menu.
  public var contextMenu: [MenuElementDefinition] = []
  /// In a container, the edges it is pinned to, each a `PinEdge` or a parameter.
  public var pins: [TextTemplate] = []
  /// In a container, the axes along which it is centred.
  public var center: CenterAxis?
  /// The background colour.
  public var background: Attribute<ColorValue>?
  /// The tint of controls and symbols.
  public var tint: Attribute<ColorValue>?
  /// The opacity from 0 to 1.
  public var alpha: Attribute<Double>?
  /// The corners, border and shadow.
  public var edges: ViewEdges?
  /// The size constraints.
  public var room: ViewRoom?
  /// In a list, the attributes of its cell.
  public var cell: CellDefinition?
  /// The accessibility label.
  public var accessibilityLabel: LocalizedText?
  /// The allowed findings of layout checks.
  public var allow: [CheckRule] = []
  /// The location of the definition.
  public var place: Place

  /// Makes a view with default attributes.
  public init(kind: ViewKind, place: Place) {
    self.kind = kind
    self.place = place
  }

  /// The items of the keyboard's accessory bar.
  public var accessory: [BarItemDefinition] { kind.definition.keyboardItems }

  /// The elements of its menus, including submenus.
  public var menuElements: [MenuElementDefinition] {
    (kind.definition.menu + contextMenu + accessory.flatMap(\.menu)).flatMap(\.all)
  }

  /// The actions of menu elements, text runs and accessory items.
  public var innerTaps: [TapAction] {
    menuElements.compactMap(\.tap) + kind.definition.textTaps + accessory.compactMap(\.tap)
  }

  /// The contained views, including those of its cell.
  public var views: [ViewDefinition] { kind.definition.children + (cell?.views ?? []) }

  /// The actions of the view itself for any interaction.
  public var taps: [TapAction] {
    [tap].compactMap(\.self) + kind.definition.otherTaps + (cell?.otherTaps ?? [])
  }
}

/// The attributes of a list cell around a view.
public struct CellDefinition: Hashable, Sendable, Codable {
  /// The badge; hidden if empty.
  public var badge: LocalizedText?
  /// The accessory.
  public var accessory: RowAccessory?
  /// Whether it is selected initially; `nil` for no.
  public var selected: Condition?
  /// The leading swipe actions, outermost first.
  public var leadingSwipe: [ViewDefinition] = []
  /// The trailing swipe actions, outermost first.
  public var trailingSwipe: [ViewDefinition] = []

  /// Makes a plain cell.
  public init() {}

  var views: [ViewDefinition] {
    let atEnd: [ViewDefinition] = if case .switch(let view)? = accessory { [view] } else { [] }
    return leadingSwipe + trailingSwipe + atEnd
  }

  var otherTaps: [TapAction] { if case .detail(let tap)? = accessory { [tap] } else { [] } }
}

/// The accessory of a list cell, as in `UITableViewCell.AccessoryType`.
public indirect enum RowAccessory: Hashable, Sendable, Codable {
  case disclosure
  case checkmark(Condition?)
  case detail(TapAction)
  case `switch`(ViewDefinition)

  /// The accessories that are written as a word.
  public enum Word: String, Hashable, Sendable, CaseIterable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case disclosure, checkmark
  }
}

/// `each: ${stores}`: repeats a view for each element of a list, with the references `${item}` and `${index}`.
public struct Repetition: Hashable, Sendable, Codable {
  /// The default name of an element.
  public static let defaultName = "item"
  /// The name of an element's index.
  public static let indexName = "index"

  /// The list.
  public var list: Reference
  /// The name of an element.
  public var name: String

  /// Makes a repetition.
  public init(list: Reference, name: String = Repetition.defaultName) {
    self.list = list
    self.name = name
  }

  /// The scope of each element.
  public func scopes(in scope: Scope) -> [Scope] {
    guard case .list(let elements)? = scope.value(of: list) else { return [] }
    return elements.enumerated().map { index, element in
      scope.adding(name, element).adding(Repetition.indexName, .int(index))
    }
  }
}
