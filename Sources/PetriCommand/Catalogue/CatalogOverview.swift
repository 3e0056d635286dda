import PetriBrowser
import PetriCatalog
import PetriLoader

/// The entries of a catalogue's lists, and the places of its definitions.
struct CatalogOverview: Hashable {
  let name: String
  let locale: String
  /// The screens without errors, in the catalogue's order.
  let screens: [ScreenSummary]
  let brokenScreens: [String]
  let hasErrors: Bool
  /// The files that define containers.
  let containerFiles: [String]

  @MainActor init(_ workspace: Workspace) {
    name = workspace.catalog.settings.name
    locale = workspace.locale
    screens = workspace.catalog.heads.map { [locale] in ScreenSummary($0, locale: locale) }
    brokenScreens = workspace.loaded.brokenScreens.map(\.name)
    hasErrors = workspace.loaded.hasErrors
    var seen: Set<String> = []
    containerFiles = workspace.catalog.containers.map(\.place.file).filter { seen.insert($0).inserted }
  }
}

extension CatalogOverview {
  /// The overview of a catalogue whose screens were read one after the other.
  init(_ loaded: LoadedCatalog, screens: [ScreenSummary]) {
    name = loaded.catalog.settings.name
    locale = loaded.catalog.settings.usualLocale
    self.screens = screens
    brokenScreens = loaded.brokenScreens.map(\.name)
    hasErrors = loaded.hasErrors
    var seen: Set<String> = []
    containerFiles = loaded.catalog.containers.map(\.place.file).filter { seen.insert($0).inserted }
  }
}

extension CatalogOverview {
  /// The list as the browser has it: screens without and with errors.
  var entries: [BrowserEntry] {
    screens.map { BrowserEntry(name: $0.name, title: $0.title, group: $0.group, tags: $0.tags) }
      + brokenScreens.map { BrowserEntry(name: $0, title: "has errors", isBroken: true) }
  }
}

extension CatalogSettings {
  /// The locale in which titles are listed.
  var usualLocale: String { locales.first ?? "en" }
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
