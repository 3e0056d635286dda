import ArgumentParser
import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriText

struct ImportCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make a catalogue of an app's storyboards, texts, pictures and fonts.",
    discussion: """
      It looks through the folder, prints what it found, and writes Catalog.yaml: each scene of a storyboard is a screen. Pods, Carthage, \
      build, DerivedData, node_modules and hidden folders are left out, and so is a file that can't be read, with a comment. \
      No file is changed that is there: run again, it adds files of new scenes and prints what Catalog.yaml lacks.

      A catalogue reads only what is in its folder, so that the app must be in it.

      EXAMPLES
        petri import .
        petri import FOLDER --dry-run
        petri import FOLDER --screens
        petri import FOLDER --translate
        petri import FOLDER --out FOLDER
      """
  )

  @Argument(help: "The app's folder, or its Xcode project.", completion: .directory)
  var path: String

  @Option(
    help: ArgumentHelp("The catalogue's folder, the current one by default.", valueName: "folder"),
    completion: .directory
  )
  var out = "."

  @Flag(
    help: "Also write a file for each scene, which can give it a context, fixtures, links and other texts."
  )
  var screens = false

  @Flag(
    help: ArgumentHelp(
      "Write the scenes out as views, in place of the storyboards, as far as the format can say them; comments have what it can't."
    )
  )
  var translate = false

  @Flag(help: "Write nothing; print the files that would be written.")
  var dryRun = false

  @Flag(help: "Print JSON: an object with all that was found, files, kept and next.")
  var json = false

  func validate() throws {
    if screens, translate { throw ValidationError("--screens and --translate exclude each other") }
  }

  func perform(in invocation: Invocation) throws {
    guard !path.isEmpty, !out.isEmpty else { throw CommandFailure("the folder name is empty", .usage) }
    let loader = CatalogLoader(
      devices: Stage.devices,
      controllers: invocation.registry.contents.isEmpty ? nil : Array(invocation.registry.contents.keys),
      layers: invocation.registry.layers.isEmpty ? nil : Array(invocation.registry.layers.keys),
      lints: false
    )
    let importer = AppImporter(loader: loader, sceneFiles: translate ? .views : screens ? .scenes : .none) {
      name,
      folder,
      screens in
      NewCommand.path(of: name, in: folder, screens: screens)
    }
    let made: AppImport
    do throws(ImportFailure) {
      made = try importer.examine(path, into: out)
    } catch {
      throw failure(error)
    }
    let inFolder = out == "." ? "" : " --catalog \((out.hasPrefix("-") ? "./\(out)" : out).shellQuoted)"
    let next = ["petri list\(inFolder)"] + (made.start.map { ["petri launch \($0)\(inFolder)"] } ?? [])
    let files = MadeFiles(folder: out, console: invocation.console)
    if !dryRun { try files.put(made.files) }
    if json {
      let paths = made.files.map { files.shown($0.path) }
      let result = Result(
        found: made.report,
        files: paths,
        kept: made.kept.map(files.shown),
        dryRun: dryRun,
        next: next
      )
      return invocation.console.write(PrettyJSON.text(of: result))
    }
    invocation.console.write(ImportText(made.report).text)
    if dryRun {
      for file in made.files {
        invocation.console.write("\n\(files.shown(file.path)) would be written:\n\(file.text.indented)")
      }
    } else {
      for file in made.files { invocation.console.line("wrote \(files.shown(file.path))") }
    }
    for path in made.kept { invocation.console.line("kept \(files.shown(path))") }
    guard !dryRun else { return }
    invocation.console.note("next: \(next.joined(separator: ", ").cleaned)")
  }

  private func failure(_ failure: ImportFailure) -> CommandFailure {
    switch failure {
    case .noFolder(let path): CommandFailure("no folder at '\(path)'", .usage)
    case .unreadable(let path, let reason): CommandFailure("can't read \(path): \(reason)", .io)
    case .outside(let app, let catalog):
      CommandFailure(
        "'\(app)' isn't in the catalogue's folder, '\(catalog)', and a catalogue reads only what is in it; "
          + "name a folder that has the app in it with --out",
        .usage,
        next: "petri import \(app.shellQuoted) --out \(app.shellQuoted)"
      )
    case .nothingFound(let path, let problems):
      CommandFailure(
        [CommandProblem("no storyboard, xib, asset catalogue or text in '\(path)'")]
          + problems.map { CommandProblem("\($0.place): \($0.message)") },
        .nothingMatched
      )
    case .broken(let errors):
      CommandFailure(
        errors,
        errors.contains(where: \.isOfUnreadableFile) ? .io : .failed,
        report: TextDiagnosticFormatter(color: false).format(errors),
        message: "Catalog.yaml has errors; nothing was written"
      )
    }
  }

  private struct Result: Encodable {
    var version = OutputSchema.version
    let found: ImportReport
    let files: [String]
    let kept: [String]
    let dryRun: Bool
    let next: [String]
  }
}

extension String {
  /// Indents every line and escapes control characters.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { "  \(String($0).cleaned)\n" }.joined()
  }
}
