import Foundation
import PetriBrowser
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriRendering
import PetriSnapshots
import PetriText

@MainActor
struct BrowserSource {
  private let workspace: Workspace
  private let graph: CatalogGraph?

  init(_ workspace: Workspace, graph: CatalogGraph? = nil) {
    self.workspace = workspace
    self.graph = graph
  }

  var catalog: BrowserCatalog {
    let settings = workspace.catalog.settings
    var catalog = BrowserCatalog(
      name: settings.name,
      entries: entries,
      devices: settings.devices + Stage.devices.filter { !settings.devices.contains($0) },
      appearances: settings.appearances + Appearance.allCases.filter { !settings.appearances.contains($0) },
      contentSizes: settings.contentSizes + ContentSize.allCases.filter { !settings.contentSizes.contains($0) },
      locales: settings.locales,
      state: settings.state.map(\.name),
      experiments: settings.experiments
    )
    catalog.variants = workspace.unusualVariants
    return catalog
  }

  var searchTexts: SearchTexts {
    let catalog = workspace.catalog
    return SearchTexts(entries, catalog.screens.map { EntryTexts($0, scenes: catalog.scenes) })
  }

  private var entries: [BrowserEntry] {
    workspace.catalog.screens.map { screen in
      let title = screen.title.template(for: workspace.locale).description
      return BrowserEntry(name: screen.name, title: title, group: screen.group, tags: screen.tags)
    }
      + workspace.loaded.brokenScreens.map {
        BrowserEntry(name: $0.name, title: "has errors", group: $0.group, isBroken: true)
      }
  }

  func lines(for request: PreviewRequest) -> [String] {
    switch content(for: request) {
    case .text(let lines): lines
    case .rows(let rows): rows.map(\.text)
    case .picture(let picture): picture.lines
    case .pixels: []
    case .review(let review): review.lines
    }
  }

  /// A preview. Pictures are wireframes here, because pixel images are rendered in the background.
  func content(for request: PreviewRequest) -> PreviewContent {
    if request.tab == .snapshots {
      var desk = SnapshotDesk(workspace)
      return .review(desk.review(of: request).review)
    }
    if request.tab == .checks { return .rows(ScreenChecker(workspace).rows(for: request)) }
    guard let screen = workspace.catalog.screen(named: request.screen) else {
      return BrowserSource.content(of: problems(of: request.screen))
    }
    guard request.tab != .routes else {
      let graph = graph ?? CatalogGraph(workspace.catalog)
      let rows = RoutesText.rows(of: screen, in: workspace.catalog, graph: graph)
      return .rows(rows.map { PreviewRow($0.text.cleaned, opens: $0.target) })
    }
    guard request.tab == .wireframe || request.tab == .picture else {
      return BrowserSource.content(of: text(of: screen, for: request))
    }
    do {
      let launched = try launch(screen, request, as: .wireframe)
      return .picture(launched.wireframe(columns: request.room?.columns).canvas)
    } catch {
      return BrowserSource.content(of: "\(error)")
    }
  }

  /// The drawing to rasterize for a preview; `nil` if the preview is text or can't be drawn.
  func raster(for request: PreviewRequest) -> RasterDrawing? {
    guard request.tab == .picture, let room = request.room, let pixels = room.pixels,
      let screen = workspace.catalog.screen(named: request.screen)
    else { return nil }
    return (try? launch(screen, request, as: .svg))?.raster(
      in: RasterDrawing.Room(
        columns: room.columns,
        rows: pixels.rows,
        cell: pixels.cell,
        fits: room.rows != nil,
        top: pixels.top
      )
    )
  }

  private static func content(of text: String) -> PreviewContent {
    .text(text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).cleaned })
  }

  private func text(of screen: ScreenDefinition, for request: PreviewRequest) -> String {
    switch request.tab {
    case .definition: return definition(of: screen)
    case .context:
      return ScreenDescription(screen, in: workspace.catalog, locale: workspace.locale).text(color: false)
    case .problems, .snapshots, .checks: return problems(of: screen.name)
    case .wireframe, .picture, .routes: return launched(screen, request, as: .wireframe)
    case .tree: return launched(screen, request, as: .tree)
    case .lifecycle: return launched(screen, request, as: .lifecycle)
    case .accessibility: return launched(screen, request, as: .accessibility)
    }
  }

  private func launched(_ screen: ScreenDefinition, _ request: PreviewRequest, as rendering: Rendering) -> String {
    do {
      return try launch(screen, request, as: rendering).text(as: rendering)
    } catch {
      return "\(error)"
    }
  }

  private func launch(
    _ screen: ScreenDefinition,
    _ request: PreviewRequest,
    as rendering: Rendering
  ) throws -> LaunchedScreen {
    if let launch = request.launch { return try self.launch(screen, as: launch) }
    let cell = SnapshotCell(
      of: screen,
      fixture: request.fixture ?? Fixture.examples,
      in: LaunchEnvironment(request.environment),
      as: rendering,
      settings: workspace.catalog.settings
    )
    return try workspace.printer.launch(cell)
  }

  private func launch(_ screen: ScreenDefinition, as request: LaunchRequest) throws -> LaunchedScreen {
    let launcher = Launcher(workspace: workspace)
    let launch = try launcher.checked(request, of: screen).launch
    return try LaunchedScreen(
      launch,
      stage: try launcher.stage(launch.environment),
      composer: try launcher.composer(request.state.map(\.argument), for: launch)
    )
  }

  /// The source text of a screen's definition, with its first line number.
  private func definition(of screen: ScreenDefinition) -> String {
    guard let bytes = try? workspace.bytes(of: screen.place.file), let text = String(validating: bytes, as: UTF8.self)
    else {
      return "can't read \(screen.place.file)"
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let from = max(0, screen.place.line - 1)
    // For a storyboard, the rest of the scene.
    let end = lines.dropFirst(from).firstIndex { $0.hasPrefix("---") || $0.hasSuffix("</scene>") } ?? lines.count
    return "\(screen.place.file):\(screen.place.line)\n\n" + lines[min(from, end)..<end].joined(separator: "\n")
  }

  func problems(of name: String) -> String {
    let broken = workspace.loaded.brokenScreens.first { $0.name == name || $0.place.description == name }
    let own = broken.map { workspace.loaded.diagnostics(of: $0) } ?? []
    let all = own.isEmpty && broken != nil ? workspace.loaded.diagnostics : own
    return all.isEmpty ? "no problems" : TextDiagnosticFormatter(color: false).format(all)
  }
}
