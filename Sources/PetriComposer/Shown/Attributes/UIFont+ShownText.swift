import PetriCatalog
import PetriUIKit

extension UIFont {
  /// Its text style, `headline`, where it is one at this text size; else its size and what isn't plain of it: `17 bold`.
  @MainActor
  func shownText(in traits: UITraitCollection) -> String {
    let style = PetriCatalog.TextStyle.allCases.first {
      self == UIFont.preferredFont(forTextStyle: $0.uiStyle, compatibleWith: traits)
    }
    if let style { return style.rawValue }
    let symbolic = fontDescriptor.symbolicTraits
    let isSystems = fontName == UIFont.systemFont(ofSize: pointSize).fontName
    return [
      Number.text(pointSize), shownWeight ?? (symbolic.contains(.traitBold) ? "bold" : nil),
      symbolic.contains(.traitItalic) ? "italic" : nil, isSystems ? nil : fontName.quoted,
    ].compactMap(\.self).joined(separator: " ")
  }

  /// The word of its weight; `nil` for one that isn't the system's font or is regular.
  @MainActor
  private var shownWeight: String? {
    let weights: KeyValuePairs<Weight, String> = [
      .ultraLight: "ultraLight", .thin: "thin", .light: "light", .medium: "medium", .semibold: "semibold",
      .bold: "bold",
      .heavy: "heavy", .black: "black",
    ]
    return weights.first { self == UIFont.systemFont(ofSize: pointSize, weight: $0.key) }?.value
  }
}
