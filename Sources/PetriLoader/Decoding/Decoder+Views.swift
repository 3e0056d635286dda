import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriYAML

extension DefinitionDecoder {
  /// Where views stand: what they may refer to, and whether they are a container's own, which can be pinned.
  struct ViewSite {
    var scope: TypeScope
    var isContainers = false
    var ids: IDs

    func with(_ scope: TypeScope) -> ViewSite {
      var site = self
      site.scope = scope
      return site
    }
  }

  /// The ids of one screen or container, each with its place.
  final class IDs {
    var ranges: [String: SourceRange] = [:]
  }

  /// A list of views.
  func views(_ node: YAMLNode?, _ what: String, at site: ViewSite) -> [ViewDefinition] {
    list(node, what) { view($0, at: site) }
  }

  /// A view: a mapping of its kind, or a kind's word where it needs nothing more.
  func view(_ node: YAMLNode, at site: ViewSite) -> ViewDefinition? {
    if node.kind == .scalar {
      if Grammar.wordsOfViews.contains(node.text), let kind = ViewKind.Name(rawValue: node.text) {
        let keys = Keys(none: node, Grammar.form(of: kind).fields, complaints)
        return self.kind(kind, keys, at: site).map { ViewDefinition(kind: $0, place: place(node)) }
      }
      let kinds = ViewKind.Name.allCases.map(\.rawValue)
      if kinds.contains(node.text) {
        complaints.report(
          ShapeProblem.needsValue(node.text, example: ViewKind.Name(rawValue: node.text)?.sample ?? node.text),
          at: node
        )
      } else if !isWithoutSpace(node) {
        complaints.report(ShapeProblem.notView(FoundValue(node), isScalar: true), at: node)
      }
      return nil
    }
    guard node.kind == .mapping, let entry = node.entries.first(where: { _ in true }) else {
      complaints.report(ShapeProblem.notView(FoundValue(node), isScalar: false), at: node)
      return nil
    }
    guard let kind = ViewKind.Name(rawValue: entry.key.text) else {
      if isWithoutSpace(entry.key) { return nil }
      complaints.unknown(.view, entry.key, among: ViewKind.Name.allCases.map(\.rawValue))
      return nil
    }
    for other in node.count > 1 ? Array(node.entries.dropFirst()) : [] {
      complaints.report(ShapeProblem.besideKind(other.key.shortText, kind: kind.rawValue), at: other.key)
    }
    return view(kind, entry, at: site)
  }

  private func view(_ name: ViewKind.Name, _ entry: YAMLEntry, at site: ViewSite) -> ViewDefinition? {
    let value = entry.value
    let form = Grammar.form(of: name)
    guard value.kind == .mapping else { return shortForm(form, entry, at: site) }
    let fields = site.isContainers ? form.fieldsInContainers : form.fields
    let pins = Grammar.pinFields.map(\.key)
    guard let keys = Keys(value, fields, told: pins, complaints) else { return nil }
    if keys.hasReported, let pin = value.entries.first(where: { pins.contains(where: $0.key.hasText) }) {
      complaints.report(ShapeProblem.pinInScreen(pin.key.text), at: pin.key)
    }
    let (repetition, scope) = repetition(keys, scope: site.scope)
    let inside = site.with(scope)
    guard let kind = kind(name, keys, at: inside) else { return nil }
    var view = ViewDefinition(kind: kind, place: place(entry.key))
    view.each = repetition
    view.when = condition("when", keys, scope: scope)
    view.id = keys["id"].flatMap { id($0, at: site) }
    view.width = number("width", keys)
    view.height = number("height", keys)
    view.tap = keys["tap"].flatMap { tap($0, scope: scope) }
    view.background = attribute("background", keys, scope: scope)
    view.tint = attribute("tint", keys, scope: scope)
    view.alpha = attribute("alpha", keys, scope: scope)
    view.accessibilityLabel = localized("accessibilityLabel", keys, scope: scope)
    if site.isContainers {
      view.pins = self.pins(keys["pin"], scope: scope)
      view.center = word(keys["center"], "axis")
    }
    return view
  }

  private func id(_ node: YAMLNode, at site: ViewSite) -> String? {
    guard let id = key(node, "view id") else { return nil }
    if let first = site.ids.ranges[id] {
      complaints.report(
        DefinitionProblem.duplicateID(id),
        at: node,
        notes: [DiagnosticNote("first used here", at: first)]
      )
      return nil
    }
    site.ids.ranges[id] = node.usedRange
    return id
  }

  /// A view whose kind has an attribute's value or nothing behind it.
  private func shortForm(_ form: ViewForm, _ entry: YAMLEntry, at site: ViewSite) -> ViewDefinition? {
    let node = entry.value
    var keys = Keys(none: node, form.fields, complaints)
    if node.isNull, !form.takesNothing, form.short != nil {
      complaints.report(
        ShapeProblem.needsValue(form.kind.rawValue, example: form.kind.sample, CommentedValue(behind: node.usedRange)),
        at: node
      )
      return nil
    } else if let short = form.short {
      if !node.isNull { keys = Keys(short, entry, form.fields, complaints) }
    } else if !node.isNull || !form.takesNothing {
      reportShortForm(form, node)
      if !form.takesNothing { return nil }
    }
    return kind(form.kind, keys, at: site).map { ViewDefinition(kind: $0, place: place(entry.key)) }
  }

  private func reportShortForm(_ form: ViewForm, _ node: YAMLNode) {
    guard form.fields["views"] != nil else {
      complaints.report(ShapeProblem.noValue(form.kind.rawValue), at: node)
      return
    }
    complaints.report(ShapeProblem.notViews(form.kind.rawValue, FoundValue(node)), at: node)
  }

  private func segments(_ keys: Keys, at site: ViewSite) -> ViewKind? {
    guard let node = keys.required("titles") else { return nil }
    let titles = list(node, "'titles'") { localized($0, "the title", scope: site.scope) }
    guard !titles.isEmpty else {
      if node.kind == .sequence {
        complaints.report(ShapeProblem.noElements("'titles'", "title"), at: node)
      }
      return nil
    }
    var segments = SegmentsDefinition(titles: titles)
    if let place: Attribute<Int> = attribute("selected", keys, scope: site.scope) {
      segments.selected = place
      if case .value(let number) = place, let selected = keys["selected"], !(0..<node.count).contains(number) {
        complaints.report(ShapeProblem.place(number, of: node.count), at: selected)
      }
    }
    return .segments(segments)
  }

  private func kind(_ name: ViewKind.Name, _ keys: Keys, at site: ViewSite) -> ViewKind? {
    let scope = site.scope
    switch name {
    case .label:
      guard let text = localized(keys.required("text"), "'text'", scope: scope) else { return nil }
      var label = LabelDefinition(text: text)
      if let style: TextStyle = word(keys["style"], "label style") { label.style = style }
      if let alignment: TextAlignmentOption = word(keys["alignment"], "alignment") { label.alignment = alignment }
      if let lines = integer("lines", keys) { label.lines = lines }
      label.color = attribute("color", keys, scope: scope)
      return .label(label)
    case .image:
      guard let name = imageName(keys.required("name"), scope: scope) else {
        return nil
      }
      var image = ImageDefinition(name: name)
      if let mode: ContentModeOption = word(keys["mode"], "image mode") { image.mode = mode }
      return .image(image)
    case .button:
      guard let title = localized(keys.required("title"), "'title'", scope: scope) else { return nil }
      var button = ButtonDefinition(title: title)
      if let style: ButtonStyle = word(keys["style"], "button style") { button.style = style }
      button.enabled = condition("enabled", keys, scope: scope)
      return .button(button)
    case .textField:
      var field = TextFieldDefinition()
      field.placeholder = localized("placeholder", keys, scope: scope)
      field.text = localized("text", keys, scope: scope)
      if let secure = bool("secure", keys) { field.secure = secure }
      if let keyboard: KeyboardOption = word(keys["keyboard"], "keyboard") { field.keyboard = keyboard }
      return .textField(field)
    case .switch:
      var view = SwitchDefinition()
      if let on: Attribute<Bool> = attribute("on", keys, scope: scope) { view.on = on }
      view.enabled = condition("enabled", keys, scope: scope)
      return .switch(view)
    case .slider:
      var slider = SliderDefinition()
      if let value: Attribute<Double> = attribute("value", keys, scope: scope) { slider.value = value }
      if let minimum = number("minimum", keys) { slider.minimum = minimum }
      if let maximum = number("maximum", keys) { slider.maximum = maximum }
      checkOrder(slider.minimum, slider.maximum, keys)
      checkValue(slider.value, at: keys["value"], slider.minimum, slider.maximum)
      return .slider(slider)
    case .stepper:
      var stepper = StepperDefinition()
      if let value: Attribute<Double> = attribute("value", keys, scope: scope) { stepper.value = value }
      if let minimum = number("minimum", keys) { stepper.minimum = minimum }
      if let maximum = number("maximum", keys) { stepper.maximum = maximum }
      if let step = number("step", keys) { stepper.step = step }
      checkOrder(stepper.minimum, stepper.maximum, keys)
      checkValue(stepper.value, at: keys["value"], stepper.minimum, stepper.maximum)
      return .stepper(stepper)
    case .segments: return segments(keys, at: site)
    case .progress:
      var progress = ProgressDefinition()
      if let value: Attribute<Double> = attribute("value", keys, scope: scope) {
        progress.value = value
      }
      return .progress(progress)
    case .spinner:
      var spinner = SpinnerDefinition()
      if let animating: Attribute<Bool> = attribute("animating", keys, scope: scope) {
        spinner.animating = animating
      }
      if let large = bool("large", keys) { spinner.large = large }
      return .spinner(spinner)
    case .spacer:
      var spacer = SpacerDefinition()
      if let length = number("length", keys) { spacer.length = length }
      return .spacer(spacer)
    case .divider: return .divider
    case .stack, .scroll, .list, .box: return group(name, keys, at: site)
    }
  }

  /// A kind that holds views.
  private func group(_ name: ViewKind.Name, _ keys: Keys, at site: ViewSite) -> ViewKind? {
    guard let node = keys.required("views") else { return nil }
    var inner = site
    inner.isContainers = false
    let views = views(node, "'views'", at: inner)
    switch name {
    case .stack:
      var stack = StackDefinition(views: views)
      if let axis: StackAxis = word(keys["axis"], "axis") { stack.axis = axis }
      if let spacing = number("spacing", keys) { stack.spacing = spacing }
      if let alignment: StackAlignment = word(keys["alignment"], "alignment") { stack.alignment = alignment }
      if let distribution: StackDistribution = word(keys["distribution"], "distribution") {
        stack.distribution = distribution
      }
      return .stack(stack)
    case .scroll:
      var scroll = ScrollDefinition(views: views)
      if let axis: StackAxis = word(keys["axis"], "axis") { scroll.axis = axis }
      if let spacing = number("spacing", keys) { scroll.spacing = spacing }
      return .scroll(scroll)
    case .list:
      var list = ListDefinition(views: views)
      if let style: ListStyle = word(keys["style"], "list style") { list.style = style }
      return .list(list)
    default:
      var box = BoxDefinition(views: views)
      if let padding = number("padding", keys) { box.padding = padding }
      if let spacing = number("spacing", keys) { box.spacing = spacing }
      if let radius = number("cornerRadius", keys) { box.cornerRadius = radius }
      box.border = attribute("border", keys, scope: site.scope)
      return .box(box)
    }
  }

  /// The name of an image, which has a letter at least.
  func imageName(_ node: YAMLNode?, scope: TypeScope) -> TextTemplate? {
    if let node, node.kind == .scalar, node.text.isEmpty, !node.isBroken {
      complaints.report(ShapeProblem.emptyImageName, at: node)
      return nil
    }
    return template(node, "the image name", scope: scope)
  }

  /// Checks a value that is written, not one of the context or one by default.
  private func checkValue(_ value: Attribute<Double>, at node: YAMLNode?, _ minimum: Double, _ maximum: Double) {
    guard let node, case .value(let number) = value, minimum <= maximum, !(minimum...maximum).contains(number),
      !node.isNull
    else { return }
    complaints.report(
      ShapeProblem.outOfRange("'value'", from: minimum.short, to: maximum.short, found: number.short),
      at: node
    )
  }

  private func checkOrder(_ minimum: Double, _ maximum: Double, _ keys: Keys) {
    guard minimum > maximum, let node = keys["minimum"] ?? keys["maximum"] else { return }
    complaints.report(ShapeProblem.disorder("minimum", "maximum"), at: node)
  }

  /// Sides to pin to, or parameters that hold one.
  func pins(_ node: YAMLNode?, scope: TypeScope) -> [TextTemplate] {
    list(node, "'pin'", single: true) { node in
      guard let template = template(node, "the side", scope: scope) else { return nil }
      let sides = PinEdge.allCases.map(\.rawValue)
      if let reference = template.wholeReference {
        guard let type = try? scope.type(of: reference) else { return nil }
        guard case .choice(let values) = type.unwrapped, values.allSatisfy({ sides.contains($0) }) else {
          complaints.report(ValueProblem.notSides(reference, type, sides), at: node)
          return nil
        }
        return template
      }
      guard sides.contains(node.text) else {
        complaints.unknown(.word("side"), node, among: sides)
        return nil
      }
      return template
    }
  }
}
