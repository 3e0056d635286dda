public import PetriCatalog
public import PetriDiagnostics
import PetriFiles
import PetriFormat
import PetriYAML

/// Applies the certain fixes of a catalogue's problems, as long as each removes its own problem and causes no other.
/// Nothing is written to disk.
public struct CertainFixes {
  /// A file with fixes applied.
  public struct File: Sendable {
    /// The path relative to the catalogue's folder.
    public let path: String
    /// The original bytes.
    public let before: [UInt8]
    /// The bytes with the fixes.
    public internal(set) var after: [UInt8]
    /// The applied fixes, each as `path:line:column: what was done`.
    public internal(set) var fixes: [String]
  }

  /// A fix that was not applied, because it would not remove exactly its own problem.
  public struct Left: Sendable {
    /// The fix.
    public let fix: FixIt
    /// The reason why it was not applied.
    public let reason: String

    /// The fix and the reason, as `path:line:column: what would be done: why not`.
    public var description: String { "\(fix.range): \(fix.message): \(reason)" }

    func isSame(as other: FixIt) -> Bool {
      fix.range.file.path == other.range.file.path && fix.range.offsets == other.range.offsets
        && fix.replacement == other.replacement
    }
  }

  /// The changed files and the fixes that were not applied.
  public struct Result: Sendable {
    /// The changed files, in order.
    public let files: [File]
    /// The fixes that were not applied, at their locations in the changed files.
    public let left: [Left]

    /// The diagnostics of the changed files, without the fix-its that were not applied.
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
  private var source: LayeredSource
  private var loaded: LoadedCatalog
  private var files: [File] = []
  private var refused: [Attempt: String] = [:]
  /// The files in which several fixes together did not help, so that they are tried one by one.
  private var careful: Set<String> = []

  /// A fix for a diagnostic, identified independently of other changes to the file.
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

  /// The maximum number of rounds. Each applies fixes or rejects some, so real files need far fewer.
  private static let maxRounds = 200

  /// Finds the fixes to apply.
  ///
  /// - Parameters:
  ///   - isChosen: Whether the file at a path may change.
  ///   - cache: The files of the previous load.
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
    self.source = LayeredSource(over: source)
    loaded = loader.load(self.source, fileName: fileName, reusing: cache)
  }

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

/// Decides whether the fixes of a file remove exactly their own problems.
///
/// Problems that a syntax error concealed may appear, on lines that could not be read before or in the complete
/// definition, but not on the lines of a fix.
struct FixVerdict {
  let refusal: String?
  var helps: Bool { refusal == nil }

  init(_ fixed: FixedFile, before: [Diagnostic], after: [Diagnostic]) {
    let path = fixed.file.path
    let old = FixVerdict.counts(of: before, in: path)
    let new = FixVerdict.counts(of: after, in: path)
    var own: [Problem: Int] = [:]
    for (diagnostic, _) in fixed.fixes { own[Problem(diagnostic), default: 0] += 1 }
    let lines = Set(fixed.fixes.flatMap { $0.fix.range.start.line...$0.fix.range.end.line })
    let hidden = YAMLStream.parse(fixed.file).maskedLines
    let areRemoved = own.allSatisfy { new[$0.key, default: 0] <= old[$0.key, default: 0] - $0.value }
    let areOthersKept = old.allSatisfy { problem, count in
      !problem.isError || !lines.contains(problem.line) || new[problem, default: 0] == count - own[problem, default: 0]
    }
    let added = new.filter { problem, count in
      problem.isError && count > old[problem, default: 0]
        && (lines.contains(problem.line) || problem.isOfSyntax && !hidden.contains(problem.line))
    }
    let first = added.keys.min { ($0.line, $0.message) < ($1.line, $1.message) }
    refusal =
      first.map { "it would cause another problem: \($0.message)" }
      ?? (areRemoved && areOthersKept ? nil : "it doesn't solve the problem")
  }

  /// A diagnostic, identified independently of changes within lines, because no fix moves a line.
  private struct Problem: Hashable {
    let code: DiagnosticCode
    let line: Int
    let message: String
    let isError: Bool

    init(_ diagnostic: Diagnostic) {
      isError = diagnostic.severity == .error
      code = diagnostic.code
      line = diagnostic.range?.start.line ?? 0
      message = diagnostic.message
    }

    var isOfSyntax: Bool { DiagnosticCode.allYAML.contains(code) }
  }

  private static func counts(of diagnostics: [Diagnostic], in path: String) -> [Problem: Int] {
    var counts: [Problem: Int] = [:]
    for diagnostic in diagnostics where diagnostic.path == path {
      counts[Problem(diagnostic), default: 0] += 1
    }
    return counts
  }
}
