import PetriCatalog
import PetriFiles
package import PetriFormat

/// The decoded files of a load, which the next load of the same loader reuses if they are unchanged.
///
/// A file counts as unchanged if its number, size and times are, and its last change was not too recent. Otherwise it
/// is read, and decoded only if its bytes differ.
public final class FileCache {
  struct Entry {
    let stamp: FileStamp?
    let defaults: SharedDefaults
    let file: DecodedFile
    let effort: Effort
  }

  enum Effort { case none, reading, decoding }

  private var settings: CatalogSettings?
  private var strings = StringTables()
  private var entries: [String: Entry] = [:]
  /// The last load, against which single files are checked.
  var lastLoad: LastLoad?
  private var resources: (files: ResourceFiles, origin: ResourceFiles.Origin)?

  /// The number of files that the last load read.
  public private(set) var readFiles = 0
  /// The number of files that the last load decoded.
  public private(set) var decodedFiles = 0

  /// Creates an empty cache.
  public init() {}

  func entries(for settings: CatalogSettings, _ strings: StringTables) -> [String: Entry] {
    self.settings == settings && self.strings == strings ? entries : [:]
  }

  func entry(of path: String) -> Entry? { entries[path] }

  func resources(from origin: ResourceFiles.Origin) -> ResourceFiles? {
    resources.flatMap { origin.isSame(as: $0.origin) ? $0.files : nil }
  }

  func keep(_ files: ResourceFiles, from origin: ResourceFiles.Origin) { resources = (files, origin) }

  package var resourcePaths: [String] { resources?.origin.paths ?? [] }

  package var texts: StringTables { strings }

  func keep(_ entries: [String: Entry], for settings: CatalogSettings, _ strings: StringTables) {
    self.settings = settings
    self.strings = strings
    self.entries = entries
    readFiles = entries.values.count { $0.effort != .none }
    decodedFiles = entries.values.count { $0.effort == .decoding }
  }
}

struct LastLoad {
  let settings: CatalogSettings
  let names: DefinitionNames
  let linter: Linter?
}
