import InterfaceBuilder

extension ViewTranslator {
  func label(_ label: LabelContent, _ node: InterfaceView) -> WrittenView {
    let text = label.attributedText?.text ?? label.text
    var keys: [(name: String, value: String)] = [
      ("text", values.text(text, "text", of: node.identity.id) ?? values.literal(""))
    ]
    if let style = values.textStyle(label.font) {
      if style != "body" { keys.append(("style", style)) }
    } else if let font = values.font(label.font, defaultSize: 17) {
      keys.append(("font", font))
    }
    if let alignment = label.textAlignment, ["left", "center", "right", "justified"].contains(alignment) {
      keys.append(("alignment", alignment))
    }
    if label.numberOfLines > 0 { keys.append(("lines", "\(min(label.numberOfLines, 1_000))")) }
    if let color = values.color(label.textColor), color != "label" { keys.append(("color", color)) }
    var written = WrittenView("label", keys)
    if label.attributedText != nil { written.notes = ["parts of this text look otherwise: 'runs'"] }
    return written
  }

  func button(_ button: ButtonContent, _ control: ControlContent, _ node: InterfaceView) -> WrittenView {
    let normal = button.states["normal"]
    let configuration = button.configuration
    let title =
      configuration?.title ?? configuration?.attributedTitle?.text ?? normal?.title ?? normal?.attributedTitle?.text
    let property = configuration == nil ? "normalTitle" : "configuration.title"
    var keys: [(name: String, value: String)] = []
    if let text = values.text(title, property, of: node.identity.id) { keys.append(("title", text)) }
    let image = values.image(configuration?.image ?? normal?.image)
    keys += image
    // A button must show something; code supplies the title of one without.
    if keys.isEmpty { keys.append(("title", values.literal(node.identity.label ?? ids[node.identity.id] ?? "Button"))) }
    if let style = configuration?.style, ["gray", "tinted", "filled"].contains(style) { keys.append(("style", style)) }
    if !control.isEnabled { keys.append(("enabled", "false")) }
    return WrittenView("button", keys)
  }

  func picture(_ image: InterfaceImage?, _ node: InterfaceView) -> WrittenView {
    var keys = values.image(image, name: "name")
    var notes: [String] = []
    if keys.isEmpty {
      keys = [("symbol", "photo")]
      notes = ["the picture is set by code"]
    }
    let mode = node.properties.base.contentMode
    if let mode, ["scaleAspectFit", "scaleAspectFill", "center"].contains(mode) { keys.append(("mode", mode)) }
    var written = WrittenView("image", keys)
    written.notes = notes
    return written
  }

  func control(_ node: InterfaceView) -> WrittenView {
    switch node.properties.base.content {
    case .textField(let field, let control): return textField(field, control, node)
    case .textView(let view):
      let text = view.attributedText?.text ?? view.text
      let keys = values.text(text, "text", of: node.identity.id).map { [("text", $0)] } ?? []
      return WrittenView("textView", keys + (view.isEditable ? [] : [("editable", "false")]))
    case .search(let search):
      return WrittenView(
        "searchField",
        values.text(search.placeholder, "placeholder", of: node.identity.id).map { [("placeholder", $0)] } ?? []
      )
    case .segments(let segments, let control):
      let titles = segments.segments.enumerated().map { values.literal($1.title ?? $1.image?.name ?? "\($0 + 1)") }
      return WrittenView(
        "segments",
        [("titles", "[\(titles.isEmpty ? "\"1\"" : titles.joined(separator: ", "))]")]
          + (segments.selectedIndex > 0 && segments.selectedIndex < titles.count
            ? [("selected", "\(segments.selectedIndex)")] : []) + enabled(control)
      )
    case .toggle(let isOn, let tint, let control):
      let color = values.color(tint).map { [(name: "tint", value: $0)] } ?? []
      return WrittenView("switch", [("on", "\(isOn)")] + color + enabled(control))
    case .slider(let range, let control): return self.range("slider", range, maximum: 1, enabled(control))
    case .stepper(let range, let control):
      let step = range.step > 0 && range.step != 1 ? [("step", values.number(range.step))] : []
      return self.range("stepper", range, maximum: 100, step + enabled(control))
    case .progress(let range): return WrittenView("progress", [("value", values.number(min(max(range.value, 0), 1)))])
    case .indicator(let style, let isSpinning, _, _):
      let isLarge = style == "large" || style == "whiteLarge"
      return WrittenView("spinner", (isSpinning ? [] : [("animating", "false")]) + (isLarge ? [("large", "true")] : []))
    case .pages(let count, let current, _, _):
      let keys = [("pages", "\(max(1, count))")]
      return WrittenView("pageControl", keys + (current > 0 && current < count ? [("current", "\(current)")] : []))
    case .datePicker(let picker, _):
      let hasTime = picker.mode != "date"
      var keys: [(name: String, value: String)] = []
      if picker.mode != "time" { keys.append(("date", "2026-01-01")) }
      if hasTime { keys.append(("time", "\"09:00\"")) }
      if ["inline", "wheels"].contains(picker.style) { keys.append(("style", picker.style ?? "")) }
      return WrittenView("datePicker", keys)
    default: return other(node, nil)
    }
  }

  private func enabled(_ control: ControlContent) -> [(name: String, value: String)] {
    control.isEnabled ? [] : [("enabled", "false")]
  }

  private func range(
    _ kind: String,
    _ range: RangeContent,
    maximum: Double,
    _ more: [(name: String, value: String)]
  ) -> WrittenView {
    var keys = [(name: "value", value: values.number(range.value))]
    guard range.minimum < range.maximum, abs(range.minimum) <= 100_000, abs(range.maximum) <= 100_000 else {
      return WrittenView(kind, keys + more)
    }
    if range.minimum != 0 { keys.append(("minimum", values.number(range.minimum))) }
    if range.maximum != maximum { keys.append(("maximum", values.number(range.maximum))) }
    return WrittenView(kind, keys + more)
  }

  private static let keyboards: Set<String> = [
    "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress",
    "decimalPad", "webSearch",
  ]

  private static let keyboardWords = [
    "alphabet": "asciiCapable", "email": "emailAddress", "numbersAndPunctuation": "numbersAndPunctuation",
  ]

  private func textField(_ field: TextFieldContent, _ control: ControlContent, _ node: InterfaceView) -> WrittenView {
    var keys: [(name: String, value: String)] = []
    func add(_ name: String, _ value: String?) { if let value { keys.append((name, value)) } }
    add("placeholder", values.text(field.placeholder, "placeholder", of: node.identity.id))
    add("text", values.text(field.text, "text", of: node.identity.id))
    if field.traits.isSecure { add("secure", "true") }
    if field.borderStyle == nil || field.borderStyle == "none" { add("borderStyle", "none") }
    if let keyboard = field.traits.keyboardType.map({ Self.keyboardWords[$0] ?? $0 }), Self.keyboards.contains(keyboard)
    {
      add("keyboard", keyboard)
    }
    return WrittenView("textField", keys + enabled(control))
  }
}
