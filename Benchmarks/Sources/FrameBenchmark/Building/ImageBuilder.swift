import UIKit

/// Makes the pictures of a document.
@MainActor
struct ImageBuilder {
  let disturbance: Disturbance?

  func image(_ node: ImageNode?) -> UIImage? {
    guard let node else { return nil }
    guard node.isSymbol else { return UIImage(named: node.name) }
    // A document has the size of a symbol's master, not of the symbol as it is shown.
    let large = UIImage.SymbolConfiguration(pointSize: 90)
    return UIImage(
      systemName: node.name,
      withConfiguration: disturbance == .symbols ? large : node.symbol.map(Self.configuration)
    )
  }

  private static func configuration(_ node: ImageNode.Symbol) -> UIImage.SymbolConfiguration {
    let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
    let scale = scales[node.scale ?? ""] ?? .unspecified
    if let style = node.style { return UIImage.SymbolConfiguration(textStyle: .init(rawValue: style), scale: scale) }
    guard let size = node.pointSize else { return UIImage.SymbolConfiguration(scale: scale) }
    return UIImage.SymbolConfiguration(pointSize: size, weight: .regular, scale: scale)
  }
}
