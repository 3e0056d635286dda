import PetriCatalog
import PetriYAML

extension DefinitionReader {
  /// A type extended by the catalogue's colors.
  func known(_ type: ContextType) -> ContextType {
    if case .color = type { .color(colors) } else { type }
  }

  /// The colors of `Catalog.yaml`, followed by those of asset catalogues; each may refer to those before it.
  mutating func colors(_ node: Int) -> [NamedColor] {
    let ofAssets = colors
    let names = tree.entries(node).map { tree.string($0.key) }
    var own: [NamedColor] = []
    _ = named(node, .color, .name("'colors'")) { reader, key, value -> Bool? in
      // Colors of the catalogue hide those of asset catalogues.
      reader.colors = own + ofAssets
      guard reader.isColorName(key) else { return nil }
      let color = reader.isAbove(value, names) ? reader.color(key, value) : nil
      // Uses of an invalid color aren't reported.
      own.append(color ?? .placeholder(name: reader.tree.string(key)))
      return nil
    }
    colors = own + ofAssets
    return colors
  }

  /// Whether no value refers to a color that is defined below it.
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

  mutating func color(_ node: Int, _ subject: ReadingSubject) -> ColorValue? {
    value(node, of: .color(colors), subject).flatMap { ColorValue(contextValue: $0) }
  }
}

extension String {
  /// Whether the text is a valid color name, as in asset catalogues: a letter, then no control characters and no `${`.
  package var isNameOfColor: Bool {
    first?.isLetter == true && utf8.count <= 200 && !contains("${")
      && unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
      }
  }
}
