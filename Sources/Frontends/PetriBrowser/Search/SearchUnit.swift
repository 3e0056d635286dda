/// A unit by which a text is matched: bytes where all of it is ASCII, else code points.
protocol SearchUnit: FixedWidthInteger & UnsignedInteger {
  /// The kind of its character.
  static func kind(of unit: Self) -> FuzzyScore.Kind
  /// The patterns of a query's terms, one behind the other.
  static func patterns(of query: SearchQuery) -> [Self]
}

extension UInt8: SearchUnit {
  static func kind(of unit: UInt8) -> FuzzyScore.Kind { FuzzyScore.Kind(Unicode.Scalar(unit)) }

  static func patterns(of query: SearchQuery) -> [UInt8] { query.bytes }
}

extension UInt32: SearchUnit {
  static func kind(of unit: UInt32) -> FuzzyScore.Kind { Unicode.Scalar(unit).map { FuzzyScore.Kind($0) } ?? .nonWord }

  static func patterns(of query: SearchQuery) -> [UInt32] { query.scalars }
}
