import PetriCatalog
import PetriComposer
import PetriRendering
import PetriSnapshots

/// The texts of a catalogue's screens: snapshots and all other renderings.
@MainActor
struct ScreenTexts {
  let catalog: Catalog
  let registry: ControllerRegistry

  /// Cells that differ only in their rendering, so that one launch serves them all.
  struct Group {
    let cells: [SnapshotCell]
    /// True for the first group with its fixture.
    let isFirstOfFixture: Bool
    var isBase: Bool { cells.first?.isBase ?? false }
    /// The renderings that have snapshots.
    var kinds: [Rendering] { cells.map(\.rendering) }

    func path(of rendering: Rendering) -> String {
      (cells.first { $0.rendering == rendering } ?? cells.first)?.path ?? ""
    }
  }

  /// A launched screen, or the reason it can't be launched.
  enum Launch {
    case screen(LaunchedScreen)
    case failure(String)
  }

  /// The cells of a screen's snapshots by group; empty for an unknown screen.
  func groups(of screen: String) -> [Group] {
    guard let definition = catalog.screen(named: screen) else { return [] }
    var places: [Key: Int] = [:]
    var groups: [[SnapshotCell]] = []
    for cell in SnapshotMatrix(of: catalog).cells(of: definition) {
      let key = Key(fixture: cell.fixture, environment: cell.environment)
      if let place = places[key] {
        groups[place].append(cell)
      } else {
        places[key] = groups.count
        groups.append([cell])
      }
    }
    var fixtures: Set<String> = []
    return groups.map { Group(cells: $0, isFirstOfFixture: fixtures.insert($0[0].fixture).inserted) }
  }

  private struct Key: Hashable {
    let fixture: String
    let environment: LaunchEnvironment
  }

  /// Launches the screen of a group on its stage.
  ///
  /// - Parameter record: Records which views are made.
  func launch(_ group: Group, recording record: ViewRecord? = nil) -> Launch {
    guard let cell = group.cells.first else { return .failure("") }
    do throws(CellFailure) {
      return .screen(
        try CellPrinter(catalog: catalog, registry: registry).launch(cell.printed(as: .tree), recording: record)
      )
    } catch {
      return .failure("error: \(error)")
    }
  }

  /// The routes of a group's screen, which need no launch.
  func routes(of group: Group) -> String {
    guard let cell = group.cells.first, let screen = catalog.screen(named: cell.screen) else { return "" }
    return RoutesText(of: screen, in: catalog).text
  }

  /// Renders a launched screen.
  func text(_ rendering: Rendering, of launch: Launch, _ group: Group) -> String {
    switch launch {
    case .failure(let reason): return reason
    case .screen(let launched):
      guard rendering == .lifecycle, let cell = group.cells.first else { return launched.text(as: rendering) }
      // This rendering takes the screen down and listens from the launch on.
      do throws(CellFailure) {
        return try CellPrinter(catalog: catalog, registry: registry).text(of: cell.printed(as: rendering))
      } catch {
        return "error: \(error)"
      }
    }
  }

  /// The screen as the app opens it, with defaults preferred to examples, or the reason it can't be composed.
  func opened(_ screen: String) -> String {
    guard let definition = catalog.screen(named: screen) else { return "" }
    let environment = LaunchEnvironment(settings: catalog.settings)
    let launch = PetriComposer.Launch(of: definition, fallback: .defaultsFirst, in: environment)
    guard launch.problems.isEmpty else { return launch.problems.map(\.description).joined(separator: "\n") }
    do {
      let launched = try LaunchedScreen(launch, in: catalog, registry: registry, isListening: false)
      return launched.refusals.map(\.description).joined(separator: "\n") + launched.text(as: .tree)
    } catch {
      return "error: \(error)"
    }
  }
}
