import PetriCatalog
import PetriComposer
import PetriRendering
import PetriText

/// A screen as a small wireframe, for those who point at its name in an editor.
@MainActor
enum HoverPicture {
  /// The columns of the wireframe, its frame included.
  private static let columns = 48

  /// The wireframe of a screen as its snapshots have it; `nil` where it can't be launched.
  static func text(of name: String, in catalog: Catalog, _ registry: ControllerRegistry) -> String? {
    guard let screen = catalog.screen(named: name) else { return nil }
    let launch = Launch(of: screen, in: LaunchEnvironment(settings: catalog.settings))
    guard launch.problems.isEmpty else { return nil }
    let launched = try? LaunchedScreen(launch, in: catalog, registry: registry, isListening: false)
    return launched.map { $0.wireframe(columns: columns).canvas.lines.withoutRepetitions.joined(separator: "\n") }
  }
}

extension [String] {
  /// The lines without those that are like the two before them: of an empty part of a screen a little is enough.
  fileprivate var withoutRepetitions: [String] {
    indices.filter { $0 < 2 || self[$0] != self[$0 - 1] || self[$0] != self[$0 - 2] }.map { self[$0] }
  }
}
