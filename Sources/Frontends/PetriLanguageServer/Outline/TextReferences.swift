import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

struct TextReference {
  struct Step {
    let name: String
    let range: Range<Int>
  }

  let steps: [Step]
  /// The reference as written, `stores[0].name`.
  let path: String
}

enum TextReferences {
  static func all(in node: YAMLNode) -> [TextReference] {
    let bytes = node.file.bytes
    let range = node.range.offsets.clamped(to: 0..<bytes.count)
    var references: [TextReference] = []
    var offset = range.lowerBound
    while offset + 1 < range.upperBound {
      guard bytes[offset] == UInt8(ascii: "$"), bytes[offset + 1] == UInt8(ascii: "{") else {
        offset += 1
        continue
      }
      let start = offset + 2
      let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "}")) ?? range.upperBound
      references += paths(in: bytes[start..<end])
      offset = end
    }
    return references
  }

  static func parameters(in node: YAMLNode) -> [TextReference] {
    let bytes = node.file.bytes
    let range = node.range.offsets.clamped(to: 0..<bytes.count)
    return bytes[range].indices.filter { bytes[$0] == UInt8(ascii: "{") }.compactMap { open in
      let name = bytes[(open + 1)..<range.upperBound].prefix { $0.isInName }
      guard !name.isEmpty else { return nil }
      let text = String(decoding: name, as: UTF8.self)
      return TextReference(steps: [.init(name: text, range: name.startIndex..<name.endIndex)], path: text)
    }
  }

  /// The symbols of the components, as far as they are known.
  static func symbols(of reference: TextReference, _ scope: Outline.Scope) -> [(symbol: Symbol, range: Range<Int>)] {
    guard let first = reference.steps.first else { return [] }
    var rest = reference.steps.dropFirst()
    var symbols: [(symbol: Symbol, range: Range<Int>)] = []
    var last: Symbol
    if let local = scope.locals.last(where: { $0.name == first.name }) {
      guard let list = local.symbol else { return [] }
      last = list
    } else if first.name == Reference.state || first.name == Reference.form {
      guard let second = rest.popFirst() else { return [] }
      last = Symbol(first.name == Reference.state ? .stateKey : .formKey, second.name, of: scope.owner)
      symbols.append((last, second.range))
    } else {
      last = Symbol(.key, first.name, of: scope.owner)
      symbols.append((last, first.range))
    }
    for step in rest where step.name != Reference.count {
      last = Symbol(last.kind, "\(last.name).\(step.name)", of: last.owner)
      symbols.append((last, step.range))
    }
    return symbols
  }

  private static func paths(in bytes: ArraySlice<UInt8>) -> [TextReference] {
    var references: [TextReference] = []
    var offset = bytes.startIndex
    while offset < bytes.endIndex {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        let next = bytes[(offset + 1)...].firstIndex { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }
        offset = next.map { $0 + 1 } ?? bytes.endIndex
      } else if byte == UInt8(ascii: ",") {
        // A format follows.
        return references
      } else if byte.isFirstInName {
        let (reference, end) = path(in: bytes, at: offset)
        if !words.contains(reference.path) { references.append(reference) }
        offset = end
      } else if byte.isInName {
        offset = bytes[offset...].firstIndex { !$0.isInName && $0 != UInt8(ascii: ".") } ?? bytes.endIndex
      } else {
        offset += 1
      }
    }
    return references
  }

  private static let words: Set<String> = ["not", "and", "or", "true", "false", "null"]

  private static func path(in bytes: ArraySlice<UInt8>, at start: Int) -> (TextReference, end: Int) {
    var steps: [TextReference.Step] = []
    var offset = start
    while offset < bytes.endIndex, bytes[offset].isFirstInName {
      let end = bytes[offset...].firstIndex { !$0.isInName } ?? bytes.endIndex
      steps.append(.init(name: String(decoding: bytes[offset..<end], as: UTF8.self), range: offset..<end))
      offset = end
      while offset < bytes.endIndex, bytes[offset] == UInt8(ascii: "["),
        let close = bytes[offset...].firstIndex(of: UInt8(ascii: "]"))
      {
        offset = close + 1
      }
      guard offset + 1 < bytes.endIndex, bytes[offset] == UInt8(ascii: "."), bytes[offset + 1].isFirstInName else {
        break
      }
      offset += 1
    }
    return (TextReference(steps: steps, path: String(decoding: bytes[start..<offset], as: UTF8.self)), offset)
  }
}

extension UInt8 {
  fileprivate var isFirstInName: Bool {
    (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == UInt8(ascii: "_")
  }

  /// Whether a name of the format can contain the byte.
  var isInName: Bool { isFirstInName || (0x30...0x39).contains(self) }
}
