import Foundation
import PetriSnapshots
import PetriText

/// What people read of a run: everything that is not as it should be, the same edit once.
@MainActor
struct RunPrinter {
  let store: SnapshotStore
  let run: any PendingTexts
  let color: Bool
  /// The snapshots of renamed screens: the obsolete one's path by the missing one's.
  var renames: [String: String] = [:]

  /// So many paths of a group are listed.
  private static let maxPaths = 6

  /// The text of a run's results; "" where all is well.
  func text(of report: RunReport) -> String {
    var text = ""
    for cell in report.cells where cell.status == .failed || cell.status == .blocked {
      let lines = (cell.message ?? "").split(separator: "\n").map { String($0).cleaned }
      text += "failed    \(cell.path.cleaned): \(lines.joined(separator: "\n"))\n"
    }
    let renamed = Set(renames.values)
    for cell in report.cells where cell.status == .missing {
      if let old = renames[cell.path] {
        text += "renamed   \(old.cleaned) -> \(cell.path.cleaned): to move it, run 'petri snapshot accept'\n"
      } else {
        text += "missing   \(cell.path.cleaned): to write it, run 'petri snapshot record'\n"
      }
    }
    for group in groups(of: report.cells.filter { $0.status.isPending && $0.status != .missing }) {
      text += self.text(of: group)
    }
    for path in report.obsolete where !renamed.contains(path) {
      text += "obsolete  \(path.cleaned): nothing uses it; to delete it, run 'petri snapshot prune --delete'\n"
    }
    for skipped in report.skipped { text += "skipped   \(skipped.screen): \(skipped.reason.cleaned)\n" }
    return text
  }

  /// The cells that pend, the same edit in one group.
  func groups(of cells: [CellResult]) -> [PendingGroup] {
    PendingGroup.groups(of: cells) { texts(of: $0) }
  }

  /// A group's cells, what happened to the tree, and the edit.
  func text(of group: PendingGroup) -> String {
    var text = ""
    for (index, cell) in group.cells.prefix(RunPrinter.maxPaths).enumerated() {
      let word = index > 0 ? "" : renames[cell.path] == nil ? cell.status.word : "renamed"
      let line = cell.line.map { ":\($0)" } ?? ""
      let message = index == 0 ? cell.message.map { ": \($0.cleaned)" } ?? "" : ""
      let before = renames[cell.path].map { "\($0.cleaned) -> " } ?? ""
      let path = (before + cell.path.cleaned).styled(.bold, color: color)
      text += word.padded(toColumns: 10) + path + line + message + "\n"
    }
    let rest = group.cells.count - RunPrinter.maxPaths
    if rest > 0 { text += "          and \(rest) more with the same difference\n" }
    for change in group.changes { text += "= \(change)".cleaned.styled(.yellow, color: color) + "\n" }
    return text + group.diff.text(color: color) + "\n"
  }

  /// The snapshot's text and the new one; `nil` where the new one is not there any more.
  func texts(of cell: CellResult) -> (old: String, new: String)? {
    guard let new = try? run.pendingText(for: cell.path) else { return nil }
    let old = (try? store.read(renames[cell.path] ?? cell.path)) ?? nil
    return (old.map { TextCleaning.repaired($0) } ?? "", new)
  }

  /// The renames that a run's obsolete and missing snapshots are.
  func renames(in report: RunReport) -> [String: String] {
    guard !report.obsolete.isEmpty else { return [:] }
    let obsolete = report.obsolete.compactMap { path in
      ((try? store.read(path)) ?? nil).map { (path: path, text: TextCleaning.repaired($0)) }
    }
    let missing = report.cells.filter { $0.status == .missing }.compactMap { cell in
      ((try? run.pendingText(for: cell.path)) ?? nil).map { (path: cell.path, screen: cell.screen, text: $0) }
    }
    let found = Rename.find(obsolete: obsolete, missing: missing)
    return Dictionary(found.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
  }
}

extension SnapshotStatus {
  /// The word that a line of results begins with.
  fileprivate var word: String {
    switch self {
    case .unreadable: "not text"
    default: rawValue
    }
  }
}

extension TextCleaning {
  /// A snapshot's text as it is compared; bytes that aren't UTF-8 as escapes.
  fileprivate static func repaired(_ bytes: [UInt8]) -> String {
    let text = String(validating: bytes, as: UTF8.self) ?? TextCleaning.block.clean(bytes: bytes)
    return text.utf8.contains(0x0D) ? text.replacing("\r\n", with: "\n") : text
  }
}
