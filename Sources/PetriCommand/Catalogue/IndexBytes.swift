/// Writes what an index holds.
struct IndexWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: Int) {
    for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  mutating func write(_ part: [UInt8]) {
    write(part.count)
    bytes += part
  }

  mutating func write<Element>(_ list: [Element], _ element: (inout IndexWriter, Element) -> Void) {
    write(list.count)
    for item in list { element(&self, item) }
  }
}

/// Reads what an index holds; nothing of it is believed.
struct IndexReader {
  /// What is no index, or none of this version.
  struct Malformed: Error {}

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all was read.
  var isAtEnd: Bool { position == bytes.count }

  mutating func number() throws(Malformed) -> Int {
    guard bytes.count - position >= 8 else { throw Malformed() }
    var number: UInt64 = 0
    for offset in 0..<8 { number |= UInt64(bytes[position + offset]) << (8 * offset) }
    position += 8
    return Int(truncatingIfNeeded: number)
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
