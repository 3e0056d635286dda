internal import PetriDiagnostics

/// Builds the records of a file from events. It is used as a local variable, so that exclusivity is checked at compile
/// time.
struct TreeBuilder: ~Copyable {
  let file: SourceFile
  let limits: YAMLLimits
  let isStrict: Bool
  var offsets: OffsetCursor

  var records: Arena<YAMLRecord>
  var text: Arena<UInt8>
  var keys: KeyTable
  let maxKeys: Int
  /// The innermost open collection, or the document.
  var top = Frame()
  var outer: Arena<Frame>

  var roots: [Int] = []
  /// The number of records before the current document, to drop an incomplete one.
  var documentStart = 0
  var anchors: [Anchor] = []
  var anchorCount = 0
  var aliases: [Alias] = []
  var aliasCount = 0
  var mergeCount = 0
  var merging: [UInt32] = []
  var merged: [YAMLStorage.MergedEntry] = []
  var merges: [Range<Int>] = []
  var suggestions = SuggestionBudget()

  var findings: [YAMLFinding] = []
  var isStopped = false

  struct Frame: BitwiseCopyable {
    var record: UInt32 = 0
    var isMapping = false
    var isFlow = false
    var expectsKey = false
    var hasMerge = false
    var flowDepth: UInt32 = 0
    var count: UInt32 = 0
    /// The column of a block mapping's keys, or -1 if it isn't known yet.
    var column: Int = -1
    /// The number of nodes inside, with aliases expanded.
    var expanded: UInt32 = 0
    /// The maximum depth inside, with aliases expanded.
    var height: UInt32 = 0
    var end: UInt32 = 0
    /// The index in `anchors`, or -1.
    var anchor: Int = -1
  }

  struct Anchor {
    var name: String
    var range: SourceRange
    var record: UInt32
    var isComplete = false
    var expanded: UInt32 = 1
    var height: UInt32 = 0
  }

  struct Alias {
    var record: UInt32
    var expanded: UInt32
  }

  init(
    file: SourceFile,
    bytes: UnsafeBufferPointer<UInt8>,
    options: YAMLOptions,
    isASCII: Bool,
    memory: consuming TreeMemory
  ) {
    self.file = file
    limits = options.limits
    isStrict = options.profile == .petri
    offsets = OffsetCursor(bytes, base: file.byteOrderMarkLength, isASCII: isASCII)
    maxKeys = options.limits.differentKeys + memory.keys.count
    records = memory.records
    text = memory.text
    keys = memory.keys
    outer = memory.outer
  }

  mutating func report(_ problem: YAMLProblem, at range: SourceRange) {
    report(YAMLFinding(problem, at: range.offsets))
  }

  mutating func report(_ finding: YAMLFinding) {
    if findings.count < Prescan.maxFindings { findings.append(finding) } else { isStopped = true }
  }

  mutating func stop(_ passed: PassedLimit, _ limit: Int, at range: SourceRange) {
    findings.append(YAMLFinding(.limitExceeded(passed, limit), at: range.offsets))
    isStopped = true
  }

  func range(_ start: UInt32, _ end: UInt32) -> SourceRange { file.range(Int(start), Int(end)) }
  func range(of record: UInt32) -> SourceRange { range(records[Int(record)].start, records[Int(record)].end) }

  var depth: Int { outer.count }

  var isAtKey: Bool {
    @inline(__always) get { top.isMapping && top.expectsKey }
  }

  @inline(__always)
  mutating func finishNode(end: UInt32, expanded: UInt32, height: UInt32) {
    top.end = end
    let (sum, isOver) = top.expanded.addingReportingOverflow(expanded)
    top.expanded = isOver ? .max : sum
    if height > top.height { top.height = height }
    if top.isMapping {
      if !top.expectsKey { top.count += 1 }
      top.expectsKey.toggle()
    } else {
      top.count += 1
    }
  }

  mutating func storage() -> YAMLStorage {
    records.truncate(to: documentStart)
    return YAMLStorage(
      file: file,
      records: records.elements,
      text: text.elements,
      keys: UnsafeBufferPointer(keys.all),
      merged: merged,
      merges: merges
    )
  }
}

struct TreeMemory: ~Copyable {
  var records: Arena<YAMLRecord>
  var text: Arena<UInt8>
  var keys: KeyTable
  var outer: Arena<TreeBuilder.Frame>

  init(size: Int, _ vocabulary: YAMLVocabulary?) {
    records = Arena(capacity: size / 12 + 16)
    text = Arena(capacity: size / 2 + 64 + (vocabulary?.text.count ?? 0))
    keys = vocabulary?.table ?? KeyTable()
    outer = Arena(capacity: 16)
    if let vocabulary { vocabulary.text.withUnsafeBufferPointer { text.append(contentsOf: $0) } }
  }
}

extension TreeBuilder {
  mutating func stopAtLimit(isLong: Bool, isKey: Bool, length: Int, _ range: SourceRange) {
    if !isLong {
      tooManyNodes(range)
    } else if isKey {
      stop(.keyBytes(length), limits.keyBytes, at: range)
    } else {
      stop(.scalarBytes(length), limits.scalarBytes, at: range)
    }
  }

  mutating func stopAtDepth(flowDepth: Int, _ range: SourceRange) {
    if records.count >= limits.nodes {
      tooManyNodes(range)
    } else if flowDepth > limits.flowDepth {
      stop(.flowDepth, limits.flowDepth, at: range)
    } else {
      stop(.depth(alias: nil), limits.depth, at: range)
    }
  }

  mutating func tooManyNodes(_ range: SourceRange) { stop(.nodes, limits.nodes, at: range) }

  /// Checks the limit on expanded nodes, before any alias is expanded.
  mutating func checkExpansion() -> Bool {
    let own = records.count - documentStart
    guard aliases.contains(where: { $0.expanded > 1 }) else { return true }
    let (product, isOver) = own.multipliedReportingOverflow(by: limits.expansionFactor)
    let budget = isOver ? Int.max : product.addingReportingOverflow(limits.expandedNodes).partialValue
    guard Int(top.expanded) > budget, let worst = aliases.max(by: { $0.expanded < $1.expanded }) else { return true }
    let anchor = anchors.first { $0.record == records[Int(worst.record)].first }
    let passed = PassedLimit.expandedNodes(
      top.expanded == .max ? nil : top.expanded,
      own: own,
      anchor: anchor.map { PassedLimit.NamedRange(name: $0.name, range: $0.range.offsets) }
    )
    stop(passed, limits.expandedNodes, at: range(of: worst.record))
    return false
  }
}
