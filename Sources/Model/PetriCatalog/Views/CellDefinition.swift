/// The cell that a list puts around a view of it, as a table does: a badge, an accessory, actions of swipes, selection.
public struct CellDefinition: Hashable, Sendable, Codable {
  /// The count or the word before its accessory; none while it is empty.
  public var badge: LocalizedText?
  /// The accessory at its end.
  public var accessory: RowAccessory?
  /// Whether it is selected at first; it isn't where it is `nil`.
  public var selected: Condition?
  /// The actions of a swipe from the side where reading begins, the outermost first.
  public var leadingSwipe: [ViewDefinition] = []
  /// The actions of a swipe from the side where reading ends, the outermost first.
  public var trailingSwipe: [ViewDefinition] = []

  /// Makes a cell without anything.
  public init() {}

  /// The actions of its swipes, and the view at its end.
  var views: [ViewDefinition] {
    let atEnd: [ViewDefinition] = if case .switch(let view)? = accessory { [view] } else { [] }
    return leadingSwipe + trailingSwipe + atEnd
  }

  /// The actions of touching it in other ways than by a tap on it: that of its button for details.
  var otherTaps: [TapAction] { if case .detail(let tap)? = accessory { [tap] } else { [] } }
}
