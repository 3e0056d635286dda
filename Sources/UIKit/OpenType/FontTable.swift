struct FontTable {
  let name: String
  let bytes: ArraySlice<UInt8>

  init(name: String, bytes: ArraySlice<UInt8>) { (self.name, self.bytes) = (name, bytes) }

  var count: Int { bytes.count }

  func uint16(at offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    let index = bytes.startIndex + offset
    return Int(bytes[index]) << 8 | Int(bytes[index + 1])
  }

  func int16(at offset: Int) -> Int? { uint16(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) } }

  func uint32(at offset: Int) -> Int? {
    guard let high = uint16(at: offset), let low = uint16(at: offset + 2) else { return nil }
    return high << 16 | low
  }

  func tag(at offset: Int) -> String? {
    part(offset, 4).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  func part(_ offset: Int, _ length: Int) -> FontTable? {
    guard offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset else { return nil }
    let start = bytes.startIndex + offset
    return FontTable(name: name, bytes: bytes[start..<start + length])
  }

  func rest(from offset: Int) -> FontTable? { part(offset, count - offset) }

  func text(isUTF16: Bool) -> String {
    guard isUTF16 else { return String(bytes.map { Character(Unicode.Scalar($0)) }) }
    return String(decoding: (0..<count / 2).compactMap { uint16(at: $0 * 2).map { UInt16($0) } }, as: UTF16.self)
  }
}
