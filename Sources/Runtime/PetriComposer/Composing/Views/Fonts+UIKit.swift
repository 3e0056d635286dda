import PetriCatalog
import PetriUIKit

extension FontDefinition {
  /// UIKit's font at the current text size.
  @MainActor var uiFont: UIFont {
    let preferred = UIFont.preferredFont(forTextStyle: style.uiStyle)
    guard self != FontDefinition(style) else { return preferred }
    return UIFontMetrics(forTextStyle: style.uiStyle).scaledFont(for: unscaled)
  }

  /// The font at the default text size.
  @MainActor private var unscaled: UIFont {
    let defaultSize = UITraitCollection(preferredContentSizeCategory: .large)
    let size =
      size.map { CGFloat($0) }
      ?? UIFont.preferredFont(forTextStyle: style.uiStyle, compatibleWith: defaultSize).pointSize
    // Headline is the only text style that isn't regular.
    let weight = weight?.uiWeight ?? (style == .headline ? .semibold : .regular)
    var descriptor =
      family.map { family in
        UIFontDescriptor(fontAttributes: [
          .family: family, .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
        ])
      } ?? UIFont.systemFont(ofSize: size, weight: weight).fontDescriptor
    if let designed = design.uiDesign.flatMap(descriptor.withDesign) { descriptor = designed }
    if italic, let slanted = descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic)) {
      descriptor = slanted
    }
    return UIFont(descriptor: descriptor, size: size)
  }
}

extension WeightOption {
  var uiWeight: UIFont.Weight { symbolWeight.fontWeight() }
}

extension FontDesignOption {
  /// UIKit's design; `nil` for the default.
  var uiDesign: UIFontDescriptor.SystemDesign? {
    switch self {
    case .default: nil
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
    }
  }
}

#if os(Linux) || !canImport(UIKit)
  extension CatalogSettings {
    /// Registers the catalogue's fonts, as an app's Info.plist does.
    @MainActor func registerFonts() { HeadlessRuntime.registerFonts(fontFaces) }
  }
#else
  extension CatalogSettings {
    /// Does nothing: on iOS, the app registers its fonts.
    @MainActor func registerFonts() {}
  }
#endif

#if os(Linux) || !canImport(UIKit)
  extension CatalogSettings {
    /// Registers the sizes of the catalogue's images in place of the previous catalogue's.
    @MainActor func registerImages() {
      var sizes: [String: CGSize] = [:]
      for image in namedImages {
        let size = CGSize(width: image.width, height: image.height)
        sizes[image.name] = size
        guard let file = image.light, let dot = file.path.lastIndex(of: ".") else { continue }
        sizes["\(image.name)\(file.path[dot...])"] = size
      }
      guard sizes != registeredSizes else { return }
      var all = HeadlessRuntime.imageSizes
      for (name, size) in registeredSizes where all[name] == size { all[name] = nil }
      HeadlessRuntime.imageSizes = all.merging(sizes) { $1 }
      registeredSizes = sizes
    }
  }

  /// The sizes registered last.
  @MainActor private var registeredSizes: [String: CGSize] = [:]
#else
  extension CatalogSettings {
    /// Does nothing: on iOS, the app has the images.
    @MainActor func registerImages() {}
  }
#endif
