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
