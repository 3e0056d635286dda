import ArgumentParser
import PetriComposer
import PetriText

/// `petri init`: a catalogue to begin with.
struct InitCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Make a catalogue with two containers and two screens.",
    discussion: "No file is overwritten: if one of them exists, nothing is written."
  )

  @Argument(help: "The folder, created if needed; the current one by default.")
  var folder = "."

  func perform(with registry: ControllerRegistry) throws {
    guard !folder.isEmpty else { throw CommandFailure("the folder name is empty", .usage) }
    let writer = MadeFiles(folder: folder)
    guard writer.folderName.cleaned == writer.folderName else {
      throw CommandFailure(
        "the folder name '\(writer.folderName.cleaned)' has control characters, which a catalogue name can't have",
        .usage
      )
    }
    try writer.write(InitialCatalog.files(named: writer.folderName))
    // What begins with a dash would be an option.
    let path = folder.hasPrefix("-") ? "./\(folder)" : folder
    let inFolder = folder == "." ? "" : " --catalog \(path.shellQuoted)"
    Console.note("next: petri list\(inFolder.cleaned), petri launch welcome\(inFolder.cleaned)")
  }
}
