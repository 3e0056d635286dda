import PetriCatalog
import PetriYAML

extension Outliner {
  /// What lists show of a screen that is right; `nil` where one of the keys that have to be given has a type that is more than a word.
  func head(of root: Int) -> ScreenOutline.Head? {
    var head = ScreenOutline.Head()
    head.title = value(of: .title, in: root).flatMap(localized)
    head.summary = value(of: .summary, in: root).map { String(tree.text($0)) }
    head.group = value(of: .group, in: root).map { group in
      tree.text(group).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    head.tags = value(of: .tags, in: root).map(texts)
    guard let context = value(of: .context, in: root) else { return head }
    var entry = context + 1
    for field in fields {
      if field.isRequired {
        guard let type = field.type.simple else { return nil }
        head.required.append(required(String(field.name), type, entry + 1))
      }
      entry = tree.next(entry + 1)
    }
    return head
  }

  /// The value of a key that is there and is not nothing.
  private func value(of key: OutlineKey, in mapping: Int) -> Int? {
    tree.value(of: key, in: mapping).flatMap { tree.isNull($0) ? nil : $0 }
  }

  private func required(_ name: String, _ type: ContextType, _ node: Int) -> ContextField {
    var field = ContextField(name: name, type: type)
    guard tree.kind(node) == .mapping else { return field }
    field.example = value(of: .example, in: node).flatMap { type.scalarValue(of: String(tree.text($0))) }
    field.summary = value(of: .summary, in: node).map { String(tree.text($0)) }
    return field
  }

  private func localized(_ node: Int) -> LocalizedText? {
    func template(_ node: Int) -> TextTemplate? { try? TextTemplate(String(tree.text(node))) }
    guard tree.kind(node) == .mapping else { return template(node).map { LocalizedText($0) } }
    var variants: [LocalizedText.Variant] = []
    var entry = node + 1
    while entry < tree.next(node) {
      guard let text = template(entry + 1) else { return nil }
      variants.append(LocalizedText.Variant(locale: String(tree.keyText(entry)), text: text))
      entry = tree.next(entry + 1)
    }
    return LocalizedText(variants: variants)
  }
}
