import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriText
import PetriYAML

/// The hover at a position, in Markdown.
@MainActor
struct Hover {
  let text: String
  /// The range of the word.
  let range: Range<Int>

  init?(_ file: SourceFile, at offset: Int, in model: CatalogModel, picture: (String, Catalog) -> String?) {
    guard let (_, outline) = model.outline(of: file.path) else { return nil }
    if let mention = model.mention(at: offset, in: file.path) {
      text = SymbolText(model).markdown(of: mention.symbol, picture: picture)
      range = mention.range
    } else if let control = outline.control(at: offset), let place = model.placeTouched(at: offset, in: file.path) {
      text = "**\(MarkdownText.escaped(control.node.text))** control\n\nDefined at \(MarkdownText.escaped("\(place)"))"
      range = control.node.usedRange.offsets
    } else if let key = outline.keys.last(where: { $0.node.usedRange.offsets.holds(offset) }), let field = key.field {
      text = "**\(field.key)** in \(key.forms.first { $0[field.key] != nil }?.name ?? "")\n\n\(KeyText(field).markdown)"
      range = key.node.usedRange.offsets
    } else {
      guard
        let value = outline.values.last(where: { $0.node.usedRange.offsets.holds(offset) && $0.node.kind == .scalar }),
        let field = Hover.field(of: value, outline)
      else { return nil }
      text = "**\(field.key)**\n\n\(KeyText(field).markdown)"
      range = value.node.usedRange.offsets
    }
  }

  /// The field that a value belongs to; for a view written as a single word, its kind.
  private static func field(of value: Outline.Value, _ outline: Outline) -> FieldShape? {
    guard let key = value.key else { return value.rule.mappings.lazy.compactMap { $0[value.node.text] }.first }
    return outline.keys.last { $0.node == key }?.field
  }
}

extension Range<Int> {
  /// Whether an offset is inside the range or at its end.
  func holds(_ offset: Int) -> Bool { lowerBound <= offset && offset <= upperBound }
}
