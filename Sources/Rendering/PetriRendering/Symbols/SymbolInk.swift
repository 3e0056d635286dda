import PetriUIKit

/// A stroke that draws or erases.
struct SymbolInk: Hashable, Sendable {
  /// The default width of lines, which have round caps and joins.
  static let lineWidth: CGFloat = 1.75

  var path: SymbolPath
  var isFilled: Bool
  /// The width of the line along the path; 0 for none.
  var width: CGFloat
  /// Whether the stroke erases what was drawn before.
  var isCut = false

  /// A line along a path.
  static func line(_ path: SymbolPath, width: CGFloat = lineWidth) -> SymbolInk {
    SymbolInk(path: path, isFilled: false, width: width)
  }

  /// The interior of a path, enlarged by a line of a given width.
  static func filled(_ path: SymbolPath, width: CGFloat = 0) -> SymbolInk {
    SymbolInk(path: path, isFilled: true, width: width)
  }

  /// The stroke as an eraser.
  var cut: SymbolInk {
    var cut = self
    cut.isCut = true
    return cut
  }

  /// The stroke mirrored horizontally.
  var mirrored: SymbolInk {
    var mirrored = self
    mirrored.path = path.mirrored
    return mirrored
  }
}
