import Foundation
package import PetriCatalog
package import PetriUIKit

extension ButtonDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let button = UIButton(configuration: configuration(in: site.scope))
    button.setTitle(title.text(in: site.scope), for: .normal)
    button.contentHorizontalAlignment = contentHorizontalAlignment.uiAlignment
    button.keepLeastWidth()
    button.isEnabled = builder.isEnabled(self, at: site)
    button.menu = builder.menuBuilder.menu(menu, scope: site.scope)
    button.showsMenuAsPrimaryAction = button.menu != nil && site.definition.tap == nil
    return button
  }
}

package struct ShownButton: ShownKind {
  package let view: UIButton
  package let title: String
  package let image: UIImage?
  package let background: UIColor?
  /// The edge of the title that the image is at, and the distance between them.
  package let placement: (edge: NSDirectionalRectEdge, padding: CGFloat)
  package let alignment: UIControl.ContentHorizontalAlignment
  package let isEnabled: Bool
  private let style: ButtonStyle?
  private let appearance: (style: ButtonStyle, fill: UIColor?, title: UIColor?)
  private let definition: ButtonDefinition?

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIButton else { return nil }
    self.view = view
    definition = if case .button(let button)? = kind { button } else { nil }
    style = definition?.style
    let configured = view.configuration
    appearance = (
      definition?.style ?? configured?.buttonStyle ?? .plain, configured?.baseBackgroundColor,
      definition == nil ? configured?.baseForegroundColor ?? view.titleColor(for: view.state) : nil
    )
    title = view.currentTitle ?? ""
    image = view.currentImage
    placement = (view.configuration?.imagePlacement ?? .leading, view.configuration?.imagePadding ?? 0)
    background = view.configuration?.background.backgroundColor
    alignment = view.effectiveContentHorizontalAlignment
    isEnabled = view.isEnabled
  }

  package var isDefined: Bool { definition != nil }

  package var word: String? { "button" }
  package var isLeaf: Bool { true }
  package var subject: String? { title.isEmpty && isDefined && image != nil ? nil : title.quoted }
  package var text: String? { title }
  @MainActor package var attributes: [ShownAttribute] {
    var list = AttributeList([ShownAttribute("style", style, default: .plain)], in: view.traitCollection)
    list.image(definition?.image?.isSymbol == true ? "symbol" : "image", image)
    list.flag("selected", view.isSelected)
    list.word(
      "contentHorizontalAlignment",
      view.contentHorizontalAlignment,
      default: .center,
      [.left: "left", .right: "right", .fill: "fill", .leading: "leading", .trailing: "trailing"]
    )
    // A catalogue's button is configured by its style alone.
    if let definition {
      list.word("imagePlacement", definition.imagePlacement.rawValue, default: ImagePlacementOption.leading.rawValue)
      list.number("imagePadding", CGFloat(definition.imagePadding))
      let attributes = view.configuration?.titleTextAttributesTransformer?(AttributeContainer())
      list.font("font", attributes?.font, default: nil)
      return list.all
    }
    list.add(configuration)
    list.font("font", title.isEmpty ? nil : view.titleLabel?.font, default: defaultFont)
    list.color("color", view.titleColor(for: view.state), default: nil)
    list.flag("destructive", view.role == .destructive)
    return list.all
  }
  package var defaultTraits: UIAccessibilityTraits { .button }

  @MainActor private var defaultFont: UIFont? {
    view.titleLabel.map { _ in .systemFont(ofSize: view.buttonType == .custom ? 18 : 15) }
  }

  @MainActor private var configuration: [ShownAttribute] {
    guard let configuration = view.configuration else { return [] }
    var list = AttributeList(in: view.traitCollection)
    #if os(Linux) || !canImport(UIKit)
      list.word("style", configuration.style.rawValue, default: "plain")
    #endif
    list.text("subtitle", configuration.subtitle)
    list.color("baseForegroundColor", configuration.baseForegroundColor)
    list.color("baseBackgroundColor", configuration.baseBackgroundColor)
    list.color("configuredBackground", configuration.background.backgroundColor)
    list.word(
      "size",
      configuration.buttonSize,
      default: .medium,
      [.mini: "mini", .small: "small", .large: "large"]
    )
    list.word(
      "cornerStyle",
      configuration.cornerStyle,
      default: .dynamic,
      [.fixed: "fixed", .small: "small", .medium: "medium", .large: "large", .capsule: "capsule"]
    )
    let edges: KeyValuePairs<NSDirectionalRectEdge, String> = [
      .leading: "leading", .trailing: "trailing", .top: "top", .bottom: "bottom",
    ]
    list.word("imagePlacement", edges.first { $0.key == configuration.imagePlacement }?.value, default: "leading")
    list.number("imagePadding", configuration.imagePadding)
    list.flag("showsActivityIndicator", configuration.showsActivityIndicator)
    return list.all
  }
  package var texts: [String] { [title] }
  @MainActor package var menu: UIMenu? { view.menu }
  package var form: ShownForm { .button(self) }
  package var speech: ShownSpeech { ShownSpeech(hasOwnSize: true) }
  package var touch: ShownTouch { .button }

  package var ownColors: [UIColor] { [background, appearance.fill, appearance.title].compactMap(\.self) }

  /// The colours of fill and title for a tint.
  package func colors(tint: UIColor) -> (fill: UIColor?, title: UIColor) {
    let tint = isEnabled ? tint : UIColor.tertiaryLabel
    let fill = isEnabled ? appearance.fill ?? tint : tint
    let title = isEnabled ? appearance.title ?? tint : tint
    switch appearance.style {
    case .filled: return (background ?? fill, isEnabled ? appearance.title ?? .white : .white)
    case .tinted: return (background ?? fill.withAlphaComponent(0.15), title)
    case .gray: return (background ?? appearance.fill ?? .systemGray5, title)
    case .plain: return (background, title)
    }
  }
}

extension UIButton.Configuration {
  fileprivate var buttonStyle: ButtonStyle {
    #if os(Linux) || !canImport(UIKit)
      switch style {
      case .filled, .borderedProminent: return .filled
      case .tinted, .borderedTinted: return .tinted
      case .gray, .bordered: return .gray
      default: return .plain
      }
    #else
      return .plain
    #endif
  }
}
