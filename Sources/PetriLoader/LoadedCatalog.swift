public import PetriCatalog
public import PetriDiagnostics
import PetriFormat

/// The result of loading a catalogue: its valid definitions, and all problems.
public struct LoadedCatalog: Sendable {
  /// The definitions without errors.
  public let catalog: Catalog
  /// Every diagnostic, by file and place.
  public internal(set) var diagnostics: [Diagnostic]
  /// The screens that have errors.
  public let brokenScreens: [BrokenScreen]
  /// Whether `Catalog.yaml` itself has errors, so that nothing else can be relied on.
  public let isCatalogFileBroken: Bool
  /// The files of definitions, without `Catalog.yaml` itself, in the catalogue's order.
  public internal(set) var files: [String] = []
  /// The folders that were looked through for the catalogue's files, by the names that those have, "" for its own.
  public internal(set) var folders: [String] = []

  /// Whether there is an error among the diagnostics.
  public var hasErrors: Bool { diagnostics.hasErrors }

  /// Whether a file could not be read.
  public var hasUnreadableFiles: Bool { diagnostics.contains(where: \.isOfUnreadableFile) }

  /// The diagnostics of a broken screen's part of its file.
  public func diagnostics(of screen: BrokenScreen) -> [Diagnostic] {
    diagnostics.filter { $0.severity == .error && $0.path == screen.place.file }
  }
}

extension Diagnostic {
  /// Whether it is about a file that could not be read.
  public var isOfUnreadableFile: Bool { code == .cannotRead }
}
