/// `row`: a row of a list as `UIListContentConfiguration` has it.
public struct RowDefinition: KindDefinition {
  /// Its title.
  public var title: LocalizedText
  /// A smaller text below the title.
  public var subtitle: LocalizedText?
  /// A text at the end, in a second colour.
  public var value: LocalizedText?
  /// The title's colour.
  public var color: Attribute<ColorValue>?
  /// The title's font; the usual one where it is `nil`.
  public var font: FontDefinition?
  /// The image before the title.
  public var image: ImageReference?
  /// The accessory at its end.
  public var accessory: RowAccessory?
  /// Whether it is selected at first; it isn't where it is `nil`.
  public var selected: Condition?
  /// When it can be tapped; always where it is `nil`.
  public var enabled: Condition?
  /// The actions of a swipe from the side where reading begins, the outermost first.
  public var leadingSwipe: [ViewDefinition] = []
  /// The actions of a swipe from the side where reading ends, the outermost first.
  public var trailingSwipe: [ViewDefinition] = []

  /// Makes a row with a title alone.
  public init(title: LocalizedText) { self.title = title }
}

extension RowDefinition {
  /// Its title, its subtitle and its value.
  public var texts: [LocalizedText] { [title, subtitle, value].compactMap(\.self) }

  /// The name of its image.
  public var templates: [TextTemplate] { [image?.name].compactMap(\.self) }

  /// The actions of its swipes, and the view at its end.
  public var children: [ViewDefinition] {
    let atEnd: [ViewDefinition] = if case .switch(let view)? = accessory { [view] } else { [] }
    return leadingSwipe + trailingSwipe + atEnd
  }

  /// The action of its button for details.
  public var otherTaps: [TapAction] { if case .detail(let tap)? = accessory { [tap] } else { [] } }

  /// Its title.
  public func subject(locale: String) -> String { title.subject(locale: locale) }
}
