internal import CYAML
internal import PetriDiagnostics

/// Drives libyaml over a file: prescan, events, tree, findings.
enum StreamParser {
  /// Parses a file.
  ///
  /// - Parameter vocabulary: keys whose numbers are known.
  static func parse(_ file: SourceFile, options: YAMLOptions, vocabulary: YAMLVocabulary?) -> YAMLStream {
    var scan = Prescan(file, options: options)
    scan.run()
    guard !scan.isFatal else { return YAMLStream(file: file, findings: scan.findings) }
    var mask: EntryMask?
    var failures: [(error: SyntaxError, blame: YAMLFinding)] = []
    var hasTabs = false
    while true {
      let bytes = mask?.bytes ?? scan.masked ?? file.bytes
      // Text that is left out is not to be blamed again.
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
      // A file that has so many mistakes is read no further, and neither is one that nothing can be taken out of any more.
      guard failures.count < maxFailures, let line, mask?.hideEntry(at: line) == true else {
        return stream(file, outcome, scan, failures, mask)
      }
    }
  }

  /// How many errors of syntax a file may have before it is left alone.
  private static let maxFailures = 20

  /// Everything that came of one reading.
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

  /// The trees of the last reading with all that is wrong: of one mistake there is one message.
  private static func stream(
    _ file: SourceFile,
    _ outcome: Outcome,
    _ scan: Prescan,
    _ failures: [(error: SyntaxError, blame: YAMLFinding)],
    _ mask: EntryMask?
  ) -> YAMLStream {
    let own = outcome.findings.filter { finding in !failures.contains { $0.error.explains(finding, $0.blame) } }
    var blames: [YAMLFinding] = []
    for (place, failure) in failures.enumerated() where !blames.contains(where: { $0.offsets == failure.blame.offsets })
    {
      // An entry that begins in a wrong column makes the same of all its siblings: that is one mistake.
      if place > 0, failure.blame.repeats(failures[place - 1].blame, in: file) { continue }
      blames.append(failure.blame)
    }
    return YAMLStream(
      file: file,
      documents: outcome.documents,
      findings: scan.findings + outcome.tabs + own + blames,
      maskedLines: mask?.lines ?? []
    )
  }

  /// Feeds all events to the builder; gives libyaml's error if there is one.
  ///
  /// - Parameters:
  ///   - input: the bytes behind a byte order mark.
  ///   - seen: the file as it is read now.
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
      // After an error libyaml would give events of no type for ever.
      if type == YAML_STREAM_END_EVENT || type == YAML_NO_EVENT { break }
    }
    return nil
  }

  /// The errors about tabs in indentation.
  private static func guiltyTabs(_ tabs: [Int], _ builder: borrowing TreeBuilder) -> [YAMLFinding] {
    guard builder.isStrict else { return [] }
    let file = builder.file
    return tabs.prefix(Prescan.maxFindings).compactMap { tab in
      LineView(file, at: tab).isEmpty || builder.isInBlockScalar(tab) ? nil : SyntaxError.tab(file, at: tab)
    }
  }
}

extension SyntaxError {
  /// Whether libyaml stumbles over a tab in the indentation of a line.
  fileprivate func isAbout(tabAt tab: Int) -> Bool {
    let noticed = file.line(at: offset)
    return (noticed - 1...noticed).contains(file.line(at: tab))
  }
}

extension TreeBuilder {
  /// Whether a place is in the text of a `|` or `>`.
  fileprivate borrowing func isInBlockScalar(_ offset: Int) -> Bool {
    // Scalars lie in the order of the file; collections before their children.
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
