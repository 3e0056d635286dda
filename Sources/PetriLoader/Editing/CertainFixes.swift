import PetriDiagnostics

/// The certain fixes of a catalogue's complaints, put in one after another as long as each removes its own problem and only that.
///
/// Nothing is written: what comes of it are the new contents of files.
public struct CertainFixes {
  /// A file that is better with fixes.
  public struct File: Sendable {
    /// Its path, relative to the catalogue's folder.
    public let path: String
    /// What it was read as.
    public let before: [UInt8]
    /// What it should be.
    public internal(set) var after: [UInt8]
    /// What was put in, each as `path:line:column: what was done`.
    public internal(set) var fixes: [String]
  }

  private let loader: CatalogLoader
  private let fileName: String
  private let cache: FileCache
  private var source: ChangedSource
  private var loaded: LoadedCatalog
  private var files: [File] = []
  /// Fixes that did not help.
  private var refused: Set<Attempt> = []
  /// Files in which one of several fixes did not help: there they are tried one by one.
  private var careful: Set<String> = []

  /// A fix for a complaint, recognized in another state of its file.
  private struct Attempt: Hashable {
    let path: String
    let line: Int
    let message: String
    let replacement: String

    init(_ diagnostic: Diagnostic, _ fix: FixIt) {
      path = fix.range.file.path
      line = fix.range.start.line
      message = diagnostic.message
      replacement = fix.replacement
    }
  }

  /// Each round puts fixes in or gives some up; no honest file needs so many.
  private static let maxRounds = 200

  /// Finds out what can be fixed.
  ///
  /// - Parameter cache: the files of the load before.
  /// - Returns: the files that change, in order.
  public static func files(
    of source: any CatalogSource,
    _ loader: CatalogLoader,
    fileName: String = CatalogLoader.fileName,
    reusing cache: FileCache = FileCache()
  ) -> [File] {
    var fixes = CertainFixes(source, loader, fileName, cache)
    for _ in 0..<maxRounds { guard fixes.isAnyLeft() else { break } }
    return fixes.files.sorted { $0.path < $1.path }
  }

  private init(_ source: any CatalogSource, _ loader: CatalogLoader, _ fileName: String, _ cache: FileCache) {
    self.loader = loader
    self.fileName = fileName
    self.cache = cache
    self.source = ChangedSource(base: source)
    loaded = loader.load(self.source, fileName: fileName, reusing: cache)
  }

  /// Tries the fixes that there are now; `false` where there is none.
  private mutating func isAnyLeft() -> Bool {
    let wanted = candidates()
    guard !wanted.isEmpty else { return false }
    let new = load(with: wanted)
    let verdicts = wanted.map { FixVerdict($0, before: loaded.diagnostics, after: new.diagnostics).helps }
    let good = zip(wanted, verdicts).filter(\.1).map(\.0)
    for (fixed, helps) in zip(wanted, verdicts) where !helps {
      if careful.contains(fixed.file.path) || fixed.fixes.count == 1 {
        refused.formUnion(fixed.fixes.map { Attempt($0.diagnostic, $0.fix) })
      }
      careful.insert(fixed.file.path)
    }
    for fixed in good { take(fixed) }
    if good.count == wanted.count { loaded = new } else if !good.isEmpty { loaded = load(with: []) }
    return true
  }

  /// The files with the fixes that are to be tried.
  private func candidates() -> [FixedFile] {
    var order: [String] = []
    var wanted: [String: [(diagnostic: Diagnostic, fix: FixIt)]] = [:]
    for diagnostic in loaded.diagnostics {
      guard let fix = diagnostic.fixIts.first(where: { $0.applicability == .machine }),
        !refused.contains(Attempt(diagnostic, fix))
      else { continue }
      let path = fix.range.file.path
      if wanted[path] == nil { order.append(path) }
      if let first = wanted[path]?.first?.fix, careful.contains(path), first != fix { continue }
      wanted[path, default: []].append((diagnostic, fix))
    }
    return order.compactMap { wanted[$0].flatMap(FixedFile.init) }
  }

  private func load(with fixed: [FixedFile]) -> LoadedCatalog {
    var changed = source
    for file in fixed { changed.files[file.file.path] = file.bytes }
    return loader.load(changed, fileName: fileName, reusing: cache)
  }

  private mutating func take(_ fixed: FixedFile) {
    let path = fixed.file.path
    var told: [String] = []
    for (_, fix) in fixed.fixes {
      let text = "\(fix.range): \(fix.message)"
      if told.last != text { told.append(text) }
    }
    source.files[path] = fixed.bytes
    if let index = files.firstIndex(where: { $0.path == path }) {
      files[index].after = fixed.bytes
      files[index].fixes += told
    } else {
      files.append(File(path: path, before: fixed.file.bytes, after: fixed.bytes, fixes: told))
    }
  }
}
