import PetriCatalog
import PetriFiles
package import PetriFormat

/// The decoded files of a load, which the next load of the same loader takes where they have not changed.
///
/// A file is as it was when its number, size and times are, and it had been left alone for a while when they were taken; else it is
/// read, and decoded only if its bytes are others.
public final class FileCache {
  /// A file as it was decoded.
  struct Entry {
    let stamp: FileStamp?
    let defaults: SharedDefaults
    let file: DecodedFile
    /// The effort that it took to have it.
    let effort: Effort
  }

  /// The effort that it took to have a file.
  enum Effort { case none, reading, decoding }

  private var settings: CatalogSettings?
  private var strings = StringTables()
  private var entries: [String: Entry] = [:]
  /// The last load, by which a file is checked alone.
  var lastLoad: LastLoad?
  private var resources: (files: ResourceFiles, origin: ResourceFiles.Origin)?

  /// How many files the last load read.
  public private(set) var readFiles = 0
  /// How many files the last load decoded.
  public private(set) var decodedFiles = 0

  /// A cache without a file.
  public init() {}

  /// The files that may be taken again; none where what all files are decoded by has changed.
  func entries(for settings: CatalogSettings, _ strings: StringTables) -> [String: Entry] {
    self.settings == settings && self.strings == strings ? entries : [:]
  }

  /// A file as it was decoded last.
  func entry(of path: String) -> Entry? { entries[path] }

  /// The texts, colours and fonts of an earlier load; `nil` where their files have changed.
  func resources(from origin: ResourceFiles.Origin) -> ResourceFiles? {
    resources.flatMap { origin.isSame(as: $0.origin) ? $0.files : nil }
  }

  /// Keeps the texts, colours and fonts of a load.
  func keep(_ files: ResourceFiles, from origin: ResourceFiles.Origin) { resources = (files, origin) }

  /// The files of texts, colours and fonts that the last load read.
  package var resourcePaths: [String] { resources?.origin.paths ?? [] }

  /// The texts of the last load.
  package var texts: StringTables { strings }

  /// Keeps what a load has decoded.
  func keep(_ entries: [String: Entry], for settings: CatalogSettings, _ strings: StringTables) {
    self.settings = settings
    self.strings = strings
    self.entries = entries
    readFiles = entries.values.count { $0.effort != .none }
    decodedFiles = entries.values.count { $0.effort == .decoding }
  }
}
