import PetriCatalog
import PetriFormat
import PetriYAML

extension DefinitionBuilder {
  /// A label; `nil` where it has no text of any kind.
  func label(_ keys: Keys) -> LabelDefinition? {
    let (style, font) = (keys.word("style", TextStyle.self), font(keys))
    let runs = keys.list("runs") { run($0, in: font ?? FontDefinition(style ?? .body)) }
    guard
      var label = localized("text", keys).map({ LabelDefinition(text: $0) })
        ?? localized("markdown", keys).map({ LabelDefinition(markdown: $0) })
        ?? (runs.isEmpty ? nil : LabelDefinition(runs: runs))
    else { return nil }
    if let style { label.style = style }
    if let alignment = keys.word("alignment", TextAlignmentOption.self) { label.alignment = alignment }
    if let lines = keys.integer("lines") { label.lines = lines }
    label.color = color("color", keys)
    label.font = font
    return label
  }

  /// A part of a label's text; what its font doesn't say is as in the label's.
  private func run(_ node: YAMLNode, in font: FontDefinition) -> TextRun? {
    guard node.kind == .mapping else { return node.template.map { TextRun(text: LocalizedText($0)) } }
    let keys = Keys(node)
    guard let text = localized("text", keys) else { return nil }
    var run = TextRun(text: text)
    run.font = self.font(keys, in: font)
    run.color = color("color", keys)
    run.background = color("background", keys)
    if let underline = keys.flag("underline") { run.underline = underline }
    if let strikethrough = keys.flag("strikethrough") { run.strikethrough = strikethrough }
    run.tap = keys["tap"].flatMap(tap)
    return run
  }
}
