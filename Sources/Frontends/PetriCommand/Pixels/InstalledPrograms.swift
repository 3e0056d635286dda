import Foundation

/// The programs that can be started by name.
struct InstalledPrograms {
  private let folders: [Substring]

  /// - Parameter path: the folders, as `PATH` has them; those that aren't named from the root are left out.
  init(path: String) {
    folders = path.split(separator: ":").filter { $0.hasPrefix("/") }
  }

  /// Where a program is; `nil` if there isn't one of this name.
  func file(named name: String) -> String? {
    folders.lazy.map { "\($0)/\(name)" }.first { path in
      var isFolder = ObjCBool(false)
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        && FileManager.default.isExecutableFile(atPath: path)
    }
  }
}
