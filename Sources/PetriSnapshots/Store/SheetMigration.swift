public import PetriCatalog
import PetriComposer

/// Joins the files of single cells, as earlier versions recorded them, and rewrites files of older versions of a kind of text.
///
/// Only files are read, and their own first lines say what they are: what screens look like today plays no part in it. Files are deleted
/// once what they held is written durably, so that nothing is lost however the process ends.
public struct SheetMigration: Sendable {
  /// What came of a file.
  public struct Outcome: Sendable {
    /// The path of the file of all cells.
    public let path: String
    /// The paths of the files that it takes the place of.
    public let joined: [String]
    /// The version that it was of, where it is of another one now.
    public let updated: (from: SnapshotHeader, to: SnapshotHeader)?
    /// Why it can't be migrated.
    public let refusal: String?
  }

  private let store: SnapshotStore
  private let base: CellName

  /// Makes a migration.
  ///
  /// - Parameters:
  ///   - store: the catalogue's files.
  ///   - settings: the catalogue's, which determine the base environment.
  public init(of store: SnapshotStore, settings: CatalogSettings) {
    self.store = store
    base = CellName(fixture: Fixture.examples, in: LaunchEnvironment(settings: settings))
  }

  /// Migrates files.
  ///
  /// - Parameters:
  ///   - paths: those of all snapshot files.
  ///   - isDryRun: whether nothing is written.
  /// - Returns: what came of each file that isn't as it is to be.
  /// - Throws: `StoreFailure` where a file can't be read or written.
  public func migrate(_ paths: [String], isDryRun: Bool) throws(StoreFailure) -> [Outcome] {
    var files: [String: [Single]] = [:]
    for path in paths {
      if let single = try single(at: path) {
        files[single.target, default: []].append(single)
      } else {
        files[path] = files[path] ?? []
      }
    }
    var outcomes: [Outcome] = []
    for (path, singles) in files.sorted(by: { $0.key < $1.key }) {
      if let outcome = try migrate(path, singles, isDryRun: isDryRun) { outcomes.append(outcome) }
    }
    return outcomes
  }

  /// A file of one cell.
  private struct Single {
    let path: String
    let command: SnapshotCommand
    let cell: CellName
    let header: SnapshotHeader
    let body: String

    /// The path of the file of all cells.
    var target: String {
      let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
      return folder + command.fileName
    }
  }

  private func single(at path: String) throws(StoreFailure) -> Single? {
    guard let bytes = try store.read(path), let lines = try? SheetText.lines(of: bytes), lines.count > 2,
      let header = SnapshotHeader(of: lines[0]), Rendering(rawValue: header.kind) != nil,
      let command = SnapshotCommand(lines[1]), header.kind == command.kind, !SheetHead.isHead(lines[...]),
      !lines.contains(where: { SheetLine.isConflictMarker($0) }), let cell = command.cell(base: base),
      path.split(separator: "/").last.map({ $0.utf8.elementsEqual(command.cellFileName.utf8) }) == true
    else { return nil }
    let text = SheetText.withoutCarriageReturns(bytes)
    let start = lines[0].utf8.count + lines[1].utf8.count + 2
    let body = String(decoding: text.dropFirst(start), as: UTF8.self)
    return Single(path: path, command: command, cell: cell, header: header, body: body)
  }

  private func migrate(_ path: String, _ singles: [Single], isDryRun: Bool) throws(StoreFailure) -> Outcome? {
    func refused(_ reason: String) -> Outcome {
      Outcome(path: path, joined: singles.map(\.path), updated: nil, refusal: reason)
    }
    let lock = store.lock(besides: path)
    defer { withExtendedLifetime(lock) {} }
    guard let bytes = try store.read(path) ?? (singles.isEmpty ? nil : []) else { return nil }
    var texts: [CellName: String] = [:]
    var header: SnapshotHeader?
    var command: SnapshotCommand?
    if !bytes.isEmpty, !singles.contains(where: { $0.path == path }) {
      guard let sheet = try? SnapshotSheet(bytes), let own = SnapshotCommand(sheet.head.command) else {
        return singles.isEmpty ? nil : refused("\(path) can't be read; to write it anew, delete it, or record it")
      }
      (header, command) = (sheet.header, own)
      for (cell, text) in sheet.texts() {
        guard case .success(let text) = text else { return singles.isEmpty ? nil : refused("\(path) can't be read") }
        texts[cell] = text
      }
    }
    for single in singles {
      guard header == nil || header == single.header else {
        return refused("its cells are of different versions; record them again")
      }
      header = single.header
      command = command ?? single.command
      if let text = texts[single.cell], !text.utf8.elementsEqual(single.body.utf8) {
        return refused("\(single.path) differs from what \(path) holds of it; delete the one that is wrong")
      }
      texts[single.cell] = single.body
    }
    guard let header, let command, let rendering = Rendering(rawValue: header.kind) else { return nil }
    let new = SnapshotHeader(kind: header.kind, version: rendering.version)
    let migrated = header == new ? texts : SheetMigration.rewritten(texts, header, to: new.version)
    guard let migrated else {
      let reason =
        header.version > new.version ? "it was recorded by a newer petri" : "it can't be migrated; record it again"
      return refused("\(header.kind) v\(header.version): \(reason)")
    }
    guard header != new || !singles.isEmpty else { return nil }
    let text = SheetWriter.text(of: migrated, new, base: base) { command.with($0, base: base).line }
    if !isDryRun {
      try store.write(text, to: path)
      for single in singles where single.path != path { try store.delete(single.path) }
    }
    return Outcome(
      path: path,
      joined: singles.map(\.path).sorted(),
      updated: header == new ? nil : (header, new),
      refusal: nil
    )
  }

  private static func rewritten(
    _ texts: [CellName: String],
    _ header: SnapshotHeader,
    to version: Int
  ) -> [CellName: String]? {
    var result: [CellName: String] = [:]
    for (cell, text) in texts {
      guard let new = SnapshotMigration.migrate("\(header.line)\n\(text)", to: version) else { return nil }
      let first = SnapshotHeader(kind: header.kind, version: version).line.utf8.count + 1
      result[cell] = String(decoding: new.utf8.dropFirst(first), as: UTF8.self)
    }
    return result
  }
}
