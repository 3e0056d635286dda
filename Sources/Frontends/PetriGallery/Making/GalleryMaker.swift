import Foundation
package import PetriCatalog
package import PetriChecks
package import PetriComposer
import PetriRendering
import PetriSnapshots
import PetriUIKit

/// Makes the screens of a gallery: launches each in all its looks, draws it, and explores the states near it.
@MainActor
package struct GalleryMaker {
  private let catalog: Catalog
  private let registry: ControllerRegistry
  private let printer: CellPrinter
  private let examples: TypedExamples
  private let store: any PictureStore

  /// Creates a maker.
  ///
  /// - Parameter store: Stores each picture.
  package init(catalog: Catalog, registry: ControllerRegistry, store: any PictureStore) {
    (self.catalog, self.registry, self.store) = (catalog, registry, store)
    printer = CellPrinter(catalog: catalog, registry: registry)
    examples = TypedExamples(of: catalog)
  }

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - definition: The text of its definition.
  ///   - limits: The limits of the exploration around it.
  package func screen(
    _ screen: ScreenDefinition,
    definition: String,
    limits: ExplorationLimits = ExplorationLimits(states: 12, depth: 1)
  ) throws -> GalleryScreen {
    var made = GalleryScreen(screen, links: links(to: screen), locale: catalog.settings.locales.first ?? "en")
    made.definition = definition
    var texts: [String: Int] = [:]
    for cell in cells(of: screen) {
      let launched = launch(cell)
      if case .success(let launched) = launched {
        for text in launched.stage.shownTexts where texts[text] == nil { texts[text] = made.looks.count }
      }
      made.looks.append(try look(cell, launched))
      // The first look is the base look. Its stage is used before another device replaces it.
      if made.looks.count == 1, case .success(let launched) = launched {
        try complete(&made, screen, cell, launched, limits)
      }
    }
    made.texts = texts.sorted { $0.key < $1.key }.map { GalleryScreen.Text(text: $0.key, look: $0.value) }
    return made
  }

  /// Adds everything that is made from the base look.
  private func complete(
    _ made: inout GalleryScreen,
    _ screen: ScreenDefinition,
    _ base: SnapshotCell,
    _ launched: LaunchedScreen,
    _ limits: ExplorationLimits
  ) throws {
    for layer in launched.layers {
      made.layers.append(
        GalleryScreen.Layer(name: layer.name, outer: layer.outer, picture: try keep(layer.svg, of: launched))
      )
    }
    if screen.isPart, let (svg, size) = launched.cutSVG { made.thumbnail = try keep(svg, ofSize: size) }
    // Walks extend the exploration's limit.
    var limits = limits
    limits.states += screen.walks.reduce(0) { $0 + $1.steps.count }
    made.states = try states(from: base, on: launched, walksOf: [screen], limits).states
    // A title with context values is shown with those of the examples.
    if made.title.contains("${"), let shown = made.states.first?.state.title { made.title = shown }
    if let heard = try? printer.launch(base.printed(as: .lifecycle)) {
      made.lifecycle = heard.text(as: .lifecycle).split(separator: "\n").dropFirst().map { "\($0)\n" }.joined()
    }
    for walk in screen.walks { made.walks.append(try self.walk(walk, of: screen, in: base.environment)) }
  }

  /// Explores the states reachable from a screen, launched with its examples in the base environment.
  package func states(
    from screen: ScreenDefinition,
    _ limits: ExplorationLimits
  ) throws -> (states: [GalleryState], cutWays: Int) {
    let base = base(of: screen)
    guard let launched = try? printer.launch(base) else { return ([], 0) }
    return try states(from: base, on: launched, walksOf: catalog.screens, limits)
  }

  private func states(
    from base: SnapshotCell,
    on launched: LaunchedScreen,
    walksOf screens: [ScreenDefinition],
    _ limits: ExplorationLimits
  ) throws -> (states: [GalleryState], cutWays: Int) {
    let explorer = Explorer(examples: examples, walksOf: screens, limits: limits) { try printer.launch(base) }
    var pictures: [GalleryPicture] = []
    let exploration = try explorer.explore(from: launched) { _, launched in
      pictures.append(try keep(launched.shortSVG, of: launched))
    }
    return (zip(exploration.states, pictures).map { GalleryState(state: $0, picture: $1) }, exploration.cutWays)
  }

  /// The cells of each fixture and environment that has a snapshot.
  private func cells(of screen: ScreenDefinition) -> [SnapshotCell] {
    let matrix = SnapshotMatrix(of: catalog)
    let settings = catalog.settings
    let base = base(of: screen)
    var seen: Set<SnapshotCell> = [base]
    let others = matrix.cells(of: screen).filter { $0.rendering != .routes }.map {
      SnapshotCell(of: screen, fixture: $0.fixture, in: $0.environment, as: .tree, settings: settings)
    }
    return [base] + others.filter { seen.insert($0).inserted }
  }

  /// The cell of the examples in the base environment.
  private func base(of screen: ScreenDefinition) -> SnapshotCell {
    let settings = catalog.settings
    return SnapshotCell(of: screen, in: LaunchEnvironment(settings: settings), as: .tree, settings: settings)
  }

  private func launch(_ cell: SnapshotCell) -> Result<LaunchedScreen, CellFailure> {
    do throws(CellFailure) { return .success(try printer.launch(cell)) } catch { return .failure(error) }
  }

  private func look(
    _ cell: SnapshotCell,
    _ made: Result<LaunchedScreen, CellFailure>
  ) throws -> GalleryLook {
    let launched: LaunchedScreen
    switch made {
    case .success(let screen): launched = screen
    case .failure(let error):
      return GalleryLook(
        fixture: cell.fixture,
        environment: cell.environment,
        picture: nil,
        problem: error.description,
        safeArea: [],
        lines: [],
        stops: []
      )
    }
    let insets = launched.stage.window.safeAreaInsets
    return GalleryLook(
      fixture: cell.fixture,
      environment: cell.environment,
      picture: try keep(launched.shortSVG, of: launched),
      problem: nil,
      safeArea: [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) },
      lines: launched.located.lines.map { line in
        GalleryLook.Line(
          depth: line.depth,
          text: String(line.content),
          frame: line.node.frame.map(GalleryFrame.init),
          place: line.node.place.map { "\($0.file):\($0.line)" }
        )
      },
      stops: launched.stops.map { GalleryLook.Stop(words: $0.words, frame: $0.frame.map(GalleryFrame.init)) }
    )
  }

  private func walk(
    _ walk: WalkDefinition,
    of screen: ScreenDefinition,
    in environment: LaunchEnvironment
  ) throws -> GalleryWalk {
    let launch = Launch(of: screen, fixture: walk.fixture, in: environment)
    let composer = Composer(for: launch, catalog: catalog, registry: registry)
    guard let stage = try? Stage(environment: environment, isListening: false) else {
      return GalleryWalk(name: walk.name, steps: [], problem: nil)
    }
    var steps: [GalleryWalk.Step] = []
    // The title describes the move as seen before it.
    var title = "Begin"
    var failure: (any Error)?
    var problem: String?
    do throws(WalkStop) {
      try LaunchedScreen.play(walk, of: screen, on: stage, with: composer) { launched, number in
        defer {
          if number < walk.steps.count, case .move(let move) = walk.steps[number].kind {
            title = MoveWords(stage).words(for: move)
          }
        }
        guard failure == nil, number == 0 || walk.steps[number - 1].isMove else { return }
        do {
          let picture = try keep(launched.shortSVG, of: launched)
          steps.append(GalleryWalk.Step(title: title, screen: stage.screenInFront, picture: picture))
        } catch {
          failure = error
        }
      }
    } catch {
      problem = error.reason
    }
    if let failure { throw failure }
    return GalleryWalk(name: walk.name, steps: steps, problem: problem)
  }

  private func links(to screen: ScreenDefinition) -> [String] { screen.links.map { "\($0.pattern)" } }

  private func keep(_ svg: String, of launched: LaunchedScreen) throws -> GalleryPicture {
    try keep(svg, ofSize: launched.stage.window.bounds.size)
  }

  private func keep(_ svg: String, ofSize size: CGSize) throws -> GalleryPicture {
    let picture = GalleryPicture(svg, width: Double(size.width), height: Double(size.height))
    try store.keep(svg, as: picture)
    return picture
  }
}

extension WalkStep {
  fileprivate var isMove: Bool { if case .move = kind { true } else { false } }
}

extension GalleryScreen {
  fileprivate init(_ screen: ScreenDefinition, links: [String], locale: String) {
    self.init(
      name: screen.name,
      title: screen.title.template(for: locale).description,
      summary: screen.summary,
      group: screen.group,
      tags: screen.tags,
      isPart: screen.isPart,
      place: screen.place,
      context: screen.context.map { key in
        Key(
          name: key.name,
          type: key.type.description,
          isRequired: key.isRequired,
          fallback: key.fallback?.description,
          example: key.example?.description,
          summary: key.summary
        )
      },
      links: links
    )
  }
}
