import PetriCatalog
import PetriSnapshots

extension RunPrinter {
  init(_ evidence: RunEvidence, color: Bool) {
    let texts = HeldTexts()
    var cells: [String: SnapshotCell] = [:]
    for found in evidence.found {
      texts.keep(found.text, for: found.cell.id)
      cells[found.cell.id] = found.cell
    }
    self.init(store: evidence, run: texts, color: color) { [cells] in cells[$0] }
  }

  private static let maxPictures = 1_000

  /// The texts and pictures needed for all reports of a run.
  ///
  /// - Parameter pictures: `nil` if no report has pictures.
  func evidence(of report: RunReport, pictures: ChangedPictures?) throws -> RunEvidence {
    var evidence = RunEvidence()
    let pending = (report.cells + (report.candidates ?? [])).filter(\.status.isPending)
    var paths = Set(pending.map(\.path))
    // A missing snapshot may belong to a renamed screen.
    if pending.contains(where: { $0.status == .missing }) { paths.formUnion(report.unowned) }
    for path in paths.sorted() {
      if let bytes = (try? store.read(path)) ?? nil { evidence.keep(bytes, of: path) }
    }
    evidence.found = pending.compactMap { result in
      guard let cell = cell(result.id), let text = (try? run.pendingText(for: result.id)) ?? nil else { return nil }
      return RunEvidence.Found(cell: cell, text: text)
    }
    guard let pictures else { return evidence }
    let firsts = groups(of: pending).prefix(RunPrinter.maxPictures).compactMap { $0.cells.first }
    evidence.pictures = try pictures.pictures(of: firsts.compactMap { cell($0.id) })
    // The result is the same for all shards.
    if (report.shard?.index ?? 1) == 1 { evidence.change = try pictures.change() }
    return evidence
  }

  func changes(of report: RunReport, _ evidence: RunEvidence) -> RunChanges {
    let groups = groups(of: report.cells.filter(\.status.isPending))
    let edits = groups.map { group in
      let first = group.cells.first
      let pictures = first.flatMap { evidence.pictures[$0.id] }
      return ScreenChange(
        group,
        before: pictures?.before,
        after: pictures?.after,
        renamedFrom: first.flatMap { renames[$0.path] }
      )
    }
    return RunChanges(report, edits: edits, change: evidence.change)
  }
}
