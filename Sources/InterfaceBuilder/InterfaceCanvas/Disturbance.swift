import InterfaceBuilder

/// A change to one kind of content, to find the frames that depend on it.
public enum Disturbance: CaseIterable, Sendable {
  /// Texts in system fonts.
  case text
  /// Texts in the app's own fonts, which a document only names.
  case appText
  /// Symbols, whose sizes are estimates.
  case symbols
}

extension InterfaceDocument {
  func disturbed(_ disturbance: Disturbance) -> InterfaceDocument {
    let change = ContentChange(disturbance: disturbance, appFonts: Set(fonts.values.flatMap(\.self)), symbols: symbols)
    var document = self
    document.scenes = scenes.map { scene in
      var scene = scene
      scene.objects = scene.objects.map(change.object)
      return scene
    }
    document.objects = objects.map(change.object)
    return document
  }
}

private struct ContentChange {
  let disturbance: Disturbance
  let appFonts: Set<String>
  let symbols: Set<String>

  func object(_ object: InterfaceObject) -> InterfaceObject {
    switch object {
    case .controller(var controller):
      controller.view = controller.view.map(view)
      return .controller(controller)
    case .view(let node): return .view(view(node))
    default: return object
    }
  }

  private func view(_ node: InterfaceView) -> InterfaceView {
    var node = node
    node.properties = node.properties.map { properties in
      var properties = properties
      properties.content = content(properties.content)
      return properties
    }
    node.children = node.children.map(view)
    node.sections = node.sections.map { section in
      var section = section
      section.rows = section.rows.map(view)
      return section
    }
    return node
  }

  private func content(_ content: ViewContent) -> ViewContent {
    switch content {
    case .label(var label):
      label.text = text(label.text, label.font)
      label.attributedText = attributed(label.attributedText)
      label.font = font(label.font, defaultSize: 17)
      return .label(label)
    case .textField(var field, let control):
      field.text = text(field.text, field.font)
      field.placeholder = text(field.placeholder, field.font)
      field.font = font(field.font, defaultSize: 17)
      return .textField(field, control)
    case .textView(var view):
      view.text = text(view.text, view.font)
      view.attributedText = attributed(view.attributedText)
      view.font = font(view.font, defaultSize: 14)
      return .textView(view)
    case .button(let content, let control): return .button(button(content), control)
    case .segments(var segments, let control):
      segments.segments = segments.segments.map { segment in
        var segment = segment
        segment.title = text(segment.title, nil)
        return segment
      }
      return .segments(segments, control)
    case .image(let image, let highlighted): return .image(self.image(image), highlighted: highlighted)
    default: return content
    }
  }

  private func button(_ content: ButtonContent) -> ButtonContent {
    var button = content
    let defaultSize: Double = content.type == nil ? 18 : 15
    for (name, state) in button.states {
      var state = state
      state.title = text(state.title, content.font)
      state.attributedTitle = attributed(state.attributedTitle)
      state.image = image(state.image)
      button.states[name] = state
    }
    if var configuration = button.configuration {
      configuration.title = text(configuration.title, configuration.titleFont)
      configuration.attributedTitle = attributed(configuration.attributedTitle)
      configuration.subtitle = text(configuration.subtitle, nil)
      configuration.image = image(configuration.image)
      if let font = configuration.titleFont { configuration.titleFont = self.font(font, defaultSize: 17) }
      button.configuration = configuration
    }
    button.font = font(content.font, defaultSize: defaultSize)
    return button
  }

  private func attributed(_ text: AttributedText?) -> AttributedText? {
    guard var text else { return nil }
    text.runs = text.runs.map { run in
      var run = run
      run.text = self.text(run.text, run.font) ?? ""
      run.font = font(run.font, defaultSize: 12)
      return run
    }
    return text
  }

  private func text(_ text: String?, _ font: InterfaceFont?) -> String? {
    guard let text, !text.isEmpty, isChanged(font) else { return text }
    return text + "mm"
  }

  private func font(_ font: InterfaceFont?, defaultSize: Double) -> InterfaceFont? {
    guard isChanged(font) else { return font }
    switch font {
    case nil: return .system(size: defaultSize * 1.25, weight: "regular", isItalic: false)
    case .system(let size, let weight, let isItalic):
      return .system(size: size * 1.25, weight: weight, isItalic: isItalic)
    case .named(let name, let size): return .named(name, size: size * 1.25)
    case .style: return .system(size: 24, weight: "regular", isItalic: false)
    }
  }

  private func isChanged(_ font: InterfaceFont?) -> Bool {
    var isOwn = false
    if case .named(let name, _)? = font { isOwn = appFonts.contains(name) }
    return disturbance == .appText && isOwn || disturbance == .text && !isOwn
  }

  private func image(_ image: InterfaceImage?) -> InterfaceImage? {
    guard var image, disturbance == .symbols, image.isSymbol || symbols.contains(image.name) else { return image }
    image.symbol = InterfaceImage.Symbol(pointSize: 90)
    return image
  }
}
