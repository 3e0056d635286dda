import Foundation
import PetriSnapshots
import PetriText

/// A snapshot's file, compared with a text and written where that is wanted.
struct SnapshotFile {
  let store: SnapshotStore
  let path: String

  /// Compares, and records according to the mode.
  ///
  /// - Throws: the failure.
  func compare(_ text: String, recording: Recording) throws(SnapshotFailure) {
    let outcome: SnapshotOutcome
    do throws(StoreFailure) {
      outcome = SnapshotOutcome(reference: try store.read(path), text: text)
      if outcome == .same { return }
      if recording.mode.writes(outcome) { try store.write(text, to: path) }
    } catch {
      throw SnapshotFailure(error.description)
    }
    guard recording.mode.writes(outcome) else { throw failure(outcome, text, recording) }
    if recording.isInCode {
      throw SnapshotFailure("recorded \(path); now remove 'record: .\(recording.mode.rawValue)' from the code")
    }
  }

  private func failure(_ outcome: SnapshotOutcome, _ text: String, _ recording: Recording) -> SnapshotFailure {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let new = SnapshotFailure.Attachment(name: name, text: text)
    let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    let hint =
      recording.unknownWord.map { "PETRI_RECORD must be one of \(modes); found '\($0.cleaned)'" }
      ?? "to record it, run PETRI_RECORD=\(outcome == .missing ? "missing" : "differing") swift test"
    switch outcome {
    case .same: return SnapshotFailure("")
    case .missing: return SnapshotFailure("missing snapshot \(path); \(hint)", attachments: [new])
    case .conflict(let line):
      return SnapshotFailure(
        "\(path):\(line) has merge conflict markers; resolve them; \(hint)",
        attachments: [new]
      )
    case .notText: return SnapshotFailure("\(path) isn't valid UTF-8; \(hint)", attachments: [new])
    case .outdated(let header):
      return SnapshotFailure(
        "\(path) was recorded as \(header.kind) v\(header.version); to update it, run 'petri snapshot migrate'",
        attachments: [new]
      )
    case .differs(let old):
      let isTree = SnapshotHeader(of: text)?.kind == "tree"
      let difference = LineDiff(old: old, new: text, isTree: isTree)
      let changes = isTree ? TreeChange.changes(in: difference).map { "= \($0)".cleaned + "\n" }.joined() : ""
      let diff = changes + UnifiedDiff(difference).text(color: false)
      return SnapshotFailure(
        "\(path) differs; \(hint)\n\(diff)",
        attachments: [new, SnapshotFailure.Attachment(name: "\(name).diff", text: diff)]
      )
    }
  }
}
