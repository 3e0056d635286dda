import PetriCatalog
import PetriYAML

/// The colours of a catalogue.
extension DefinitionReader {
  /// A type as the catalogue has it: a colour can be one of its own.
  func known(_ type: ContextType) -> ContextType {
    if case .color = type { .color(colors) } else { type }
  }

  /// `colors` of `Catalog.yaml`, and behind them those of its asset catalogues; each can be the value of those below it.
  mutating func colors(_ node: Int) -> [NamedColor] {
    let ofAssets = colors
    let names = tree.entries(node).map { tree.string($0.key) }
    var own: [NamedColor] = []
    _ = named(node, .color, .name("'colors'")) { reader, key, value -> Bool? in
      // Those of the assets are hidden by the own ones.
      reader.colors = own + ofAssets
      guard reader.isColorName(key) else { return nil }
      let color = reader.isAbove(value, names) ? reader.color(key, value) : nil
      // Where it is used, nothing is wrong with it.
      own.append(color ?? .placeholder(name: reader.tree.string(key)))
      return nil
    }
    colors = own + ofAssets
    return colors
  }

  /// Whether no value is a colour that is defined only below.
  private mutating func isAbove(_ node: Int, _ names: [String]) -> Bool {
    for value in tree.kind(node) == .mapping ? tree.entries(node).map(\.value) : [node] {
      let name = tree.string(value)
      guard tree.kind(value) == .scalar, names.contains(name), !colors.contains(where: { $0.name == name }) else {
        continue
      }
      return fail(value) { DefinitionProblem.laterColor($0.shortText) }
    }
    return true
  }

  private mutating func isColorName(_ key: Int) -> Bool {
    let name = tree.string(key)
    if !name.isNameOfColor { return fail(key) { DefinitionProblem.badColorName($0.shortText) } }
    if ColorValue.names.contains(name) { return fail(key) { DefinitionProblem.systemColor($0.shortText) } }
    return true
  }

  private mutating func color(_ key: Int, _ node: Int) -> NamedColor? {
    if tree.isNull(node) {
      failMissingValue(of: (key, node))
      return nil
    }
    guard tree.kind(node) == .mapping else {
      return color(node, .key(key)).map { NamedColor(name: tree.string(key), light: $0) }
    }
    let name = tree.string(key)
    let before = failures
    guard let values = form(node, Grammar.namedColor, .key(key), called: "the colour '\(name)'"), failures == before
    else {
      return nil
    }
    return NamedColor(name: name) { values.byAppearance[$0] }
  }

  /// A colour that isn't a value of a context.
  mutating func color(_ node: Int, _ subject: ReadingSubject) -> ColorValue? {
    value(node, of: .color(colors), subject).flatMap { ColorValue(contextValue: $0) }
  }
}

extension String {
  /// Whether it can name a colour, as in asset catalogues: a letter, then anything but control characters and `${`.
  package var isNameOfColor: Bool {
    first?.isLetter == true && utf8.count <= 200 && !contains("${")
      && unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
      }
  }
}
