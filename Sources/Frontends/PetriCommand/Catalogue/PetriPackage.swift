import Foundation
import PetriFiles
import PetriText

/// The local package that Petri was built from.
struct PetriPackage {
  let folder: String

  init(folder: String) throws {
    guard let path = NamedFile(folder).realPath, Self.isPetri(path) else {
      throw CommandFailure("'\(folder.cleaned)' isn't the folder of Petri's package", .usage)
    }
    self.folder = path
  }

  /// Finds the package that contains a program's build folder.
  ///
  /// - Throws: `CommandFailure` if the program isn't inside a package.
  init(ofProgram program: String) throws {
    var place = URL(fileURLWithPath: NamedFile(program).realPath ?? "/")
    while place.path != "/" {
      place.deleteLastPathComponent()
      if Self.isPetri(place.path) {
        folder = place.path
        return
      }
    }
    throw CommandFailure(
      "this petri isn't in the package that it was built in; name the package's folder with --petri",
      .usage
    )
  }

  /// The remote repository, or nil if it isn't reachable by others or the package is a subfolder of another repository.
  @MainActor func origin(_ environment: [String: String]) -> PetriLocation? {
    guard let git = try? Git(in: folder, environment), (try? git.isAtTop()) == true, let url = try? git.origin() else {
      return nil
    }
    return PetriLocation(url: url, tags: (try? git.tags()) ?? [], branch: (try? git.originBranch()) ?? nil)
  }

  func location(from base: String) -> PetriLocation { PetriLocation(path: path(from: base)) }

  /// The path relative to a folder that may not exist yet.
  func path(from base: String) -> String {
    var start = URL(fileURLWithPath: base).standardizedFileURL
    var missing: [String] = []
    while NamedFile(start.path).kind == nil, start.path != "/" {
      missing.append(start.lastPathComponent)
      start.deleteLastPathComponent()
    }
    let from = Self.parts(of: NamedFile(start.path).realPath ?? start.path) + missing.reversed()
    let end = Self.parts(of: folder)
    let shared = zip(from, end).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: from.count - shared) + end[shared...]
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  private static func parts(of path: String) -> [String] {
    path.split(separator: "/").map(String.init)
  }

  private static func isPetri(_ folder: String) -> Bool {
    NamedFile("\(folder)/Sources/Frontends/PetriCommand/PetriTool.swift").kind == .file
  }
}
