import PetriCatalog
import PetriSnapshots

extension RunPrinter {
  /// A printer of a run whose texts were kept.
  init(_ evidence: RunEvidence, color: Bool) {
    let texts = HeldTexts()
    var cells: [String: SnapshotCell] = [:]
    for found in evidence.found {
      texts.keep(found.text, for: found.cell.id)
      cells[found.cell.id] = found.cell
    }
    self.init(store: evidence, run: texts, color: color) { [cells] in cells[$0] }
  }

  /// So many edits have pictures; no report shows those of more.
  private static let maxPictures = 1_000

  /// The texts and the pictures of which all reports of a run can be made.
  ///
  /// - Parameter pictures: draws; `nil` where no report has pictures.
  /// - Throws: `CommandFailure` where workers can't be started.
  func evidence(of report: RunReport, pictures: ChangedPictures?) throws -> RunEvidence {
    var evidence = RunEvidence()
    let pending = (report.cells + (report.candidates ?? [])).filter(\.status.isPending)
    var paths = Set(pending.map(\.path))
    // A screen without a snapshot may have had another name.
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
    // All shards would find the same.
    if (report.shard?.index ?? 1) == 1 { evidence.change = try pictures.change() }
    return evidence
  }

  /// The differences of a run, each edit once, with its pictures.
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
