/// Writes the content of an index.
struct IndexWriter {
  private(set) var bytes: [UInt8] = []

  /// - Parameter capacity: how many bytes there will be, about.
  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Seven bits a byte, the lowest first: nearly all numbers are small.
  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(_ part: [UInt8]) {
    write(part.count)
    bytes += part
  }

  mutating func write<Element>(_ list: [Element], _ element: (inout IndexWriter, Element) -> Void) {
    write(list.count)
    for item in list { element(&self, item) }
  }
}

/// Reads the content of an index; nothing of it is believed.
struct IndexReader {
  /// The error of bytes that aren't an index, or none of this version.
  struct Malformed: Error {}

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all was read.
  var isAtEnd: Bool { position == bytes.count }

  mutating func number() throws(Malformed) -> Int {
    var number: UInt = 0
    for shift in stride(from: 0, to: UInt.bitWidth, by: 7) {
      guard position < bytes.count else { throw Malformed() }
      let byte = bytes[position]
      position += 1
      number |= UInt(byte & 0x7F) << UInt(shift)
      if byte < 0x80 { return Int(bitPattern: number) }
    }
    throw Malformed()
  }

  mutating func part() throws(Malformed) -> ArraySlice<UInt8> {
    let count = try number()
    guard count >= 0, count <= bytes.count - position else { throw Malformed() }
    position += count
    return bytes[position - count..<position]
  }

  mutating func text() throws(Malformed) -> String { String(decoding: try part(), as: UTF8.self) }

  mutating func list<Element>(
    _ element: (inout IndexReader) throws(Malformed) -> Element
  ) throws(Malformed) -> [Element] {
    let count = try number()
    // An element takes a byte at least.
    guard count >= 0, count <= bytes.count - position else { throw Malformed() }
    var list: [Element] = []
    list.reserveCapacity(count)
    for _ in 0..<count { list.append(try element(&self)) }
    return list
  }
}
