import ArgumentParser
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriText

struct CompileCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Check the catalogue and write it as JSON, which an app reads without YAML.",
    discussion: """
      The app reads it with Catalog(json:), and must be built with the same version of Petri. All variants of experiments are \
      in it. If the catalogue has errors, they are printed and nothing is written.

      EXAMPLES
        petri compile --out catalog.json
      """
  )

  @Option(
    help: ArgumentHelp("The file to write; standard output without it.", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var out: String?

  @Flag(help: "Print JSON: with --out an object with the file; in any case what keeps it from being written.")
  var json = false

  @OptionGroup var options: CatalogOptions

  func validate() throws {
    guard !options.experiments.isEmpty else { return }
    throw ValidationError("petri compile writes all variants of experiments and takes no --experiment")
  }

  func perform(in invocation: Invocation) throws {
    let workspace = try Workspace(options, invocation, toleratingErrors: true)
    let loaded = workspace.loaded
    guard !loaded.hasErrors else {
      throw workspace.failure(loaded.diagnostics, loaded.hasUnreadableFiles ? .io : .failed)
    }
    let json = String(decoding: try workspace.catalog.json(), as: UTF8.self)
    guard let out else { return invocation.console.write(json) }
    try OutputFile(path: out).write(json)
    // Printed to standard error, because the output may be standard output.
    invocation.console.note("wrote \(out.cleaned)")
    if self.json { invocation.console.write(PrettyJSON.text(of: MadeFiles.Report(files: [out], next: []))) }
  }
}
