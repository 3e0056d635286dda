package import PetriCatalog
package import PetriUIKit

extension UIFont {
  /// Its text style, `headline`, where it is one at this text size; else its size and what isn't plain of it: `17 bold`.
  @MainActor
  func shownText(in traits: UITraitCollection) -> String {
    let style = PetriCatalog.TextStyle.allCases.first {
      self == UIFont.preferredFont(forTextStyle: $0.uiStyle, compatibleWith: traits)
    }
    if let style { return style.rawValue }
    let isItalic = fontDescriptor.symbolicTraits.contains(.traitItalic)
    let design = shownDesign
    return [
      Number.text(pointSize), wordOfWeight, isItalic ? "italic" : nil,
      design.map { $0 == .default ? nil : $0.rawValue } ?? fontName.quoted,
    ].compactMap(\.self).joined(separator: " ")
  }

  /// The weight.
  package var shownWeight: Weight {
    let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    return (traits?[.weight] as? CGFloat).map { Weight(rawValue: $0) } ?? .regular
  }

  /// The design of the system's font that it is; `nil` for another font.
  package var shownDesign: FontDesignOption? {
    let system = UIFont.systemFont(ofSize: pointSize, weight: shownWeight).fontDescriptor
    return FontDesignOption.allCases.first { design in
      let designed = design.uiDesign.map { system.withDesign($0) } ?? system
      return designed.map { UIFont(descriptor: $0, size: 0).familyName } == familyName
    }
  }

  /// The word of its weight; `nil` for a regular one.
  private var wordOfWeight: String? {
    WeightOption.allCases.first { $0 != .regular && $0.uiWeight == shownWeight }?.rawValue
  }
}
