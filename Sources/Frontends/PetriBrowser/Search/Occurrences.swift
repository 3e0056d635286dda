/// The places of a unit in a text, from one place to another.
///
/// Bytes are looked at eight at a time, without a branch for each: which of them are equal is one number.
struct Occurrences<Unit: SearchUnit>: Sequence, IteratorProtocol {
  /// How many bytes behind a text may be read too.
  static var overread: Int { 8 }

  private let units: UnsafeBufferPointer<Unit>
  private let unit: Unit
  private let end: Int
  /// The place of the first of the eight bytes that are looked at, or the place itself in a text of code points.
  private var place: Int
  /// Of these bytes, those that are equal and have not been given yet, by their highest bits.
  private var equal: UInt64 = 0

  /// Looks for a unit from a place on, up to another, which is in it.
  init(of unit: Unit, in units: UnsafeBufferPointer<Unit>, from start: Int, through end: Int) {
    self.units = units
    self.unit = unit
    self.end = end
    place = start
    if Unit.self == UInt8.self, place <= end { equal = equalBytes } else { place -= 1 }
  }

  mutating func next() -> Int? {
    guard Unit.self == UInt8.self else {
      repeat { place += 1 } while place <= end && units[place] != unit
      return place <= end ? place : nil
    }
    while equal == 0 {
      place += 8
      guard place <= end else { return nil }
      equal = equalBytes
    }
    let found = place + equal.trailingZeroBitCount / 8
    equal &= equal - 1
    return found <= end ? found : nil
  }

  /// The highest bit of each of the eight bytes at the place that is the unit. Both are ASCII, which leaves it free.
  private var equalBytes: UInt64 {
    guard let base = units.baseAddress else { return 0 }
    let bytes = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: place, as: UInt64.self)
    let difference = UInt64(littleEndian: bytes) ^ (0x0101_0101_0101_0101 &* UInt64(truncatingIfNeeded: unit))
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~(((difference & low) &+ low) | difference | low)
  }
}
