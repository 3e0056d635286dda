import CSystem
import Foundation
import PetriText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes files that must not be there yet.
struct NewFiles {
  private let folder: String
  private let isShown: Bool

  /// Files of a folder.
  ///
  /// - Parameter isShown: whether messages name the folder with the files.
  init(folder: String, isShown: Bool = true) {
    self.folder = folder
    self.isShown = isShown && folder != "."
  }

  /// The folder's own name, for a title.
  var folderName: String {
    let path = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    return path.isEmpty || path == "/" ? "My app" : path
  }

  /// Writes all of them or, where one exists, leads out of the folder or can't be written, none; folders are made for them.
  ///
  /// - Throws: `CommandFailure` naming the file.
  func write(_ files: [(path: String, text: String)]) throws {
    var made: [Made] = []
    do {
      try makeFolders(folder.hasPrefix("/") ? "/" : "", folder, &made)
      for file in files {
        try checkPlace(of: file.path)
        guard NewFiles.isFree(absolute(file.path)) else {
          throw CommandFailure("\(shown(file.path)) already exists; nothing was written", .usage)
        }
      }
      for file in files {
        try makeFolders("\(folder)/", (file.path as NSString).deletingLastPathComponent, &made)
        try write(file, &made)
      }
    } catch {
      for made in made.reversed() { made.remove() }
      throw error
    }
    for file in files { Console.line("wrote \(shown(file.path))") }
  }

  /// What was made, so that it can be taken away again.
  private enum Made {
    case folder(String)
    case file(String)

    func remove() {
      switch self {
      case .folder(let path): rmdir(path)
      case .file(let path): unlink(path)
      }
    }
  }

  /// No link on the way may lead out of the folder.
  private func checkPlace(of path: String) throws {
    let root = petri_open_folder(folder)
    guard root >= 0 else { throw CommandFailure("can't read \(folder.cleaned): \(NewFiles.reason(-root))", .io) }
    defer { petri_close(root) }
    var place = ""
    for part in path.split(separator: "/").dropLast() {
      place += place.isEmpty ? String(part) : "/\(part)"
      let found = petri_open_beneath(root, place)
      if found >= 0 {
        petri_close(found)
      } else if -found == petri_error_leads_out() {
        throw CommandFailure("\(shown(place)) is outside the catalogue's folder", .usage)
      } else if -found == petri_error_not_found(), !NewFiles.isLink(absolute(place)) {
        return
      } else {
        throw CommandFailure("can't write \(shown(path)): \(NewFiles.reason(-found))", .io)
      }
    }
  }

  /// Makes the folders of a path that are not there.
  private func makeFolders(_ base: String, _ path: String, _ made: inout [Made]) throws {
    var place = base
    for part in path.split(separator: "/") {
      place += "\(part)/"
      if mkdir(place, 0o777) == 0 {
        made.append(.folder(place))
      } else if errno != EEXIST {
        throw CommandFailure("can't make the folder \(place.cleaned): \(NewFiles.reason(errno))", .io)
      } else if !NewFiles.isFolder(place) {
        throw CommandFailure("\(String(place.dropLast()).cleaned) isn't a folder; nothing was written", .usage)
      }
    }
  }

  /// Writes a file under a name of its own and gives it the other in the end: however the process ends, the name has the whole text or
  /// is still free.
  private func write(_ file: (path: String, text: String), _ made: inout [Made]) throws {
    let path = absolute(file.path)
    let folder = (path as NSString).deletingLastPathComponent
    let temporary = "\(folder)/.petri-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw failure(file.path, errno) }
    defer { unlink(temporary) }
    let problem = Console.write(file.text, to: descriptor)
    // A file system may tell only now that it is full.
    let closeProblem = close(descriptor) == 0 ? nil : errno
    if let number = problem ?? closeProblem { throw failure(file.path, number) }
    if link(temporary, path) != 0 {
      let reason = errno
      // Not every file system has files with two names.
      guard [EPERM, ENOTSUP, EOPNOTSUPP].contains(reason), NewFiles.isFree(path) else {
        throw failure(file.path, reason)
      }
      guard rename(temporary, path) == 0 else { throw failure(file.path, errno) }
    }
    made.append(.file(path))
  }

  private func failure(_ path: String, _ number: Int32) -> CommandFailure {
    CommandFailure("can't write \(shown(path)): \(NewFiles.reason(number))", .io)
  }

  private static func isFree(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 && errno == ENOENT
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }

  private func absolute(_ path: String) -> String { "\(folder)/\(path)" }

  private func shown(_ path: String) -> String { (isShown ? absolute(path) : path).cleaned }
}
