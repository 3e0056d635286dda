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
    let groups = split(separator: separator, omittingEmptySubsequences: false)
    guard groups.count == lengths.count else { return nil }
    var numbers: [Int] = []
    for (group, length) in zip(groups, lengths) {
      guard group.utf8.count == length, group.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(group)
      else { return nil }
      numbers.append(number)
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
