import CSystem
import Foundation
import PetriBrowser
import PetriCatalog
import PetriDiagnostics
import PetriLoader
import PetriText

extension BrowserHost {
  func readSettings() -> [BrowserMessage] {
    guard let look else { return [] }
    let settings = look.settings(in: workspace.folder, isLight: isLight)
    return [.settings(settings.keys, settings.theme.adapted(to: look.colors))]
      + (settings.note.map { [.note($0)] } ?? [])
  }

  func takeGround(_ isLight: Bool, _ model: inout BrowserModel) -> [BrowserEffect] {
    self.isLight = isLight
    guard let settings = readSettings().first else { return [] }
    return model.update(settings)
  }

  /// Reloads the catalogue; keeps the current one if `Catalog.yaml` is invalid.
  func reload() -> [BrowserMessage] {
    guard let new = try? Workspace(options, workspace.invocation, toleratingErrors: true, reusing: cache) else {
      return [.note("the catalogue can't be read; what is shown is as it was", until: .loaded)]
    }
    if new.loaded.isCatalogFileBroken { return [.note(BrowserHost.note(about: new.loaded), until: .loaded)] }
    workspace = new
    checker.replace(new)
    petri_trim_memory()
    let source = BrowserSource(new)
    return [.loaded(source.catalog), .texts(source.searchTexts)] + verifier.replace(new)
  }

  private static func note(about broken: LoadedCatalog) -> String {
    let first = broken.diagnostics.first.map { ": \($0.message)" } ?? ""
    return "Catalog.yaml has errors, what is shown is as it was\(first)".cleaned
  }

  func edit(_ screen: String, _ terminal: borrowing Terminal) -> [BrowserMessage] {
    guard let place = workspace.placeOfScreen(named: screen) else { return [] }
    guard let editor = Editor(environment: workspace.invocation.environment) else {
      return [.note("\(place.file):\(place.line); set EDITOR to open it here".cleaned)]
    }
    var problem: String?
    terminal.suspended { problem = editor.open("\(workspace.folder)/\(place.file)", line: place.line) }
    return reload() + (problem.map { [.note($0.cleaned)] } ?? [])
  }
}
