import Foundation

/// A font that iOS brings and that apps ask for by name: its widths and heights, as far as they are known.
final class NamedFont: Sendable {
  /// How wide letters are.
  enum Widths: Sendable {
    /// All alike, in hundred-thousandths of an em.
    case equal(Int)
    /// By letter, from the space to the tilde, in thousandths of an em, and times so many thousandths.
    case table([Int16], Int)
    /// As those of the system's regular font, times so many thousandths.
    case system(Int)
  }

  /// How far letters go above and below the line that they are on, and the space between two lines, in parts of an em.
  struct Heights: Sendable {
    let ascender: CGFloat
    let descender: CGFloat
    var lineGap: CGFloat = 0
    let capHeight: CGFloat
    let xHeight: CGFloat
  }

  /// The name by which the app gets it, such as `HelveticaNeue-Bold`.
  let name: String
  let family: String
  let weight: UIFont.Weight
  let isItalic: Bool
  let widths: Widths
  let heights: Heights

  init(name: String, family: String, weight: UIFont.Weight, isItalic: Bool, widths: Widths, heights: Heights) {
    (self.name, self.family, self.weight, self.isItalic) = (name, family, weight, isItalic)
    (self.widths, self.heights) = (widths, heights)
  }

  /// The width of all its letters in hundred-thousandths of an em, where they are alike.
  var equalUnits: Int? {
    if case .equal(let units) = widths { return units }
    return nil
  }

  /// The width in hundred-thousandths of an em of a letter by its place in the system font's table.
  func units(at place: Int) -> Int {
    switch widths {
    case .equal(let units): return units
    case .table(let advances, let factor):
      guard advances.indices.contains(place) else { return Int(SystemFontTable.advances[place]) * factor / 1000 }
      return Int(advances[place]) * factor / 10
    case .system(let factor): return Int(SystemFontTable.advances[place]) * factor / 1000
    }
  }

  // MARK: Finding

  /// The one of a name or a family that is nearest to a weight; slanted where the name has `Italic` in it.
  ///
  /// - Parameter name: that of a font or of a family, with `Italic` or `-RegularItalic` behind it for a slanted one.
  static func find(_ name: String, weight: UIFont.Weight) -> NamedFont? {
    guard !name.hasPrefix(".") else { return nil }
    if let exact = byName[name], exact.weight == weight { return exact }
    var base = name
    for ending in ["-RegularItalic", "Italic"] where base.hasSuffix(ending) {
      base.removeLast(ending.count)
      break
    }
    while base.hasSuffix("-") { base.removeLast() }
    let known = byName[name] ?? byName[base] ?? byFamily[base]?.first
    return known?.relative(weight: weight, isItalic: known?.isItalic == true || base != name)
  }

  /// The font of a name, or the first one of a family, which is its regular one.
  static func named(_ name: String) -> NamedFont? { byName[name] ?? byFamily[name]?.first }

  /// The one of its family that is nearest to a weight and a slant.
  func relative(weight: UIFont.Weight, isItalic: Bool) -> NamedFont {
    func distance(_ font: NamedFont) -> (Int, CGFloat) {
      (font.isItalic == isItalic ? 0 : 1, abs(font.weight.rawValue - weight.rawValue))
    }
    return Self.byFamily[family]?.min { distance($0) < distance($1) } ?? self
  }

  /// The names of the families, sorted.
  static let families = byFamily.keys.sorted()

  /// The fonts of a family.
  static func fonts(ofFamily family: String) -> [NamedFont] { byFamily[family] ?? [] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  private static let byFamily = Dictionary(grouping: all) { $0.family }
}
