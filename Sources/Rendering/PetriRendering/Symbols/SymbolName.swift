/// Names of system symbols, and the names that share a drawing.
enum SymbolName {
  /// The name with `left` and `right` instead of `backward` and `forward`.
  static func sided(_ name: String, isMirrored: Bool) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    // `forward` alone is a media control.
    guard let first = parts.first, parts.count > 1 else { return name }
    let sided = parts.dropFirst().map { (part) -> Substring in
      switch part {
      case "forward": isMirrored ? "left" : "right"
      case "backward": isMirrored ? "right" : "left"
      default: part
      }
    }
    return ([first] + sided).joined(separator: ".")
  }

  /// Whether a symbol is mirrored in right-to-left layouts.
  static func isTurned(_ name: String) -> Bool {
    turned.contains { name == $0 || name.hasPrefix($0 + ".") }
  }

  private static let turned = [
    "list.bullet", "list.dash", "checklist", "text.alignleft", "star.leadinghalf", "text.bubble",
  ]

  /// The name of the mirror image: `chevron.right` for `chevron.left`.
  static func opposite(_ name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { (part) -> String in
      switch part {
      case "left": "right"
      case "right": "left"
      default: String(part)
      }
    }
    let opposite = parts.joined(separator: ".")
    return opposite == name ? nil : opposite
  }

  /// The names of drawings, by the names that share them.
  static let aliases = [
    "app": "square", "arrow.2.circlepath": "arrow.triangle.2.circlepath",
    "arrow.2.squarepath": "arrow.triangle.2.circlepath", "bubble": "bubble.left", "circle.circle": "record.circle",
    "clipboard": "doc.on.clipboard", "doc.plaintext": "doc.text", "dot.radiowaves": "dot.radiowaves.left.and.right",
    "externaldrive": "internaldrive", "gearshape.2": "gearshape", "gobackward": "arrow.counterclockwise",
    "goforward": "arrow.clockwise", "icloud": "cloud", "line.horizontal.3": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease", "multiply": "xmark", "network": "globe",
    "person.circle": "person.crop.circle", "person.crop": "person", "photo.on.rectangle.angled": "photo.on.rectangle",
    "rectangle.on.rectangle": "square.on.square", "square.stack": "rectangle.stack",
    "star.leadinghalf.fill": "star.leadinghalf.filled", "star.lefthalf.fill": "star.leadinghalf.filled",
    "star.lefthalf.filled": "star.leadinghalf.filled", "thermometer": "thermometer.medium",
    "wifi.exclamationmark": "wifi.badge.exclamationmark", "wrench.adjustable": "wrench",
  ]
}

/// The characters that stand for symbols in texts.
enum SymbolSign {
  static func text(of name: String, isMirrored: Bool) -> String? {
    signs[SymbolName.sided(name, isMirrored: isMirrored)]
  }

  private static let signs = [
    "plus": "+", "minus": "−", "xmark": "✕", "checkmark": "✓", "chevron.right": "›",
    "chevron.left": "‹", "chevron.down": "⌄", "chevron.up": "⌃", "arrow.right": "→",
    "arrow.left": "←", "arrow.up": "↑", "arrow.down": "↓", "line.3.horizontal": "≡", "ellipsis": "…",
  ]
}
