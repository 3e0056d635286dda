import UIKit

/// Makes the fonts of a document.
@MainActor
struct FontBuilder {
  /// Names of fonts that the app brings.
  let appFonts: Set<String>
  let disturbance: Disturbance?

  /// Whether a font is one that the app brings.
  func isOwn(_ node: FontNode?) -> Bool {
    guard case .named(let name, _)? = node else { return false }
    return appFonts.contains(name)
  }

  func font(_ node: FontNode?, usual: CGFloat = 17) -> UIFont {
    let font = plain(node ?? .system(size: usual, weight: "regular", isItalic: false))
    return isDisturbed(node) ? font.withSize(font.pointSize * 1.25) : font
  }

  /// A text with more letters where it is disturbed.
  func text(_ text: String?, _ node: FontNode?) -> String? {
    guard let text, !text.isEmpty else { return text }
    return isDisturbed(node) ? text + "mm" : text
  }

  private func isDisturbed(_ node: FontNode?) -> Bool {
    disturbance == .appText && isOwn(node) || disturbance == .text && !isOwn(node)
  }

  private func plain(_ node: FontNode) -> UIFont {
    switch node {
    case .system(let size, _, true): .italicSystemFont(ofSize: size)
    case .system(let size, let weight, false):
      .systemFont(ofSize: size, weight: Self.weights[weight.lowercased()] ?? .regular)
    case .style(let style): .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    case .named(let name, let size): UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
