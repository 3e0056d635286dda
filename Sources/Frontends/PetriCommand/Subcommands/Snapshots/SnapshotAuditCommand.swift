import ArgumentParser
import Foundation
import PetriAudit
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriText

struct SnapshotAuditCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Change the definitions one place at a time, and list the changes that no snapshot would notice.",
    discussion: """
      Each change is one that a person could make: an attribute gets another value, or one at all; a view, a layer or an \
      action is removed; two neighbours change places; a condition is negated. The screens are composed with it and \
      compared, cell by cell of the matrix, with what they are without it. No file is written.

      A change that nothing shows, no kind of text and no picture, is equivalent and doesn't count.

      EXAMPLES
        petri snapshot audit
        petri snapshot audit cart checkout
        petri snapshot audit --changed origin/main --min 99
        petri snapshot audit --sample 500 --seed 7 --json
      """
  )

  @Argument(help: "Names of screens; all definitions by default.", completion: NameCompletion.screens)
  var screens: [String] = []

  @Option(
    defaultAsFlag: "HEAD",
    help: ArgumentHelp(
      "Only definitions in files that changed in git since a commit; the last one by default.",
      valueName: "ref"
    )
  )
  var changed: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("Only so many changes, chosen by chance.", valueName: "n"))
  var sample: Int?

  @Option(help: ArgumentHelp("What chance begins with; the same changes are chosen with the same.", valueName: "n"))
  var seed: UInt64 = 1

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Fail with exit code 1 if less than this percentage is noticed.", valueName: "percent")
  )
  var min: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of worker processes; one for each processor by default.", valueName: "n")
  )
  var jobs: Int?

  @Flag(help: "List the changes that nothing shows, and those that the loader refuses, too.")
  var all = false

  @Flag(help: "Print JSON: the counts, and the changes that are not noticed, equivalent or refused.")
  var json = false

  @OptionGroup var options: CatalogOptions

  func validate() throws {
    if let min, !(0...100).contains(min) { throw ValidationError("--min must be between 0 and 100; found \(min)") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1; found \(jobs)") }
    if let sample, sample < 1 { throw ValidationError("--sample must be at least 1; found \(sample)") }
  }

  func perform(in invocation: Invocation) throws {
    let place = try CatalogPlace(options.catalog, invocation.registry)
    let workspace = try Workspace(place, options, invocation)
    guard !workspace.loaded.hasErrors else {
      throw CommandFailure(
        "the catalogue has errors; run 'petri validate' to see them",
        .failed,
        next: "petri validate"
      )
    }
    guard !workspace.catalog.screenNames.isEmpty else {
      throw CommandFailure.noScreens
    }
    let start = ContinuousClock.now
    let mutations = try mutations(of: try AuditedCatalog(place, variants: workspace.unusualVariants), workspace)
    let role = AuditRole(folder: place.folder, fileName: place.fileName, variants: workspace.unusualVariants)
    var pool = WorkerPool(
      role,
      count: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
      timeout: AuditRole.timeout,
      isQuiet: true,
      program: invocation.program
    )
    let progress = Progress(total: mutations.count, in: invocation)
    defer { progress.end() }
    let results = try pool.results(of: AuditRole.groups(of: mutations)) { progress.show($0) }
    progress.end()
    let judged = zip(mutations, results).filter { !$1.wasKilled }
    let report = AuditReport(judged.map { AuditReport.Finding($0, $1.verdict) })
    invocation.console.write(json ? PrettyJSON.text(of: report.document) : report.text(all: all))
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let rate = Int(Double(mutations.count) / seconds)
    invocation.console.note("petri: \(mutations.count) changes in \((seconds * 10).rounded() / 10) s, \(rate) a second")
    let killed = results.count - judged.count
    guard killed == 0 else {
      throw CommandFailure(
        "\(killed) of \(results.count) changes can't be judged, since their process was killed from outside",
        .failed
      )
    }
    if let min, Double(report.permille) / 10 < min {
      throw CommandFailure("\(report.percent) of the changes are noticed; --min requires \(min)%", .failed)
    }
  }

  @MainActor private func mutations(of audited: AuditedCatalog, _ workspace: Workspace) throws -> [Mutation] {
    for name in screens { _ = try workspace.screen(named: name) }
    var files = audited.files
    if let changed {
      let changes = try ChangedScreens(since: changed, in: workspace).files
      files = files.filter { changes.contains($0) }
      guard !files.isEmpty else {
        workspace.console.note("petri: no definition has changed since \(changed)".cleaned)
        return []
      }
    }
    let names = screens.isEmpty ? nil : Set(screens)
    let mutations = files.flatMap { audited.mutations(in: $0, of: names) }
    guard !mutations.isEmpty else { throw CommandFailure("no change matches the selection", .nothingMatched) }
    guard let sample else { return mutations }
    var choice = SeededChoice(seed: seed)
    return choice.choose(sample, of: mutations)
  }
}
