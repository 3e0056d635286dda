import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriText
import PetriYAML

@MainActor
struct Hover {
  let text: String
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

@MainActor
struct SymbolText {
  private let model: CatalogModel

  init(_ model: CatalogModel) { self.model = model }

  func markdown(of symbol: Symbol, picture: (String, Catalog) -> String?) -> String {
    let head = "**\(symbol.name.markdown)** \(symbol.noun.markdown)"
    let more: [String] =
      switch symbol.nameKind {
      case .screen: screen(symbol.name, picture)
      case .container: container(symbol.name)
      case .key: key(symbol, model.catalog.screen(named: symbol.owner)?.context ?? parameters(of: symbol.owner))
      case .formKey: key(symbol, model.catalog.screen(named: symbol.owner)?.form ?? [])
      case .stateKey: key(symbol, model.settings.state)
      case .color: model.settings.colors.first { $0.name == symbol.name }.map { color($0) } ?? []
      case .fixture: fixture(symbol)
      case .id: ["In `\(symbol.owner)`"]
      default: symbol.kind == .string ? string(symbol) : []
      }
    return ([head] + more).joined(separator: "\n\n")
  }

  private func screen(_ name: String, _ picture: (String, Catalog) -> String?) -> [String] {
    guard let screen = model.catalog.screen(named: name) else {
      return model.place(ofScreen: name).map { ["It has errors: \($0)"] } ?? []
    }
    let locale = model.settings.locales.first ?? "en"
    var lines = ["\(screen.title.template(for: locale))".markdown]
    if let summary = screen.summary { lines.append(summary.markdown) }
    if !screen.group.isEmpty { lines.append("Group: \(screen.group.joined(separator: " / ").markdown)") }
    if !screen.context.isEmpty { lines.append(fields(screen.context)) }
    if let picture = picture(name, model.catalog) { lines.append(MarkdownText.block(picture, language: "text")) }
    return lines
  }

  private func container(_ name: String) -> [String] {
    guard let container = model.catalog.container(named: name) else { return [] }
    return [container.summary?.markdown, container.parameters.isEmpty ? nil : fields(container.parameters)]
      .compactMap(\.self)
  }

  private func fields(_ fields: [ContextField]) -> String {
    fields.map { field in
      let summary = field.summary.map { ": \($0.markdown)" } ?? ""
      return "- `\(field.name)`: \(field.type.description.markdown)\(field.isRequired ? ", required" : "")\(summary)"
    }.joined(separator: "\n")
  }

  private func parameters(of owner: String) -> [ContextField] {
    model.catalog.container(named: owner)?.parameters ?? []
  }

  private func key(_ symbol: Symbol, _ fields: [ContextField]) -> [String] {
    let steps = symbol.name.split(separator: ".").map(String.init)
    var field = fields.first { $0.name == steps.first }
    for step in steps.dropFirst() {
      var type = field?.type.unwrapped
      if case .list(let element) = type { type = element.unwrapped }
      guard case .object(let inner) = type else { return [] }
      field = inner.first { $0.name == step }
    }
    guard let field else { return [] }
    return [
      "`\(field.type)`", field.summary?.markdown, field.defaultValue.map { "Default: `\($0)`" },
      field.example.map { "Example: `\($0)`" },
    ].compactMap(\.self)
  }

  private func color(_ color: NamedColor) -> [String] {
    [color.dark.map { "`\(color.light)`, in dark appearance `\($0)`" } ?? "`\(color.light)`"]
  }

  private func fixture(_ symbol: Symbol) -> [String] {
    guard let fixture = model.catalog.screen(named: symbol.owner)?.fixture(named: symbol.name) else { return [] }
    return ["`\(fixture.values)`"]
  }

  private func string(_ symbol: Symbol) -> [String] {
    let texts = model.texts.written(StringTables.Key(table: symbol.owner, key: symbol.name))
    return texts.isEmpty ? [] : [texts.map { "- \($0.locale): \($0.text.markdown)" }.joined(separator: "\n")]
  }
}

extension String {
  fileprivate var markdown: String { MarkdownText.escaped(self) }
}

struct KeyText {
  private let field: FieldShape

  init(_ field: FieldShape) { self.field = field }

  var markdown: String {
    var lines = [field.summary]
    let words = field.rule.words
    if !words.isEmpty { lines.append("One of " + words.map { "`\($0)`" }.joined(separator: ", ") + ".") }
    if let text = field.defaultText { lines.append("Default: `\(text)`") }
    if let example = field.example { lines.append("```yaml\n\(field.key): \(example)\n```") }
    return lines.joined(separator: "\n\n")
  }
}
