import PetriUIKit

/// A stroke of a symbol's pen, or of its rubber.
struct SymbolInk: Hashable, Sendable {
  /// The line along a path, with round ends and corners.
  static let lineWidth: CGFloat = 1.75

  var path: SymbolPath
  /// Whether the path's inside is painted.
  var isFilled: Bool
  /// How wide the line along the path is; 0 where there is none.
  var width: CGFloat
  /// Whether it takes away from what was drawn before.
  var isCut = false

  /// Lines along a path.
  static func line(_ path: SymbolPath, width: CGFloat = lineWidth) -> SymbolInk {
    SymbolInk(path: path, isFilled: false, width: width)
  }

  /// The inside of a path, and as much around it as a line is wide.
  static func filled(_ path: SymbolPath, width: CGFloat = 0) -> SymbolInk {
    SymbolInk(path: path, isFilled: true, width: width)
  }

  /// The same, taken away from what was drawn before.
  var cut: SymbolInk {
    var cut = self
    cut.isCut = true
    return cut
  }

  /// The same as a mirror shows it.
  var mirrored: SymbolInk {
    var mirrored = self
    mirrored.path = path.mirrored
    return mirrored
  }
}
