import Foundation
import PetriSnapshots
import PetriText

/// Formats the results of a run for people. Cells with the same edit are grouped.
@MainActor
struct RunPrinter {
  let store: any SnapshotReading
  let run: any PendingTexts
  let color: Bool
  let cell: @Sendable (String) -> SnapshotCell?
  /// Renamed screens: old snapshot paths by new path.
  var renames: [String: String] = [:]
  /// Pictures to show below an edit, by the ID of its first cell.
  var pictures: [String: String] = [:]

  private static let maxFiles = 6
  private static let maxCells = 3

  func text(of report: RunReport) -> String {
    var text = ""
    for cell in report.cells where cell.status == .failed || cell.status == .blocked {
      let lines = (cell.message ?? "").split(separator: "\n").map { String($0).cleaned }
      text += "failed    \(cell.name.cleaned): \(lines.joined(separator: "\n"))\n"
    }
    let renamed = Set(renames.values)
    text += missing(report.cells.filter { $0.status == .missing })
    for group in groups(of: report.cells.filter { $0.status.isPending && $0.status != .missing }) {
      text += self.text(of: group)
    }
    for path in report.obsolete where !renamed.contains(path) {
      text += "obsolete  \(path.cleaned): nothing uses it; to delete it, run 'petri snapshot prune --delete'\n"
    }
    for skipped in report.skipped { text += "skipped   \(skipped.screen): \(skipped.reason.cleaned)\n" }
    return text
  }

  private func missing(_ cells: [CellResult]) -> String {
    var text = ""
    var seen: Set<String> = []
    let byFile = Dictionary(grouping: cells, by: \.path)
    for path in cells.map(\.path) where seen.insert(path).inserted {
      let own = byFile[path] ?? []
      if let old = renames[path] {
        text += "renamed   \(old.cleaned) -> \(path.cleaned): to move it, run 'petri snapshot accept'\n"
      } else if own.count == 1 {
        let option = own[0].cell == CellResult.baseLabel ? "" : " --matrix"
        text += "missing   \(own[0].name.cleaned): to write it, run 'petri snapshot record\(option)'\n"
      } else {
        text += "missing   \(path.cleaned): \(own.count) cells: to write them, run 'petri snapshot record --matrix'\n"
      }
    }
    return text
  }

  func groups(of cells: [CellResult]) -> [PendingGroup] {
    var known: (path: String, texts: [CellName: String])?
    return PendingGroup.groups(of: cells) { result in
      guard let cell = cell(result.id), let new = (try? run.pendingText(for: result.id)) ?? nil else { return nil }
      // Cells of the same file are adjacent.
      let texts = known?.path == cell.path ? known?.texts ?? [:] : store.texts(inFile: cell.path)
      known = (cell.path, texts)
      return (cell.header + (texts[cell.name] ?? ""), new)
    } files: { results in
      let texts = results.compactMap { result in
        cell(result.id).flatMap { cell in ((try? run.pendingText(for: result.id)) ?? nil).map { (cell, $0) } }
      }
      guard let (old, new) = store.preview(of: texts) else { return nil }
      let before = results.first.flatMap { renames[$0.path] }.flatMap { (try? store.read($0)) ?? nil }
      return (before.map { TextCleaning.repaired($0) } ?? old, new)
    }
  }

  /// The group's cells, the changes of the view tree and the text diff.
  func text(of group: PendingGroup) -> String {
    var text = ""
    let files = RunPrinter.files(of: group)
    for (index, cells) in files.prefix(RunPrinter.maxFiles).enumerated() {
      let cell = cells[0]
      let before = renames[cell.path].map { "\($0.cleaned) -> " } ?? ""
      let word = index > 0 ? "" : before.isEmpty ? cell.status.rawValue : "renamed"
      let isOfFile = cell.status != .differs
      let name = cells.count == 1 && !isOfFile ? cell.name : cell.path
      let line = cell.line.map { ":\($0)" } ?? ""
      let places = cells.count == 1 || isOfFile ? "" : RunPrinter.words(cells)
      let message = index == 0 ? cell.message.map { ": \($0.cleaned)" } ?? "" : ""
      text += word.padded(toColumns: 9) + " " + (before + name.cleaned).styled(.bold, color: color)
      text += line + places + message + "\n"
    }
    let rest = files.dropFirst(RunPrinter.maxFiles).reduce(0) { $0 + $1.count }
    if rest > 0 { text += "          and \(rest) more with the same difference\n" }
    for change in group.changes { text += "= \(change)".cleaned.styled(.yellow, color: color) + "\n" }
    text += group.diff.text(color: color) + "\n"
    if let picture = group.cells.first.flatMap({ pictures[$0.id] }) { text += picture + "\n" }
    return text
  }

  private static func files(of group: PendingGroup) -> [[CellResult]] {
    group.cells.reduce(into: []) { files, cell in
      if files.last?[0].path == cell.path { files[files.count - 1].append(cell) } else { files.append([cell]) }
    }
  }

  /// ` in 13 cells`, ` in 2 cells: examples, iphone-se.dark.large.en`.
  private static func words(_ cells: [CellResult]) -> String {
    let names = cells.count > maxCells ? "" : ": " + cells.map(\.cell.cleaned).joined(separator: ", ")
    return " in \(cells.count) cells\(names)"
  }

  /// Matches obsolete with missing snapshots; returns the old paths by new path.
  func renames(in report: RunReport) -> [String: String] {
    guard !report.obsolete.isEmpty else { return [:] }
    let obsolete = report.obsolete.map { Rename.File(path: $0, texts: store.texts(inFile: $0)) }
    var missing: [String: [CellName: String]] = [:]
    for result in report.cells where result.status == .missing {
      guard let cell = cell(result.id), let text = (try? run.pendingText(for: result.id)) ?? nil else { continue }
      missing[cell.path, default: [:]][cell.name] = cell.body(of: text)
    }
    let files = missing.sorted { $0.key < $1.key }.map { Rename.File(path: $0, texts: $1) }
    let found = Rename.find(obsolete: obsolete, missing: files)
    return Dictionary(found.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
  }

  /// Drops cells that were only compared to detect renames and turned out not to be one.
  mutating func resolve(_ report: RunReport, renamed: Set<String>) -> RunReport {
    renames = renames(in: report)
    var resolved = report
    func isAside(_ cell: CellResult) -> Bool {
      renamed.contains(cell.id) && cell.status == .missing && renames[cell.path] == nil
    }
    resolved.cells.removeAll(where: isAside)
    // A shard can't tell which files are unowned, so it passes these cells on as candidates.
    let candidates = report.shard == nil ? [] : report.cells.filter(isAside)
    resolved.candidates = candidates.isEmpty ? nil : candidates
    return resolved
  }
}

extension TextCleaning {
  /// Replaces invalid UTF-8 by escapes.
  fileprivate static func repaired(_ bytes: [UInt8]) -> String {
    let text = String(validating: bytes, as: UTF8.self) ?? TextCleaning.block.clean(bytes: bytes)
    return text.utf8.contains(0x0D) ? text.replacing("\r\n", with: "\n") : text
  }
}
