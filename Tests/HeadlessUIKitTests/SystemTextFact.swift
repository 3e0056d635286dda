import Foundation
import HeadlessUIKit

/// A label's width as Interface Builder stored it, of a repository that the table was fitted without.
struct SystemTextFact {
  let text: String
  let size: Double
  let weight: String
  let width: Double
  let scale: Double
  let repository: String

  /// Benchmarks/Fidelity, where the facts are, and the page that tells how near the measured widths are.
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Benchmarks/Fidelity")

  static func all() throws -> [SystemTextFact] {
    let file = try String(contentsOf: folder.appendingPathComponent("facts.tsv"), encoding: .utf8)
    return file.split(separator: "\n").dropFirst().compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 6, let size = Double(parts[1]), let width = Double(parts[3]), let scale = Double(parts[4])
      else { return nil }
      return SystemTextFact(
        text: parts[0],
        size: size,
        weight: parts[2],
        width: width,
        scale: scale,
        repository: parts[5]
      )
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultralight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// How much wider a label is here, in points.
  var error: Double {
    let font = UIFont.systemFont(ofSize: CGFloat(size), weight: Self.weights[weight] ?? .regular)
    let measured = Double(text.size(withAttributes: [.font: font]).width)
    return (measured * scale - 0.03).rounded(.up) / scale - width
  }
}
