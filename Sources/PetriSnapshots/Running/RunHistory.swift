import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The runs over a catalogue that are remembered, in ``CatalogCache``.
///
/// Runs go on beside each other: one that is going on, or is being reviewed, is held by its processes, and never forgotten meanwhile.
public struct RunHistory: Sendable {
  private let folder: String

  /// How many finished runs are kept, by when they finished.
  private static let kept = 4
  /// After so many seconds a run that did not finish and that nobody holds is forgotten.
  private static let patience = 600.0
  /// The same where the file system can't say whether somebody holds it.
  private static let longPatience = 86_400.0
  private static let lastName = "last"

  /// The runs over the catalogue in a folder.
  ///
  /// - Parameter environment: XDG_CACHE_HOME and HOME say where caches are.
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
    try SnapshotStore(root: folder).write([], to: "\(name)/\(RunLock.fileName)", isDurable: false)
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
      if access(run.path, F_OK) == 0 { return run }
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
    let others = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
      $0.first?.isNumber == true && $0 != name
    }
    var finished: [(name: String, time: Double)] = []
    var areGoingOn = false
    for other in others {
      if let time = RunHistory.time(of: "\(folder)/\(other)/\(RunFolder.reportName)") {
        finished.append((other, time))
      } else {
        areGoingOn = forgetUnfinished(other) || areGoingOn
      }
    }
    for old in finished.sorted(by: { $0.time > $1.time }).dropFirst(RunHistory.kept - 1) { forget(old.name) }
    return areGoingOn
  }

  /// Forgets a run that somebody began and does not go on with; gives whether it is going on.
  private func forgetUnfinished(_ name: String) -> Bool {
    let path = "\(folder)/\(name)"
    let age = Date().timeIntervalSince1970 - (RunHistory.time(of: path) ?? 0)
    switch RunLock.claim(path) {
    case .used: return true
    case .alone(let lock):
      withExtendedLifetime(lock) {
        if age > RunHistory.patience { try? FileManager.default.removeItem(atPath: path) }
      }
      return false
    case .unknown:
      if age > RunHistory.longPatience { try? FileManager.default.removeItem(atPath: path) }
      return age < RunHistory.patience
    }
  }

  private func forget(_ name: String) {
    let path = "\(folder)/\(name)"
    switch RunLock.claim(path) {
    case .used: break
    case .alone(let lock):
      withExtendedLifetime(lock) { try? FileManager.default.removeItem(atPath: path) }
    case .unknown: try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// When something was written last, in seconds since 1970; `nil` where it is not there.
  private static func time(of path: String) -> Double? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
