import Foundation
import PetriFiles
import PetriText

@MainActor
struct MadeFiles {
  private let folder: String
  private let console: Console
  private let isShown: Bool

  /// - Parameter isShown: prefixes file paths in messages with the folder.
  init(folder: String, console: Console, isShown: Bool = true) {
    self.folder = folder
    self.console = console
    self.isShown = isShown && folder != "."
  }

  var folderName: String {
    let path = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    return path.isEmpty || path == "/" ? "My app" : path
  }

  /// Writes all files, or none if one exists, is outside the folder or can't be written. Creates missing folders.
  func write(_ files: [(path: String, text: String)]) throws {
    try put(files)
    for file in files { console.line("wrote \(shown(file.path))") }
  }

  func write(_ files: [(path: String, text: String)], next: [String]) throws {
    try put(files)
    console.write(PrettyJSON.text(of: Report(files: files.map { shown($0.path) }, next: next)))
  }

  struct Report: Encodable {
    var version = OutputSchema.version
    let files: [String]
    let next: [String]
  }

  func put(_ files: [(path: String, text: String)]) throws {
    do throws(NewFiles.Problem) {
      try NewFiles(folder: folder).write(files.map { ($0.path, Array($0.text.utf8)) })
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ problem: NewFiles.Problem) -> CommandFailure {
    let path = problem.subject == .root ? problem.path.cleaned : shown(problem.path)
    switch (problem.subject, problem.error) {
    case (_, .outside): return CommandFailure("\(path) is outside the catalogue's folder", .usage)
    case (.file, .exists):
      return CommandFailure(
        "\(path) already exists; nothing was written",
        .usage,
        next: "petri list" + (isShown ? " --catalog \(folder.shellQuoted)" : "")
      )
    case (.root, .notAFolder), (.folder, .notAFolder):
      return CommandFailure("\(path) isn't a folder; nothing was written", .usage)
    case (.root, let error), (.folder, let error):
      return CommandFailure("can't make the folder \(path): \(error.reason)", .io)
    case (.file, let error): return CommandFailure("can't write \(path): \(error.reason)", .io)
    }
  }

  func shown(_ path: String) -> String { (isShown ? "\(folder)/\(path)" : path).cleaned }
}
