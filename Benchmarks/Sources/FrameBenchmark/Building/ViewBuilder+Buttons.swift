import UIKit

extension ViewBuilder {
  func button(_ node: ButtonNode) -> UIButton {
    let types: [String: UIButton.ButtonType] = [
      "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
      "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]
    let type = types[node.type ?? ""] ?? .custom
    let button = UIButton(type: type)
    if let configuration = node.configuration {
      button.configuration = self.configuration(configuration, node)
      return button
    }
    // The document of a system's button without a font is one of 15 points, of any other one of 18.
    button.titleLabel?.font = fonts.font(node.font, usual: type == .custom ? 18 : 15)
    if let title = node.title { button.setTitle(fonts.text(title, node.font), for: .normal) }
    if let image = images.image(node.image) { button.setImage(image, for: .normal) }
    if let insets = node.contentInsets { button.contentEdgeInsets = insets }
    return button
  }

  private func configuration(_ node: ButtonNode.Configuration, _ button: ButtonNode) -> UIButton.Configuration {
    var look: UIButton.Configuration =
      switch node.style {
      case "gray": .gray()
      case "tinted": .tinted()
      case "filled": .filled()
      default: .plain()
      }
    let sizes: [String: UIButton.Configuration.Size] = ["mini": .mini, "small": .small, "large": .large]
    let places: [String: NSDirectionalRectEdge] = [
      "top": .top, "bottom": .bottom, "trailing": .trailing, "leading": .leading,
    ]
    look.buttonSize = sizes[node.size ?? ""] ?? .medium
    look.title = fonts.text(node.title ?? button.title, node.font)
    look.subtitle = fonts.text(node.subtitle, nil)
    look.image = images.image(node.image ?? button.image)
    look.imagePadding = node.padding
    look.imagePlacement = places[node.placement ?? ""] ?? .leading
    if let insets = node.insets { look.contentInsets = insets }
    let isSmall = look.buttonSize == .small || look.buttonSize == .mini
    let font = fonts.font(node.font ?? .style(isSmall ? "UICTFontTextStyleSubhead" : "UICTFontTextStyleBody"))
    if node.font != nil || fonts.disturbance == .text {
      look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = font
        return attributes
      }
    }
    return look
  }
}
