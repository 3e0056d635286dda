import PetriCatalog
import PetriLoader

/// What lists show of a catalogue, and where its definitions are.
struct CatalogOverview: Hashable {
  let name: String
  let locale: String
  /// The whole screens, in the catalogue's order.
  let screens: [ScreenSummary]
  let brokenScreens: [String]
  let hasErrors: Bool
  /// The files that define containers.
  let containerFiles: [String]

  @MainActor init(_ workspace: Workspace) {
    name = workspace.catalog.settings.name
    locale = workspace.locale
    screens = workspace.catalog.screens.heads.map { [locale] in ScreenSummary($0, locale: locale) }
    brokenScreens = workspace.loaded.brokenScreens.map(\.name)
    hasErrors = workspace.loaded.hasErrors
    var seen: Set<String> = []
    containerFiles = workspace.catalog.containers.map(\.place.file).filter { seen.insert($0).inserted }
  }
}

extension CatalogOverview {
  /// The overview as bytes.
  func write(to writer: inout IndexWriter) {
    writer.write(name)
    writer.write(locale)
    writer.write(screens) { $1.write(to: &$0) }
    writer.write(brokenScreens) { $0.write($1) }
    writer.write(hasErrors ? 1 : 0)
    writer.write(containerFiles) { $0.write($1) }
  }

  init(from reader: inout IndexReader) throws(IndexReader.Malformed) {
    name = try reader.text()
    locale = try reader.text()
    screens = try reader.list { reader throws(IndexReader.Malformed) in try ScreenSummary(from: &reader) }
    brokenScreens = try reader.list { reader throws(IndexReader.Malformed) in try reader.text() }
    hasErrors = try reader.number() != 0
    containerFiles = try reader.list { reader throws(IndexReader.Malformed) in try reader.text() }
  }
}
