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
    complaints.report(ShapeProblem.missingSpace(String(text[...colon]), colonEnd: place), at: node)
    return true
  }
}
