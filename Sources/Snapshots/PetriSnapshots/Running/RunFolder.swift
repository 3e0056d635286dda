import Foundation
import PetriFiles

/// The undecided part of a run: the texts that are not snapshots yet, and a report.
///
/// A pending text is never compared with: a later run has a folder of its own.
public struct RunFolder: Sendable {
  /// The folder.
  public let path: String
  private let store: SnapshotStore
  /// Keeps the run from being forgotten while somebody has it; a folder of the user's own has none.
  private let lock: FileLock?

  /// The name of the report's file.
  public static let reportName = "report.json"
  /// The file by which processes agree that they use the folder.
  static let lockName = ".lock"
  private static let pendingFolder = "pending"
  private static let evidenceName = "evidence.json"

  /// A run's folder, which need not be there yet.
  public init(path: String) {
    self.path = path
    store = SnapshotStore(root: path)
    lock = (try? Folder(path)).flatMap { FileLock(sharing: RunFolder.lockName, in: $0) }
  }

  /// Keeps the text that a snapshot would have.
  ///
  /// - Throws: `StoreFailure`.
  public func keep(_ text: String, for id: String) throws(StoreFailure) {
    try store.write(text, to: "\(RunFolder.pendingFolder)/\(id)", isDurable: false)
  }

  /// The text that a snapshot would have; `nil` where none is pending.
  ///
  /// - Throws: `StoreFailure`.
  public func pendingText(for id: String) throws(StoreFailure) -> String? {
    try store.read("\(RunFolder.pendingFolder)/\(id)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Forgets a pending text.
  ///
  /// - Throws: `StoreFailure`.
  public func forget(_ id: String) throws(StoreFailure) {
    try store.delete("\(RunFolder.pendingFolder)/\(id)")
  }

  /// Writes the run's report.
  ///
  /// - Throws: `StoreFailure`.
  public func write(_ report: RunReport) throws(StoreFailure) {
    try store.write(report.json, to: RunFolder.reportName, isDurable: false)
  }

  /// Keeps the run's evidence, apart from its report, which decisions write anew.
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

  /// The run's evidence; `nil` if it wasn't kept.
  ///
  /// - Throws: `StoreFailure`, also for a file that isn't evidence.
  public func evidence() throws(StoreFailure) -> RunEvidence? {
    guard let bytes = try store.readLarge(RunFolder.evidenceName) else { return nil }
    do {
      return try JSONDecoder().decode(RunEvidence.self, from: Data(bytes))
    } catch {
      throw StoreFailure(path: RunFolder.evidenceName, action: .read, reason: "it isn't the evidence of a run")
    }
  }

  /// The run's report; `nil` if there is none.
  ///
  /// - Throws: `StoreFailure`, also for a file that isn't a report of this version.
  public func report() throws(StoreFailure) -> RunReport? {
    guard let bytes = try store.read(RunFolder.reportName) else { return nil }
    do throws(RunReport.Unreadable) {
      return try RunReport(json: bytes)
    } catch {
      throw StoreFailure(path: RunFolder.reportName, action: .read, reason: error.description)
    }
  }

  // MARK: - Emptying

  /// A file that isn't a run's.
  public struct Foreign: Error, Sendable, Hashable {
    /// The path from the folder.
    public let path: String
  }

  /// The names of the files and folders in the folder, all of which are a run's.
  ///
  /// - Throws: `Foreign` if one of them isn't: a report and evidence are recognized by their contents, and pending texts by the folder of snapshots
  ///   in their paths.
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
