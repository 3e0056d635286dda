import Foundation

struct InstalledPrograms {
  private let folders: [Substring]

  /// - Parameter path: the value of `PATH`; relative folders are ignored.
  init(path: String) {
    folders = path.split(separator: ":").filter { $0.hasPrefix("/") }
  }

  func file(named name: String) -> String? {
    folders.lazy.map { "\($0)/\(name)" }.first { path in
      var isFolder = ObjCBool(false)
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        && FileManager.default.isExecutableFile(atPath: path)
    }
  }
}
