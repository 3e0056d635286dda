import PetriFiles
import PetriText

/// A file that the user named for output, whose kind is kept.
struct OutputFile {
  /// The path as it was given.
  let path: String

  /// Writes a text in place of the old one.
  ///
  /// - Throws: `CommandFailure`.
  func write(_ text: String) throws { try name { file throws(FileError) in try file.write(text) } }

  /// Writes bytes in place of the old ones.
  ///
  /// - Throws: `CommandFailure`.
  func write(_ bytes: [UInt8]) throws { try name { file throws(FileError) in try file.write(bytes) } }

  /// Adds a text to the file.
  ///
  /// - Throws: `CommandFailure`.
  func append(_ text: String) throws { try name { file throws(FileError) in try file.append(text) } }

  /// Makes the file if it isn't there, and lets it be as new.
  ///
  /// - Throws: `CommandFailure`.
  func touch() throws { try name { file throws(FileError) in try file.touch() } }

  private func name(_ write: (NamedFile) throws(FileError) -> Void) throws {
    // No output is YAML: this is a file of a catalogue, named by mistake.
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
