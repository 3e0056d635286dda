/// Finds letters in the table of the system's font: those that it has, and those that are as wide as one of them.
enum SystemLetters {
  /// The place of a scalar in the table's columns; `nil` of letters whose width is only estimated.
  static func place(of scalar: Unicode.Scalar) -> Int? {
    if (0x20..<0x7F).contains(scalar.value) { return Int(scalar.value) - 0x20 }
    guard scalar.value < others.count else { return nil }
    let place = others[Int(scalar.value)]
    return place < 0 ? nil : Int(place)
  }

  /// The places by scalar, negative without one: a table, for each letter is looked up twice, for its width and for kerning.
  private static let others: [Int8] = {
    var table = [Int8](repeating: -1, count: Int(places.keys.max() ?? 0) + 1)
    for (scalar, place) in places { table[Int(scalar)] = Int8(place) }
    return table
  }()

  private static let places: [UInt32: Int] = {
    var places: [UInt32: Int] = [:]
    for (place, scalar) in SystemFontTable.others.unicodeScalars.enumerated() { places[scalar.value] = 95 + place }
    // Accents take no room: a letter with one is as wide as without it.
    add(latin1, from: 0xC0, to: &places)
    add(extendedA, from: 0x100, to: &places)
    // Letters of other alphabets that look like Latin ones are drawn like them.
    for (letters, likes) in lookalikes {
      for (scalar, like) in zip(letters.unicodeScalars, likes.unicodeScalars) {
        places[scalar.value] = Int(like.value) - 0x20
      }
    }
    places[0xA0] = 0
    return places
  }()

  /// `?` is for letters of their own.
  private static func add(_ likes: StaticString, from first: UInt32, to places: inout [UInt32: Int]) {
    likes.withUTF8Buffer { bytes in
      for (offset, byte) in bytes.enumerated() where byte != 0x3F {
        places[first + UInt32(offset)] = Int(byte) - 0x20
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
