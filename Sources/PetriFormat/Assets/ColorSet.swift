package import PetriCatalog

/// A colour of an asset catalogue: what `Contents.json` in a folder `NAME.colorset` has.
///
/// The keys are those of Apple's "Asset Catalog Format Reference". Of colours for several devices those of the iPhone count, and of
/// two gamuts sRGB.
package enum ColorSet {
  /// Reads a colour set.
  ///
  /// - Parameters:
  ///   - bytes: the file's bytes in UTF-8.
  ///   - doubled: hears of an entry that is for what one before it is for, with where it begins; the first counts.
  /// - Returns: `nil` for a set that no colour has been put into, as the `AccentColor` of a new project.
  /// - Throws: `MalformedResource` where it isn't one.
  package static func color(
    named name: String,
    _ bytes: [UInt8],
    doubled: (Int) -> Void = { _ in }
  ) throws(MalformedResource) -> NamedColor? {
    let contents = try JSONReader.read(bytes)
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

  /// The colour spaces that are known, those of greys with them.
  private static let spaces: Set = ["srgb", "extended-srgb", "display-p3", "gray-gamma-22", "extended-gray"]

  /// Whether names below a folder of an asset catalogue begin with the folder's, by its `Contents.json`.
  package static func isNamespace(_ bytes: [UInt8]) throws(MalformedResource) -> Bool {
    try JSONReader.read(bytes)["properties"]?["provides-namespace"]?.isTrue ?? false
  }

  /// How far a colour is meant for a phone, 0 first; `nil` where it is for something else.
  private static func rank(of entry: PropertyNode) -> Int? {
    let isWide = entry["display-gamut"]?.text == "display-P3"
    switch entry["idiom"]?.text {
    case "iphone": return isWide ? 1 : 0
    case "universal", nil: return isWide ? 3 : 2
    default: return nil
    }
  }

  /// `nil` for appearances that there are not.
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
        let place = components[name] == nil ? color.offset(of: "components") : components.offset(of: name)
        throw MalformedResource(
          message: "'\(name)' must be a number from 0 to 1\(name == "alpha" ? "" : ", or from 0 to 255")",
          offset: place
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
  /// Where a key begins, in bytes; the file's start where there is none.
  fileprivate func offset(of key: String) -> Int { entries.last { $0.key == key }?.offset ?? 0 }

  fileprivate func problem(at key: String, _ message: String) -> MalformedResource {
    MalformedResource(message: message, offset: offset(of: key))
  }

  /// A component from 0 to 1: `0.5`, `0x80` or `128`, as Xcode writes them; extended spaces go beyond.
  fileprivate func component(isAlpha: Bool) -> Double? {
    guard let text = text ?? number.map(String.init) ?? fraction.map({ "\($0)" }) else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let value = Double(text), value.isFinite, !isAlpha || (0...1).contains(value) else { return nil }
    return text.contains(".") || isAlpha ? value : value / 255
  }
}

extension Double {
  /// A component as a byte; what is outside of sRGB is as near as can be.
  fileprivate var byte: UInt8 { UInt8((Swift.min(1, Swift.max(0, self)) * 255).rounded()) }
}
