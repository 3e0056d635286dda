import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriJSONRPC
import PetriLoader
import PetriSnapshots
import PetriText

@MainActor
struct CodeActions {
  struct Action {
    let diagnostic: Diagnostic
    let fix: FixIt
  }

  /// The kind of the action that applies all certain fixes of a file.
  nonisolated static let fixAll = "source.fixAll"

  static func fixes(in range: Range<Int>, of path: String, in model: CatalogModel) -> [Action] {
    (model.problems[path] ?? []).flatMap { diagnostic -> [Action] in
      guard let extent = diagnostic.range?.offsets, extent.lowerBound <= range.upperBound,
        range.lowerBound <= extent.upperBound
      else { return [] }
      return diagnostic.fixIts.filter { $0.range.file.path == path }.map { Action(diagnostic: diagnostic, fix: $0) }
    }
  }

  /// The contents of a file after applying all certain fixes that solve their problem; `nil` if there are none.
  static func fixed(_ path: String, in model: CatalogModel) -> [UInt8]? {
    CertainFixes.result(of: model.source, model.loader, fileName: model.fileName) { $0 == path }
      .files.first { $0.path == path }?.after
  }
}

@MainActor
struct Rename {
  let places: [CatalogModel.Found]
  let files: [(old: String, new: String)]

  /// The symbol at a position, if it can be renamed.
  static func name(_ file: SourceFile, at offset: Int, in model: CatalogModel) -> Outline.Mention? {
    guard let mention = model.mention(at: offset, in: file.path),
      let kind = mention.symbol.nameKind, kind.isDefined, !model.definitions(of: mention.symbol).isEmpty
    else { return nil }
    // A walk may refer to a control by its title.
    guard file.bytes[mention.range].elementsEqual(mention.symbol.lastName.utf8) else { return nil }
    // A color of an asset catalog is named by its folder.
    return model.definitions(of: mention.symbol).allSatisfy { $0.file.path.hasSuffix(".json") } ? nil : mention
  }

  init(_ symbol: Symbol, to name: String, in model: CatalogModel, _ call: Call) throws(RPCError) {
    try Rename.check(symbol, name, in: model)
    places = try model.mentions(of: symbol) { () throws(RPCError) in try call.checkCancellation() }
    files = symbol.nameKind == .screen ? Rename.snapshots(of: symbol.name, to: name, in: model) : []
  }

  private static func check(_ symbol: Symbol, _ name: String, in model: CatalogModel) throws(RPCError) {
    let kind = symbol.nameKind ?? .key
    let isGood =
      switch kind.style {
      case .kebabCase: name.isKebabCase
      case .camelCase: name.isCamelCase
      case .free: !name.isEmpty && name.utf8.allSatisfy { $0.isInName || $0 == UInt8(ascii: "-") }
      }
    guard isGood else {
      let words =
        kind.style == .kebabCase
        ? "lowercase letters, digits and hyphens, beginning with a letter"
        : "letters and digits, the first one lowercase"
      throw RPCError(.invalidParams, "invalid name '\(name.cleaned)': use \(words)")
    }
    let parents = symbol.name.split(separator: ".").dropLast().map(String.init)
    let new = Symbol(symbol.kind, (parents + [name]).joined(separator: "."), of: symbol.owner)
    guard new == symbol || model.definitions(of: new).isEmpty else {
      throw RPCError(.requestFailed, "there is a \(kind.noun) '\(name)' already")
    }
  }

  private static func snapshots(of screen: String, to name: String, in model: CatalogModel) -> [(String, String)] {
    guard let place = model.place(ofScreen: screen) else { return [] }
    let folder = SnapshotStore.snapshots(beside: place.file.split(separator: "/").dropLast().joined(separator: "/"))
    let names = (try? model.source.names(in: folder)) ?? []
    return names.map(\.name).filter { $0.hasPrefix("\(screen).") && $0.hasSuffix(".txt") }.sorted()
      .map { ("\(folder)/\($0)", "\(folder)/\(name)\($0.dropFirst(screen.count))") }
  }
}
