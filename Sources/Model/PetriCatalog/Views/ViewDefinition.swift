/// A view of a screen or container.
public struct ViewDefinition: Hashable, Sendable, Codable {
  /// The kind with its specific attributes.
  public var kind: ViewKind
  /// The identifier for taps, walks and tests in camel case, unique in its screen.
  public var id: String?
  /// The fixed width in points.
  public var width: Double?
  /// The fixed height in points.
  public var height: Double?
  /// The visibility condition; `nil` if always visible.
  public var when: Condition?
  /// The list to repeat the view for.
  public var each: Repetition?
  /// The action performed on a tap.
  public var tap: TapAction?
  /// The context menu.
  public var contextMenu: [MenuElementDefinition] = []
  /// The edges to which a container pins the view, each a `PinEdge` or a parameter.
  public var pins: [TextTemplate] = []
  /// The axes along which a container centres the view.
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
  /// The attributes of the list cell that contains the view.
  public var cell: CellDefinition?
  /// The accessibility label.
  public var accessibilityLabel: LocalizedText?
  /// The findings of the layout check to ignore.
  public var allow: [CheckRule] = []
  /// The source location of the definition.
  public var place: Place

  /// Creates a view with default attributes.
  public init(kind: ViewKind, place: Place) {
    self.kind = kind
    self.place = place
  }

  /// The items of the input accessory view.
  public var accessory: [BarItemDefinition] { kind.definition.keyboardItems }

  /// The elements of all menus, including submenus.
  public var menuElements: [MenuElementDefinition] {
    (kind.definition.menu + contextMenu + accessory.flatMap(\.menu)).flatMap(\.all)
  }

  /// The actions of menu elements, text runs and accessory items.
  public var innerTaps: [TapAction] {
    menuElements.compactMap(\.tap) + kind.definition.textTaps + accessory.compactMap(\.tap)
  }

  /// The subviews, including those of the list cell.
  public var views: [ViewDefinition] { kind.definition.children + (cell?.views ?? []) }

  /// The actions of all interactions with the view itself.
  public var taps: [TapAction] {
    [tap].compactMap(\.self) + kind.definition.otherTaps + (cell?.otherTaps ?? [])
  }
}

/// The attributes of the list cell that contains a view.
public struct CellDefinition: Hashable, Sendable, Codable {
  /// The badge; hidden if empty.
  public var badge: LocalizedText?
  /// The accessory.
  public var accessory: RowAccessory?
  /// The condition for the initial selection; `nil` if not selected.
  public var selected: Condition?
  /// The leading swipe actions, outermost first.
  public var leadingSwipe: [ViewDefinition] = []
  /// The trailing swipe actions, outermost first.
  public var trailingSwipe: [ViewDefinition] = []

  /// Creates a plain cell.
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

  /// An accessory that is written as a single word.
  public enum Word: String, Hashable, Sendable, CaseIterable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case disclosure, checkmark
  }
}

/// A repetition of a view for each element of a list, with the references `${item}` and `${index}`: `each: ${stores}`.
public struct Repetition: Hashable, Sendable, Codable {
  /// The default name of the current element.
  public static let defaultName = "item"
  /// The name that refers to the current index.
  public static let indexName = "index"

  /// The list to iterate over.
  public var list: Reference
  /// The name that refers to the current element.
  public var name: String

  /// Creates a repetition.
  public init(list: Reference, name: String = Repetition.defaultName) {
    self.list = list
    self.name = name
  }

  /// The scopes of all elements, in order.
  public func scopes(in scope: Scope) -> [Scope] {
    guard case .list(let elements)? = scope.value(of: list) else { return [] }
    return elements.enumerated().map { index, element in
      scope.adding(name, element).adding(Repetition.indexName, .int(index))
    }
  }
}
