import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The runs over a catalogue that are remembered, in the user's cache folder; where nothing can be written there, as in
/// some containers, in a folder of the user's own for temporary files.
public struct RunHistory: Sendable {
  private let folder: String

  /// How many runs are kept, so that one that is being read is not taken away by the next.
  private static let kept = 4
  private static let lastName = "last"

  /// The runs over the catalogue in a folder.
  ///
  /// - Parameter environment: XDG_CACHE_HOME and HOME say where caches are.
  public init(catalogFolder: String, environment: [String: String]) {
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environment["HOME"].flatMap { $0.isEmpty ? nil : "\($0)/.cache" }
    let own = cache.flatMap { RunHistory.isUsable("\($0)/petri") ? "\($0)/petri" : nil }
    let temporary = NSTemporaryDirectory() + "petri-\(getuid())"
    let base = own ?? (RunHistory.isPrivate(temporary) ? temporary : "\(cache ?? NSTemporaryDirectory())/petri")
    let absolute = URL(fileURLWithPath: catalogFolder).resolvingSymlinksInPath().path
    folder = "\(base)/\(Fingerprint.text(of: Array(absolute.utf8)))"
  }

  private static func isUsable(_ path: String) -> Bool {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return access(path, W_OK | X_OK) == 0
  }

  /// A folder that anybody may make must be this user's, and nobody else's to write to.
  private static func isPrivate(_ path: String) -> Bool {
    mkdir(path, 0o700)
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == getuid()
      && status.st_mode & 0o022 == 0
  }

  /// A folder for a new run.
  public func newRun() -> RunFolder {
    RunFolder(path: "\(folder)/\(Int(Date().timeIntervalSince1970 * 1_000))-\(getpid())")
  }

  /// The last run that was finished; `nil` where there is none.
  public func last() -> RunFolder? {
    guard let bytes = try? SnapshotStore(root: folder).read(RunHistory.lastName) else { return nil }
    let name = String(decoding: bytes, as: UTF8.self)
    guard !name.isEmpty, name.allSatisfy({ $0.isNumber || $0 == "-" }) else { return nil }
    return RunFolder(path: "\(folder)/\(name)")
  }

  /// Makes a finished run the last one, and forgets the oldest.
  ///
  /// - Throws: `StoreFailure`.
  public func finish(_ run: RunFolder) throws(StoreFailure) {
    let name = (run.path as NSString).lastPathComponent
    try SnapshotStore(root: folder).write(name, to: RunHistory.lastName, isDurable: false)
    let runs = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
      $0.first?.isNumber == true
    }
    for old in runs.sorted().dropLast(RunHistory.kept) where old != name {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(old)")
    }
  }
}
