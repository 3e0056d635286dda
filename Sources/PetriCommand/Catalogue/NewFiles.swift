import Foundation
import PetriText

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

  /// Writes all of them or, where one exists or can't be written, none.
  ///
  /// - Throws: `CommandFailure` naming the file.
  func write(_ files: [(path: String, text: String)]) throws {
    let manager = FileManager.default
    for file in files where manager.fileExists(atPath: absolute(file.path)) {
      throw CommandFailure("\(shown(file.path)) exists already; nothing was written", .usage)
    }
    var written: [String] = []
    for file in files {
      let path = absolute(file.path)
      do {
        try manager.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent,
          withIntermediateDirectories: true
        )
        try Data(file.text.utf8).write(to: URL(fileURLWithPath: path), options: [.withoutOverwriting])
        written.append(path)
      } catch {
        for path in written { try? manager.removeItem(atPath: path) }
        throw CommandFailure("can't write \(shown(file.path)): \(NewFiles.reason(of: error))", .io)
      }
    }
    for file in files { Console.line("wrote \(shown(file.path))") }
  }

  /// The system's own words, where the error has its number.
  private static func reason(of error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return error.localizedFailureReason ?? error.localizedDescription }
    return String(cString: strerror(Int32(cause.code)))
  }

  private func absolute(_ path: String) -> String { "\(folder)/\(path)" }

  private func shown(_ path: String) -> String { (isShown ? absolute(path) : path).cleaned }
}
