import Foundation
public import OpenType

// Unchecked because a lock guards the faces.
final class FontRegistry: @unchecked Sendable {
  static let shared = FontRegistry()

  private let lock = NSLock()
  private var byName: [String: FontFace] = [:]
  private var byFamily: [String: [FontFace]] = [:]

  func register(_ faces: [FontFace]) {
    lock.withLock {
      for face in faces where byName[face.name] != face {
        if let old = byName[face.name] { byFamily[old.family]?.removeAll { $0.name == old.name } }
        byName[face.name] = face
        byFamily[face.family, default: []].append(face)
      }
    }
  }

  var families: [String] { lock.withLock { byFamily.filter { !$0.value.isEmpty }.keys.sorted() } }

  func faces(ofFamily family: String) -> [FontFace] { lock.withLock { byFamily[family] ?? [] } }

  func face(named name: String) -> FontFace? { lock.withLock { byName[name] } }

  /// The face with a PostScript name, or the face of a family with the nearest weight; upright unless the name contains
  /// `Italic`.
  func face(_ name: String, weight: UIFont.Weight) -> FontFace? {
    guard !name.hasPrefix(".") else { return nil }
    return lock.withLock {
      guard !byName.isEmpty else { return nil }
      if let exact = byName[name], exact.uiWeight == weight { return exact }
      var isItalic = false
      var base = name
      for ending in ["-RegularItalic", "Italic"] where base.hasSuffix(ending) {
        (base, isItalic) = (String(base.dropLast(ending.count)), true)
        break
      }
      let known = byName[name] ?? byName[base]
      let family = byFamily[known?.family ?? base] ?? []
      let slanted = isItalic || known?.isItalic ?? false
      let wanted = FontFace.number(of: weight)
      func distance(_ face: FontFace) -> (Int, Int, Int) {
        (face.isItalic == slanted ? 0 : 1, abs(face.weight - wanted), abs(face.width - (known?.width ?? 5)))
      }
      return family.min { distance($0) < distance($1) }
    }
  }
}

extension FontFace {
  private static let named: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  var uiWeight: UIFont.Weight { Self.named[min(8, max(0, (weight + 50) / 100 - 1))] }

  fileprivate static func number(of weight: UIFont.Weight) -> Int {
    func distance(_ index: Int) -> CGFloat { abs(named[index].rawValue - weight.rawValue) }
    return ((named.indices.min { distance($0) < distance($1) } ?? 3) + 1) * 100
  }
}

extension HeadlessRuntime {
  /// Registers fonts, like `UIAppFonts` in an Info.plist. Kerning and ligatures are ignored.
  public static func registerFonts(_ faces: [FontFace]) { FontRegistry.shared.register(faces) }
}

/// A font that iOS includes, with the metrics that are known.
final class NamedFont: Sendable {
  enum Widths: Sendable {
    /// The advance of every character of a monospaced font, in 1/100,000 em.
    case equal(Int)
    /// The advances from space to tilde in 1/1,000 em, and a scale factor in 1/1,000.
    case table([Int16], Int)
    /// The advances of the regular system font, with a scale factor in 1/1,000.
    case system(Int)
  }

  /// The ascender, descender and leading in em.
  struct Heights: Sendable {
    let ascender: CGFloat
    let descender: CGFloat
    var lineGap: CGFloat = 0
    let capHeight: CGFloat
    let xHeight: CGFloat
  }

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

  var equalUnits: Int? {
    if case .equal(let units) = widths { return units }
    return nil
  }

  /// The advance of a character in 1/100,000 em, by its index in the system font's table.
  func units(at column: Int) -> Int {
    switch widths {
    case .equal(let units): return units
    case .table(let advances, let factor):
      guard advances.indices.contains(column) else { return Int(SystemFontTable.advances[column]) * factor / 1000 }
      return Int(advances[column]) * factor / 10
    case .system(let factor): return Int(SystemFontTable.advances[column]) * factor / 1000
    }
  }

  // MARK: Lookup

  /// The font with a name, or the font of a family with the nearest weight; italic if the name contains `Italic`.
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

  static func named(_ name: String) -> NamedFont? { byName[name] ?? byFamily[name]?.first }

  func relative(weight: UIFont.Weight, isItalic: Bool) -> NamedFont {
    func distance(_ font: NamedFont) -> (Int, CGFloat) {
      (font.isItalic == isItalic ? 0 : 1, abs(font.weight.rawValue - weight.rawValue))
    }
    return Self.byFamily[family]?.min { distance($0) < distance($1) } ?? self
  }

  static let families = byFamily.keys.sorted()

  static func fonts(ofFamily family: String) -> [NamedFont] { byFamily[family] ?? [] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  private static let byFamily = Dictionary(grouping: all) { $0.family }
}

/// Derives the weight of an unknown font from the last part of its name.
enum FontNameWords {
  /// Words that contain other words come first.
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
