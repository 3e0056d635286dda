package import PetriCatalog
package import PetriUIKit

// The format's words for UIKit's values, or UIKit's own.

extension NSTextAlignment {
  var shownWord: String { TextAlignmentOption.allCases.first { $0.uiAlignment == self }?.rawValue ?? "\(self)" }
}

extension UIView.ContentMode {
  var shownWord: String {
    if let option = ContentModeOption.allCases.first(where: { $0.uiMode == self }) { return option.rawValue }
    let words: KeyValuePairs<UIView.ContentMode, String> = [
      .redraw: "redraw", .top: "top", .bottom: "bottom", .left: "left", .right: "right", .topLeft: "topLeft",
      .topRight: "topRight", .bottomLeft: "bottomLeft", .bottomRight: "bottomRight",
    ]
    return words.first { $0.key == self }?.value ?? "\(self)"
  }
}

extension Set<PinEdge> {
  /// `edges` for all sides, otherwise the sides in the format's order.
  var shownText: String {
    let sides: [PinEdge] = [.top, .bottom, .leading, .trailing]
    return isSuperset(of: sides)
      ? PinEdge.edges.rawValue : sides.filter(contains).map(\.rawValue).joined(separator: " ")
  }
}

extension UIAccessibilityTraits {
  var shownWords: [String] {
    let words: KeyValuePairs<UIAccessibilityTraits, String> = [
      .button: "button", .link: "link", .image: "image", .selected: "selected", .keyboardKey: "keyboardKey",
      .staticText: "staticText", .summaryElement: "summaryElement", .notEnabled: "notEnabled",
      .updatesFrequently: "updatesFrequently", .searchField: "searchField", .adjustable: "adjustable",
      .header: "header", .tabBar: "tabBar",
    ]
    return words.filter { contains($0.key) }.map(\.value)
  }
}

extension UIColor {
  @MainActor private static let names: [UIColor: String] = {
    var names: [UIColor: String] = [.tintColor: "tintColor", .lightText: "lightText"]
    for (name, color) in ColorValue.uiColors { names[color] = name }
    return names
  }()

  /// The name, if any, and the resolved value: `systemRed #FF3B30`, `#FF690080`.
  @MainActor
  func shownText(in traits: UITraitCollection) -> String {
    let name = UIColor.names[self] ?? CatalogColors.name(of: self)
    if name == "clear" { return "clear" }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [red, green, blue] + (alpha == 1 ? [] : [alpha])
    let digits = parts.map { part in
      let byte = String(Int((min(1, max(0, part)) * 255).rounded()), radix: 16, uppercase: true)
      return byte.count == 1 ? "0\(byte)" : byte
    }
    return (name.map { "\($0) " } ?? "") + "#\(digits.joined())"
  }
}

extension UIFont {
  /// The text style, such as `headline`, or the size, weight and design: `17 bold`.
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

  package var shownWeight: Weight {
    let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    return (traits?[.weight] as? CGFloat).map { Weight(rawValue: $0) } ?? .regular
  }

  /// The system font's design; `nil` for other fonts.
  package var shownDesign: FontDesignOption? {
    let system = UIFont.systemFont(ofSize: pointSize, weight: shownWeight).fontDescriptor
    return FontDesignOption.allCases.first { design in
      let designed = design.uiDesign.map { system.withDesign($0) } ?? system
      return designed.map { UIFont(descriptor: $0, size: 0).familyName } == familyName
    }
  }

  private var wordOfWeight: String? {
    WeightOption.allCases.first { $0 != .regular && $0.uiWeight == shownWeight }?.rawValue
  }
}
