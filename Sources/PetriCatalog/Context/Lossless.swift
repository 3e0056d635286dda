extension Decoder {
  /// A value out of its text form.
  func decodeLossless<Value: LosslessStringConvertible>() throws -> Value {
    let text = try singleValueContainer().decode(String.self)
    guard let value = Value(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: "\(text.quoted) is no \(Value.self)")
      )
    }
    return value
  }
}

extension String {
  /// The numbers of a text such as `18:00`: groups of ASCII digits of exactly these lengths.
  func digitGroups(separator: Character, lengths: [Int]) -> [Int]? {
    guard utf8.count == lengths.reduce(lengths.count - 1, +) else { return nil }
    var numbers: [Int] = []
    var rest = utf8[...]
    for length in lengths {
      if !numbers.isEmpty, rest.popFirst() != separator.asciiValue { return nil }
      var number = 0
      for digit in rest.prefix(length) {
        guard (0x30...0x39).contains(digit) else { return nil }
        number = number * 10 + Int(digit &- 0x30)
      }
      numbers.append(number)
      rest = rest.dropFirst(length)
    }
    return numbers
  }
}

extension Int {
  /// The digits with zeros in front up to a width.
  func padded(_ width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}
