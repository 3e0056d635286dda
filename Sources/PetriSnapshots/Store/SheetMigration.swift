public import PetriCatalog
import PetriComposer

/// Joins the files of single cells, as earlier versions recorded them, and rewrites files of older versions of a kind of text.
///
/// A text is rewritten from itself where that is enough. Where a version has more in it than the one before, the screen
/// is printed as both: if its file equals today's text of the older version, the newer one is written; if not, the file
/// stays as it is. So no change of a screen is accepted on the way. Files are deleted once their texts are written
/// durably, so that nothing is lost however the process ends.
public struct SheetMigration: Sendable {
  /// The result of migrating a file.
  public struct Outcome: Sendable {
    /// The path of the file of all cells.
    public let path: String
    /// The paths of the files that it takes the place of, sorted.
    public internal(set) var joined: [String] = []
    /// The version that it was of, where it is of another one now.
    public internal(set) var updated: (from: SnapshotHeader, to: SnapshotHeader)?
    /// How many cells it holds.
    public internal(set) var cellCount = 0
    /// The cells that don't read as their files say; those files are as they were.
    public internal(set) var differences: [Difference] = []
    /// Why nothing of it can be migrated.
    public internal(set) var refusal: Refusal?

    /// Whether the file was written.
    public var isMigrated: Bool { refusal == nil && cellCount > 0 }
  }

  /// A cell that doesn't read like its file.
  public struct Difference: Sendable {
    /// The cell.
    public let cell: SnapshotCell
    /// The text of its file, without the lines that head it.
    public let old: String
    /// The text of the screen in the same version, or the reason why it can't be printed.
    public let new: Result<String, CellFailure>
  }

  /// Why a file can't be migrated.
  public struct Refusal: Sendable, CustomStringConvertible {
    /// The path of the file that is meant.
    public let path: String
    /// The line that is wrong.
    public let line: Int?
    /// The reason.
    public let description: String

    /// That two files have different texts of a cell.
    static func rivals(_ path: String, _ other: String) -> Refusal {
      Refusal(
        path: path,
        line: nil,
        description: "it differs from what \(other) holds of it; delete the one that is wrong"
      )
    }
  }

  let store: SnapshotStore
  let catalog: any ScreenLibrary
  let base: CellName

  /// Makes a migration.
  ///
  /// - Parameters:
  ///   - store: the catalogue's files.
  ///   - catalog: knows the screens, and the base environment.
  public init(of store: SnapshotStore, in catalog: any ScreenLibrary) {
    self.store = store
    self.catalog = catalog
    base = CellName(fixture: Fixture.examples, in: LaunchEnvironment(settings: catalog.settings))
  }

  /// The cells that have to be printed, since their files can't be rewritten from themselves.
  ///
  /// - Parameter paths: those of all snapshot files.
  /// - Throws: `StoreFailure` where a file can't be read.
  public func cellsToPrint(_ paths: [String]) throws(StoreFailure) -> [VersionedCell] {
    var cells: [VersionedCell] = []
    for (path, singles) in try files(paths) {
      guard case .success(let held) = try held(at: path, singles) else { continue }
      for (name, text) in held.sorted(by: { $0.key < $1.key }) {
        guard case .printed = rewriting(of: text), let cell = cell(name, of: text.command, at: path) else { continue }
        cells.append(VersionedCell(cell: cell, version: text.header.version))
      }
    }
    return cells
  }

  /// Migrates files.
  ///
  /// - Parameters:
  ///   - paths: those of all snapshot files.
  ///   - isDryRun: whether nothing is written.
  ///   - printed: today's texts of the cells that have to be printed; that of a cell that isn't in it is unknown.
  /// - Returns: the result of each file that isn't as it should be.
  /// - Throws: `StoreFailure` where a file can't be read or written.
  public func migrate(
    _ paths: [String],
    isDryRun: Bool,
    printed: [VersionedCell: VersionedText] = [:]
  ) throws(StoreFailure) -> [Outcome] {
    var outcomes: [Outcome] = []
    for (path, singles) in try files(paths) {
      if let outcome = try migrate(path, singles, isDryRun, printed) { outcomes.append(outcome) }
    }
    return outcomes
  }

  private func migrate(
    _ path: String,
    _ singles: [Single],
    _ isDryRun: Bool,
    _ printed: [VersionedCell: VersionedText]
  ) throws(StoreFailure) -> Outcome? {
    var outcome = Outcome(path: path)
    let lock = store.lock(besides: path)
    defer { withExtendedLifetime(lock) {} }
    let held: [CellName: HeldText]
    switch try self.held(at: path, singles) {
    case .success(let texts): held = texts
    case .failure(let refused):
      outcome.refusal = refused.refusal
      return outcome
    }
    guard !singles.isEmpty || held.contains(where: { rewriting(of: $0.value) != .none }) else { return nil }
    var texts: [CellName: String] = [:]
    var migrated: [CellName: HeldText] = [:]
    for (name, text) in held.sorted(by: { $0.key < $1.key }) {
      switch self.migrated(name, text, path, printed) {
      case .text(let new):
        if let other = text.other, !other.utf8.elementsEqual(new.utf8) {
          outcome.refusal = .rivals(text.path, path)
          return outcome
        }
        texts[name] = new
        migrated[name] = text
      case .difference(let difference):
        outcome.differences.append(difference)
        texts[name] = text.other
      case .refusal(let reason):
        outcome.refusal = Refusal(path: text.path, line: nil, description: reason)
        return outcome
      }
    }
    // The cell of the file itself can't stay in it beside texts of another version.
    let isInWay = held.contains { texts[$0.key] == nil && $0.value.path == path }
    guard !isInWay, let any = migrated.first?.value, let new = any.newHeader else { return outcome }
    let joined = singles.filter { migrated[$0.cell] != nil }.map(\.path).sorted()
    let old = migrated.values.map(\.header).filter { $0 != new }.min { $0.version < $1.version }
    guard !joined.isEmpty || old != nil else { return outcome.differences.isEmpty ? nil : outcome }
    outcome.joined = joined
    outcome.updated = old.map { ($0, new) }
    outcome.cellCount = texts.count
    if !isDryRun {
      let text = SheetWriter.text(of: texts, new, base: base) { any.command.with($0, base: base).line }
      try store.write(text, to: path)
      for joined in joined where joined != path { try store.delete(joined) }
    }
    return outcome
  }

  private enum Migrated {
    case text(String)
    case difference(Difference)
    case refusal(String)
  }

  /// A cell's text in the present version.
  private func migrated(
    _ name: CellName,
    _ text: HeldText,
    _ path: String,
    _ printed: [VersionedCell: VersionedText]
  ) -> Migrated {
    switch rewriting(of: text) {
    case .none: return .text(text.body)
    case .newer: return .refusal("\(text.header.kind) v\(text.header.version): it was recorded by a newer petri")
    case .text(let new): return .text(new)
    case .printed: break
    }
    guard catalog.screen(named: text.command.screen) != nil else {
      return .refusal(
        "unknown screen '\(text.command.screen)'; to delete what nothing uses, run 'petri snapshot prune --delete'"
      )
    }
    guard let cell = cell(name, of: text.command, at: path) else {
      return .refusal("it belongs to no cell; to delete what nothing uses, run 'petri snapshot prune --delete'")
    }
    let version = text.header.version
    let now = printed[VersionedCell(cell: cell, version: version)]
    switch now?.old {
    case .failure(let failure)?: return .difference(Difference(cell: cell, old: text.body, new: .failure(failure)))
    case .success(let old)?:
      guard let old else { break }
      guard old.utf8.elementsEqual(text.body.utf8), let new = now?.new else {
        return .difference(Difference(cell: cell, old: text.body, new: .success(old)))
      }
      return .text(new)
    case nil: break
    }
    return .refusal(
      "\(text.header.kind) v\(version): it can't be migrated; to write it anew, run 'petri snapshot record \(cell.screen)'"
    )
  }

  /// The cell that a text is of, where its file is the one that the catalogue has it in.
  private func cell(_ name: CellName, of command: SnapshotCommand, at path: String) -> SnapshotCell? {
    guard let screen = catalog.screen(named: command.screen), let environment = name.launchEnvironment,
      let rendering = Rendering(rawValue: command.kind)
    else { return nil }
    let cell = SnapshotCell(
      of: screen,
      fixture: name.fixture,
      in: environment,
      as: rendering,
      variants: command.variants,
      settings: catalog.settings
    )
    return cell.path == path ? cell : nil
  }
}
