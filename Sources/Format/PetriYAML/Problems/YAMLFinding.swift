public import PetriDiagnostics

/// A problem and its location in a file.
public struct YAMLFinding: Hashable, Sendable {
  /// The problem.
  public let problem: YAMLProblem
  /// The range to blame; nil for a problem with the whole file.
  public let offsets: Range<Int>?

  init(_ problem: YAMLProblem, at offsets: Range<Int>?) {
    self.problem = problem
    self.offsets = offsets
  }

  /// The diagnostic of the finding.
  public func diagnostic(in file: SourceFile) -> Diagnostic {
    let wording = problem.wording
    guard let offsets else {
      return Diagnostic(wording.severity, code: wording.code, wording.message, path: file.path, label: wording.label)
    }
    let range = file.range(offsets)
    return Diagnostic(
      wording.severity,
      code: wording.code,
      wording.message,
      at: range,
      label: wording.label,
      notes: problem.note(in: file).map { [$0] } ?? [],
      fixIts: problem.fixIt(at: range).map { [$0] } ?? []
    )
  }
}

extension YAMLFinding {
  func repeats(_ other: YAMLFinding, in file: SourceFile) -> Bool {
    guard problem == other.problem, let offsets, let others = other.offsets else { return false }
    let isPlacement =
      switch problem {
      case .wrongIndentation, .unexpectedIndentation, .unexpectedItem, .notItem, .notKey: true
      default: false
      }
    return isPlacement && file.column(offsets) == file.column(others)
  }
}

extension SourceFile {
  fileprivate func column(_ offsets: Range<Int>) -> Int { range(offsets).start.column }
}

extension Sequence<YAMLFinding> {
  /// The findings with their diagnostics, in file order and without duplicates.
  func sorted(in file: SourceFile) -> (findings: [YAMLFinding], diagnostics: [Diagnostic]) {
    var result: (findings: [YAMLFinding], diagnostics: [Diagnostic]) = ([], [])
    let pairs = map { ($0, $0.diagnostic(in: file)) }.sorted { Diagnostic.precedes($0.1, $1.1) }
    for (finding, diagnostic) in pairs where result.diagnostics.last != diagnostic {
      result.findings.append(finding)
      result.diagnostics.append(diagnostic)
    }
    return result
  }
}
