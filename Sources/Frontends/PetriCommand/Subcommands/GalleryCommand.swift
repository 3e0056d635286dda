import ArgumentParser
import Foundation
import PetriAgent
import PetriCatalog
import PetriChecks
import PetriComposer
import PetriFiles
import PetriGallery
import PetriLoader
import PetriSnapshots
import PetriText

struct GalleryCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Make a site of the catalogue: every screen in all its looks, to click through and look into.",
    discussion: """
      The site is files alone: open index.html from the disk, or publish the folder as it is. When all of it is made, it replaces the files of the \
      gallery before, which gallery.json lists with their contents. Other files in the folder stay. A folder that has files and no gallery.json of \
      petri's is left as it is, and so is one in which a file of the gallery was edited.

      EXAMPLES
        petri gallery
        petri gallery --out site
        petri gallery --since origin/main
        petri gallery --run kept
        petri gallery --checks FILE
        petri gallery --watch
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

  @Option(
    help: ArgumentHelp(
      "How many states the prototype has at most, besides those of walks; 0 for no prototype.",
      valueName: "n"
    )
  )
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
    help: ArgumentHelp(
      "Add a page of the findings of 'petri check --json', drawn where it was run with --pictures.",
      valueName: "file"
    ),
    completion: .file()
  )
  var checks: String?

  @Option(
    help: ArgumentHelp("The URL that the site will have, for the links in changes.md.", valueName: "url")
  )
  var address: String?

  @Flag(help: "Make anew what an edit affects whenever files are saved, and show open pages anew, until Ctrl-C.")
  var watch = false

  @Flag(help: "Print JSON: an object with the page to open, counts, and what had to be left out.")
  var json = false

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
    if json, watch { throw ValidationError("--json and --watch can't be combined") }
    if since != nil, !run.isEmpty {
      throw ValidationError("--since and --run are two sources of one page; name one of them")
    }
    if let source, !source.contains("{file}") {
      throw ValidationError("--source needs {file}, and may have {line}; found '\(source.cleaned)'")
    }
  }

  func perform(in invocation: Invocation) throws {
    if watch { return try watch(in: invocation) }
    let workspace = try Workspace(options, invocation)
    workspace.mentionBrokenScreens()
    if try !make(workspace).isComplete { throw ExitStatus.failed }
  }

  /// Options for rewriting a gallery in watch mode.
  struct Writing {
    var kept = GalleryParts()
    /// The version that open pages compare to reload themselves; `nil` outside watch mode.
    var stamp: Int?
    var check: () throws -> Void = {}
  }

  /// Renders the gallery and replaces the previous one.
  ///
  /// - Returns: the parts of the gallery; the reasons for missing parts were printed.
  /// - Throws: an error that left the previous gallery unchanged.
  @MainActor func make(_ workspace: Workspace, _ writing: Writing = Writing()) throws -> GalleryParts {
    let began = ContinuousClock.now
    let first = try (start ?? workspace.catalog.settings.start).map { try workspace.screen(named: $0).name }
    let count = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let work = GalleryWork(
      workspace: workspace,
      screens: try chosen(in: workspace),
      start: states > 0 ? first : nil,
      limits: ExplorationLimits(states: states),
      jobs: count,
      timeout: timeout > 0 ? .seconds(timeout) : nil
    )
    let changes = try changes(in: workspace)
    let findings = try checks.map { try CheckedFindings(in: $0).findings }
    let new = try newFolder()
    do {
      let kept = copyPictures(of: writing.kept, to: new.folder) ? writing.kept : GalleryParts()
      var parts = try work.parts(in: new.path, keeping: kept, check: writing.check)
      let broken = broken(in: workspace)
      parts.leftOut += broken.map {
        GalleryParts.LeftOut(screen: $0, reason: "it has errors; 'petri validate' shows them")
      }
      let app = GalleryApp(
        name: workspace.catalog.settings.name,
        screens: parts.screens,
        broken: broken,
        states: parts.prototype?.states ?? [],
        cutWays: parts.prototype?.cutWays ?? 0,
        ways: CatalogGraph(workspace.catalog).edges,
        start: first,
        source: source,
        changes: changes,
        findings: findings,
        stamp: writing.stamp
      )
      try write(GallerySite(app, address: address), to: new.folder)
      try write(Manifest(of: workspace.catalog), to: new.folder)
      try writing.check()
      do throws(FileError) {
        try new.takePlace()
      } catch {
        throw failure(error) ?? CommandFailure("can't replace \(out.cleaned): \(error.reason)", .io)
      }
      let seconds = (ContinuousClock.now - began) / .seconds(1)
      let summary = GallerySummary(of: app, parts, in: out, seconds: (seconds * 10).rounded() / 10)
      if json { workspace.console.write(PrettyJSON.text(of: summary)) } else { workspace.console.line(summary.text) }
      return parts
    } catch {
      new.abandon()
      throw error
    }
  }

  /// Copies pictures from the previous gallery; returns false if it is incomplete.
  private func copyPictures(of parts: GalleryParts, to folder: Folder) -> Bool {
    let pictures = parts.pictures
    guard !pictures.isEmpty else { return true }
    do throws(FileError) {
      let old = try Folder(out)
      for picture in pictures {
        let bytes = try old.read(picture.path, limit: 256 << 20)
        try folder.write(bytes, to: picture.path, isDurable: false)
      }
      return true
    } catch {
      return false
    }
  }

  @MainActor private func changes(in workspace: Workspace) throws -> RunChanges? {
    if let since {
      let count = jobs ?? ProcessInfo.processInfo.activeProcessorCount
      let changes = RevisionChanges(workspace: workspace, revision: since, jobs: count)
      return try changes.changes(of: chosen(in: workspace))
    }
    guard !run.isEmpty else { return nil }
    let runs = try KeptRuns(run, color: false)
    for problem in runs.problems { workspace.console.note("petri: \(problem.cleaned)") }
    return runs.printer.changes(of: runs.report, runs.evidence)
  }

  private func newFolder() throws -> NewFolder {
    do throws(FileError) {
      return try NewFolder(replacing: out, as: FolderManifest.Kind("gallery", fileName: GallerySite.manifestName))
    } catch {
      throw failure(error) ?? CommandFailure("can't make \(out.cleaned): \(error.reason)", .io)
    }
  }

  /// The failure if the output folder contains files that Petri didn't write.
  private func failure(_ error: FileError) -> CommandFailure? {
    switch error {
    case .exists:
      CommandFailure("\(out.cleaned) has other files than a gallery's; name another folder with --out", .usage)
    case .edited(let path):
      CommandFailure(
        "\("\(out)/\(path)".cleaned) isn't as petri wrote it; move it away, or name another folder with --out",
        .usage
      )
    default: nil
    }
  }

  /// The screens with errors; none if screens are selected, because selected screens are valid.
  @MainActor private func broken(in workspace: Workspace) -> [String] {
    guard screens.isEmpty, groups.isAll else { return [] }
    return workspace.loaded.brokenScreens.map(\.name)
  }

  @MainActor private func chosen(in workspace: Workspace) throws -> [String] {
    for name in screens { _ = try workspace.screen(named: name) }
    let chosen = workspace.catalog.screens.filter {
      (screens.isEmpty || screens.contains($0.name)) && groups.matches(group: $0.group, tags: $0.tags)
    }
    guard !chosen.isEmpty || (screens.isEmpty && groups.isAll) else {
      throw CommandFailure(
        "no screen matches the selection; \(groups.hint(in: workspace.catalog) ?? "'petri list' prints all")",
        .nothingMatched,
        next: "petri list"
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

  private func write(_ manifest: Manifest, to folder: Folder) throws {
    let file = "manifest.json"
    do throws(FileError) {
      try folder.write(Array(PrettyJSON.text(of: manifest).utf8), to: file, isDurable: false)
    } catch {
      throw CommandFailure("can't write \(file) of the gallery: \(error.reason)", .io)
    }
  }
}
