import Foundation

/// The weight that the name of a font tells which no metrics are known of: by its last part, as makers name fonts.
enum FontNameWords {
  /// The longer words first that have a shorter one in them.
  private static let weights: [(words: [String], weight: UIFont.Weight)] = [
    (["ultralight", "extralight"], .ultraLight), (["semibold", "demibold", "demi"], .semibold),
    (["extrabold", "ultrabold", "heavy"], .heavy), (["thin", "hairline"], .thin), (["light"], .light),
    (["medium"], .medium), (["bold"], .bold), (["black"], .black),
  ]

  static func weight(of name: String) -> UIFont.Weight {
    let style = name.lowercased().filter { $0 != " " }
    return weights.first { $0.words.contains { style.contains($0) } }?.weight ?? .regular
  }
}
