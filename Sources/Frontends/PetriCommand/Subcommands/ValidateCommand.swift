import ArgumentParser
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriFiles
import PetriLoader
import PetriText

struct ValidateCommand: PetriSubcommand {
  enum Format: String, ExpressibleByArgument, CaseIterable, Sendable {
    case text, json, sarif, github
  }

  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check the catalogue and print all errors and warnings with their places.",
    discussion: """
      After a syntax error, the rest of the file is checked too. Warnings point out what is never used or shown, in files that \
      have no errors, and across files once none has; 'severity' in Catalog.yaml and '# petri:ignore CODE' in a file \
      suppress them. A mistake that is made several times in a file is printed once, with the other lines. --fix applies \
      the fixes that are certain and keeps comments and layout. A fix that doesn't solve its own problem, or causes another \
      one, isn't applied, and --fix prints why. Files that are read-only or have changed in the meantime aren't written. \
      With names of screens, files or folders, the problems in those files are printed and fixed, and the others are counted. \
      --watch checks again whenever a file is saved, until Ctrl-C. \
      Whether a walk finds the controls that it names depends on what is on screen then: 'petri walk' plays it. \
      For more about the code in brackets, run 'petri explain CODE'.

      EXAMPLES
        petri validate
        petri validate home Screens/Format
        petri validate --fix
        petri validate --watch
        petri validate --format sarif > petri.sarif
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Screens, files or folders whose problems are printed; without one, all.",
      valueName: "screen-or-file"
    ),
    completion: .file()
  )
  var names: [String] = []

  @OptionGroup var options: CatalogOptions

  @Option(
    help: ArgumentHelp("text, json (one document), sarif (2.1.0) or github (annotations).", valueName: "format")
  )
  var format = Format.text

  @Flag(help: "Print JSON: an object with errors, warnings and problems, as --format json does.")
  var json = false

  @Flag(help: "Apply the fixes that are certain, then print the remaining problems.")
  var fix = false

  @Flag(help: "Check again whenever a file of the catalogue is saved.")
  var watch = false

  private var wanted: Format { json ? .json : format }

  func perform(in invocation: Invocation) throws {
    guard watch else {
      let workspace = try check(nil, invocation)
      workspace.outlive()
      let found = try chosen(in: workspace)
      if found.hasErrors { throw found.contains(where: \.isOfUnreadableFile) ? ExitStatus.io : ExitStatus.failed }
      return
    }
    // Created first, so that files saved during the first validation count as changes.
    var changes = CatalogWatch(folder: try Workspace(options, invocation, toleratingErrors: true).folder)
    let cache = FileCache()
    _ = try check(cache, invocation)
    while true {
      guard changes.waitForChange() else { continue }
      if wanted == .text { invocation.console.line(String(repeating: "─", count: 40)) }
      // The catalogue may be missing for a moment, for example while it is being moved.
      _ = try? check(cache, invocation)
    }
  }

  /// - Parameter cache: files from a previous validation, in watch mode.
  @MainActor private func check(_ cache: FileCache?, _ invocation: Invocation) throws -> Workspace {
    let cache = fix ? cache ?? FileCache() : cache
    let fixes = try cache.flatMap { fix ? try putFixesIn($0, invocation) : nil }
    let workspace = try Workspace(options, invocation, toleratingErrors: true, lints: true, reusing: cache)
      .withLayoutWarnings()
    let found = try chosen(in: workspace)
    let diagnostics = fixes?.withoutLeft(found) ?? found
    switch wanted {
    case .text:
      invocation.console.write(
        TextDiagnosticFormatter(color: invocation.colorsOutput(options.color)).format(diagnostics)
      )
      invocation.console.line((diagnostics.isEmpty ? "" : "\n") + summary(of: workspace, found))
      let likely = diagnostics.count { !$0.fixIts.isEmpty }
      if fix, likely > 0 {
        invocation.console.line(
          likely == 1
            ? "1 suggestion above isn't certain enough to apply"
            : "\(likely) suggestions above aren't certain enough to apply"
        )
      }
    case .json: invocation.console.write(JSONDiagnosticFormatter().format(diagnostics))
    case .sarif: invocation.console.write(SARIFDiagnosticFormatter.ofPetri.format(diagnostics))
    case .github: invocation.console.write(GitHubDiagnosticFormatter().format(diagnostics))
    }
    return workspace
  }

  /// Applies all certain fixes, or none if a file can't be written, and prints those that were skipped.
  @MainActor private func putFixesIn(_ cache: FileCache, _ invocation: Invocation) throws -> CertainFixes.Result {
    let place = try CatalogPlace(options.catalog, invocation.registry, lints: true)
    let workspace = try Workspace(place, options, invocation, toleratingErrors: true, reusing: cache)
    try workspace.refuseTreeOfLinks()
    let selection = try selection(in: workspace)
    let result = CertainFixes.result(
      of: place.source,
      place.loader,
      fileName: place.fileName,
      in: { selection?.contains($0) ?? true },
      reusing: cache
    )
    let files = result.files
    func name(_ file: CertainFixes.File, _ write: () throws(FileError) -> Void) throws {
      do throws(FileError) {
        try write()
      } catch {
        throw CommandFailure("can't write \(file.path.cleaned): \(error.reason)", .io)
      }
    }
    var updates: [FileUpdate] = []
    for file in files {
      try name(file) { () throws(FileError) in
        updates.append(try FileUpdate(of: file.path, in: place.source.folder, expecting: file.before))
      }
    }
    for (file, update) in zip(files, updates) {
      try name(file) { () throws(FileError) in try update.write(file.after) }
      for text in file.fixes { say("fixed", text, on: invocation.console) }
    }
    for left in result.left { say("left", left.description, on: invocation.console) }
    return result
  }

  @MainActor private func say(_ what: String, _ text: String, on console: Console) {
    if wanted == .text {
      console.line("\(what)\(String(repeating: " ", count: 7 - what.count))\(text.cleaned)")
    } else {
      console.note("petri: \(what) \(text.cleaned)")
    }
  }

  @MainActor private func selection(in workspace: Workspace) throws -> FileSelection? {
    names.isEmpty ? nil : try FileSelection(names, in: workspace)
  }

  @MainActor private func chosen(in workspace: Workspace) throws -> [Diagnostic] {
    let all = workspace.loaded.diagnostics
    return try selection(in: workspace).map { selection in all.filter(selection.contains) } ?? all
  }

  @MainActor private func summary(of workspace: Workspace, _ found: [Diagnostic]) -> String {
    let catalog = workspace.catalog
    guard names.isEmpty else {
      let others = workspace.loaded.diagnostics.count - found.count
      let own = found.isEmpty ? "no problems found" : DiagnosticSummary(found).description
      return others == 0 ? own : "\(own); \(count(others, "problem")) in other files"
    }
    let broken = workspace.loaded.brokenScreens.count(where: \.isRead)
    let unread = workspace.loaded.brokenScreens.count - broken
    let size = "\(count(catalog.screenNames.count, "screen")), \(count(catalog.containers.count, "container"))"
    guard !found.isEmpty else { return "\(size): no problems found" }
    let summary = DiagnosticSummary(found)
    guard summary.errors > 0 else { return "\(size): \(count(summary.warnings, "warning"))" }
    return count(summary.errors, "error") + (broken > 0 ? " in \(count(broken, "screen"))" : "")
      + (summary.warnings > 0 ? ", \(count(summary.warnings, "warning"))" : "")
      + (unread > 0 ? "; \(count(unread, "screen")) \(unread == 1 ? "wasn't" : "weren't") read" : "")
  }

  private func count(_ number: Int, _ noun: String) -> String { number == 1 ? "1 \(noun)" : "\(number) \(noun)s" }
}
