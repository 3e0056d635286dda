import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLoader
import PetriYAML

extension CatalogModel {
  struct Found {
    let path: String
    let file: SourceFile
    let mention: Outline.Mention
  }

  /// The mentions of a symbol in file order.
  ///
  /// Only files that contain the name's bytes are parsed.
  ///
  /// - Parameter check: is called before each file, and may throw to cancel.
  func mentions<Failure: Error>(of symbol: Symbol, check: () throws(Failure) -> Void) throws(Failure) -> [Found] {
    let letters = Array(symbol.lastName.utf8)
    var found: [Found] = []
    for path in files {
      try check()
      guard let bytes = bytes(of: path), bytes.contains(letters) else { continue }
      guard let (stream, outline) = outline(of: path) else { continue }
      var seen: Set<Range<Int>> = []
      let controls = controls(symbol, in: path, outline)
      for mention in outline.mentions + controls.own
      where mention.symbol == symbol && !controls.others.contains(mention.range) && seen.insert(mention.range).inserted
      {
        found.append(Found(path: path, file: stream.file, mention: mention))
      }
    }
    return found
  }

  func definitions(of symbol: Symbol) -> [(file: SourceFile, range: Range<Int>, extent: Range<Int>)] {
    if symbol.kind == .string { return stringDefinitions(of: symbol) }
    let paths: [String] =
      switch symbol.nameKind {
      case .color, .stateKey, .interceptor, .experiment, .hosts: [fileName]
      case .screen: place(ofScreen: symbol.name).map { [$0.file] } ?? []
      case .container: catalog.container(named: symbol.name).map { [$0.place.file] } ?? files
      case .variant: [fileName]
      case .image, .symbol, .tag, .device, .locale, .class, .fontFamily, .event: []
      default: pathOfOwner(symbol.owner)
      }
    let found = paths.flatMap { path -> [(file: SourceFile, range: Range<Int>, extent: Range<Int>)] in
      guard let (stream, outline) = outline(of: path) else { return [] }
      return outline.mentions.filter { $0.symbol == symbol && $0.isDefinition }
        .map { (stream.file, $0.range, $0.extent ?? $0.range) }
    }
    guard found.isEmpty else { return found }
    return switch symbol.nameKind {
    case .color: colorSets(named: symbol.name)
    case .image: file(ofImage: symbol.name)
    default: []
    }
  }

  func place(ofScreen name: String) -> Place? {
    catalog.screen(named: name)?.place ?? loaded.brokenScreens.first { $0.name == name }?.place
  }

  private func pathOfOwner(_ owner: String) -> [String] {
    if let place = place(ofScreen: owner) ?? catalog.container(named: owner)?.place { return [place.file] }
    // The definition may be new, or an interceptor.
    return [fileName] + source.files.keys.sorted()
  }

  /// The color sets with a name in asset catalogs.
  private func colorSets(named name: String) -> [(file: SourceFile, range: Range<Int>, extent: Range<Int>)] {
    resourcePaths.filter { $0.hasSuffix("\(name.split(separator: "/").last ?? "").colorset/Contents.json") }
      .compactMap { path in file(path).map { ($0, 0..<0, 0..<0) } }
  }

  private func file(ofImage name: String) -> [(file: SourceFile, range: Range<Int>, extent: Range<Int>)] {
    guard let path = settings.image(named: name)?.light?.path else { return [] }
    // Only its path is needed.
    return [(SourceFile(path: path, bytes: []), 0..<0, 0..<0)]
  }

  private func stringDefinitions(of symbol: Symbol) -> [(file: SourceFile, range: Range<Int>, extent: Range<Int>)] {
    resourcePaths.flatMap { path -> [(file: SourceFile, range: Range<Int>, extent: Range<Int>)] in
      guard let table = StringTables.File(path: path), table.table == symbol.owner, let file = file(path) else {
        return []
      }
      var tables = StringTables()
      let keys = (try? tables.add(table, file.bytes, base: settings.locales.first ?? "en")) ?? []
      return keys.filter { $0.key.key == symbol.name }.map { (file, $0.offset..<$0.offset, $0.offset..<$0.offset) }
    }
  }
}

extension [UInt8] {
  func contains(_ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first, wanted.count <= count else { return wanted.isEmpty }
    return withUnsafeBufferPointer { bytes in
      var place = 0
      let last = bytes.count - wanted.count
      while place <= last {
        if bytes[place] == first, bytes[place..<(place + wanted.count)].elementsEqual(wanted) { return true }
        place += 1
      }
      return false
    }
  }
}
