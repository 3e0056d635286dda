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
    abstract: "Check the whole catalogue and print every complaint, each with its place."
  )

  @OptionGroup var options: CatalogOptions

  @Option(
    help: ArgumentHelp("text, json (an object a line), sarif (2.1.0) or github (annotations).", valueName: "format")
  )
  var format = Format.text

  func perform() throws {
    let workspace = try Workspace(options, toleratingErrors: true)
    let diagnostics = workspace.loaded.diagnostics
    switch format {
    case .text:
      Console.write(TextDiagnosticFormatter(color: options.color.isOnForOutput).format(diagnostics))
      Console.line((diagnostics.isEmpty ? "" : "\n") + summary(of: workspace))
    case .json: Console.write(JSONDiagnosticFormatter().format(diagnostics))
    case .sarif: Console.write(SARIFDiagnosticFormatter().format(diagnostics))
    case .github: Console.write(GitHubDiagnosticFormatter().format(diagnostics))
    }
    if workspace.loaded.hasErrors { throw workspace.loaded.hasUnreadableFiles ? ExitStatus.io : ExitStatus.failed }
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
