import PetriText

/// The spelling of values in a sheet: alternatives are separated by slashes, special bytes are percent-encoded.
enum CellWords {
  /// The keywords of selectors.
  private static let reserved: Set<String> = ["all", "and", "in", "others", "with"]

  static func text(of values: [String]) -> String { values.map(escaped).joined(separator: "/") }

  /// Parses values; `nil` if they are malformed.
  static func values(of word: Substring) -> [String]? {
    let parts = word.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let values = parts.compactMap { unescaped(Array($0)) }
    return values.count == parts.count ? values : nil
  }

  private static func escaped(_ value: String) -> String {
    var result = ""
    for byte in value.utf8 {
      let isFirstOfReserved = result.isEmpty && reserved.contains(value)
      result += isPlain(byte) && !isFirstOfReserved ? String(Character(Unicode.Scalar(byte))) : percent(byte)
    }
    return result.isEmpty ? "%" : result
  }

  private static func unescaped(_ bytes: [UInt8]) -> String? {
    if bytes == [UInt8(ascii: "%")] { return "" }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if isPlain(bytes[index]) {
        result.append(bytes[index])
        index += 1
      } else {
        guard bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
          let byte = UInt8(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
        else { return nil }
        result.append(byte)
        index += 3
      }
    }
    return result.isEmpty ? nil : String(validating: result, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x2B: true
    default: false
    }
  }

  private static func percent(_ byte: UInt8) -> String {
    "%" + byte.digits(2, radix: 16, uppercase: true)
  }
}
