import Foundation
import InterfaceBuilder

extension InterfaceLoader {
  func apply(_ properties: ViewProperties, to view: UIView, _ node: InterfaceView) {
    let isContent = node.key == "contentView"
    view.isHidden = properties.isHidden
    view.alpha = properties.alpha
    view.isOpaque = properties.isOpaque
    view.clipsToBounds = properties.clipsToBounds
    view.isUserInteractionEnabled = properties.isUserInteractionEnabled
    view.tag = properties.tag
    if let mode = Self.contentModes[properties.contentMode ?? ""] { view.contentMode = mode }
    if let direction = Self.directions[properties.semanticContent ?? ""] { view.semanticContentAttribute = direction }
    if let color = values.color(properties.backgroundColor) { view.backgroundColor = color }
    if let color = values.color(properties.tintColor) { view.tintColor = color }
    if !(view is UIStackView) { setPriorities(of: view, properties) }
    if let margins = properties.layoutMargins { view.directionalLayoutMargins = NSDirectionalEdgeInsets(margins) }
    view.preservesSuperviewLayoutMargins = properties.preservesSuperviewLayoutMargins
    if !isContent { view.insetsLayoutMarginsFromSafeArea = properties.insetsLayoutMarginsFromSafeArea }
    apply(properties.accessibility, to: view, node.identity)
    apply(properties.content, to: view, node)
  }

  private func setPriorities(of view: UIView, _ properties: ViewProperties) {
    let (hugging, resistance) = (properties.hugging, properties.compressionResistance)
    view.setContentHuggingPriority(UILayoutPriority(Float(hugging.horizontal)), for: .horizontal)
    view.setContentHuggingPriority(UILayoutPriority(Float(hugging.vertical)), for: .vertical)
    view.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance.horizontal)), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(Float(resistance.vertical)), for: .vertical)
  }

  func apply(_ accessibility: Accessibility, to view: UIView, _ identity: InterfaceIdentity) {
    if let identifier = accessibility.identifier { view.accessibilityIdentifier = identifier }
    if let label = accessibility.label {
      view.accessibilityLabel = values.text(label, "accessibilityLabel", of: identity)
    }
    if let hint = accessibility.hint {
      view.accessibilityHint = values.text(hint, "accessibilityHint", of: identity)
    }
    if let isElement = accessibility.isElement { view.isAccessibilityElement = isElement }
    if let traits = accessibility.traits {
      view.accessibilityTraits = traits.reduce(into: []) { all, name in
        if let trait = Self.traits[name] { all.insert(trait) }
      }
    }
  }

  private static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected, "staticText": .staticText,
    "searchField": .searchField, "header": .header, "notEnabled": .notEnabled, "adjustable": .adjustable,
    "summaryElement": .summaryElement, "updatesFrequently": .updatesFrequently, "keyboardKey": .keyboardKey,
  ]

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let directions: [String: UISemanticContentAttribute] = [
    "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]
}
