/// The attributes specific to a kind of view. The default implementations are those of a plain view.
public protocol KindDefinition: Hashable, Sendable, Codable {
  /// Whether the view accepts typed text.
  static var isTypedIn: Bool { get }
  /// The subviews.
  var children: [ViewDefinition] { get }
  /// The user-visible texts.
  var texts: [LocalizedText] { get }
  /// Templates that aren't user-visible, such as names and URLs.
  var templates: [TextTemplate] { get }
  /// The values of a part's parameters.
  var givenValues: ContextLiteral? { get }
  /// The condition that enables the view; `nil` if always enabled.
  var enabled: Condition? { get }
  /// Whether the input becomes first responder when the screen appears.
  var focused: Bool { get }
  /// The menu that a tap opens.
  var menu: [MenuElementDefinition] { get }
  /// The items of the input accessory view.
  var keyboardItems: [BarItemDefinition] { get }
  /// The actions of tappable text runs.
  var textTaps: [TapAction] { get }
  /// The actions of interactions other than taps.
  var otherTaps: [TapAction] { get }
  /// The text that best identifies the view; empty if there is none.
  ///
  /// - Parameter locale: The locale of the text.
  func subject(locale: String) -> String
}

// The default implementations describe a plain view.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension KindDefinition {
  public static var isTypedIn: Bool { false }
  public var children: [ViewDefinition] { [] }
  public var texts: [LocalizedText] { [] }
  public var templates: [TextTemplate] { [] }
  public var givenValues: ContextLiteral? { nil }
  public var enabled: Condition? { nil }
  public var focused: Bool { false }
  public var menu: [MenuElementDefinition] { [] }
  public var keyboardItems: [BarItemDefinition] { [] }
  public var textTaps: [TapAction] { [] }
  public var otherTaps: [TapAction] { [] }
  public func subject(locale: String) -> String { "" }
}

extension LocalizedText {
  func subject(locale: String) -> String { template(for: locale).description.quoted }
}

/// A kind of view with its attributes.
public indirect enum ViewKind: Hashable, Sendable {
  case label(LabelDefinition)
  case image(ImageDefinition)
  case avatar(AvatarDefinition)
  case button(ButtonDefinition)
  case textField(TextFieldDefinition)
  case `switch`(SwitchDefinition)
  case slider(SliderDefinition)
  case stepper(StepperDefinition)
  /// A read-only value.
  case gauge(GaugeDefinition)
  case segments(SegmentsDefinition)
  case progress(ProgressDefinition)
  case spinner(SpinnerDefinition)
  case stack(StackDefinition)
  case scroll(ScrollDefinition)
  case list(ListDefinition)
  case row(RowDefinition)
  case grid(GridDefinition)
  case section(SectionDefinition)
  case swipeAction(SwipeActionDefinition)
  case spacer(SpacerDefinition)
  case divider
  case box(BoxDefinition)
  case textView(TextViewDefinition)
  case searchField(TextFieldDefinition)
  case datePicker(DatePickerDefinition)
  case picker(PickerDefinition)
  case pageControl(PageControlDefinition)
  case rating(RatingDefinition)
  case overlay(OverlayDefinition)
  /// A map, web page, video or custom view.
  case embedded(EmbeddedDefinition)
  /// Several views that take the position of one, such as a case of a switch.
  case group(GroupDefinition)
  case part(PartDefinition)

  /// The keys of the kinds in YAML.
  public enum Name: String, Hashable, Sendable, Codable, CodingKey {
    case label, image, avatar, button, textField, `switch`, slider, stepper, gauge, segments, progress, spinner, stack
    case scroll, list
    case spacer, divider, box, part, textView, searchField, datePicker, picker, pageControl, rating
    case overlay, map, web, video, custom
    case row, grid, section, swipeAction
    /// Has no key in YAML, because groups represent the cases of a switch.
    case group
  }

  /// The key and the definition; the only switch over all kinds.
  private var content: (name: Name, definition: any KindDefinition) {
    switch self {
    case .label(let view): (.label, view)
    case .image(let view): (.image, view)
    case .avatar(let view): (.avatar, view)
    case .button(let view): (.button, view)
    case .textField(let view): (.textField, view)
    case .switch(let view): (.switch, view)
    case .slider(let view): (.slider, view)
    case .stepper(let view): (.stepper, view)
    case .gauge(let view): (.gauge, view)
    case .segments(let view): (.segments, view)
    case .progress(let view): (.progress, view)
    case .spinner(let view): (.spinner, view)
    case .stack(let view): (.stack, view)
    case .scroll(let view): (.scroll, view)
    case .list(let view): (.list, view)
    case .row(let view): (.row, view)
    case .grid(let view): (.grid, view)
    case .spacer(let view): (.spacer, view)
    case .divider: (.divider, DividerDefinition())
    case .box(let view): (.box, view)
    case .part(let view): (.part, view)
    case .textView(let view): (.textView, view)
    case .searchField(let view): (.searchField, view)
    case .datePicker(let view): (.datePicker, view)
    case .picker(let view): (.picker, view)
    case .pageControl(let view): (.pageControl, view)
    case .rating(let view): (.rating, view)
    case .overlay(let view): (.overlay, view)
    case .embedded(let view): (view.role.name, view)
    case .section(let view): (.section, view)
    case .swipeAction(let view): (.swipeAction, view)
    case .group(let view): (.group, view)
    }
  }

  private static let words: [Entry] = [
    Entry(.label, ViewKind.label),
    Entry(.image, ViewKind.image),
    Entry(.avatar, ViewKind.avatar),
    Entry(.button, ViewKind.button),
    Entry(.textField, ViewKind.textField),
    Entry(.switch, ViewKind.switch),
    Entry(.slider, ViewKind.slider),
    Entry(.stepper, ViewKind.stepper),
    Entry(.gauge, ViewKind.gauge),
    Entry(.segments, ViewKind.segments),
    Entry(.progress, ViewKind.progress),
    Entry(.spinner, ViewKind.spinner),
    Entry(.stack, ViewKind.stack),
    Entry(.scroll, ViewKind.scroll),
    Entry(.list, ViewKind.list),
    Entry(.row, ViewKind.row),
    Entry(.grid, ViewKind.grid),
    Entry(.spacer, ViewKind.spacer),
    Entry(.divider) { (_: DividerDefinition) in .divider },
    Entry(.box, ViewKind.box),
    Entry(.part, ViewKind.part),
    Entry(.textView, ViewKind.textView),
    Entry(.searchField, ViewKind.searchField),
    Entry(.datePicker, ViewKind.datePicker),
    Entry(.picker, ViewKind.picker),
    Entry(.pageControl, ViewKind.pageControl),
    Entry(.rating, ViewKind.rating),
    Entry(.overlay, ViewKind.overlay),
    Entry(.map, ViewKind.embedded),
    Entry(.web, ViewKind.embedded),
    Entry(.video, ViewKind.embedded),
    Entry(.custom, ViewKind.embedded),
  ]

  private static let inner: [Entry] = [
    Entry(.section, ViewKind.section),
    Entry(.swipeAction, ViewKind.swipeAction),
    Entry(.group, ViewKind.group),
  ]
}

extension ViewKind {
  /// The key in YAML.
  public var name: Name { content.name }

  /// The attributes specific to the kind.
  public var definition: any KindDefinition { content.definition }

  private struct Entry: Sendable {
    let name: Name
    let type: any KindDefinition.Type
    let decode: @Sendable (KeyedDecodingContainer<Name>) throws -> ViewKind

    init<Definition: KindDefinition>(_ name: Name, _ kind: @escaping @Sendable (Definition) -> ViewKind) {
      self.name = name
      type = Definition.self
      decode = { kind(try $0.decode(Definition.self, forKey: name)) }
    }
  }

  private static let entries = Dictionary(uniqueKeysWithValues: (words + inner).map { ($0.name, $0) })
}

extension ViewKind.Name: CaseIterable {
  /// All keys in YAML.
  public static let allCases: [ViewKind.Name] = ViewKind.words.map(\.name)

  /// The type of the kind's definition.
  public var definition: (any KindDefinition.Type)? { ViewKind.entries[self]?.type }

  /// Whether views of this kind accept typed text.
  public var isTypedIn: Bool { definition?.isTypedIn ?? false }
}

extension EmbeddedDefinition.Role {
  fileprivate var name: ViewKind.Name {
    switch self {
    case .map: .map
    case .web: .web
    case .video: .video
    case .custom: .custom
    }
  }
}

extension ViewKind: Codable {
  /// Decodes an object whose single key is the kind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    guard let name = container.allKeys.first, let entry = ViewKind.entries[name] else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "expected a view kind"))
    }
    self = try entry.decode(container)
  }

  /// Encodes an object whose single key is the kind.
  public func encode(to encoder: any Encoder) throws {
    let (name, definition) = content
    var container = encoder.container(keyedBy: Name.self)
    try container.encode(definition, forKey: name)
  }
}
