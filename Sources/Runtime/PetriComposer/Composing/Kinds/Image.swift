import PetriCatalog
package import PetriUIKit

extension ImageDefinition: BuildableKind {
  func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView {
    let picture =
      isSymbol ? symbol(in: site.scope) : UIImage.picture(named: name.text(in: site.scope), site.axis)
    let image = UIImageView(image: picture)
    image.contentMode = mode.uiMode
    return image
  }

  var isCutAtCorners: Bool { true }
}

extension ShownView {
  package var image: UIImage? { (view as? UIImageView)?.image }
}

struct ShownImage: ShownKind {
  private let view: UIImageView
  private let name: String?
  private let definition: ImageDefinition?

  @MainActor
  init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIImageView else { return nil }
    definition = if case .image(let image)? = kind { image } else { nil }
    self.view = view
    name = view.image?.shownName
    form =
      if let image = view.image, image.isSymbolImage { .symbol(image) } else { .picture(name: view.image?.shownName) }
  }

  var word: String? { "image" }
  var isLeaf: Bool { true }
  var subject: String? { name.map { $0.isWord ? $0 : $0.quoted } }
  var text: String? { name }
  @MainActor var attributes: [ShownAttribute] {
    var list = AttributeList(in: view.traitCollection)
    list.flag("symbol", definition?.isSymbol ?? false)
    list.number("size", definition?.size.map { CGFloat($0) }, default: 17)
    list.word("weight", definition?.weight?.rawValue, default: WeightOption.regular.rawValue)
    list.word("mode", view.contentMode.shownWord, default: UIView.ContentMode.scaleToFill.shownWord)
    list.word(
      "renderingMode",
      view.image?.renderingMode ?? .automatic,
      default: .automatic,
      [.alwaysOriginal: "alwaysOriginal", .alwaysTemplate: "alwaysTemplate"]
    )
    list.flag("highlighted", view.isHighlighted)
    list.flag("animating", view.isAnimating)
    return list.all
  }
  var takesTouchesByDefault: Bool { false }
  let form: ShownForm
  var speech: ShownSpeech { ShownSpeech(traits: .image) }
}

extension String {
  var isWord: Bool {
    !isEmpty
      && utf8.allSatisfy {
        ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E
          || $0 == 0x5F
      }
  }
}

extension ImageReference {
  /// The image as an icon, or the symbol; an unknown image gets the given size.
  @MainActor
  func icon(in scope: Scope, ofSize size: CGSize? = nil) -> UIImage? {
    let name = name.text(in: scope)
    return isSymbol ? UIImage(systemName: name) : UIImage.icon(named: name, ofSize: size)
  }
}

extension RowDefinition {
  @MainActor
  func imageView(in scope: Scope) -> RowImageView? {
    let size = imageMaximumSize.map { CGSize(width: $0.width, height: $0.height) }
    return image?.icon(in: scope, ofSize: size).map {
      RowImageView(image: $0, cornerRadius: CGFloat(imageCornerRadius), maximumSize: size)
    }
  }
}

extension ImageReference {
  @MainActor
  func tabImage(in scope: Scope) -> UIImage? {
    let name = name.text(in: scope)
    return isSymbol ? UIImage(systemName: name) : UIImage(named: name)
  }
}

extension ImageDefinition {
  @MainActor
  func symbol(in scope: Scope) -> UIImage? {
    // The size of body text, UIKit's default for symbols.
    let configuration = UIImage.SymbolConfiguration(
      pointSize: CGFloat(size ?? 17),
      weight: weight?.symbolWeight ?? .regular
    )
    return UIImage(systemName: name.text(in: scope), withConfiguration: configuration)
  }
}

extension WeightOption {
  var symbolWeight: UIImage.SymbolWeight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

extension ImagePlacementOption {
  var uiEdge: NSDirectionalRectEdge {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .top: .top
    case .bottom: .bottom
    }
  }
}

extension ButtonDefinition {
  @MainActor
  func configuration(in scope: Scope) -> UIButton.Configuration {
    var configuration = style.configuration
    if let font = font?.uiFont {
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = font
        return attributes
      }
    }
    guard let image else { return configuration }
    configuration.image = image.icon(in: scope)
    configuration.imagePlacement = imagePlacement.uiEdge
    configuration.imagePadding = CGFloat(imagePadding)
    return configuration
  }
}

#if os(Linux) || !canImport(UIKit)
  extension UIImage {
    /// A box with the name, because images aren't available here. In a horizontal stack it has an icon's size.
    @MainActor
    static func picture(named name: String, _ axis: NSLayoutConstraint.Axis) -> UIImage? {
      if axis == .horizontal { return icon(named: name) }
      return HeadlessRuntime.image(named: name, orOfSize: CGSize(width: 60, height: 60))
    }

    /// A box with an icon's size, or another one.
    @MainActor
    static func icon(named name: String, ofSize size: CGSize? = nil) -> UIImage? {
      HeadlessRuntime.image(named: name, orOfSize: size ?? CGSize(width: 24, height: 24))
    }
  }
#else
  extension UIImage {
    static func picture(named name: String, _ axis: NSLayoutConstraint.Axis) -> UIImage? {
      UIImage(named: name)
    }

    static func icon(named name: String, ofSize: CGSize? = nil) -> UIImage? { UIImage(named: name) }
  }
#endif

#if os(Linux) || !canImport(UIKit)
  extension UIImage {
    @MainActor
    var shownName: String? { HeadlessRuntime.name(of: self) }
  }
#else
  extension UIImage {
    @MainActor
    var shownName: String? { accessibilityIdentifier }
  }
#endif
