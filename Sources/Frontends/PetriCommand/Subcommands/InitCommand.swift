import ArgumentParser
import Foundation
import PetriComposer
import PetriText

struct InitCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Make a catalogue with two containers and two screens.",
    discussion: """
      With --swift, it also makes a Swift package: a module with a view controller that a screen shows, an executable
      that is petri with this module, and a test of all snapshots. Its manifest names the repository that this petri was
      cloned from, or else its folder; PETRI_PACKAGE=FOLDER in the environment of 'swift build' takes another one. No
      file is overwritten: if one of them exists, nothing is written.
      """
  )

  @Argument(help: "The folder, created if needed; the current one by default.")
  var folder = "."

  @Flag(name: .customLong("swift"), help: "Also make a Swift package.")
  var isPackage = false

  @Option(
    help: ArgumentHelp(
      "With --swift: the folder of Petri's package, or its repository's URL; by default where this petri is from.",
      valueName: "folder or URL"
    )
  )
  var petri: String?

  @Flag(help: "Print JSON: an object with files and next.")
  var json = false

  func validate() throws {
    if petri != nil, !isPackage { throw ValidationError("'--petri' needs '--swift'") }
  }

  func perform(in invocation: Invocation) throws {
    guard !folder.isEmpty else { throw CommandFailure("the folder name is empty", .usage) }
    let writer = MadeFiles(folder: folder, console: invocation.console)
    guard writer.folderName.cleaned == writer.folderName else {
      throw CommandFailure(
        "the folder name '\(writer.folderName.cleaned)' has control characters, which a catalogue name can't have",
        .usage
      )
    }
    let package = try isPackage ? initialPackage(named: writer.folderName, in: invocation) : nil
    let made = InitialCatalog.files(named: writer.folderName) + (package?.files ?? [])
    guard !json else {
      let catalog = folder == "." ? "" : " --catalog \(folder.shellQuoted)"
      return try writer.write(made, next: ["petri list\(catalog)", "petri launch welcome\(catalog)"])
    }
    try writer.write(made)
    // A path that starts with a dash would be parsed as an option.
    let path = folder.hasPrefix("-") ? "./\(folder)" : folder
    if let tool = package?.tool {
      let enter = folder == "." ? "" : "cd \(path.shellQuoted), "
      invocation.console.note(
        "next: \(enter.cleaned)swift run \(tool) launch gift, swift run \(tool) snapshot record, swift test"
      )
      return
    }
    let inFolder = folder == "." ? "" : " --catalog \(path.shellQuoted)"
    invocation.console.note("next: petri list\(inFolder.cleaned), petri launch welcome\(inFolder.cleaned)")
  }

  @MainActor private func initialPackage(named name: String, in invocation: Invocation) throws -> InitialPackage {
    if let petri {
      let published = PetriLocation(url: petri, tags: [], branch: nil)
      return try InitialPackage(name: name, petri: published ?? PetriPackage(folder: petri).location(from: folder))
    }
    let package = try PetriPackage(ofProgram: invocation.program.path)
    return InitialPackage(name: name, petri: package.origin(invocation.environment) ?? package.location(from: folder))
  }
}
