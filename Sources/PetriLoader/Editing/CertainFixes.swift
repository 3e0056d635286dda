public import PetriCatalog
public import PetriDiagnostics
import PetriFormat

/// The certain fixes of a catalogue's problems, put in one after another as long as each removes its own problem and only that.
///
/// Nothing is written: what comes of it are the new contents of files.
public struct CertainFixes {
  /// A file that is better with fixes.
  public struct File: Sendable {
    /// Its path, relative to the catalogue's folder.
    public let path: String
    /// The bytes as they were read.
    public let before: [UInt8]
    /// The bytes with the fixes.
    public internal(set) var after: [UInt8]
    /// The fixes that were put in, each as `path:line:column: what was done`.
    public internal(set) var fixes: [String]
  }

  /// A fix that was not put in, for it would not have removed its own problem and only that.
  public struct Left: Sendable {
    /// The fix.
    public let fix: FixIt
    /// Why it was not put in, in words.
    public let reason: String

    /// The fix and the reason, as `path:line:column: what would be done: why not`.
    public var description: String { "\(fix.range): \(fix.message): \(reason)" }

    /// Whether a fix of another load is this one.
    func isSame(as other: FixIt) -> Bool {
      fix.range.file.path == other.range.file.path && fix.range.offsets == other.range.offsets
        && fix.replacement == other.replacement
    }
  }

  /// The result of trying.
  public struct Result: Sendable {
    /// The files that change, in order.
    public let files: [File]
    /// The fixes that were left, by their places in the files with the others.
    public let left: [Left]

    /// DiagnosticSink about the changed files without the fixes that were left, which nobody should be offered.
    public func withoutLeft(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
      guard !left.isEmpty else { return diagnostics }
      return diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.fixIts.removeAll { fix in left.contains { $0.isSame(as: fix) } }
        return diagnostic
      }
    }
  }

  private let loader: CatalogLoader
  private let fileName: String
  private let isChosen: (String) -> Bool
  private let cache: FileCache
  private var source: ChangedSource
  private var loaded: LoadedCatalog
  private var files: [File] = []
  /// Fixes that did not help, and why.
  private var refused: [Attempt: String] = [:]
  /// Files in which one of several fixes did not help: there they are tried one by one.
  private var careful: Set<String> = []

  /// A fix for a diagnostic, recognized in another state of its file.
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
  /// - Parameters:
  ///   - isChosen: whether a file of a path may change.
  ///   - cache: the files of the load before.
  public static func result(
    of source: any CatalogSource,
    _ loader: CatalogLoader,
    fileName: String = Catalog.fileName,
    in isChosen: @escaping (String) -> Bool = { _ in true },
    reusing cache: FileCache = FileCache()
  ) -> Result {
    var fixes = CertainFixes(source, loader, fileName, isChosen, cache)
    for _ in 0..<maxRounds { guard fixes.isAnyLeft() else { break } }
    return Result(files: fixes.files.sorted { $0.path < $1.path }, left: fixes.left)
  }

  private var left: [Left] {
    loaded.diagnostics.compactMap { diagnostic in
      guard let fix = diagnostic.fixIts.first(where: { $0.applicability == .machine }) else { return nil }
      return refused[Attempt(diagnostic, fix)].map { Left(fix: fix, reason: $0) }
    }
  }

  private init(
    _ source: any CatalogSource,
    _ loader: CatalogLoader,
    _ fileName: String,
    _ isChosen: @escaping (String) -> Bool,
    _ cache: FileCache
  ) {
    self.loader = loader
    self.fileName = fileName
    self.isChosen = isChosen
    self.cache = cache
    self.source = ChangedSource(base: source)
    loaded = loader.load(self.source, fileName: fileName, reusing: cache)
  }

  /// Tries the fixes that there are now; `false` where there is none.
  private mutating func isAnyLeft() -> Bool {
    let wanted = candidates()
    guard !wanted.isEmpty else { return false }
    let new = load(with: wanted)
    let verdicts = wanted.map { FixVerdict($0, before: loaded.diagnostics, after: new.diagnostics) }
    let good = zip(wanted, verdicts).filter(\.1.helps).map(\.0)
    for (fixed, verdict) in zip(wanted, verdicts) {
      guard let reason = verdict.refusal else { continue }
      if careful.contains(fixed.file.path) || fixed.fixes.count == 1 {
        for (diagnostic, fix) in fixed.fixes { refused[Attempt(diagnostic, fix)] = reason }
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
        refused[Attempt(diagnostic, fix)] == nil, isChosen(fix.range.file.path)
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
    var applied: [String] = []
    for (_, fix) in fixed.fixes {
      let text = "\(fix.range): \(fix.message)"
      if applied.last != text { applied.append(text) }
    }
    source.files[path] = fixed.bytes
    if let index = files.firstIndex(where: { $0.path == path }) {
      files[index].after = fixed.bytes
      files[index].fixes += applied
    } else {
      files.append(File(path: path, before: fixed.file.bytes, after: fixed.bytes, fixes: applied))
    }
  }
}
