import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension DefinitionReader {
  /// Looks for keys in the syntax of other languages: `{city}`, `$city`, `#{city}`, `%{city}`, `\(city)`.
  mutating func checkForKeys(in text: String, at node: Int) {
    guard DefinitionReader.mayHoldForeignReference(text) else { return }
    let bytes = Array(text.utf8)
    for index in bytes.indices {
      guard let found = DefinitionReader.foreignReference(in: bytes, at: index) else { continue }
      let name = String(decoding: bytes[found.name], as: UTF8.self)
      guard scope.context.contains(where: { $0.name == name }) else { continue }
      fail(node) { diagnostics, node in
        let range = node.part(found.whole.lowerBound, found.whole.count)
        diagnostics.report(
          LintProblem.keyAsText(
            String(decoding: bytes[found.whole], as: UTF8.self),
            name: name,
            isFixable: range != node.usedRange || found.whole == bytes.indices
          ),
          at: range
        )
      }
    }
  }

  private static func mayHoldForeignReference(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if previous == UInt8(ascii: "$") ? byte != UInt8(ascii: "{") : byte == UInt8(ascii: "{") { return true }
      if previous == UInt8(ascii: "\\"), byte == UInt8(ascii: "(") { return true }
      previous = byte
    }
    return previous == UInt8(ascii: "$")
  }

  /// The interpolated name in another language's syntax that starts at an index.
  private static func foreignReference(in bytes: [UInt8], at start: Int) -> (whole: Range<Int>, name: Range<Int>)? {
    // `${` is Petri's own syntax, and `$${` is its escape.
    let isFree = start == 0 || bytes[start - 1] != UInt8(ascii: "$")
    func name(from first: Int) -> Range<Int> {
      first..<(bytes[first...].firstIndex { !$0.isNamePart } ?? bytes.count)
    }
    func closed(_ opening: String, _ closing: String) -> (Range<Int>, Range<Int>)? {
      guard bytes[start...].starts(with: opening.utf8) else { return nil }
      let inside = name(from: start + opening.utf8.count)
      guard !inside.isEmpty, bytes[inside.upperBound...].starts(with: closing.utf8) else { return nil }
      return (start..<(inside.upperBound + closing.utf8.count), inside)
    }
    switch bytes[start] {
    case UInt8(ascii: "{") where isFree:
      let previous = start == 0 ? 0 : bytes[start - 1]
      guard previous != UInt8(ascii: "{"), previous != UInt8(ascii: "#"), previous != UInt8(ascii: "%") else {
        return nil
      }
      return closed("{{", "}}") ?? closed("{", "}")
    case UInt8(ascii: "#"): return closed("#{", "}")
    case UInt8(ascii: "%"): return closed("%{", "}")
    case UInt8(ascii: "\\"): return closed("\\(", ")")
    case UInt8(ascii: "$") where isFree:
      let inside = name(from: start + 1)
      return inside.isEmpty ? nil : (start..<inside.upperBound, inside)
    default: return nil
    }
  }
}

extension UInt8 {
  fileprivate var isNamePart: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether there is a `$`, `{` or `\`, which start interpolation here and in other languages.
  var mayHoldValue: Bool {
    var index = 0
    let raw = UnsafeRawBufferPointer(self)
    while index + 8 <= count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word.mayHold(UInt8(ascii: "$")) || word.mayHold(UInt8(ascii: "{")) || word.mayHold(UInt8(ascii: "\\")) {
        return true
      }
      index += 8
    }
    return self[index...].contains { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "\\") }
  }
}

extension UInt64 {
  /// Whether a byte may be among the eight; false only if it isn't.
  @inline(__always)
  fileprivate func mayHold(_ byte: UInt8) -> Bool {
    let difference = self ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0
  }
}
