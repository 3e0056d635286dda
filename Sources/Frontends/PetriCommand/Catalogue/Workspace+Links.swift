import PetriFiles
import PetriLoader
import PetriText

extension Workspace {
  /// Refuses to write into a tree of links, as Bazel and Nix lay it out: links aren't written through, and what is new would be gone with the tree.
  ///
  /// - Throws: `CommandFailure` that names the catalogue that the links lead to.
  func refuseTreeOfLinks() throws {
    guard let source = try? FolderSource(path: folder, fileName: fileName), source.isTreeOfLinks else { return }
    let real = NamedFile("\(folder)/\(fileName)").realPath ?? "PATH"
    throw CommandFailure(
      ("the catalogue's files are links, as Bazel and Nix lay them out, and nothing is written among them; "
        + "run the command outside of the build, where they lead: --catalog \(real.shellQuoted)").cleaned,
      .io
    )
  }
}
