public import PetriCatalog
public import PetriDiagnostics
import PetriFormat

/// The result of loading a catalogue: its valid definitions and all problems.
public struct LoadedCatalog: Sendable {
  /// The definitions without errors.
  public let catalog: Catalog
  /// All diagnostics, by file and location.
  public internal(set) var diagnostics: [Diagnostic]
  /// The screens that have errors.
  public let brokenScreens: [BrokenScreen]
  /// Whether `Catalog.yaml` itself has errors, so that nothing else is reliable.
  public let isCatalogFileBroken: Bool
  /// The definition files except `Catalog.yaml`, in catalogue order.
  public internal(set) var files: [String] = []
  /// The localization files, files of asset catalogues, images and fonts that were read.
  public internal(set) var resources: [String] = []
  /// The folders that were searched for definition files, as their paths name them; "" is the catalogue's own.
  public internal(set) var folders: [String] = []

  /// Whether any diagnostic is an error.
  public var hasErrors: Bool { diagnostics.hasErrors }

  /// Whether a file could not be read.
  public var hasUnreadableFiles: Bool { diagnostics.contains(where: \.isOfUnreadableFile) }

  /// The diagnostics in a broken screen's part of its file.
  public func diagnostics(of screen: BrokenScreen) -> [Diagnostic] {
    diagnostics.filter { $0.severity == .error && $0.path == screen.place.file }
  }
}

extension Diagnostic {
  /// Whether the diagnostic is about a file that could not be read.
  public var isOfUnreadableFile: Bool { code == .cannotRead }
}

extension LoadedCatalog {
  /// The catalogue with additional warnings, at the severity that its `severity` setting assigns.
  public func adding(_ warnings: [Diagnostic]) -> LoadedCatalog {
    let policy = WarningPolicy(severities: catalog.settings.severities, isLinted: true)
    var all = self
    all.diagnostics = (diagnostics + policy.apply(to: warnings, [], isClean: true)).sortedByPlace()
    return all
  }
}

/// A screen with errors of its own, which the loaded catalogue leaves out.
public struct BrokenScreen: Sendable, Hashable {
  /// The name of the screen, or a placeholder if it can't be read.
  public let name: String
  /// The location of the definition.
  public let place: Place
  /// The path of the group, outermost first, as far as it could be read.
  public let group: [String]
  /// The names of the walks, as far as they could be read.
  public let walks: [String]

  /// False if the file was truncated before this definition.
  public let isRead: Bool

  init(name: String, place: Place, group: [String], walks: [String] = [], isRead: Bool = true) {
    self.name = name
    self.place = place
    self.group = group
    self.walks = walks
    self.isRead = isRead
  }
}
