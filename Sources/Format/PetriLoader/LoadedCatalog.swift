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
