import PetriUIKit

/// A symbol on a grid of 24 by 24.
///
/// The drawings were made for Petri and contain nothing of Apple's.
struct SymbolIcon: Hashable, Sendable {
  /// The visible part of the grid, which excludes most of the margin around symbols.
  static let frame = CGRect(x: 1, y: 1, width: 22, height: 22)

  /// The name, with the suffix `-mirrored` for a mirrored drawing.
  let name: String
  /// The strokes, in drawing order.
  let inks: [SymbolInk]

  /// Strokes with the same style, and what is erased from them afterwards.
  struct Layer: Hashable {
    fileprivate(set) var inks: [SymbolInk]
    let cuts: [SymbolInk]
  }

  /// The visible layers, back to front.
  var layers: [Layer] {
    var layers: [Layer] = []
    for (place, ink) in inks.enumerated() where !ink.isCut {
      let cuts = inks[place...].filter(\.isCut)
      if layers.last?.cuts == cuts {
        layers[layers.count - 1].inks.append(ink)
      } else {
        layers.append(Layer(inks: [ink], cuts: cuts))
      }
    }
    return layers
  }

  static func == (one: SymbolIcon, other: SymbolIcon) -> Bool { one.name == other.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

@MainActor
extension SymbolIcon {
  private static var known: [String: SymbolIcon] = [:]

  /// The drawing of a system symbol, cached after its first use.
  ///
  /// - Parameter isMirrored: Whether it is shown in a right-to-left layout.
  /// - Returns: `nil` for a symbol that Petri doesn't draw.
  static func named(_ name: String, isMirrored: Bool) -> SymbolIcon? {
    // Longer than any symbol's name.
    guard name.utf8.count <= 80 else { return nil }
    let sided = SymbolName.sided(name, isMirrored: isMirrored)
    let isTurned = isMirrored && SymbolName.isTurned(sided)
    let key = isTurned ? sided + "-mirrored" : sided
    if let icon = known[key] { return icon }
    guard let inks = SymbolComposition.inks(of: sided) else { return nil }
    let icon = SymbolIcon(name: key, inks: isTurned ? inks.map(\.mirrored) : inks)
    known[key] = icon
    return icon
  }
}
