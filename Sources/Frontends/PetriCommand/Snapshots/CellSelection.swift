import Foundation
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriSnapshots
import PetriText

/// The cells that options choose.
@MainActor
struct CellSelection {
  /// The cells, in the catalogue's order.
  let cells: [SnapshotCell]
  /// How many screens they are of.
  let screenCount: Int
  /// Screens that have no snapshots, and why.
  let skipped: [RunReport.SkippedScreen]
  /// Screens with errors that would be among them.
  let broken: [RunReport.BrokenScreen]
  /// Whether nothing was left out that has a snapshot, or should have one.
  let isComplete: Bool
  /// Snapshots that belong to no cell of the catalogue.
  let unowned: [String]
  /// Files that can't be identified.
  let unknown: [String]
  /// The ids of cells of screens without a snapshot that are here only because files that belong to nothing hold such cells: the screens
  /// may have had other names.
  let renamed: Set<String>

  /// Whether no screen is affected by the changes since a commit, which was noted.
  private(set) var isUnaffected = false

  /// Chooses.
  ///
  /// - Throws: `CommandFailure` where an option makes no sense here, or nothing is left.
  init(_ options: CellOptions, _ groups: GroupOptions, in workspace: Workspace) throws {
    let matrix = SnapshotMatrix(of: workspace.catalog)
    let chosen = try ScreenSelection(options, groups, in: workspace)
    var screens = chosen.screens
    var broken = chosen.broken
    if let reference = options.changed {
      let affected = try ChangedScreens(since: reference, in: workspace)
      screens = screens.filter { affected.names.contains($0.name) }
      broken = broken.filter { affected.files.contains($0.place.file) }
      isUnaffected = screens.isEmpty && broken.isEmpty
      if isUnaffected {
        workspace.console.note("petri: no screen is affected by the changes since \(reference)".cleaned)
      }
    }
    try CellSelection.check(options, screens, matrix)
    let files = workspace.snapshotFiles
    let filed = Dictionary(grouping: files.cells, by: \.screen)
    let foreign = options.narrowsCells ? [:] : CellSelection.foreignCells(files, in: workspace)
    var renamed: Set<String> = []
    var cells: [SnapshotCell] = []
    for screen in screens {
      let own = options.matrix || options.narrowsCells ? matrix.cells(of: screen) : matrix.baseCells(of: screen)
      var ids: Set<String> = []
      let all = (own + (filed[screen.name] ?? [])).filter { ids.insert($0.id).inserted }
      cells += all.filter { CellSelection.wants($0, options, base: workspace.catalog.settings) }
      guard filed[screen.name] == nil, !own.isEmpty else { continue }
      for (kind, names) in foreign.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        let more = names.sorted().compactMap { matrix.cell(named: $0, of: screen, as: kind) }
          .filter { ids.insert($0.id).inserted }
        cells += more
        renamed.formUnion(more.map(\.id))
      }
    }
    if options.failed { cells = try CellSelection.failed(cells, in: workspace) }
    if let (one, other) = SnapshotMatrix.collision(among: cells) {
      throw CommandFailure(
        "'\(one.screen)' and '\(other.screen)' would share the file \(one.path) on a case-insensitive file system",
        .failed
      )
    }
    // Those of one file come one after another, so that it is read once.
    self.cells = CellSelection.byFile(cells)
    self.renamed = renamed
    screenCount = Set(cells.map(\.screen)).count
    skipped = screens.compactMap { screen in
      matrix.skipReason(of: screen).map { RunReport.SkippedScreen(screen: screen.name, reason: $0) }
    }
    isComplete = chosen.isComplete && options.changed == nil && !options.failed && !options.narrowsCells
    unowned = files.unowned
    unknown = files.unknown
    self.broken = broken.map { RunReport.BrokenScreen(screen: $0.name, place: "\($0.place.file):\($0.place.line)") }
    guard !cells.isEmpty || !skipped.isEmpty || !broken.isEmpty || isUnaffected else {
      throw CommandFailure("no snapshot matches the selection", .nothingMatched, next: "petri snapshot record")
    }
  }

  /// Reports the screens with errors.
  func failBroken(on console: Console) {
    for screen in broken.prefix(CellSelection.maxBroken) {
      console.fail("'\(screen.screen)' at \(screen.message)".cleaned)
    }
    let rest = broken.count - CellSelection.maxBroken
    if rest > 0 { console.fail("\(rest) more \(rest == 1 ? "screen has" : "screens have") errors") }
  }

  /// So many screens with errors are named.
  private static let maxBroken = 10

  /// The cells of files that belong to nothing, by their kinds of text.
  private static func foreignCells(_ files: SnapshotFiles, in workspace: Workspace) -> [Rendering: Set<CellName>] {
    var cells: [Rendering: Set<CellName>] = [:]
    for path in files.unowned {
      guard let kind = path.split(separator: ".").dropLast().last.flatMap({ Rendering(rawValue: String($0)) }) else {
        continue
      }
      cells[kind, default: []].formUnion(workspace.snapshotStore.texts(inFile: path).keys)
    }
    return cells
  }

  private static func byFile(_ cells: [SnapshotCell]) -> [SnapshotCell] {
    var places: [String: Int] = [:]
    var files: [[SnapshotCell]] = []
    for cell in cells {
      if let place = places[cell.path] {
        files[place].append(cell)
      } else {
        places[cell.path] = files.count
        files.append([cell])
      }
    }
    return files.flatMap(\.self)
  }

  /// A dimension that is not named is the base one, unless the complete matrix is asked for.
  private static func wants(_ cell: SnapshotCell, _ options: CellOptions, base settings: CatalogSettings) -> Bool {
    guard options.narrowsCells else { return true }
    let base = LaunchEnvironment(settings: settings)
    func fits<Value: Equatable>(_ wanted: [Value], _ value: Value, _ base: Value) -> Bool {
      wanted.isEmpty ? options.matrix || value == base : wanted.contains(value)
    }
    return (options.kinds.isEmpty || options.kinds.contains { $0.word == cell.rendering })
      && fits(options.fixture, cell.fixture, Fixture.examples)
      && fits(options.device, cell.environment.device, base.device)
      && fits(options.appearance.map(\.word), cell.environment.appearance, base.appearance)
      && fits(options.contentSize.map(\.word), cell.environment.contentSize, base.contentSize)
      && fits(options.locale, cell.environment.locale, base.locale)
  }

  /// A value that no chosen screen has in its matrix is a mistake, not an empty selection.
  private static func check(_ options: CellOptions, _ screens: [ScreenDefinition], _ matrix: SnapshotMatrix) throws {
    let all = screens.map { matrix.dimensions(of: $0) }
    func check(_ wanted: [String], _ known: (MatrixDimensions) -> [String], _ name: String) throws {
      let names = all.flatMap(known)
      for value in wanted where !names.contains(value) {
        let unique = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let nearest = NearestName.suggestion(for: value, among: unique).map { "did you mean '\($0)'?" }
        throw CommandFailure(
          "the matrix has no \(name) '\(value)'; \(nearest ?? "it has \(unique.joined(separator: ", "))")",
          .usage,
          nearest: NearestName.nearest(to: value, among: unique)
        )
      }
    }
    let kinds = screens.flatMap { matrix.kinds(of: $0) }
    if let kind = options.kinds.map(\.word).first(where: { !kinds.contains($0) }), !kinds.isEmpty {
      let named = Rendering.allCases.filter(kinds.contains).map(\.rawValue).joined(separator: ", ")
      throw CommandFailure(
        "the matrix has no kind of text '\(kind.rawValue)'; it has \(named); to add it, name it in 'as' of 'matrix'",
        .usage
      )
    }
    try check(options.fixture, \.fixtures, "fixture")
    try check(options.device, \.devices, "device")
    try check(options.appearance.map(\.word.rawValue), { $0.appearances.map(\.rawValue) }, "appearance")
    try check(options.contentSize.map(\.word.rawValue), { $0.contentSizes.map(\.rawValue) }, "content size")
    try check(options.locale, \.locales, "locale")
  }

  private static func failed(_ cells: [SnapshotCell], in workspace: Workspace) throws -> [SnapshotCell] {
    guard let report = try workspace.lastReport() else {
      throw CommandFailure.noLastRun
    }
    let bad = Set(report.cells.filter { !$0.status.isGood }.map(\.id))
    guard !bad.isEmpty else {
      throw CommandFailure("nothing failed in the last run", .nothingMatched, next: "petri snapshot verify")
    }
    return cells.filter { bad.contains($0.id) }
  }
}
