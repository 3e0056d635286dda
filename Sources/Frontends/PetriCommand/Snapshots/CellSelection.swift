import Foundation
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriSnapshots
import PetriText

@MainActor
struct CellSelection {
  let cells: [SnapshotCell]
  let screenCount: Int
  let skipped: [RunReport.SkippedScreen]
  let broken: [RunReport.BrokenScreen]
  /// True if the selection covers every snapshot of the catalogue.
  let isComplete: Bool
  /// Snapshot files that belong to no cell.
  let unowned: [String]
  let unknown: [String]
  /// The IDs of cells without a snapshot that are included only to detect renames: an unowned file has cells of the
  /// same name.
  let renamed: Set<String>

  /// True if `--changed` affects no screen.
  private(set) var isUnaffected = false

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
    // Cells of the same file are adjacent, so that the file is read once.
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

  func failBroken(on console: Console) {
    for screen in broken.prefix(CellSelection.maxBroken) {
      console.fail("'\(screen.screen)' at \(screen.message)".cleaned)
    }
    let rest = broken.count - CellSelection.maxBroken
    if rest > 0 { console.fail("\(rest) more \(rest == 1 ? "screen has" : "screens have") errors") }
  }

  private static let maxBroken = 10

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

  /// A dimension without an explicit value has its base value, unless `--matrix` is given.
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

  /// Rejects values that aren't in the matrix of any selected screen, instead of reporting an empty selection.
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
