import CSystem

/// Creates several files below a folder: either all or none.
public struct NewFiles: Sendable {
  private let folder: String

  /// Creates a writer for a folder, which is created if needed.
  public init(folder: String) { self.folder = folder }

  /// An error that prevented all files from being written.
  public struct Problem: Error, Sendable, Hashable {
    /// The file or folder that couldn't be created.
    public enum Subject: Sendable, Hashable {
      /// The common folder or one of its parents.
      case root
      case folder
      case file
    }

    /// The file or folder that couldn't be created.
    public let subject: Subject
    /// The path, relative to the folder unless the subject is ``Subject/root``.
    public let path: String
    /// The reason.
    public let error: FileError
  }

  /// Writes all files and creates their folders; writes nothing if one of the files exists or can't be written.
  public func write(_ files: [(path: String, bytes: [UInt8])]) throws(Problem) {
    var roots: [String] = []
    do throws(Problem) {
      let root = try makeRoot(&roots)
      try NewFiles.write(files, in: root)
    } catch {
      for path in roots.reversed() { _ = petri_file_remove(PETRI_FILE_HERE, path, 1) }
      throw error
    }
  }

  private func makeRoot(_ made: inout [String]) throws(Problem) -> Folder {
    var path = folder
    do throws(FileError) {
      for ancestor in Folder.pathsDown(to: folder) {
        path = ancestor
        if try Folder.make(ancestor, mode: 0o777) {
          made.append(ancestor)
        } else if NamedFile(ancestor).kind != .folder {
          throw .notAFolder
        }
      }
      return try Folder(folder)
    } catch {
      throw Problem(subject: .root, path: path, error: error)
    }
  }

  private enum Made {
    case folder(String)
    case file(String)

    func remove(from root: Folder) {
      switch self {
      case .folder(let path): try? root.removeFolder(path)
      case .file(let path): try? root.remove(path)
      }
    }
  }

  private static func write(_ files: [(path: String, bytes: [UInt8])], in root: Folder) throws(Problem) {
    var made: [Made] = []
    do throws(Problem) {
      for file in files where isThere(file.path, in: root) {
        throw Problem(subject: .file, path: file.path, error: .exists)
      }
      for file in files {
        for folder in Folder.pathsDown(to: Folder.split(file.path).folder) {
          try name(.folder, folder) { () throws(FileError) in
            if try root.makeFolder(folder) { made.append(.folder(folder)) }
          }
        }
        try name(.file, file.path) { () throws(FileError) in
          try root.create(file.path, file.bytes)
          made.append(.file(file.path))
        }
      }
    } catch {
      for made in made.reversed() { made.remove(from: root) }
      throw error
    }
  }

  private static func isThere(_ path: String, in root: Folder) -> Bool {
    guard let location = try? root.location(of: path), let facts = try? location.facts() else { return false }
    return facts.kind != 0
  }

  private static func name(_ subject: Problem.Subject, _ path: String, _ make: () throws(FileError) -> Void)
    throws(Problem)
  {
    do throws(FileError) {
      try make()
    } catch {
      throw Problem(subject: subject, path: path, error: error)
    }
  }
}
