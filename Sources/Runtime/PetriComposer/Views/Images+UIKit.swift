import PetriCatalog
import PetriUIKit

extension ImageReference {
  /// The picture, as an icon, or the symbol.
  ///
  /// - Parameter size: how large a picture is that isn't known; as an icon where it is `nil`.
  @MainActor
  func icon(in scope: Scope, ofSize size: CGSize? = nil) -> UIImage? {
    let name = name.text(in: scope)
    return isSymbol ? UIImage(systemName: name) : UIImage.icon(named: name, ofSize: size)
  }
}

extension RowDefinition {
  /// Its image, round and bounded as is said.
  @MainActor
  func imageView(in scope: Scope) -> RowImageView? {
    let size = imageMaximumSize.map { CGSize(width: $0.width, height: $0.height) }
    return image?.icon(in: scope, ofSize: size).map {
      RowImageView(image: $0, cornerRadius: CGFloat(imageCornerRadius), maximumSize: size)
    }
  }
}

extension ImageReference {
  /// The picture of a tab, or its symbol.
  @MainActor
  func tabImage(in scope: Scope) -> UIImage? {
    let name = name.text(in: scope)
    return isSymbol ? UIImage(systemName: name) : UIImage(named: name)
  }
}

extension ImageDefinition {
  /// The symbol, as large and heavy as is said.
  @MainActor
  func symbol(in scope: Scope) -> UIImage? {
    // UIKit's own size of a symbol is that of body text.
    let configuration = UIImage.SymbolConfiguration(
      pointSize: CGFloat(size ?? 17),
      weight: weight?.symbolWeight ?? .regular
    )
    return UIImage(systemName: name.text(in: scope), withConfiguration: configuration)
  }
}

extension WeightOption {
  /// UIKit's weight of a symbol.
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
  /// UIKit's edge.
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
  /// The style's look with the image.
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
