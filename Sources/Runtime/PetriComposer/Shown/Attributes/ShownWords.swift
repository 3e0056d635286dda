import PetriCatalog
import PetriUIKit

// The format's words for UIKit's values, else UIKit's own.

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
  /// `edges` for all of them, else the sides in the format's order.
  var shownText: String {
    let sides: [PinEdge] = [.top, .bottom, .leading, .trailing]
    return isSuperset(of: sides)
      ? PinEdge.edges.rawValue : sides.filter(contains).map(\.rawValue).joined(separator: " ")
  }
}

extension UIAccessibilityTraits {
  /// UIKit's words for them.
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
