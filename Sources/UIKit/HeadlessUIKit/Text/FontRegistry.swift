import Foundation
import OpenType

/// The fonts that the app brings, from any thread.
final class FontRegistry: @unchecked Sendable {
  // Checked by hand: the faces are behind the lock.
  static let shared = FontRegistry()

  private let lock = NSLock()
  private var byName: [String: FontFace] = [:]
  private var byFamily: [String: [FontFace]] = [:]

  /// Adds faces; one takes the place of another of its name.
  func register(_ faces: [FontFace]) {
    lock.withLock {
      for face in faces where byName[face.name] != face {
        if let old = byName[face.name] { byFamily[old.family]?.removeAll { $0.name == old.name } }
        byName[face.name] = face
        byFamily[face.family, default: []].append(face)
      }
    }
  }

  /// The names of families, sorted.
  var families: [String] { lock.withLock { byFamily.filter { !$0.value.isEmpty }.keys.sorted() } }

  /// The faces of a family.
  func faces(ofFamily family: String) -> [FontFace] { lock.withLock { byFamily[family] ?? [] } }

  /// The face of a PostScript name.
  func face(named name: String) -> FontFace? { lock.withLock { byName[name] } }

  /// The face of a PostScript name or a family that is nearest to a weight; upright where the name doesn't say
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
  /// UIKit's weights that have a name, from 100 to 900.
  private static let named: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// The weight as UIKit has it, of those that have a name the nearest.
  var uiWeight: UIFont.Weight { Self.named[min(8, max(0, (weight + 50) / 100 - 1))] }

  /// UIKit's weight as a font's file has it, from 100 to 900.
  fileprivate static func number(of weight: UIFont.Weight) -> Int {
    func distance(_ place: Int) -> CGFloat { abs(named[place].rawValue - weight.rawValue) }
    return ((named.indices.min { distance($0) < distance($1) } ?? 3) + 1) * 100
  }
}
