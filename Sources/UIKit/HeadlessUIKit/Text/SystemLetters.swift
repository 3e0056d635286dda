/// The characters in the system font's table, and those with the same advance as one of them.
enum SystemLetters {
  /// The column of a scalar in the table; nil for characters whose advance is estimated.
  static func column(of scalar: Unicode.Scalar) -> Int? {
    if (0x20..<0x7F).contains(scalar.value) { return Int(scalar.value) - 0x20 }
    guard scalar.value < others.count else { return nil }
    let column = others[Int(scalar.value)]
    return column < 0 ? nil : Int(column)
  }

  /// The column by scalar, negative if there is none. A table because each character is looked up twice.
  private static let others: [Int8] = {
    var table = [Int8](repeating: -1, count: Int(columns.keys.max() ?? 0) + 1)
    for (scalar, column) in columns { table[Int(scalar)] = Int8(column) }
    return table
  }()

  private static let columns: [UInt32: Int] = {
    var columns: [UInt32: Int] = [:]
    for (column, scalar) in SystemFontTable.others.unicodeScalars.enumerated() { columns[scalar.value] = 95 + column }
    // Accents don't change the advance of a letter.
    add(latin1, from: 0xC0, to: &columns)
    add(extendedA, from: 0x100, to: &columns)
    // Letters of other alphabets that look like Latin ones have the same glyphs.
    for (letters, likes) in lookalikes {
      for (scalar, like) in zip(letters.unicodeScalars, likes.unicodeScalars) {
        columns[scalar.value] = Int(like.value) - 0x20
      }
    }
    columns[0xA0] = 0
    return columns
  }()

  /// `?` marks letters without a Latin lookalike.
  private static func add(_ likes: StaticString, from first: UInt32, to columns: inout [UInt32: Int]) {
    likes.withUTF8Buffer { bytes in
      for (offset, byte) in bytes.enumerated() where byte != 0x3F {
        columns[first + UInt32(offset)] = Int(byte) - 0x20
      }
    }
  }

  private static let latin1: StaticString = "AAAAAA?CEEEEIIII?NOOOOO?OUUUUY??aaaaaa?ceeeeiiii?nooooo?ouuuuy?y"
  private static let extendedA: StaticString =
    "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi??JjKk?LlLlLlLlLlNnNnNn???OoOoOo??RrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs"
  private static let lookalikes = [
    ("АВЕКМНОРСТХаеорсухіјѕІЈЅЁё", "ABEKMHOPCTXaeopcyxijsIJSEe"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEZHIKMNOPTYXo"),
  ]
}
