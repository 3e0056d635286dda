import PetriSnapshots
import PetriText

extension Recording {
  /// The failure of a snapshot; `nil` if it matches or was recorded as intended.
  func failure(_ outcome: SnapshotOutcome, of name: String, _ text: String) -> SnapshotFailure? {
    guard outcome != .same else { return nil }
    guard !mode.writes(outcome) else {
      return isInCode ? SnapshotFailure("recorded \(name); now remove 'record: .\(mode.rawValue)' from the code") : nil
    }
    let file = name.split(separator: "/").last.map(String.init) ?? name
    let new = SnapshotFailure.Attachment(name: file, text: text)
    let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    let hint =
      unknownWord.map { "PETRI_RECORD must be one of \(modes); found '\($0.cleaned)'" }
      ?? "to record it, run PETRI_RECORD=\(outcome == .missing ? "missing" : "differing") swift test"
    switch outcome {
    case .same: return nil
    case .missing: return SnapshotFailure("missing snapshot \(name); \(hint)", attachments: [new])
    case .conflict(let line):
      return SnapshotFailure("\(name):\(line) has merge conflict markers; resolve them; \(hint)", attachments: [new])
    case .notText: return SnapshotFailure("\(name) isn't valid UTF-8; \(hint)", attachments: [new])
    case .unreadable(let problem):
      return SnapshotFailure("\(name):\(problem.line): \(problem.description.cleaned); \(hint)", attachments: [new])
    case .outdated(let header):
      return SnapshotFailure("\(name) was recorded as \(header.kind) v\(header.version); \(hint)", attachments: [new])
    case .differs(let old):
      let isTree = SnapshotHeader(of: text)?.kind == "tree"
      let difference = LineDiff(old: old, new: text, isTree: isTree)
      let changes = isTree ? TreeChange.changes(in: difference).map { "= \($0)".cleaned + "\n" }.joined() : ""
      let diff = changes + UnifiedDiff(difference).text(color: false)
      return SnapshotFailure(
        "\(name) differs; \(hint)\n\(diff)",
        attachments: [new, SnapshotFailure.Attachment(name: "\(file).diff", text: diff)]
      )
    }
  }
}
