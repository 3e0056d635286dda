import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The runs over a catalogue that are remembered, in ``CatalogCache``.
public struct RunHistory: Sendable {
  private let folder: String

  /// How many runs are kept, so that one that is being read is not taken away by the next.
  private static let kept = 4
  private static let lastName = "last"

  /// The runs over the catalogue in a folder.
  ///
  /// - Parameter environment: XDG_CACHE_HOME and HOME say where caches are.
  public init(catalogFolder: String, environment: [String: String]) {
    folder = CatalogCache.folder(of: catalogFolder, environment: environment)
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
