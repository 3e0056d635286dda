import PetriUIKit

/// A symbol as Petri draws it, on a grid of 24 by 24.
///
/// All of them are drawings of our own, made for these names; nothing of the system's pictures is in them.
struct SymbolIcon: Hashable, Sendable {
  /// The part of the grid that is shown: the margin around symbols is left out but for a bit.
  static let frame = CGRect(x: 1, y: 1, width: 22, height: 22)

  /// The name, with `-mirrored` where it is drawn mirrored: one drawing has one name.
  let name: String
  /// The strokes, one over the other.
  let inks: [SymbolInk]

  /// Inks that are drawn alike, and what is taken away from them afterwards.
  struct Layer: Hashable {
    fileprivate(set) var inks: [SymbolInk]
    let cuts: [SymbolInk]
  }

  /// The layers that are left to be seen, the lowest first.
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

  /// The drawing for a name of the system's symbols, made when it is first asked for.
  ///
  /// - Parameter isMirrored: whether it is among what is read from right to left.
  /// - Returns: `nil` for a symbol that isn't drawn.
  static func named(_ name: String, isMirrored: Bool) -> SymbolIcon? {
    // No symbol's name is as long.
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
