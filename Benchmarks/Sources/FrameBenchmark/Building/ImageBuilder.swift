import UIKit

/// Makes the pictures of a document.
@MainActor
struct ImageBuilder {
  let disturbance: Disturbance?

  func image(_ node: ImageNode?) -> UIImage? {
    guard let node else { return nil }
    guard node.isSymbol else { return UIImage(named: node.name) }
    let configuration = node.symbol.map(Self.configuration)
    // Without a configuration the document has the symbol's size.
    let usual = configuration == nil ? UIImage(named: node.name) : UIImage(systemName: node.name, withConfiguration: configuration)
    return disturbance == .symbols ? UIImage(systemName: node.name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 90)) : usual
  }

  private static func configuration(_ node: ImageNode.Symbol) -> UIImage.SymbolConfiguration {
    let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
    let scale = scales[node.scale ?? ""] ?? .unspecified
    if let style = node.style { return UIImage.SymbolConfiguration(textStyle: .init(rawValue: style), scale: scale) }
    guard let size = node.pointSize else { return UIImage.SymbolConfiguration(scale: scale) }
    return UIImage.SymbolConfiguration(pointSize: size, weight: .regular, scale: scale)
  }
}
