import Foundation
import InterfaceBuilder

extension InterfaceLoader {
  static let buttonTypes: [String: UIButton.ButtonType] = [
    "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
    "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  func apply(_ content: ButtonContent, to button: UIButton, _ identity: InterfaceIdentity) {
    button.changesSelectionAsPrimaryAction = content.changesSelectionAsPrimaryAction
    if let settings = content.configuration {
      button.configuration = configuration(settings, content, identity)
      return
    }
    // The font defaults to 15 points for system buttons and 18 for others in documents.
    button.titleLabel?.font = values.font(
      content.font,
      defaultSize: Self.buttonTypes[content.type ?? ""] == nil ? 18 : 15
    )
    if let mode = InterfaceValues.lineBreaks[content.lineBreakMode ?? ""] { button.titleLabel?.lineBreakMode = mode }
    for (name, state) in content.states {
      guard let key = Self.states[name] else { continue }
      if let text = state.attributedTitle { button.setAttributedTitle(values.attributed(text), for: key) }
      if let title = values.text(state.title, "\(name)Title", of: identity) { button.setTitle(title, for: key) }
      if let image = values.image(state.image) { button.setImage(image, for: key) }
      if let image = values.image(state.backgroundImage) { button.setBackgroundImage(image, for: key) }
      if let color = values.color(state.titleColor) { button.setTitleColor(color, for: key) }
    }
    if let insets = content.contentInsets { button.contentEdgeInsets = UIEdgeInsets(insets) }
    if let insets = content.titleInsets { button.titleEdgeInsets = UIEdgeInsets(insets) }
    if let insets = content.imageInsets { button.imageEdgeInsets = UIEdgeInsets(insets) }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "selected": .selected, "highlighted": .highlighted, "disabled": .disabled, "focused": .focused,
  ]

  private func configuration(
    _ content: ButtonContent.Configuration,
    _ button: ButtonContent,
    _ identity: InterfaceIdentity
  ) -> UIButton.Configuration {
    var result: UIButton.Configuration =
      switch content.style {
      case "gray": .gray()
      case "tinted": .tinted()
      case "filled": .filled()
      default: .plain()
      }
    let normal = button.states["normal"]
    let sizes: [String: UIButton.Configuration.Size] = ["mini": .mini, "small": .small, "large": .large]
    let edges: [String: NSDirectionalRectEdge] = ["top": .top, "bottom": .bottom, "trailing": .trailing]
    let corners: [String: UIButton.Configuration.CornerStyle] = [
      "fixed": .fixed, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    result.buttonSize = sizes[content.size ?? ""] ?? .medium
    result.title = values.text(
      content.attributedTitle?.text ?? content.title ?? normal?.title,
      "configuration.title",
      of: identity
    )
    result.subtitle = values.text(content.subtitle, "configuration.subtitle", of: identity)
    result.image = values.image(content.image ?? normal?.image)
    result.imagePadding = content.imagePadding
    if let padding = content.titlePadding { result.titlePadding = padding }
    result.imagePlacement = edges[content.imagePlacement ?? ""] ?? .leading
    result.showsActivityIndicator = content.showsActivityIndicator
    if let style = corners[content.cornerStyle ?? ""] { result.cornerStyle = style }
    if let insets = content.contentInsets { result.contentInsets = NSDirectionalEdgeInsets(insets) }
    if let color = values.color(content.baseForegroundColor) { result.baseForegroundColor = color }
    if let color = values.color(content.baseBackgroundColor) { result.baseBackgroundColor = color }
    if let font = content.attributedTitle?.runs.first?.font ?? content.titleFont ?? button.font {
      let font = values.font(font, defaultSize: 17)
      result.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = font
        return attributes
      }
    }
    return result
  }
}
