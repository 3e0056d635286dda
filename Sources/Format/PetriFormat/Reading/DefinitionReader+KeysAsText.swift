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

  /// Whether a character occurs that starts interpolation in another language.
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
