import PetriDiagnostics
import PetriYAML

extension DefinitionReader {
  /// Reports texts in a flow mapping that are cut off at commas: YAML reads `{text: Yes, no, maybe}` as three keys.
  ///
  /// - Returns: The keys that are parts of such texts.
  mutating func reportCutTexts(in mapping: Int) -> Set<Int> {
    var keys: Set<Int> = []
    var texts: [Range<Int>] = []
    var isBehindText = false
    for (key, value) in tree.entries(mapping) {
      if isBehindText, isAlone(key, value) {
        keys.insert(key)
        texts[texts.count - 1] = texts[texts.count - 1].lowerBound..<tree.offsets(key).upperBound
        continue
      }
      isBehindText = tree.kind(value) == .scalar && tree.style(value) == .plain && !tree.isNull(value)
      if isBehindText { texts.append(tree.offsets(value)) }
    }
    guard let file = keys.first.map({ sink.node($0).file }) else { return [] }
    for text in texts where file.bytes[text].contains(UInt8(ascii: ",")) {
      let range = file.range(text.lowerBound, text.upperBound)
      // A CSS function is reported as an invalid color.
      if MeantColor.isCall(range.text) { continue }
      sink.diagnostics.report(ShapeProblem.cutText(range.text), at: range)
    }
    return keys
  }

  /// Whether a key in a flow mapping has neither a colon nor a value.
  private func isAlone(_ key: Int, _ value: Int) -> Bool {
    guard tree.style(key) == .plain, tree.isNull(value), tree.offsets(value).isEmpty else { return false }
    let rest = sink.node(key).file.bytes[tree.offsets(key).upperBound...]
    return rest.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D }.map { $0 == 0x2C || $0 == 0x7D } ?? false
  }
}
