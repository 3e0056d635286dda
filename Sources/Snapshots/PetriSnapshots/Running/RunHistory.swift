import Foundation
import PetriFiles

/// The recent runs of a catalogue, stored in ``CatalogCache``.
///
/// Runs can be concurrent. A run that is in progress or under review is locked by its processes, so that it isn't
/// removed.
public struct RunHistory: Sendable {
  private let folder: String

  private static let kept = 4
  /// The age in seconds at which an unfinished, unlocked run is removed.
  private static let patience = 600.0
  /// The age in seconds at which an unfinished run is removed if the file system doesn't support locks.
  private static let longPatience = 86_400.0
  private static let lastName = "last"

  /// Creates the history of the catalogue in a folder.
  ///
  /// - Parameter environment: The environment variables; XDG_CACHE_HOME and HOME determine the cache folder.
  public init(catalogFolder: String, environment: [String: String]) {
    self.init(folder: CatalogCache.folder(of: catalogFolder, environment: environment))
  }

  init(folder: String) {
    self.folder = folder
  }

  /// Creates the folder of a new run, which is locked as long as the value exists.
  ///
  /// - Throws: `StoreFailure` if it can't be created.
  public func newRun() throws(StoreFailure) -> RunFolder {
    let now = Int(Date().timeIntervalSince1970 * 1_000)
    // Process identifiers aren't unique among containers that share a cache.
    let name = "\(now)-\(UInt32.random(in: 0 ... .max))"
    try SnapshotStore(root: folder).write([], to: "\(name)/\(RunFolder.lockName)", isDurable: false)
    return RunFolder(path: "\(folder)/\(name)")
  }

  /// The last finished run, locked; `nil` if there is none.
  public func last() -> RunFolder? {
    // The run may be removed after its name was read and before it is locked; another run is the last one then.
    for _ in 0..<3 {
      guard let bytes = try? SnapshotStore(root: folder).read(RunHistory.lastName) else { return nil }
      let name = String(decoding: bytes, as: UTF8.self)
      guard !name.isEmpty, name.allSatisfy({ $0.isNumber || $0 == "-" }) else { return nil }
      let run = RunFolder(path: "\(folder)/\(name)")
      if NamedFile(run.path).kind == .folder { return run }
    }
    return nil
  }

  /// Records a finished run as the last one, and removes old and abandoned runs.
  ///
  /// - Returns: Whether other runs are in progress, one of which will become the last.
  /// - Throws: `StoreFailure`.
  @discardableResult
  public func finish(_ run: RunFolder) throws(StoreFailure) -> Bool {
    let name = (run.path as NSString).lastPathComponent
    try SnapshotStore(root: folder).write(name, to: RunHistory.lastName, isDurable: false)
    guard let runs = try? Folder(folder), let entries = try? runs.entries(in: "") else { return false }
    var finished: [(name: String, time: Double)] = []
    var areGoingOn = false
    for other in entries.map(\.name) where other.first?.isNumber == true && other != name {
      if let report = runs.stamp(of: "\(other)/\(RunFolder.reportName)", followsLink: false) {
        finished.append((other, report.time))
      } else {
        areGoingOn = RunHistory.forgetUnfinished(other, in: runs) || areGoingOn
      }
    }
    for old in finished.sorted(by: { $0.time > $1.time }).dropFirst(RunHistory.kept - 1) {
      RunHistory.forget(old.name, in: runs)
    }
    return areGoingOn
  }

  /// Removes a run without pending texts; the previous run remains the last.
  public func discard(_ run: RunFolder) {
    guard let runs = try? Folder(folder) else { return }
    try? runs.removeTree((run.path as NSString).lastPathComponent)
  }

  /// Removes an abandoned run; returns whether it is still in progress.
  private static func forgetUnfinished(_ name: String, in runs: Folder) -> Bool {
    // A run that was removed in the meantime counts as old.
    let age = runs.stamp(of: name, followsLink: false)?.age ?? .infinity
    switch claim(name, in: runs) {
    case .used: return true
    case .alone(let lock):
      withExtendedLifetime(lock) {
        if age > patience { try? runs.removeTree(name) }
      }
      return false
    case .unknown:
      if age > longPatience { try? runs.removeTree(name) }
      return age < patience
    }
  }

  private static func forget(_ name: String, in runs: Folder) {
    switch claim(name, in: runs) {
    case .used: break
    case .alone(let lock): withExtendedLifetime(lock) { try? runs.removeTree(name) }
    case .unknown: try? runs.removeTree(name)
    }
  }

  private static func claim(_ name: String, in runs: Folder) -> FileLock.Claim {
    FileLock.claim("\(name)/\(RunFolder.lockName)", in: runs)
  }
}
