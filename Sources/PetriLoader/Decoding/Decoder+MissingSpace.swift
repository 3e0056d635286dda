import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension DefinitionDecoder {
  /// Whether a text or a key is a view whose colon has no space after it; that is reported.
  func isWithoutSpace(_ node: YAMLNode) -> Bool {
    let text = node.text
    guard let colon = text.firstIndex(of: ":"), ViewKind.Name(rawValue: String(text[..<colon])) != nil, !node.isQuoted,
      !node.isAlias
    else { return false }
    let place = node.range.startOffset + text[...colon].utf8.count
    complaints.error(
      .wrongType,
      "missing space after '\(text[...colon])'",
      at: node.usedRange,
      label: "without a space this is text, not a view",
      fixIts: [FixIt("insert a space", range: node.file.range(place, place), replacement: " ")]
    )
    return true
  }
}
