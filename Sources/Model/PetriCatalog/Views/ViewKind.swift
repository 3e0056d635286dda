/// The kinds of view, each with its attributes.
public indirect enum ViewKind: Hashable, Sendable {
  /// A text.
  case label(LabelDefinition)
  /// A picture.
  case image(ImageDefinition)
  /// A circle with a person's initials.
  case avatar(AvatarDefinition)
  /// A button.
  case button(ButtonDefinition)
  /// A line to type in.
  case textField(TextFieldDefinition)
  /// On or off.
  case `switch`(SwitchDefinition)
  /// A value between two.
  case slider(SliderDefinition)
  /// A value by steps.
  case stepper(StepperDefinition)
  /// A value between two that is only read.
  case gauge(GaugeDefinition)
  /// One of a few.
  case segments(SegmentsDefinition)
  /// A part done.
  case progress(ProgressDefinition)
  /// Something goes on.
  case spinner(SpinnerDefinition)
  /// Views in a row or a column.
  case stack(StackDefinition)
  /// Views that scroll.
  case scroll(ScrollDefinition)
  /// Views in rows.
  case list(ListDefinition)
  /// A row of a list.
  case row(RowDefinition)
  /// Views in columns.
  case grid(GridDefinition)
  /// Rows or items that belong together; only a list and a grid have these.
  case section(SectionDefinition)
  /// An action that a swipe over a row offers; only a view of a list has these.
  case swipeAction(SwipeActionDefinition)
  /// Room that stretches.
  case spacer(SpacerDefinition)
  /// A thin line.
  case divider
  /// Views on a background.
  case box(BoxDefinition)
  /// Lines to type in, or to read.
  case textView(TextViewDefinition)
  /// A line to search by.
  case searchField(TextFieldDefinition)
  /// A date, a time, or both.
  case datePicker(DatePickerDefinition)
  /// A wheel with one of a few titles.
  case picker(PickerDefinition)
  /// A dot for each page.
  case pageControl(PageControlDefinition)
  /// Some of a few stars.
  case rating(RatingDefinition)
  /// Views above one another.
  case overlay(OverlayDefinition)
  /// A map, a page, a video or a view of the app's own.
  case embedded(EmbeddedDefinition)
  /// Views that stand together in the place of one: those of an alternative.
  case group(GroupDefinition)
  /// The views of a part.
  case part(PartDefinition)

  /// The words of YAML for the kinds.
  public enum Name: String, Hashable, Sendable, Codable, CodingKey {
    case label, image, avatar, button, textField, `switch`, slider, stepper, gauge, segments, progress, spinner, stack
    case scroll, list
    case spacer, divider, box, part, textView, searchField, datePicker, picker, pageControl, rating
    case overlay, map, web, video, custom
    case row, grid, section, swipeAction
    /// No word of YAML's: alternatives are made of it.
    case group
  }

  /// The kind's word with what defines it: the one place where the cases are taken apart.
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

  /// The kinds in the order in which the format has them, each with how it is made of what defines it.
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

  /// The kinds that are parts of others and have no words of their own.
  private static let inner: [Entry] = [
    Entry(.section, ViewKind.section),
    Entry(.swipeAction, ViewKind.swipeAction),
    Entry(.group, ViewKind.group),
  ]
}

extension ViewKind {
  /// The kind's word.
  public var name: Name { content.name }

  /// The attributes that only this kind has.
  public var definition: any KindDefinition { content.definition }

  /// A kind as it is written: its word, and what is behind it.
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
  /// The words of YAML.
  public static let allCases: [ViewKind.Name] = ViewKind.words.map(\.name)

  /// The type of what defines such a view.
  public var definition: (any KindDefinition.Type)? { ViewKind.entries[self]?.type }

  /// Whether text is typed in it, so that it can have the focus.
  public var isTypedIn: Bool { definition?.isTypedIn ?? false }
}

extension EmbeddedDefinition.Role {
  /// The kind's word.
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
  /// Reads an object with the kind's word as its one key.
  ///
  /// - Throws: `DecodingError` if there is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    guard let name = container.allKeys.first, let entry = ViewKind.entries[name] else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "expected a view kind"))
    }
    self = try entry.decode(container)
  }

  /// Writes an object with the kind's word as its one key.
  ///
  /// - Throws: the error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    let (name, definition) = content
    var container = encoder.container(keyedBy: Name.self)
    try container.encode(definition, forKey: name)
  }
}
