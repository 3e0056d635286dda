import PetriCatalog
import PetriFormat
import PetriYAML

extension DefinitionBuilder {
  /// A view; `nil` where it has no kind, or lacks what its kind must have.
  func view(_ node: YAMLNode) -> ViewDefinition? {
    if let word = node.string {
      guard Grammar.wordsOfViews.contains(word), let name = Grammar.kind(named: word) else { return nil }
      return kind(name, Keys(node)).map { ViewDefinition(kind: $0, place: node.place) }
    }
    if node["cases"] != nil { return alternatives(node) }
    guard let entry = node.entries.first(where: { _ in true }), let name = Grammar.kind(named: entry.key.text)
    else {
      return nil
    }
    let isShort = entry.value.kind != .mapping
    let keys = isShort ? Keys(Grammar.form(of: name).short, entry) : Keys(entry.value)
    guard let kind = kind(name, keys) else { return nil }
    var view = ViewDefinition(kind: kind, place: entry.key.place)
    if isShort { return view }
    view.each = keys.repetition
    view.when = keys.condition("when")
    view.id = keys.string("id")
    view.width = keys.number("width")
    view.height = keys.number("height")
    view.tap = (keys["tap"] ?? keys["onSubmit"]).flatMap(tap)
    view.contextMenu = keys.list("contextMenu", menuElement)
    view.background = color("background", keys)
    view.tint = color("tint", keys)
    view.alpha = keys.attribute("alpha")
    view.accessibilityLabel = localized("accessibilityLabel", keys)
    view.edges = edges(of: name, keys)
    view.room = room(keys)
    view.pins = keys.list("pin", \.template)
    view.center = keys.word("center")
    return view
  }

  /// Titles, by the values of a choice or in their order.
  func titles(_ keys: Keys, _ key: String = "titles") -> (values: [String], titles: [LocalizedText]) {
    guard let node = keys[key], node.kind == .mapping else { return ([], keys.list(key, localized)) }
    let entries = node.entries.compactMap { entry in localized(entry.value).map { (entry.key.text, $0) } }
    return (entries.map(\.0), entries.map(\.1))
  }

  /// The values of the choice that titles in their order stand for; none where a place is selected.
  func choices(_ keys: Keys) -> [String] {
    guard let reference = keys.template("selected")?.wholeReference else { return [] }
    let scope = TypeScope(context: context, state: settings.state, form: form)
    if case .choice(let values)? = try? scope.type(of: reference).unwrapped { return values }
    return []
  }

  func kind(_ name: ViewKind.Name, _ keys: Keys) -> ViewKind? {
    switch name {
    case .label: return label(keys).map { .label($0) }
    case .image:
      guard let reference = imageReference(keys, "name") else { return nil }
      var image = ImageDefinition(name: reference.name)
      image.isSymbol = reference.isSymbol
      image.size = keys.number("size")
      image.weight = keys.word("weight")
      if let mode = keys.word("mode", ContentModeOption.self) { image.mode = mode }
      return .image(image)
    case .button:
      let (title, image) = (localized("title", keys), imageReference(keys, "image"))
      guard title != nil || image != nil else { return nil }
      var button = ButtonDefinition(title: title ?? LocalizedText(TextTemplate(literal: "")))
      button.image = image
      if let placement = keys.word("imagePlacement", ImagePlacementOption.self) { button.imagePlacement = placement }
      if let padding = keys.number("imagePadding") { button.imagePadding = padding }
      if let style = keys.word("style", ButtonStyle.self) { button.style = style }
      button.enabled = keys.condition("enabled")
      button.menu = keys.list("menu", menuElement)
      button.font = font(keys)
      return .button(button)
    case .textField: return .textField(textField(keys))
    case .searchField: return .searchField(textField(keys))
    case .textView: return .textView(textView(keys))
    case .datePicker: return .datePicker(datePicker(keys))
    case .picker:
      let (values, titles) = titles(keys)
      guard !titles.isEmpty else { return nil }
      var picker = PickerDefinition(titles: titles)
      picker.values = values.isEmpty ? choices(keys) : values
      if let selected = keys.attribute("selected", Int.self) { picker.selected = selected }
      return .picker(picker)
    case .pageControl:
      guard let pages = keys.attribute("pages", Int.self) else { return nil }
      var control = PageControlDefinition(pages: pages)
      if let current = keys.attribute("current", Int.self) { control.current = current }
      return .pageControl(control)
    case .switch:
      var view = SwitchDefinition()
      if let on = keys.attribute("on", Bool.self) { view.on = on }
      view.enabled = keys.condition("enabled")
      return .switch(view)
    case .slider:
      var slider = SliderDefinition()
      if let value = keys.attribute("value", Double.self) { slider.value = value }
      if let minimum = keys.attribute("minimum", Double.self) { slider.minimum = minimum }
      if let maximum = keys.attribute("maximum", Double.self) { slider.maximum = maximum }
      return .slider(slider)
    case .stepper:
      var stepper = StepperDefinition()
      if let value = keys.attribute("value", Double.self) { stepper.value = value }
      if let minimum = keys.attribute("minimum", Double.self) { stepper.minimum = minimum }
      if let maximum = keys.attribute("maximum", Double.self) { stepper.maximum = maximum }
      if let step = keys.attribute("step", Double.self) { stepper.step = step }
      return .stepper(stepper)
    case .segments:
      let (values, titles) = titles(keys)
      guard !titles.isEmpty else { return nil }
      var segments = SegmentsDefinition(titles: titles)
      segments.values = values.isEmpty ? choices(keys) : values
      if let selected = keys.attribute("selected", Int.self) { segments.selected = selected }
      return .segments(segments)
    case .progress:
      var progress = ProgressDefinition()
      if let value = keys.attribute("value", Double.self) { progress.value = value }
      return .progress(progress)
    case .spinner:
      var spinner = SpinnerDefinition()
      if let animating = keys.attribute("animating", Bool.self) { spinner.animating = animating }
      if let large = keys.flag("large") { spinner.large = large }
      return .spinner(spinner)
    case .spacer:
      var spacer = SpacerDefinition()
      if let length = keys.number("length") { spacer.length = length }
      return .spacer(spacer)
    case .divider: return .divider
    case .stack:
      var stack = StackDefinition(views: keys.list("views", view))
      if let axis = keys.word("axis", StackAxis.self) { stack.axis = axis }
      if let spacing = keys.number("spacing") { stack.spacing = spacing }
      if let alignment = keys.word("alignment", StackAlignment.self) { stack.alignment = alignment }
      if let distribution = keys.word("distribution", StackDistribution.self) { stack.distribution = distribution }
      if let padding = keys.insets("padding") { stack.padding = padding }
      return .stack(stack)
    case .scroll:
      var scroll = ScrollDefinition(views: keys.list("views", view))
      if let axis = keys.word("axis", StackAxis.self) { scroll.axis = axis }
      if let spacing = keys.number("spacing") { scroll.spacing = spacing }
      if let padding = keys.insets("padding") { scroll.padding = padding }
      return .scroll(scroll)
    case .part:
      guard let name = keys.string("name") else { return nil }
      return .part(PartDefinition(name: name, with: keys["with"]?.literal ?? .empty))
    case .list: return .list(list(keys))
    case .row: return row(keys).map { .row($0) }
    case .grid: return .grid(grid(keys))
    case .section, .swipeAction: return nil
    case .box:
      var box = BoxDefinition(views: keys.list("views", view))
      if let padding = keys.insets("padding") { box.padding = padding }
      if let spacing = keys.number("spacing") { box.spacing = spacing }
      if let radius = keys.number("cornerRadius") { box.cornerRadius = radius }
      box.border = border(keys)
      return .box(box)
    case .overlay: return .overlay(OverlayDefinition(views: keys.list("views", view)))
    case .map: return .embedded(embedded(.map, keys))
    case .web: return .embedded(embedded(.web, keys))
    case .video: return .embedded(embedded(.video, keys))
    case .custom: return .embedded(embedded(.custom, keys))
    case .group: return nil
    }
  }
}
