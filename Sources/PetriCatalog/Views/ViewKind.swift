/// The kinds of view, each with its attributes.
public indirect enum ViewKind: Hashable, Sendable {
  /// A text.
  case label(LabelDefinition)
  /// A picture.
  case image(ImageDefinition)
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
  /// An action that a swipe over a row offers; only a row has these.
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
    case label, image, button, textField, `switch`, slider, stepper, segments, progress, spinner, stack, scroll, list
    case spacer, divider, box, part, textView, searchField, datePicker, picker, pageControl
    case overlay, map, web, video, custom
    case row, grid, section, swipeAction
    /// No word of YAML's: alternatives are made of it.
    case group

    /// Whether text is typed in it, so that it can have the focus.
    public var isTypedIn: Bool { [.textField, .textView, .searchField].contains(self) }
  }

  /// The kind's word.
  public var name: Name {
    switch self {
    case .label: .label
    case .image: .image
    case .button: .button
    case .textField: .textField
    case .switch: .switch
    case .slider: .slider
    case .stepper: .stepper
    case .segments: .segments
    case .progress: .progress
    case .spinner: .spinner
    case .stack: .stack
    case .scroll: .scroll
    case .list: .list
    case .row: .row
    case .grid: .grid
    case .section: .section
    case .swipeAction: .swipeAction
    case .spacer: .spacer
    case .divider: .divider
    case .box: .box
    case .textView: .textView
    case .searchField: .searchField
    case .datePicker: .datePicker
    case .picker: .picker
    case .pageControl: .pageControl
    case .overlay: .overlay
    case .embedded(let view):
      switch view.role {
      case .map: .map
      case .web: .web
      case .video: .video
      case .custom: .custom
      }
    case .group: .group
    case .part: .part
    }
  }
}

extension ViewKind.Name: CaseIterable {
  /// The words of YAML.
  public static let allCases: [ViewKind.Name] = [
    .label, .image, .button, .textField, .switch, .slider, .stepper, .segments, .progress, .spinner, .stack, .scroll,
    .list, .row, .grid, .spacer, .divider, .box, .part, .textView, .searchField, .datePicker, .picker, .pageControl,
    .overlay, .map, .web, .video, .custom,
  ]
}

extension ViewKind: Codable {
  /// Reads an object with the kind's word as its one key.
  ///
  /// - Throws: `DecodingError` if there is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    guard let name = container.allKeys.first else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "expected a view kind"))
    }
    switch name {
    case .label: self = .label(try container.decode(LabelDefinition.self, forKey: name))
    case .image: self = .image(try container.decode(ImageDefinition.self, forKey: name))
    case .button: self = .button(try container.decode(ButtonDefinition.self, forKey: name))
    case .textField: self = .textField(try container.decode(TextFieldDefinition.self, forKey: name))
    case .switch: self = .switch(try container.decode(SwitchDefinition.self, forKey: name))
    case .slider: self = .slider(try container.decode(SliderDefinition.self, forKey: name))
    case .stepper: self = .stepper(try container.decode(StepperDefinition.self, forKey: name))
    case .segments: self = .segments(try container.decode(SegmentsDefinition.self, forKey: name))
    case .progress: self = .progress(try container.decode(ProgressDefinition.self, forKey: name))
    case .spinner: self = .spinner(try container.decode(SpinnerDefinition.self, forKey: name))
    case .stack: self = .stack(try container.decode(StackDefinition.self, forKey: name))
    case .scroll: self = .scroll(try container.decode(ScrollDefinition.self, forKey: name))
    case .list: self = .list(try container.decode(ListDefinition.self, forKey: name))
    case .row: self = .row(try container.decode(RowDefinition.self, forKey: name))
    case .grid: self = .grid(try container.decode(GridDefinition.self, forKey: name))
    case .section: self = .section(try container.decode(SectionDefinition.self, forKey: name))
    case .swipeAction: self = .swipeAction(try container.decode(SwipeActionDefinition.self, forKey: name))
    case .spacer: self = .spacer(try container.decode(SpacerDefinition.self, forKey: name))
    case .divider: self = .divider
    case .box: self = .box(try container.decode(BoxDefinition.self, forKey: name))
    case .textView: self = .textView(try container.decode(TextViewDefinition.self, forKey: name))
    case .searchField: self = .searchField(try container.decode(TextFieldDefinition.self, forKey: name))
    case .datePicker: self = .datePicker(try container.decode(DatePickerDefinition.self, forKey: name))
    case .picker: self = .picker(try container.decode(PickerDefinition.self, forKey: name))
    case .pageControl: self = .pageControl(try container.decode(PageControlDefinition.self, forKey: name))
    case .overlay: self = .overlay(try container.decode(OverlayDefinition.self, forKey: name))
    case .map, .web, .video, .custom:
      self = .embedded(try container.decode(EmbeddedDefinition.self, forKey: name))
    case .group: self = .group(try container.decode(GroupDefinition.self, forKey: name))
    case .part: self = .part(try container.decode(PartDefinition.self, forKey: name))
    }
  }

  /// Writes an object with the kind's word as its one key.
  ///
  /// - Throws: the error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    switch self {
    case .label(let view): try container.encode(view, forKey: name)
    case .image(let view): try container.encode(view, forKey: name)
    case .button(let view): try container.encode(view, forKey: name)
    case .textField(let view): try container.encode(view, forKey: name)
    case .switch(let view): try container.encode(view, forKey: name)
    case .slider(let view): try container.encode(view, forKey: name)
    case .stepper(let view): try container.encode(view, forKey: name)
    case .segments(let view): try container.encode(view, forKey: name)
    case .progress(let view): try container.encode(view, forKey: name)
    case .spinner(let view): try container.encode(view, forKey: name)
    case .stack(let view): try container.encode(view, forKey: name)
    case .scroll(let view): try container.encode(view, forKey: name)
    case .list(let view): try container.encode(view, forKey: name)
    case .row(let view): try container.encode(view, forKey: name)
    case .grid(let view): try container.encode(view, forKey: name)
    case .section(let view): try container.encode(view, forKey: name)
    case .swipeAction(let view): try container.encode(view, forKey: name)
    case .spacer(let view): try container.encode(view, forKey: name)
    case .divider: try container.encode(true, forKey: name)
    case .box(let view): try container.encode(view, forKey: name)
    case .textView(let view): try container.encode(view, forKey: name)
    case .searchField(let view): try container.encode(view, forKey: name)
    case .datePicker(let view): try container.encode(view, forKey: name)
    case .picker(let view): try container.encode(view, forKey: name)
    case .pageControl(let view): try container.encode(view, forKey: name)
    case .overlay(let view): try container.encode(view, forKey: name)
    case .embedded(let view): try container.encode(view, forKey: name)
    case .group(let view): try container.encode(view, forKey: name)
    case .part(let view): try container.encode(view, forKey: name)
    }
  }
}
