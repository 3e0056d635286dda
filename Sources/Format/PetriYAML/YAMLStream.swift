internal import CYAML
public import PetriDiagnostics

/// A parsed file: the roots of its documents and the problems found.
public struct YAMLStream: Sendable {
  /// The parsed file.
  public let file: SourceFile
  /// The root of each document that could be read. An empty document is a null scalar; an empty file has no documents.
  public let documents: [YAMLNode]
  /// The problems with encoding, syntax, profile and limits, in file order.
  public let findings: [YAMLFinding]
  /// The diagnostics of ``findings``, in the same order.
  public let diagnostics: [Diagnostic]

  /// The line numbers, from 1, of entries that were left out because of syntax errors.
  public let maskedLines: Set<Int>

  init(
    file: SourceFile,
    documents: [YAMLNode] = [],
    findings: [YAMLFinding],
    maskedLines: Set<Int> = []
  ) {
    self.file = file
    self.documents = documents
    (self.findings, diagnostics) = findings.sorted(in: file)
    self.maskedLines = maskedLines
  }

  /// Whether part of a document was left out, so that missing keys can't be reported.
  public func isMasked(_ document: YAMLNode) -> Bool {
    guard !maskedLines.isEmpty, let index = documents.firstIndex(where: { $0.range == document.range }) else {
      return false
    }
    // Lines left out between two documents may belong to either.
    let first = index == 0 ? 1 : documents[index - 1].range.end.line
    let next = documents.dropFirst(index + 1).first?.range.start.line ?? Int.max
    return maskedLines.contains { $0 >= first && $0 < next }
  }

  /// Parses a file. Parsing never fails: problems are in ``findings`` and ``diagnostics``.
  ///
  /// After a syntax error, the faulty entry is left out and the rest is parsed, so that all mistakes are reported
  /// together.
  ///
  /// - Parameter vocabulary: Keys that have predefined symbols.
  public static func parse(
    _ file: SourceFile,
    options: YAMLOptions = YAMLOptions(),
    vocabulary: YAMLVocabulary? = nil
  ) -> YAMLStream {
    StreamParser.parse(file, options: options, vocabulary: vocabulary)
  }
}

/// Parses a file: prescan, libyaml events, tree, findings.
enum StreamParser {
  static func parse(_ file: SourceFile, options: YAMLOptions, vocabulary: YAMLVocabulary?) -> YAMLStream {
    var scan = Prescan(file, options: options)
    scan.run()
    guard !scan.isFatal else { return YAMLStream(file: file, findings: scan.findings) }
    var mask: EntryMask?
    var failures: [(error: SyntaxError, blame: YAMLFinding)] = []
    var hasTabs = false
    while true {
      let bytes = mask?.bytes ?? scan.masked ?? file.bytes
      // Masked entries were already reported.
      let seen = mask.map { SourceFile(path: file.path, bytes: $0.bytes) } ?? file
      let (outcome, failure) = bytes.withUnsafeBufferPointer { bytes -> (Outcome, SyntaxError?) in
        let memory = TreeMemory(size: bytes.count, vocabulary)
        var builder = TreeBuilder(file: file, bytes: bytes, options: options, isASCII: scan.isASCII, memory: memory)
        let input = UnsafeBufferPointer(rebasing: bytes[file.byteOrderMarkLength...])
        let failure = run(&builder, over: input, seen: seen)
        return (Outcome(&builder, guiltyTabs(scan.tabs, builder)), failure)
      }
      if mask == nil { hasTabs = !outcome.tabs.isEmpty }
      guard let failure else { return stream(file, outcome, scan, failures, mask) }
      let tab = hasTabs ? scan.tabs.first { failure.isAbout(tabAt: $0) } : nil
      let blame = failure.finding()
      if tab == nil { failures.append((failure, blame)) }
      let line = tab.map { file.line(at: $0) } ?? blame.offsets.map { file.line(at: $0.lowerBound) }
      if mask == nil { mask = EntryMask(scan.masked ?? file.bytes) }
      // Parsing stops after too many errors, or if nothing more can be masked.
      guard failures.count < maxFailures, let line, mask?.hideEntry(at: line) == true else {
        return stream(file, outcome, scan, failures, mask)
      }
    }
  }

  private static let maxFailures = 20

  private struct Outcome {
    let documents: [YAMLNode]
    let findings: [YAMLFinding]
    let tabs: [YAMLFinding]

    init(_ builder: inout TreeBuilder, _ tabs: [YAMLFinding]) {
      findings = builder.findings
      let storage = builder.storage()
      documents = builder.roots.map { YAMLNode(storage: storage, at: $0) }
      self.tabs = tabs
    }
  }

  private static func stream(
    _ file: SourceFile,
    _ outcome: Outcome,
    _ scan: Prescan,
    _ failures: [(error: SyntaxError, blame: YAMLFinding)],
    _ mask: EntryMask?
  ) -> YAMLStream {
    let own = outcome.findings.filter { finding in !failures.contains { $0.error.explains(finding, $0.blame) } }
    var blames: [YAMLFinding] = []
    for (index, failure) in failures.enumerated() where !blames.contains(where: { $0.offsets == failure.blame.offsets })
    {
      // An entry with wrong indentation causes the same error for each of its siblings.
      if index > 0, failure.blame.repeats(failures[index - 1].blame, in: file) { continue }
      blames.append(failure.blame)
    }
    return YAMLStream(
      file: file,
      documents: outcome.documents,
      findings: scan.findings + outcome.tabs + own + blames,
      maskedLines: mask?.lines ?? []
    )
  }

  /// Feeds all events to the builder and returns libyaml's error, if any.
  ///
  /// - Parameters:
  ///   - input: The bytes after the byte order mark.
  ///   - seen: The file with masked entries blanked out.
  private static func run(
    _ builder: inout TreeBuilder,
    over input: UnsafeBufferPointer<UInt8>,
    seen: SourceFile
  ) -> SyntaxError? {
    let parser = EventParser(input)
    while !builder.isStopped {
      guard let type = parser.next({ builder.take($0) }) else {
        return SyntaxError(parser.failed, file: seen, offsets: &builder.offsets)
      }
      // After an error, libyaml returns events without a type forever.
      if type == YAML_STREAM_END_EVENT || type == YAML_NO_EVENT { break }
    }
    return nil
  }

  private static func guiltyTabs(_ tabs: [Int], _ builder: borrowing TreeBuilder) -> [YAMLFinding] {
    guard builder.isStrict else { return [] }
    let file = builder.file
    return tabs.prefix(Prescan.maxFindings).compactMap { tab in
      LineView(file, at: tab).isEmpty || builder.isInBlockScalar(tab) ? nil : SyntaxError.tab(file, at: tab)
    }
  }
}

extension SyntaxError {
  fileprivate func isAbout(tabAt tab: Int) -> Bool {
    let noticed = file.line(at: offset)
    return (noticed - 1...noticed).contains(file.line(at: tab))
  }
}

extension TreeBuilder {
  fileprivate borrowing func isInBlockScalar(_ offset: Int) -> Bool {
    // Records are in file order, with collections before their children.
    var low = 0
    var high = records.count
    while low < high {
      let middle = (low + high) / 2
      if Int(records[middle].start) <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return false }
    let record = records[low - 1]
    let isBlock = record.style == .literal || record.style == .folded
    return record.kind == .scalar && isBlock && offset < Int(record.end)
  }
}

/// A libyaml parser for one file. It uses only the public interface, so that any version of the library works.
struct EventParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// - Parameter input: UTF-8 that must outlive the parser.
  init(_ input: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    // Swift's own allocations also trap when memory is exhausted.
    precondition(yaml_parser_initialize(parser) == 1, "there is no memory for a parser")
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    event.deallocate()
  }

  /// Parses one event and passes it to a closure.
  ///
  /// - Returns: The event's type; nil after an error, which ``failed`` describes.
  @inline(__always)
  func next(_ body: (UnsafeMutablePointer<yaml_event_t>) -> Void) -> yaml_event_type_t? {
    guard yaml_parser_parse(parser, event) == 1 else { return nil }
    let type = event.pointee.type
    body(event)
    yaml_event_delete(event)
    return type
  }

  var failed: UnsafeMutablePointer<yaml_parser_t> { parser }
}
