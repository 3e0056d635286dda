import Foundation
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriText

/// The catalogue that a command works on, loaded.
@MainActor
struct Workspace {
  /// What came of loading it.
  let loaded: LoadedCatalog
  /// The catalogue's folder.
  let folder: String
  private let color: Bool

  /// What is whole of it, in the variants that were chosen.
  let catalog: Catalog

  /// The locale in which titles are listed.
  var locale: String { catalog.settings.locales.first ?? "en" }

  /// Finds and loads the catalogue.
  ///
  /// - Parameters:
  ///   - toleratingErrors: whether a broken `Catalog.yaml` is the command's own business.
  ///   - lints: whether warnings are looked for.
  ///   - cache: the files of the load before, for those who load again and again.
  /// - Throws: `CommandFailure` where there is none or it can't be read, an exit code where its errors were printed.
  init(_ options: CatalogOptions, toleratingErrors: Bool = false, lints: Bool = false, reusing cache: FileCache? = nil)
    throws
  {
    let location = try Workspace.locate(options.catalog)
    folder = location.folder
    color = options.color.isOnForErrors
    let source: FolderSource
    do {
      source = try FolderSource(path: location.folder)
    } catch {
      throw CommandFailure("can't read \(location.folder): \(error.reason)", .io)
    }
    let registry = PetriTool.registry
    let loader = CatalogLoader(
      devices: Stage.devices,
      controllers: registry.contents.isEmpty ? nil : Array(registry.contents.keys),
      layers: registry.layers.isEmpty ? nil : Array(registry.layers.keys),
      lints: lints
    )
    loaded = loader.load(source, fileName: location.fileName, reusing: cache)
    catalog = try Workspace.choosing(options.experiments, of: loaded.catalog)
    if loaded.isCatalogFileBroken, !toleratingErrors {
      Console.note(text(of: loaded.diagnostics))
      throw loaded.hasUnreadableFiles ? ExitStatus.io : ExitStatus.failed
    }
  }

  /// The chosen variants that are not the usual ones.
  var unusualVariants: [String: String] {
    let usual = Dictionary(
      catalog.settings.experiments.map { ($0.name, $0.variants.first) },
      uniquingKeysWith: { first, _ in first }
    )
    return catalog.variants.filter { usual[$0.key] != $0.value }
  }

  /// The same catalogue in other variants; what is not there any more counts for nothing.
  func choosing(_ variants: [String: String]) -> Workspace {
    guard variants != unusualVariants, let chosen = try? catalog.applying(variants) else { return self }
    return Workspace(self, catalog: chosen)
  }

  private init(_ other: Workspace, catalog: Catalog) {
    loaded = other.loaded
    folder = other.folder
    color = other.color
    self.catalog = catalog
  }

  /// The screen of a name.
  ///
  /// - Throws: an exit code where it has errors, which are printed; `CommandFailure` with the nearest names where there
  ///   is none.
  func screen(named name: String) throws -> ScreenDefinition {
    if let screen = catalog.screen(named: name) { return screen }
    if let broken = loaded.brokenScreens.first(where: { $0.name == name }) {
      let own = loaded.diagnostics(of: broken)
      Console.note(text(of: own.isEmpty ? loaded.diagnostics.filter { $0.severity == .error } : own))
      Console.fail("'\(name)' has errors, or holds a screen or a container that has")
      throw ExitStatus.failed
    }
    let nearest = NearestName.nearest(to: name, among: catalog.screens.map(\.name), limit: 3)
    let hint =
      nearest.isEmpty
      ? "; 'petri list' prints the names" : "; did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
    throw CommandFailure("no screen is named '\(name)'\(hint)", .usage)
  }

  /// Where a screen of a name is defined, whole or broken.
  func placeOfScreen(named name: String) -> Place? {
    catalog.screen(named: name)?.place ?? loaded.brokenScreens.first { $0.name == name }?.place
  }

  /// Says in one line on standard error that some screens are left out.
  func mentionBrokenScreens() {
    let count = loaded.brokenScreens.count
    guard count > 0 || loaded.hasErrors else { return }
    let what =
      count == 0 ? "the catalogue has errors" : count == 1 ? "1 screen has errors" : "\(count) screens have errors"
    Console.note("petri: \(what); 'petri validate' shows them")
  }

  private static func choosing(_ experiments: [String], of catalog: Catalog) throws -> Catalog {
    var chosen: [String: String] = [:]
    for text in experiments {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw CommandFailure("--experiment wants name=variant, not '\(text)'", .usage) }
      chosen[parts[0]] = parts[1]
    }
    do throws(ExperimentProblem) {
      return try catalog.applying(chosen)
    } catch {
      throw CommandFailure("--experiment: \(error)", .usage)
    }
  }

  private func text(of diagnostics: [Diagnostic]) -> String {
    TextDiagnosticFormatter(color: color).format(diagnostics)
  }

  private static func locate(_ path: String?) throws -> CatalogFinder.Location {
    do throws(CatalogFinder.Problem) {
      if let path { return try CatalogFinder.locate(path) }
      return try CatalogFinder.find(from: FileManager.default.currentDirectoryPath)
    } catch {
      switch error {
      case .noneUpwards(let folder):
        throw CommandFailure(
          "there is no Catalog.yaml in \(folder) or above it; 'petri init' makes one, --catalog PATH names one",
          .noCatalog
        )
      case .missing(let path): throw CommandFailure("there is no catalogue at \(path)", .noCatalog)
      case .unreadable(let path, let reason): throw CommandFailure("can't read \(path): \(reason)", .io)
      }
    }
  }
}
