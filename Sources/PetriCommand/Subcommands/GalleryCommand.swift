import ArgumentParser
import Foundation
import PetriAgent
import PetriCatalog
import PetriComposer
import PetriExplorer
import PetriFiles
import PetriGallery
import PetriSnapshots
import PetriText

/// `petri gallery`: the catalogue as pages for a browser.
struct GalleryCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Make a site of the catalogue: every screen in all its looks, to click through and look into.",
    discussion: """
      The site is files alone: open index.html from the disk, or publish the folder as it is. The folder is replaced when all of it is made, and
      only where it is empty or a gallery stood there before.

      EXAMPLES
        petri gallery
        petri gallery --out site
        petri gallery --since origin/main
        petri gallery --run kept
        petri gallery --source 'https://github.com/me/app/blob/main/{file}#L{line}'
      """
  )

  @Argument(help: "Names of screens; all screens by default.", completion: NameCompletion.screens)
  var screens: [String] = []

  @Option(help: ArgumentHelp("The folder of the site.", valueName: "dir"), completion: .directory)
  var out = "gallery"

  @Option(
    help: ArgumentHelp(
      "The screen that the prototype begins with; that of Catalog.yaml's 'start' by default.",
      valueName: "screen"
    ),
    completion: NameCompletion.screens
  )
  var start: String?

  @Option(help: ArgumentHelp("How many states the prototype has at most; 0 for no prototype.", valueName: "n"))
  var states = 150

  @Option(
    help: ArgumentHelp(
      "Where a file of the catalogue can be looked at: a URL with {file} and {line}.",
      valueName: "url"
    )
  )
  var source: String?

  @Option(
    help: ArgumentHelp(
      "Add a page of what changed since a revision of Git (where the histories parted), composed anew.",
      valueName: "revision"
    )
  )
  var since: String?

  @Option(
    help: ArgumentHelp(
      "Add a page of what changed in a run: a folder of 'snapshot verify --keep', or a JSON report; one for each shard. Repeatable.",
      valueName: "path"
    ),
    completion: .file()
  )
  var run: [String] = []

  @Option(
    help: ArgumentHelp("The URL that the site will have, for the links in changes.md.", valueName: "url")
  )
  var address: String?

  @Option(help: ArgumentHelp("The number of worker processes; one for each core by default.", valueName: "n"))
  var jobs: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The seconds after which a screen or the prototype is left out; 0 for no limit.",
      valueName: "seconds"
    )
  )
  var timeout = 600.0

  @OptionGroup(title: "Which") var groups: GroupOptions
  @OptionGroup var options: CatalogOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be at least 1; found \(jobs)") }
    guard (0...RunOptions.longestTimeout).contains(timeout) else {
      throw ValidationError(
        "--timeout must be between 0 and \(Int(RunOptions.longestTimeout)) seconds; found \(timeout)"
      )
    }
    guard (0...100_000).contains(states) else {
      throw ValidationError("--states must be between 0 and 100000; found \(states)")
    }
    if let source, !source.hasPrefix("https://"), !source.hasPrefix("http://") {
      throw ValidationError("--source must begin with https:// or http://; found '\(source.cleaned)'")
    }
    if let address, !address.hasPrefix("https://"), !address.hasPrefix("http://") {
      throw ValidationError("--address must begin with https:// or http://; found '\(address.cleaned)'")
    }
    if since != nil, !run.isEmpty {
      throw ValidationError("--since and --run are two sources of one page; name one of them")
    }
    if let source, !source.contains("{file}") {
      throw ValidationError("--source needs {file}, and may have {line}; found '\(source.cleaned)'")
    }
  }

  func perform(with registry: ControllerRegistry) throws {
    let workspace = try Workspace(options, registry)
    workspace.mentionBrokenScreens()
    let first = try (start ?? workspace.catalog.settings.start).map { try workspace.screen(named: $0).name }
    let began = ContinuousClock.now
    let changes = try changes(in: workspace)
    let new = try newFolder()
    do {
      let (app, isComplete) = try app(of: workspace, start: first, changes, in: new)
      try write(GallerySite(app, address: address), to: new.folder)
      try write(Manifest(of: workspace.catalog), to: new.folder)
      do throws(FileError) {
        try new.takePlace()
      } catch {
        throw CommandFailure("can't replace \(out.cleaned): \(error.reason)", .io)
      }
      Console.line(summary(of: app, seconds: (ContinuousClock.now - began) / .seconds(1)))
      if !isComplete { throw ExitStatus.failed }
    } catch let code as ExitCode {
      // The site is in its place; why it lacks something was printed.
      throw code
    } catch {
      new.abandon()
      throw error
    }
  }

  /// The changes, where somebody asks.
  @MainActor private func changes(in workspace: Workspace) throws -> RunChanges? {
    if let since {
      let count = jobs ?? ProcessInfo.processInfo.activeProcessorCount
      let changes = RevisionChanges(workspace: workspace, revision: since, jobs: count)
      return try changes.changes(of: chosen(in: workspace))
    }
    guard !run.isEmpty else { return nil }
    let runs = try KeptRuns(run, color: false)
    for problem in runs.problems { Console.note("petri: \(problem.cleaned)") }
    return runs.printer.changes(of: runs.report, runs.evidence)
  }

  private func newFolder() throws -> NewFolder {
    do throws(FileError) {
      return try NewFolder(replacing: out, marker: GallerySite.marker)
    } catch {
      if case .exists = error {
        throw CommandFailure("\(out.cleaned) has other files than a gallery's; name another folder with --out", .usage)
      }
      throw CommandFailure("can't make \(out.cleaned): \(error.reason)", .io)
    }
  }

  @MainActor private func app(
    of workspace: Workspace,
    start: String?,
    _ changes: RunChanges?,
    in new: NewFolder
  ) throws -> (
    app: GalleryApp, isComplete: Bool
  ) {
    let role = GalleryRole(
      folder: workspace.folder,
      fileName: workspace.fileName,
      variants: workspace.unusualVariants,
      gallery: URL(fileURLWithPath: new.path).path
    )
    var jobs: [[GalleryRole.Job]] = try chosen(in: workspace).map { [.screen($0)] }
    // It takes longest, so it comes first.
    if let start, states > 0 { jobs.insert([.prototype(from: start, ExplorationLimits(states: states))], at: 0) }
    let count = self.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let limit = timeout > 0 ? Duration.seconds(timeout) : nil
    var pool = WorkerPool(role, count: min(count, max(1, jobs.count)), timeout: limit, isQuiet: true)
    let progress = Progress(total: jobs.count)
    defer { progress.end() }
    var screens: [GalleryScreen] = []
    var prototype: [GalleryState] = []
    var cutWays = 0
    var isComplete = true
    for (result, job) in zip(try pool.results(of: jobs, showing: { progress.show($0) }), jobs.joined()) {
      switch (result, job) {
      case (.done(.screen(let screen)), _): screens.append(screen)
      case (.done(.prototype(let states, let cut)), _): (prototype, cutWays) = (states, cut)
      case (.ended(let ending), .screen(let name)):
        isComplete = false
        Console.fail("'\(name)' is left out: \(ending.description)")
      case (.ended(let ending), .prototype):
        isComplete = false
        Console.fail("the prototype is left out: \(ending.description)")
      }
    }
    let app = GalleryApp(
      name: workspace.catalog.settings.name,
      screens: screens,
      states: prototype,
      cutWays: cutWays,
      ways: CatalogGraph(workspace.catalog).edges,
      start: start,
      source: source,
      changes: changes
    )
    return (app, isComplete)
  }

  @MainActor private func chosen(in workspace: Workspace) throws -> [String] {
    for name in screens { _ = try workspace.screen(named: name) }
    let chosen = workspace.catalog.screens.filter {
      (screens.isEmpty || screens.contains($0.name)) && groups.matches(group: $0.group, tags: $0.tags)
    }
    guard !chosen.isEmpty || (screens.isEmpty && groups.isAll) else {
      throw CommandFailure(
        "no screen matches the selection; \(groups.hint(in: workspace.catalog) ?? "'petri list' prints all")",
        .nothingMatched
      )
    }
    return chosen.map(\.name)
  }

  private func write(_ site: GallerySite, to folder: Folder) throws {
    try site.write { file in
      do throws(FileError) {
        try folder.write(file.bytes, to: file.path, isDurable: false)
      } catch {
        throw CommandFailure("can't write \(file.path) of the gallery: \(error.reason)", .io)
      }
    }
  }

  /// Writes what there is to write a screen with, as 'petri manifest --json' prints it.
  private func write(_ manifest: Manifest, to folder: Folder) throws {
    let file = "manifest.json"
    do throws(FileError) {
      try folder.write(Array(PrettyJSON.text(of: manifest).utf8), to: file, isDurable: false)
    } catch {
      throw CommandFailure("can't write \(file) of the gallery: \(error.reason)", .io)
    }
  }

  private func summary(of app: GalleryApp, seconds: Double) -> String {
    let screens = app.screens.count == 1 ? "1 screen" : "\(app.screens.count) screens"
    let looks = app.screens.reduce(0) { $0 + $1.looks.count }
    let states = app.states.isEmpty ? "" : ", a prototype of \(app.states.count) states"
    let edits = app.changes.map { $0.edits.count + $0.change.lostScreens.count }
    let changes = edits.map { $0 == 1 ? ", 1 change in changes.html" : ", \($0) changes in changes.html" } ?? ""
    return
      "wrote \(out)/index.html: \(screens) in \(looks) looks\(states)\(changes), in \((seconds * 10).rounded() / 10) s"
      .cleaned
  }
}
