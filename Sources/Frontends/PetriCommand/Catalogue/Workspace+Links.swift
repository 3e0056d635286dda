import PetriFiles
import PetriLoader
import PetriText

extension Workspace {
  /// Throws if the catalogue is a symlink tree, as created by Bazel or Nix. Files must not be written through symlinks,
  /// and new files would be lost with the tree.
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
