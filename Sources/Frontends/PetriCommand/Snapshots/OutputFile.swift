import PetriFiles
import PetriText

/// An output file named by the user. Devices and symbolic links are preserved.
struct OutputFile {
  let path: String

  func write(_ text: String) throws { try name { file throws(FileError) in try file.write(text) } }

  func write(_ bytes: [UInt8]) throws { try name { file throws(FileError) in try file.write(bytes) } }

  func append(_ text: String) throws { try name { file throws(FileError) in try file.append(text) } }

  /// Creates the file if necessary and updates its modification time.
  func touch() throws { try name { file throws(FileError) in try file.touch() } }

  private func name(_ write: (NamedFile) throws(FileError) -> Void) throws {
    // No command writes YAML here, so this is probably a catalogue file named by mistake.
    if path.hasSuffix(".yaml") || path.hasSuffix(".yml"), NamedFile(path).kind == .file {
      throw CommandFailure("can't write \(path): it is YAML, and may be a catalogue's; name another file", .usage)
    }
    do throws(FileError) {
      try write(NamedFile(path))
    } catch {
      var next: String?
      if case .noFolder(let folder) = error { next = "mkdir -p \(folder.shellQuoted)" }
      throw CommandFailure("can't write \(path): \(error.reason)", .io, next: next)
    }
  }
}
