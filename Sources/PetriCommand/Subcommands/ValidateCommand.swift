import ArgumentParser
import PetriCatalog
import PetriDiagnostics
import PetriLoader
import PetriText

/// `petri validate`: every complaint about the catalogue.
struct ValidateCommand: PetriSubcommand {
  /// The forms in which complaints are printed.
  enum Format: String, ExpressibleByArgument, CaseIterable, Sendable {
    case text, json, sarif, github
  }

  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check the whole catalogue and print every complaint, each with its place.",
    discussion: """
      After a mistake of syntax the rest of a file is checked too. Where there is no error, warnings tell what nobody uses or \
      sees; 'severity' in Catalog.yaml and '# petri:ignore CODE' in a file keep them away. --fix puts those fixes in that are certain, and leaves \
      comments and layout as they are; a file in which one does not help is left alone. --watch prints anew whenever a file \
      is saved, until Ctrl-C. 'petri explain CODE' says more about the code in brackets.

      EXAMPLES
        petri validate
        petri validate --fix
        petri validate --watch
        petri validate --format sarif > petri.sarif
      """
  )

  @OptionGroup var options: CatalogOptions

  @Option(
    help: ArgumentHelp("text, json (an object a line), sarif (2.1.0) or github (annotations).", valueName: "format")
  )
  var format = Format.text

  @Flag(help: "Put the fixes in that are certain, then print what is left.")
  var fix = false

  @Flag(help: "Print anew whenever a file of the catalogue is saved.")
  var watch = false

  /// What was found, which ends with the process: to let ten thousand screens go one by one takes longer.
  @MainActor private static var found: Workspace?

  func perform() throws {
    guard watch else {
      let workspace = try check(nil)
      ValidateCommand.found = workspace
      if workspace.loaded.hasErrors { throw workspace.loaded.hasUnreadableFiles ? ExitStatus.io : ExitStatus.failed }
      return
    }
    // What is saved while the first look is taken is a change too.
    var changes = CatalogWatch(folder: try Workspace(options, toleratingErrors: true).folder)
    let cache = FileCache()
    _ = try check(cache)
    while true {
      guard changes.waitForChange() else { continue }
      if format == .text { Console.line(String(repeating: "─", count: 40)) }
      // A catalogue that is just being moved is there again in a moment.
      _ = try? check(cache)
    }
  }

  /// Checks and prints.
  ///
  /// - Parameter cache: the files of the look before, where there is to be another one.
  @MainActor private func check(_ cache: FileCache?) throws -> Workspace {
    let workspace: Workspace
    if fix {
      var fixes = CertainFixes(options, reusing: cache ?? FileCache())
      workspace = try fixes.apply { text in
        if format == .text { Console.line("fixed  \(text)") } else { Console.note("petri: fixed \(text)") }
      }
    } else {
      workspace = try Workspace(options, toleratingErrors: true, lints: true, reusing: cache)
    }
    let diagnostics = workspace.loaded.diagnostics
    switch format {
    case .text:
      Console.write(TextDiagnosticFormatter(color: options.color.isOnForOutput).format(diagnostics))
      Console.line((diagnostics.isEmpty ? "" : "\n") + summary(of: workspace))
      let likely = diagnostics.count { $0.fixIts.contains { $0.applicability == .maybe } }
      if fix, likely > 0 {
        Console.line("left to you: \(likely) \(likely == 1 ? "fix" : "fixes") above, likely but not certain")
      }
    case .json: Console.write(JSONDiagnosticFormatter().format(diagnostics))
    case .sarif: Console.write(SARIFDiagnosticFormatter().format(diagnostics))
    case .github: Console.write(GitHubDiagnosticFormatter().format(diagnostics))
    }
    return workspace
  }

  @MainActor private func summary(of workspace: Workspace) -> String {
    let catalog = workspace.catalog
    let found = workspace.loaded.diagnostics
    let broken = workspace.loaded.brokenScreens.count
    let whole = "\(count(catalog.screens.count, "screen")) and \(count(catalog.containers.count, "container")) whole"
    guard !found.isEmpty else { return "\(whole); no complaints" }
    return "\(DiagnosticSummary(found)); \(whole)" + (broken > 0 ? ", \(count(broken, "screen")) not" : "")
  }

  private func count(_ number: Int, _ noun: String) -> String { number == 1 ? "1 \(noun)" : "\(number) \(noun)s" }
}
