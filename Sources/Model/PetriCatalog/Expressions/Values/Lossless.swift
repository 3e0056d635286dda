extension Decoder {
  /// Decodes a value from its description.
  func decodeLossless<Value: LosslessStringConvertible>() throws -> Value {
    let text = try singleValueContainer().decode(String.self)
    guard let value = Value(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "\(text.quoted) isn't a valid \(Value.self)")
      )
    }
    return value
  }
}

extension String {
  /// The numbers of a text such as `18:00`: groups of ASCII digits of given lengths.
  func digitGroups(separator: Character, lengths: [Int]) -> [Int]? {
    guard utf8.count == lengths.reduce(lengths.count - 1, +) else { return nil }
    var numbers: [Int] = []
    numbers.reserveCapacity(lengths.count)
    var text = self
    let areGroups = text.withUTF8 { bytes in
      var place = 0
      for length in lengths {
        if place > 0 {
          guard bytes[place] == separator.asciiValue else { return false }
          place += 1
        }
        var number = 0
        for digit in bytes[place..<place + length] {
          guard (0x30...0x39).contains(digit) else { return false }
          number = number * 10 + Int(digit & 0xF)
        }
        numbers.append(number)
        place += length
      }
      return true
    }
    return areGroups ? numbers : nil
  }
}

extension Int {
  /// The number with leading zeros.
  func padded(_ width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}
