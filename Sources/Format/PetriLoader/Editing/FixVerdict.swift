import PetriDiagnostics
import PetriFormat
import PetriYAML

/// Decides whether the fixes of a file remove exactly their own problems.
///
/// Problems that a syntax error concealed may appear, on lines that could not be read before or in the complete
/// definition, but not on the lines of a fix.
struct FixVerdict {
  /// The reason for rejecting the fixes; nil if they help.
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
