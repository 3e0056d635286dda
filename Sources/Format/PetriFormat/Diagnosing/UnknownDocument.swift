import PetriDiagnostics
import PetriText
package import PetriYAML

/// A document that defines nothing, with what it may be meant to be.
package struct UnknownDocument: Sendable {
  /// The first key; nil if the document isn't a mapping with keys.
  package let firstKey: YAMLNode?
  /// The definition that a list starts with: `screen: home`.
  package let itemOfDocument: String?
  /// The name suggested by the file name.
  package let name: String

  package init(_ document: YAMLNode) {
    firstKey = document.kind == .mapping ? document.entries.first { _ in true }?.key : nil
    let item = document.kind == .sequence ? document.elements.first { _ in true } : nil
    let entry = item?.kind == .mapping ? item?.entries.first { UnknownDocument.kinds.contains($0.key.text) } : nil
    itemOfDocument = entry.map { "\($0.key.text): \($0.value.shortText)" }
    let file = document.file.path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
    let named =
      firstKey.map { ["name", "id"].contains($0.text) } == true ? document.entries.first { _ in true }?.value : nil
    if let word = named?.string, word.isKebabCase {
      name = word
      return
    }
    name = file.kebabCased.isKebabCase ? file.kebabCased : "gift-card"
  }

  var advice: String {
    let key = firstKey?.text ?? ""
    if let nearest = NearestName.suggestion(for: key, among: UnknownDocument.kinds) {
      return "did you mean '\(nearest)'?"
    }
    if key.hasPrefix("walk") || key == "test" {
      return "write a walk in the screen that it begins on: walks: {first: […]}"
    }
    if key == "name" || key == "id" { return "write 'screen: \(name)' in place of '\(key)'" }
    if Grammar.catalog.shape[key] != nil, Grammar.screen.shape[key] == nil { return "'\(key)' belongs in Catalog.yaml" }
    if Grammar.kind(named: key) != nil {
      return "begin with 'screen: \(name)', and list the views below 'content:'"
    }
    return "begin with 'screen: \(name)'"
  }

  private static let kinds = ["screen", "part", "container"]
}
