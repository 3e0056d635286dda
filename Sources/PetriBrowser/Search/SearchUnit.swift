/// What a text is matched by: bytes where all of it is ASCII, else code points.
protocol SearchUnit: FixedWidthInteger & UnsignedInteger {
  /// What kind of character it is.
  static func kind(of unit: Self) -> FuzzyScore.Kind
  /// What a term looks for.
  static func pattern(of term: SearchTerm) -> [Self]
}

extension UInt8: SearchUnit {
  static func kind(of unit: UInt8) -> FuzzyScore.Kind { FuzzyScore.Kind(Unicode.Scalar(unit)) }

  static func pattern(of term: SearchTerm) -> [UInt8] { term.bytes }
}

extension UInt32: SearchUnit {
  static func kind(of unit: UInt32) -> FuzzyScore.Kind { Unicode.Scalar(unit).map { FuzzyScore.Kind($0) } ?? .nonWord }

  static func pattern(of term: SearchTerm) -> [UInt32] { term.scalars }
}
