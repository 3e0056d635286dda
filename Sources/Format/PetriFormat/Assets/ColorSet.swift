import Foundation
package import PetriCatalog

/// Reads the color sets of asset catalogues: `Contents.json` in a folder `NAME.colorset`.
///
/// The keys are those of Apple's "Asset Catalog Format Reference". iPhone colors take precedence over those of other
/// devices, and sRGB over other gamuts.
package enum ColorSet {
  /// Reads a color set.
  ///
  /// - Parameters:
  ///   - bytes: The file in UTF-8.
  ///   - doubled: Called with the offset of an entry that repeats the conditions of an earlier one, which takes precedence.
  /// - Returns: Nil for a set without a color, such as the `AccentColor` of a new project.
  /// - Throws: `MalformedResource` if the file isn't a color set.
  package static func color(
    named name: String,
    _ bytes: [UInt8],
    doubled: (Int) -> Void = { _ in }
  ) throws(MalformedResource) -> NamedColor? {
    let contents = try PropertyNode(json: bytes)
    let entries = contents["colors"]?.elements ?? []
    if !entries.isEmpty, entries.allSatisfy({ $0["color"] == nil }) { return nil }
    var colors: [Appearance: (rank: Int, color: ColorValue)] = [:]
    var seen: Set<[String]> = []
    for entry in entries {
      guard let rank = rank(of: entry), let appearance = appearance(of: entry), let color = entry["color"] else {
        continue
      }
      let words = (entry["appearances"]?.elements ?? []).map { $0["value"]?.text ?? "" }
      if !seen.insert(["\(rank)"] + words.sorted()).inserted { doubled(entry.offset(of: "color")) }
      if let known = colors[appearance], known.rank <= rank { continue }
      colors[appearance] = (rank, try value(of: color))
    }
    guard let color = NamedColor(name: name, { colors[$0]?.color }) else {
      throw contents.problem(at: "colors", "the colour set has no 'Any' colour, universal or for iPhone")
    }
    return color
  }

  private static let spaces: Set = ["srgb", "extended-srgb", "display-p3", "gray-gamma-22", "extended-gray"]

  /// Whether a folder of an asset catalogue provides a namespace, according to its `Contents.json`.
  package static func isNamespace(_ bytes: [UInt8]) throws(MalformedResource) -> Bool {
    try PropertyNode(json: bytes)["properties"]?["provides-namespace"]?.isTrue ?? false
  }

  /// The precedence of a color on phones, lowest first; nil if it isn't for phones or tablets.
  private static func rank(of entry: PropertyNode) -> Int? {
    let isWide = entry["display-gamut"]?.text == "display-P3"
    switch entry["idiom"]?.text {
    case "iphone": return isWide ? 1 : 0
    case "universal", nil: return isWide ? 3 : 2
    default: return nil
    }
  }

  private static func appearance(of entry: PropertyNode) -> Appearance? {
    var (isDark, isHighContrast) = (false, false)
    for appearance in entry["appearances"]?.elements ?? [] {
      switch (appearance["appearance"]?.text, appearance["value"]?.text) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): break
      case ("contrast", "high"): isHighContrast = true
      default: return nil
      }
    }
    switch (isDark, isHighContrast) {
    case (false, false): return .light
    case (true, false): return .dark
    case (false, true): return .highContrastLight
    case (true, true): return .highContrastDark
    }
  }

  private static func value(of color: PropertyNode) throws(MalformedResource) -> ColorValue {
    if let reference = color["reference"]?.text {
      // `systemRedColor` is the class property `systemRed` of `UIColor`.
      let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
      guard let value = ColorValue(name), case .named = value else {
        throw color.problem(at: "reference", "unknown system colour '\(reference.shortened)'")
      }
      return value
    }
    guard let components = color["components"] else {
      throw color.problem(at: "color-space", "a colour has 'components' or a 'reference'")
    }
    if let space = color["color-space"]?.text, !spaces.contains(space) {
      throw color.problem(at: "color-space", "unsupported color-space '\(space.shortened)'")
    }
    func part(_ name: String) throws(MalformedResource) -> Double {
      guard let part = components[name]?.component(isAlpha: name == "alpha") else {
        let offset = components[name] == nil ? color.offset(of: "components") : components.offset(of: name)
        throw MalformedResource(
          message: "'\(name)' must be a number from 0 to 1\(name == "alpha" ? "" : ", or from 0 to 255")",
          offset: offset
        )
      }
      return part
    }
    let alpha = try part("alpha")
    if components["white"] != nil {
      let white = try part("white")
      return .rgba(red: white.byte, green: white.byte, blue: white.byte, alpha: alpha.byte)
    }
    let parts = [try part("red"), try part("green"), try part("blue")]
    let sRGB = color["color-space"]?.text == "display-p3" ? DisplayP3.sRGB(parts) : parts
    return .rgba(red: sRGB[0].byte, green: sRGB[1].byte, blue: sRGB[2].byte, alpha: alpha.byte)
  }
}

extension PropertyNode {
  fileprivate func offset(of key: String) -> Int { entries.last { $0.key == key }?.offset ?? 0 }

  fileprivate func problem(at key: String, _ message: String) -> MalformedResource {
    MalformedResource(message: message, offset: offset(of: key))
  }

  /// A component from 0 to 1, written by Xcode as `0.5`, `0x80` or `128`; extended color spaces exceed this range.
  fileprivate func component(isAlpha: Bool) -> Double? {
    guard let text = text ?? number.map(String.init) ?? fraction.map({ "\($0)" }) else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let value = Double(text), value.isFinite, !isAlpha || (0...1).contains(value) else { return nil }
    return text.contains(".") || isAlpha ? value : value / 255
  }
}

extension Double {
  fileprivate var byte: UInt8 { UInt8((Swift.min(1, Swift.max(0, self)) * 255).rounded()) }
}

/// The wide color space of Apple's displays.
enum DisplayP3 {
  /// Converts components to sRGB; results below 0 or above 1 are outside sRGB.
  ///
  /// Both spaces have sRGB's transfer function and the white point D65; the matrix converts between their primaries
  /// (CSS Color 4, section 10).
  static func sRGB(_ parts: [Double]) -> [Double] {
    let linear = parts.map { part in
      part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    let rows = [
      [1.224_940_2, -0.224_940_2, 0.0],
      [-0.042_057_0, 1.042_057_0, 0.0],
      [-0.019_637_6, -0.078_636_0, 1.098_273_6],
    ]
    return rows.map { row in
      let value = zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }
      return value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
  }
}
