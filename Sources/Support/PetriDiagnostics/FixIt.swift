import PetriText

/// A change to the source text that solves a problem.
public struct FixIt: Sendable, Hashable {
  /// The confidence in a fix.
  public enum Applicability: String, Sendable, Hashable, Codable, CaseIterable {
    /// Certain: tools may apply the fix without asking.
    case machine
    /// Likely: the user should decide.
    case maybe

    /// The label of the change in messages.
    var word: String { self == .machine ? "fix" : "help" }
  }

  /// The change in the imperative: "replace 'spacng' with 'spacing'".
  public var message: String
  /// The range to replace; empty for an insertion.
  public var range: SourceRange
  /// The new text; empty for a removal.
  public var replacement: String
  /// The confidence in the fix.
  public var applicability: Applicability

  /// Creates a fix.
  public init(
    _ message: String,
    range: SourceRange,
    replacement: String,
    applicability: Applicability = .machine
  ) {
    self.message = message
    self.range = range
    self.replacement = replacement
    self.applicability = applicability
  }
}

/// A file with fixes applied; everything else is unchanged byte for byte.
public struct FixedFile: Sendable {
  /// The original file.
  public let file: SourceFile
  /// The diagnostics whose fixes were applied, in file order.
  public let fixes: [(diagnostic: Diagnostic, fix: FixIt)]
  /// The new contents.
  public let bytes: [UInt8]

  /// Applies fixes to a file. If fixes overlap, only the first one is applied.
  ///
  /// - Parameter wanted: diagnostics of one file, each with the fix to apply.
  ///
  /// - Returns: `nil` if the list is empty.
  public init?(_ wanted: [(diagnostic: Diagnostic, fix: FixIt)]) {
    guard let file = wanted.first?.fix.range.file else { return nil }
    let sorted = wanted.sorted {
      ($0.fix.range.startOffset, $0.fix.range.endOffset) < ($1.fix.range.startOffset, $1.fix.range.endOffset)
    }
    var bytes: [UInt8] = []
    var fixes: [(diagnostic: Diagnostic, fix: FixIt)] = []
    var position = 0
    for (diagnostic, fix) in sorted {
      if let last = fixes.last?.fix, fix.range.startOffset < position || fix.range == last.range {
        // A single change may fix several problems.
        if fix.range == last.range, fix.replacement == last.replacement { fixes.append((diagnostic, fix)) }
        continue
      }
      bytes += file.bytes[position..<fix.range.startOffset]
      bytes += fix.replacement.utf8
      position = fix.range.endOffset
      fixes.append((diagnostic, fix))
    }
    self.file = file
    self.fixes = fixes
    self.bytes = bytes + file.bytes[position...]
  }
}

/// Limits the number of "did you mean" searches per run, because files can contain any number of unknown names.
public struct SuggestionBudget: Sendable, Hashable {
  /// The number of searches left.
  public private(set) var remaining: Int

  /// Creates a budget.
  public init(_ searches: Int = 50) { remaining = searches }

  /// The nearest names; none once the budget is spent.
  public mutating func nearest(to name: String, among candidates: some Sequence<String>, limit: Int = 3) -> [String] {
    guard remaining > 0 else { return [] }
    remaining -= 1
    return NearestName.nearest(to: name, among: candidates, limit: limit)
  }

  /// The nearest name; `nil` once the budget is spent.
  public mutating func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
    let names = nearest(to: name, among: candidates, limit: 2)
    return names.count == 1 ? names.first : nil
  }
}
