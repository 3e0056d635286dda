import Expectations
import Foundation
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriRouting
import PetriUIKit
import SampleScreens
import Testing

/// The sample catalogue's app on its stage, as a person left it.
@MainActor
final class SampleApp {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static let registry: ControllerRegistry = {
    var registry = ControllerRegistry()
    SampleScreens.register(in: &registry)
    return registry
  }()

  static let catalog: Catalog = {
    guard let source = try? FolderSource(path: folder) else { return Catalog(settings: CatalogSettings(name: "")) }
    let loaded = CatalogLoader(
      devices: Stage.devices,
      controllers: Array(registry.contents.keys),
      layers: Array(registry.layers.keys)
    ).load(source)
    return loaded.diagnostics.isEmpty ? loaded.catalog : Catalog(settings: CatalogSettings(name: "broken"))
  }()

  let stage: Stage
  let composer: Composer
  private(set) var events: [String] = []
  /// UIKit's complaints about misuse.
  var misuse: [String] { stage.chapters.flatMap(\.refusals).filter { $0.action == nil }.map(\.reason) }

  /// Launches a screen and opens others on it, one after the other, as taps would.
  init(_ screens: String, state: [String] = [], in catalog: Catalog = SampleApp.catalog) throws {
    let names = screens.split(separator: ",").map(String.init)
    stage = try Stage(environment: LaunchEnvironment(settings: catalog.settings), isListening: false)
    composer = Composer(catalog: catalog, registry: SampleApp.registry)
    expectEqual(composer.state.apply(state.compactMap { ContextAssignment(argument: $0) }), [])
    let first = try #require(catalog.screen(named: names[0]))
    let context = ContextResolution(fields: first.context).context
    let composed = try stage.compose(first.name, context: context, with: composer)
    stage.show(composed.root)
    for name in names.dropFirst() { try open(name) }
    events = []
    composer.delegate = self
  }

  /// The stack on screen, in a line.
  var text: String { composer.routing.stackText }

  func open(_ name: String) throws {
    let front = try #require(stage.window.rootViewController?.frontmost)
    note(stage.run("open") { composer.perform(.open(screen: name, with: .empty), from: front) })
  }

  func tap(_ name: String) throws {
    do {
      try stage.make(.tap(name), with: composer)
    } catch MoveError.refused(_, let refusals) {
      note(refusals)
    }
  }

  func link(_ url: String) throws {
    let front = try #require(stage.window.rootViewController?.frontmost)
    note(stage.run("link") { composer.perform(.link(url), from: front) })
  }

  private func note(_ refusals: [Refusal]) {
    events += refusals.map { "\($0.action ?? "UIKit"): \($0.reason)" }
  }

  /// Navigates and gives how it ended: `done`, the error, or why it waits.
  func go(_ target: ScreenTarget) throws -> String {
    var ended: NavigationResult?
    var navigation: Navigation?
    try stage.run("go") { navigation = try composer.routing.navigate(to: target) { ended = $0 } }
    switch ended {
    case .success: return "done"
    case .failure(let error): return "\(error)"
    case nil:
      return navigation?.reasonToWait.map { "waits: \($0)" }
        ?? "asks: \((navigation?.plan?.interceptors ?? []).joined(separator: ", "))"
    }
  }
}

extension SampleApp: ComposerDelegate {
  func composer(_ composer: Composer, didEmit name: String, from controller: UIViewController) {
    events.append("emit \(name)")
  }

  func composer(_ composer: Composer, didTrack event: String, on controller: UIViewController) {
    events.append("track \(event)")
  }
}
