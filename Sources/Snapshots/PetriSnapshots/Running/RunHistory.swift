import Foundation
import PetriFiles

/// The runs over a catalogue that are remembered, in ``CatalogCache``.
///
/// Runs go on beside each other: one that is going on, or is being reviewed, is held by its processes, and never
/// forgotten meanwhile.
public struct RunHistory: Sendable {
  private let folder: String

  /// How many finished runs are kept, by when they finished.
  private static let kept = 4
  /// After so many seconds a run that did not finish and that nobody holds is forgotten.
  private static let patience = 600.0
  /// The same if the file system can't tell whether it is held.
  private static let longPatience = 86_400.0
  private static let lastName = "last"

  /// The runs over the catalogue in a folder.
  ///
  /// - Parameter environment: XDG_CACHE_HOME and HOME locate caches.
  public init(catalogFolder: String, environment: [String: String]) {
    self.init(folder: CatalogCache.folder(of: catalogFolder, environment: environment))
  }

  init(folder: String) {
    self.folder = folder
  }

  /// A folder for a new run, held for as long as the value lives.
  ///
  /// - Throws: `StoreFailure` where it can't be made.
  public func newRun() throws(StoreFailure) -> RunFolder {
    let now = Int(Date().timeIntervalSince1970 * 1_000)
    // A process's number is not enough: containers that share a cache have the same.
    let name = "\(now)-\(UInt32.random(in: 0 ... .max))"
    try SnapshotStore(root: folder).write([], to: "\(name)/\(RunFolder.lockName)", isDurable: false)
    return RunFolder(path: "\(folder)/\(name)")
  }

  /// The last run that was finished, held; `nil` if there is none.
  public func last() -> RunFolder? {
    // It may be forgotten while its name is read; then another one is the last.
    for _ in 0..<3 {
      guard let bytes = try? SnapshotStore(root: folder).read(RunHistory.lastName) else { return nil }
      let name = String(decoding: bytes, as: UTF8.self)
      guard !name.isEmpty, name.allSatisfy({ $0.isNumber || $0 == "-" }) else { return nil }
      let run = RunFolder(path: "\(folder)/\(name)")
      if NamedFile(run.path).kind == .folder { return run }
    }
    return nil
  }

  /// Makes a finished run the last one, and forgets those that finished long before and those that never will.
  ///
  /// - Returns: whether others are going on, one of which will be the last when it finishes.
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

  /// Forgets a run that was just for looking: nothing pends of it, and the last run is the one before.
  public func discard(_ run: RunFolder) {
    guard let runs = try? Folder(folder) else { return }
    try? runs.removeTree((run.path as NSString).lastPathComponent)
  }

  /// Forgets a run that somebody began and does not go on with; gives whether it is going on.
  private static func forgetUnfinished(_ name: String, in runs: Folder) -> Bool {
    // One that is gone is as old as can be.
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
