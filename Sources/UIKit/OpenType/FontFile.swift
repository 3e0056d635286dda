/// A font file: OpenType or TrueType (`.ttf`, `.otf`) or a collection (`.ttc`, `.otc`).
///
/// Sources: the OpenType specification 1.9.1, "OpenType font file", "hhea", "hmtx", "cmap", "name", "OS/2" and "head".
public enum FontFile {
  /// Reads the fonts of a file in order; the default instance of a variable font.
  ///
  /// - Throws: `FontFileError` if there are no fonts, one is malformed, or they exceed the default budget.
  public static func faces(of bytes: [UInt8]) throws(FontFileError) -> [FontFace] {
    var budget = FontBudget()
    return try faces(of: bytes, within: &budget)
  }

  /// Reads the fonts of a file in order.
  ///
  /// - Parameter budget: The limits, which are reduced by what is read.
  /// - Throws: `FontFileError` if there are no fonts, one is malformed, or they exceed the budget.
  public static func faces(of bytes: [UInt8], within budget: inout FontBudget) throws(FontFileError) -> [FontFace] {
    let file = FontTable(name: "", bytes: bytes[...])
    guard let tag = file.tag(at: 0) else { throw .notAFont }
    switch tag {
    case "wOFF", "wOF2": throw .webFont
    case "ttcf":
      guard let count = file.uint32(at: 8), (1...256).contains(count) else { throw .malformedTable("ttcf") }
      var faces: [FontFace] = []
      for index in 0..<count {
        guard let offset = file.uint32(at: 12 + 4 * index) else { throw .malformedTable("ttcf") }
        faces.append(try face(of: file, at: offset, &budget))
      }
      return faces
    case "\0\u{1}\0\0", "OTTO", "true": return [try face(of: file, at: 0, &budget)]
    default: throw .notAFont
    }
  }

  private static func face(
    of file: FontTable,
    at offset: Int,
    _ budget: inout FontBudget
  ) throws(FontFileError) -> FontFace {
    try budget.takeFont()
    return try FaceReader(file, at: offset, &budget).face(&budget)
  }
}

/// The reason that a font file can't be read.
public enum FontFileError: Error, Hashable, Sendable {
  case notAFont
  /// The file is a web font (WOFF), which apps can't use.
  case webFont
  case missingTable(String)
  case malformedTable(String)
  /// The file has more fonts than the remaining budget permits.
  case tooManyFonts(limit: Int)
  case tooManyEntries(limit: Int)

  /// Whether a limit was exceeded, which other files also count towards.
  public var isOfLimit: Bool {
    switch self {
    case .tooManyFonts, .tooManyEntries: true
    case .notAFont, .webFont, .missingTable, .malformedTable: false
    }
  }
}

/// The metrics of a font: names, line metrics and advances.
public struct FontFace: Hashable, Sendable, Codable {
  /// The family, such as `Lora`.
  public let family: String
  /// The PostScript name, such as `Lora-Bold`.
  public let name: String
  /// The weight between 1 and 1,000, as in CSS; 400 is regular.
  public let weight: Int
  /// The width class of `OS/2`, between 1 and 9; 5 is normal, lower is condensed.
  public let width: Int
  /// Whether the font is italic.
  public let isItalic: Bool
  /// The vertical metrics.
  public let heights: Heights
  let advances: [AdvanceRange]

  /// Vertical metrics in em; values below the baseline are negative.
  public struct Heights: Hashable, Sendable, Codable {
    /// The ascender of `hhea`, which Core Text uses.
    public let ascender: Double
    /// The descender, which is negative.
    public let descender: Double
    /// The line gap.
    public let lineGap: Double
    /// The cap height.
    public let capHeight: Double
    /// The x-height.
    public let xHeight: Double
  }

  struct AdvanceRange: Hashable, Sendable, Codable {
    let first: UInt32
    var units: [UInt16]
  }

  /// The advance of a character in 1/1,000 em; nil if the font lacks it.
  public func advance(of scalar: Unicode.Scalar) -> Int? {
    var (low, high) = (0, advances.count)
    while low < high {
      let middle = (low + high) / 2
      if advances[middle].first <= scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let range = advances[low - 1]
    let index = Int(scalar.value - range.first)
    return index < range.units.count ? Int(range.units[index]) : nil
  }
}

/// The limits for reading font files. They are needed because a few bytes can describe all characters, and the fonts of
/// a collection can share tables.
public struct FontBudget: Sendable {
  /// The maximum number of fonts.
  public let fonts: Int
  /// The maximum number of characters and table entries of all fonts.
  public let entries: Int

  private var fontsLeft: Int
  private var entriesLeft: Int

  /// Creates a budget; the default exceeds the needs of an app's fonts.
  public init(fonts: Int = 1_000, entries: Int = 10_000_000) {
    (self.fonts, self.entries) = (fonts, entries)
    (fontsLeft, entriesLeft) = (fonts, entries)
  }

  mutating func takeFont() throws(FontFileError) {
    guard fontsLeft > 0 else { throw .tooManyFonts(limit: fonts) }
    fontsLeft -= 1
  }

  mutating func take(_ count: Int) throws(FontFileError) {
    guard count <= entriesLeft else { throw .tooManyEntries(limit: entries) }
    entriesLeft -= count
  }
}
