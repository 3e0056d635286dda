import PetriCatalog
import PetriComposer
import PetriRendering
import PetriText

/// A small wireframe of a screen for hovers in editors.
@MainActor
enum HoverPicture {
  private static let columns = 48

  /// Renders a screen in its snapshot configuration; `nil` if it can't be launched.
  static func text(of name: String, in catalog: Catalog, _ registry: ControllerRegistry) -> String? {
    guard let screen = catalog.screen(named: name) else { return nil }
    let launch = Launch(of: screen, in: LaunchEnvironment(settings: catalog.settings))
    guard launch.problems.isEmpty else { return nil }
    let launched = try? LaunchedScreen(launch, in: catalog, registry: registry, isListening: false)
    return launched.map { $0.wireframe(columns: columns).canvas.lines.withoutRepetitions.joined(separator: "\n") }
  }
}

extension [String] {
  /// Drops lines equal to the previous two, to shorten empty areas.
  fileprivate var withoutRepetitions: [String] {
    indices.filter { $0 < 2 || self[$0] != self[$0 - 1] || self[$0] != self[$0 - 2] }.map { self[$0] }
  }
}
