import Foundation
import PetriFiles

/// The folder of a run, with the texts that aren't snapshots yet and the report.
///
/// Each run has its own folder; nothing is compared with pending texts.
public struct RunFolder: Sendable {
  /// The path of the folder.
  public let path: String
  private let store: SnapshotStore
  /// A lock that prevents the run from being removed; `nil` for a folder chosen by the user.
  private let lock: FileLock?

  /// The name of the report's file.
  public static let reportName = "report.json"
  static let lockName = ".lock"
  private static let pendingFolder = "pending"
  private static let evidenceName = "evidence.json"

  /// Creates the folder of a run, which may not exist yet.
  public init(path: String) {
    self.path = path
    store = SnapshotStore(root: path)
    lock = (try? Folder(path)).flatMap { FileLock(sharing: RunFolder.lockName, in: $0) }
  }

  /// Stores the new text of a cell.
  ///
  /// - Throws: `StoreFailure`.
  public func keep(_ text: String, for id: String) throws(StoreFailure) {
    try store.write(text, to: "\(RunFolder.pendingFolder)/\(id)", isDurable: false)
  }

  /// The pending text of a cell; `nil` if there is none.
  ///
  /// - Throws: `StoreFailure`.
  public func pendingText(for id: String) throws(StoreFailure) -> String? {
    try store.read("\(RunFolder.pendingFolder)/\(id)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Discards a pending text.
  ///
  /// - Throws: `StoreFailure`.
  public func forget(_ id: String) throws(StoreFailure) {
    try store.delete("\(RunFolder.pendingFolder)/\(id)")
  }

  /// Writes the report of the run.
  ///
  /// - Throws: `StoreFailure`.
  public func write(_ report: RunReport) throws(StoreFailure) {
    try store.write(report.json, to: RunFolder.reportName, isDurable: false)
  }

  /// Writes the evidence of the run. It is separate from the report, which is rewritten by decisions.
  ///
  /// - Throws: `StoreFailure`.
  public func keep(_ evidence: RunEvidence) throws(StoreFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      try store.write(Array(encoder.encode(evidence)) + [0x0A], to: RunFolder.evidenceName, isDurable: false)
    } catch let error as StoreFailure {
      throw error
    } catch {
      throw StoreFailure(path: RunFolder.evidenceName, action: .write, reason: "\(error)")
    }
  }

  /// The evidence of the run; `nil` if it wasn't kept.
  ///
  /// - Throws: `StoreFailure`, also for a malformed file.
  public func evidence() throws(StoreFailure) -> RunEvidence? {
    guard let bytes = try store.readLarge(RunFolder.evidenceName) else { return nil }
    do {
      return try JSONDecoder().decode(RunEvidence.self, from: Data(bytes))
    } catch {
      throw StoreFailure(path: RunFolder.evidenceName, action: .read, reason: "it isn't the evidence of a run")
    }
  }

  /// The report of the run; `nil` if there is none.
  ///
  /// - Throws: `StoreFailure`, also for an unsupported version.
  public func report() throws(StoreFailure) -> RunReport? {
    guard let bytes = try store.read(RunFolder.reportName) else { return nil }
    do throws(RunReport.Unreadable) {
      return try RunReport(json: bytes)
    } catch {
      throw StoreFailure(path: RunFolder.reportName, action: .read, reason: error.description)
    }
  }

  // MARK: - Emptying

  /// A file that isn't part of a run.
  public struct Foreign: Error, Sendable, Hashable {
    /// The path from the folder.
    public let path: String
  }

  /// The names of the files and folders in the folder, all of which are part of a run.
  ///
  /// - Throws: `Foreign` for any other file. A report and evidence are recognized by their contents, and pending texts
  ///   by the folder of snapshots in their paths.
  public func checkedNames() throws -> [String] {
    let folder = try Folder(path)
    let names = try folder.entries(in: "").map(\.name).sorted()
    for name in names {
      switch name {
      case RunFolder.reportName: if (try? report()) == nil { throw Foreign(path: name) }
      case RunFolder.evidenceName: if (try? evidence()) == nil { throw Foreign(path: name) }
      case RunFolder.pendingFolder: try RunFolder.checkPending(name, in: folder)
      default: guard Folder.isTemporary(name) else { throw Foreign(path: name) }
      }
    }
    return names
  }

  private static func checkPending(_ path: String, in folder: Folder) throws {
    guard let entries = try? folder.entries(in: path) else { throw Foreign(path: path) }
    for entry in entries {
      let inner = "\(path)/\(entry.name)"
      if entry.kind == .folder {
        try checkPending(inner, in: folder)
      } else if !inner.contains("/\(SnapshotStore.folder)/"), !Folder.isTemporary(entry.name) {
        throw Foreign(path: inner)
      }
    }
  }
}
