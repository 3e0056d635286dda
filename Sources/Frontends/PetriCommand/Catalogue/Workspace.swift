import Foundation
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriFiles
import PetriLoader
import PetriText
import PetriYAML

/// The loaded catalogue that a command works on.
@MainActor
struct Workspace {
  let loaded: LoadedCatalog
  let folder: String
  let fileName: String
  let invocation: Invocation
  private let color: Bool

  /// The valid definitions, with the selected variants applied.
  let catalog: Catalog

  var locale: String { catalog.settings.locales.first ?? "en" }

  /// Locates and loads the catalogue.
  ///
  /// - Parameters:
  ///   - toleratingErrors: leaves errors in `Catalog.yaml` to the caller.
  ///   - lints: enables warnings.
  ///   - cache: files from a previous load, for commands that load repeatedly.
  /// - Throws: `CommandFailure` if there is no catalogue, or it can't be read or has errors.
  init(
    _ options: CatalogOptions,
    _ invocation: Invocation,
    toleratingErrors: Bool = false,
    lints: Bool = false,
    reusing cache: FileCache? = nil
  ) throws {
    let place = try CatalogPlace(options.catalog, invocation.registry, lints: lints)
    try self.init(place, options, invocation, toleratingErrors: toleratingErrors, reusing: cache)
  }

  init(
    _ place: CatalogPlace,
    _ options: CatalogOptions,
    _ invocation: Invocation,
    toleratingErrors: Bool = false,
    reusing cache: FileCache? = nil
  ) throws {
    let loaded = place.loader.load(place.source, fileName: place.fileName, reusing: cache)
    try self.init(whole: loaded, of: place, options, invocation, toleratingErrors: toleratingErrors)
  }

  init(
    whole loaded: LoadedCatalog,
    of place: CatalogPlace,
    _ options: CatalogOptions,
    _ invocation: Invocation,
    toleratingErrors: Bool = false
  ) throws {
    self.loaded = loaded
    folder = place.folder
    fileName = place.fileName
    self.invocation = invocation
    color = invocation.colorsErrors(options.color)
    catalog = try Workspace.choosing(options.experiments, of: loaded.catalog)
    if loaded.isCatalogFileBroken, !toleratingErrors {
      throw failure(loaded.diagnostics, loaded.hasUnreadableFiles ? .io : .failed)
    }
  }

  var registry: ControllerRegistry { invocation.registry }

  var console: Console { invocation.console }

  /// The selected variants that differ from the defaults, by experiment.
  var unusualVariants: [String: String] {
    let usual = catalog.settings.usualVariants
    return catalog.variants.filter { usual[$0.key] != $0.value }
  }

  /// Applies other variants; ignores variants that no longer exist.
  func choosing(_ variants: [String: String]) -> Workspace {
    guard variants != unusualVariants, let chosen = try? catalog.applying(variants) else { return self }
    return Workspace(self, catalog: chosen)
  }

  func withLayoutWarnings() throws -> Workspace {
    guard !catalog.settings.interfaces.isEmpty else { return self }
    let warnings = LayoutWarnings(catalog: catalog, folder: try Folder(folder)).all
    return Workspace(self, catalog: catalog, loaded: loaded.adding(warnings))
  }

  private init(_ other: Workspace, catalog: Catalog, loaded: LoadedCatalog? = nil) {
    self.loaded = loaded ?? other.loaded
    folder = other.folder
    fileName = other.fileName
    invocation = other.invocation
    color = other.color
    self.catalog = catalog
  }

  /// - Throws: `CommandFailure` with the screen's errors, or with similar names if the screen doesn't exist.
  func screen(named name: String) throws -> ScreenDefinition {
    if let screen = catalog.screen(named: name) { return screen }
    if let broken = loaded.brokenScreens.first(where: { $0.name == name }) {
      let own = loaded.diagnostics(of: broken)
      throw failure(
        own.isEmpty ? loaded.diagnostics.filter { $0.severity == .error } : own,
        .failed,
        "'\(name)' has errors, or contains a screen or container with errors"
      )
    }
    let names = catalog.screenNames + loaded.brokenScreens.map(\.name)
    let nearest = NearestName.nearest(to: name, among: names, limit: 3)
    if nearest.isEmpty, hasUnreadDefinitions {
      throw CommandFailure(
        "unknown screen '\(name)'; it may be in a file with errors, so run 'petri validate'",
        .failed,
        next: "petri validate"
      )
    }
    let hint =
      nearest.isEmpty
      ? "; 'petri list' prints the names" : "; did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
    throw CommandFailure("unknown screen '\(name)'\(hint)", .usage, nearest: nearest, next: "petri list")
  }

  /// True if a file has errors that prevent its names from being read.
  var hasUnreadDefinitions: Bool {
    let named = Set(loaded.brokenScreens.filter { !$0.name.isEmpty }.map(\.place.file))
      .union(catalog.screens.map(\.place.file)).union(catalog.containers.map(\.place.file))
    return loaded.diagnostics.contains {
      $0.severity == .error && $0.path != fileName && !named.contains($0.path ?? fileName)
    }
  }

  func placeOfScreen(named name: String) -> Place? {
    catalog.screen(named: name)?.place ?? loaded.brokenScreens.first { $0.name == name }?.place
  }

  nonisolated func bytes(of file: String) throws(SourceProblem) -> [UInt8] {
    try FolderSource(path: folder, fileName: fileName).read(file, limit: LoaderLimits().yaml.fileBytes)
  }

  /// Prints to standard error that screens with errors are omitted.
  func mentionBrokenScreens() {
    let count = loaded.brokenScreens.count
    guard count > 0 || loaded.hasErrors else { return }
    let what =
      count == 0 ? "the catalogue has errors" : count == 1 ? "1 screen has errors" : "\(count) screens have errors"
    console.note("warning: \(what); run 'petri validate' to see them")
  }

  /// Leaks the workspace, because deallocating ten thousand screens just before the process exits is slow.
  func outlive() { _ = Unmanaged.passRetained(Undestroyed(self)) }

  /// Applies variants, each given as `name=variant`.
  ///
  /// - Throws: `CommandFailure` if a variant is unknown.
  nonisolated static func choosing(_ experiments: [String], of catalog: Catalog) throws -> Catalog {
    var chosen: [String: String] = [:]
    for text in experiments {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw CommandFailure("--experiment must be name=variant; found '\(text)'", .usage) }
      chosen[parts[0]] = parts[1]
    }
    do throws(ExperimentProblem) {
      return try catalog.applying(chosen)
    } catch {
      throw CommandFailure("--experiment: \(error)", .usage, nearest: error.nearest)
    }
  }

  func failure(
    _ diagnostics: [Diagnostic],
    _ reason: CommandFailure.Reason,
    _ message: String? = nil
  ) -> CommandFailure {
    let report = TextDiagnosticFormatter(color: color).format(diagnostics)
    return CommandFailure(diagnostics, reason, report: report, message: message)
  }
}

extension ExperimentProblem {
  fileprivate var nearest: [String] {
    switch self {
    case .unknown(let name, let known), .unknownVariant(let name, _, let known):
      NearestName.nearest(to: name, among: known)
    }
  }
}

private final class Undestroyed {
  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }
}
