import ArgumentParser
import Foundation
import PetriBrowser
import PetriCatalog
import PetriComposer
import PetriFiles
import PetriLoader
import PetriSnapshots
import PetriText

struct SnapshotVerifyCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare screens with their snapshots; exit code 1 if one differs or is missing.",
    discussion: """
      No snapshot is written. Texts that differ are kept in the run's folder, in your cache folder or the one named by \
      --keep, for 'petri snapshot review', 'accept' and 'reject'.

      EXAMPLES
        petri snapshot verify
        petri snapshot verify --changed origin/main
        petri snapshot verify --matrix --shard 2/4 --report junit=snapshots.xml --keep snapshots
        petri snapshot verify --matrix --report markdown=pull-request.md
        petri snapshot verify --matrix --report html=snapshots.html
        petri snapshot verify --report sarif=snapshots.sarif --report github=/dev/stdout
      """
  )

  @OptionGroup(title: "Which") var cells: CellOptions
  @OptionGroup(title: "Which") var groups: GroupOptions
  @OptionGroup(title: "How") var how: RunOptions
  @OptionGroup var options: CatalogOptions

  @Option(
    help: ArgumentHelp("Keep the run's report and new texts in a folder, such as a CI artifact.", valueName: "dir"),
    completion: .directory
  )
  var keep: String?

  func perform(in invocation: Invocation) throws {
    let runner = TestRunner(environment: invocation.environment)
    let reports = how.report + [runner.report].compactMap(\.self)
    try ReportArgument.check(reports)
    let shard = try how.takeShard(runner)
    var cells = cells
    if cells.screens.isEmpty, let filter = runner.filter { cells.filter.append(filter) }
    let isKeptByRunner = keep == nil && runner.keptFolder != nil
    let keep = keep ?? runner.keptFolder
    let workspace = try Workspace(options, invocation)
    let selection = try CellSelection(cells, groups, in: workspace)
    let part = shard?.part(of: selection.cells) ?? selection.cells
    if !selection.isUnaffected {
      invocation.console.note("petri: comparing \(RunSize.words(part.count, of: selection, shard?.shard))")
    }
    let run = try keep.map { try KeptFolder.prepare($0) } ?? CellRun.newRun(in: workspace)
    var compared = RunReport(
      catalog: workspace.catalog.settings.name,
      isComplete: selection.isComplete,
      shard: shard?.shard,
      cells: try CellRun(workspace: workspace, mode: .never, run: run).results(
        of: part,
        jobs: how.jobs,
        timeout: how.timeout
      ),
      skipped: selection.skipped,
      broken: selection.broken,
      unowned: selection.unowned
    )
    compared.number(by: selection.cells)
    compared.screens = workspace.screens(of: compared)
    var printer = workspace.runPrinter(run, color: invocation.colorsOutput(options.color))
    let report = printer.resolve(compared, renamed: selection.renamed)
    let areOthersGoingOn = try finish(run, report, workspace, isKept: keep != nil, isUnaffected: selection.isUnaffected)
    try addPictures(to: &printer, of: report, workspace)
    if how.json {
      invocation.console.write(report.json)
    } else {
      invocation.console.write(printer.text(of: report))
      invocation.console.line(report.summary)
    }
    let writer = RunReports(arguments: reports, invocation: invocation)
    let contents = keep == nil ? writer.contents : .drawings
    let pictures =
      contents < .wireframes
      ? nil : ChangedPictures(of: workspace, since: cells.changed, isDrawing: contents == .drawings)
    let evidence = contents == .results ? nil : try printer.evidence(of: report, pictures: pictures)
    if keep != nil, let evidence { try self.keep(evidence, in: run) }
    try writer.write(report, evidence, by: printer)
    if report.cells.contains(where: { $0.status.isPending }) {
      let from = isKeptByRunner ? TestRunner.folderName : keep ?? (areOthersGoingOn ? run.path : nil)
      let option = from.map { " --from \($0.shellQuoted)" } ?? ""
      let before =
        isKeptByRunner
        ? "take \(TestRunner.folderName) out of the test's outputs, test.outputs beside its log, and " : ""
      invocation.console.note(
        ("petri: to review them, \(before)run 'petri snapshot review\(option)'; "
          + "to accept all, 'petri snapshot accept\(option)'").cleaned
      )
    }
    selection.failBroken(on: invocation.console)
    if report.cells.contains(where: { $0.status == .blocked }) { throw ExitStatus.io }
    if !report.isClean { throw ExitStatus.failed }
  }

  /// On a terminal that is wide enough, adds wireframes before and after to the first edits.
  @MainActor private func addPictures(
    to printer: inout RunPrinter,
    of report: RunReport,
    _ workspace: Workspace
  ) throws {
    guard workspace.console.isTerminal else { return }
    let groups = printer.groups(of: report.cells.filter { $0.status == .differs }).prefix(
      SnapshotVerifyCommand.maxPictures
    )
    guard !groups.isEmpty else { return }
    let firsts = groups.compactMap { $0.cells.first }
    let pictures = try ChangedPictures(of: workspace, since: cells.changed)
      .pictures(of: firsts.compactMap { printer.cell($0.id) })
    for first in firsts {
      let sides = pictures[first.id]
      guard let before = sides?.before?.wireframe, let after = sides?.after?.wireframe, before != after else {
        continue
      }
      let picture = SideBySide.text(("before", before), ("now", after))
      if SideBySide.width(of: picture) <= Terminal.size.columns { printer.pictures[first.id] = picture }
    }
  }

  private static let maxPictures = 4

  @MainActor private func keep(_ evidence: RunEvidence, in run: RunFolder) throws {
    do throws(StoreFailure) {
      try run.keep(evidence)
    } catch {
      throw CellRun.failure(error, run)
    }
  }

  /// Finishes the run; returns true if concurrent runs are still going on, because the last one to finish becomes the
  /// last run.
  @MainActor private func finish(
    _ run: RunFolder,
    _ report: RunReport,
    _ workspace: Workspace,
    isKept: Bool,
    isUnaffected: Bool
  ) throws -> Bool {
    // An empty run must not replace the pending texts of the last one.
    guard isKept || !isUnaffected else {
      workspace.history.discard(run)
      return false
    }
    do throws(StoreFailure) {
      try run.write(report)
      return isKept ? false : try workspace.history.finish(run)
    } catch {
      throw CellRun.failure(error, run)
    }
  }
}

extension RunReport {
  /// Sets each cell's index among the cells of all shards.
  fileprivate mutating func number(by all: [SnapshotCell]) {
    let numbers = Dictionary(zip(all.map(\.id), all.indices), uniquingKeysWith: { first, _ in first })
    for index in cells.indices { cells[index].number = numbers[cells[index].id] }
  }
}

extension Workspace {
  func screens(of report: RunReport) -> [RunScreen] {
    let names = Set(report.cells.filter { !$0.status.isGood }.map(\.screen))
    let locale = catalog.settings.locales.first ?? "en"
    return catalog.screens.filter { names.contains($0.name) }.sorted { $0.name < $1.name }.map { screen in
      RunScreen(
        name: screen.name,
        title: screen.title.template(for: locale).description,
        file: screen.place.file,
        line: screen.place.line
      )
    }
  }
}

private enum KeptFolder {
  /// Empties the folder of an earlier run; throws if it contains other files.
  static func prepare(_ path: String) throws -> RunFolder {
    let run = RunFolder(path: URL(fileURLWithPath: path).path)
    guard let folder = try? Folder(run.path) else { return run }
    do {
      let names = try run.checkedNames()
      for name in names { try? folder.removeTree(name) }
      return run
    } catch let file as RunFolder.Foreign {
      throw CommandFailure(
        "\(path.cleaned) has a file that doesn't belong to a run, \(file.path.cleaned); --keep needs a folder of its own",
        .usage
      )
    }
  }
}
