/// The metrics of a font: its names, the heights of its lines and the widths of its characters.
public struct FontFace: Hashable, Sendable, Codable {
  /// The family, `Lora`.
  public let family: String
  /// The PostScript name, `Lora-Bold`.
  public let name: String
  /// The weight from 1 to 1,000, as in CSS; 400 is regular.
  public let weight: Int
  /// The width from 1 to 9, as `OS/2` has it; 5 is normal, less is condensed.
  public let width: Int
  /// Whether its letters are slanted.
  public let isItalic: Bool
  /// The heights, in ems.
  public let heights: Heights
  /// The widths of characters without a break between them, in their order.
  let advances: [AdvanceRange]

  /// Heights, in ems: those below the baseline are negative.
  public struct Heights: Hashable, Sendable, Codable {
    /// The height of a line above the baseline, as `hhea` has it and Core Text uses it.
    public let ascender: Double
    /// Of a line below the baseline.
    public let descender: Double
    /// Between lines.
    public let lineGap: Double
    /// Of capitals.
    public let capHeight: Double
    /// Of an x.
    public let xHeight: Double
  }

  /// Characters one after the other.
  struct AdvanceRange: Hashable, Sendable, Codable {
    let first: UInt32
    /// Their widths in thousandths of an em.
    var units: [UInt16]
  }

  /// The width of a character in thousandths of an em; `nil` where the font doesn't have it.
  public func advance(of scalar: Unicode.Scalar) -> Int? {
    var (low, high) = (0, advances.count)
    while low < high {
      let middle = (low + high) / 2
      if advances[middle].first <= scalar.value { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let range = advances[low - 1]
    let place = Int(scalar.value - range.first)
    return place < range.units.count ? Int(range.units[place]) : nil
  }
}
