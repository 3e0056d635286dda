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

  /// The swipe actions and the accessory view.
  var views: [ViewDefinition] {
    let atEnd: [ViewDefinition] = if case .switch(let view)? = accessory { [view] } else { [] }
    return leadingSwipe + trailingSwipe + atEnd
  }

  /// The action of the detail button.
  var otherTaps: [TapAction] { if case .detail(let tap)? = accessory { [tap] } else { [] } }
}
