import PetriSnapshots

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files and folders below a catalogue's folder that may belong to it, as they are now.
struct CatalogFolder {
  /// The folder and those below.
  private(set) var folders: [String] = []
  /// The folders of snapshots in them.
  private(set) var snapshots: [String] = []
  private var files: [String] = []

  /// Finds them.
  init(_ folder: String) {
    var waiting = [folder]
    while let path = waiting.popLast() {
      folders.append(path)
      guard let stream = opendir(path) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
          String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
        }
        let inner = "\(path)/\(name)"
        guard CatalogFolder.isLookedAt(name) else {
          if name == SnapshotStore.folder, CatalogFolder.isFolder(entry, at: inner) { snapshots.append(inner) }
          continue
        }
        if CatalogFolder.isFolder(entry, at: inner) {
          waiting.append(inner)
        } else if CatalogFolder.hasFile(named: name) {
          files.append(inner)
        }
      }
    }
  }

  /// What there is to be seen of each file.
  var states: [String: FileState] {
    Dictionary(files.map { ($0, FileState(at: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether a file or folder of a name may belong to a catalogue.
  static func isLookedAt(_ name: String) -> Bool { !name.hasPrefix(".") && !name.hasPrefix("__") }

  /// Whether a name is that of a file that a catalogue may have.
  static func hasFile(named name: String) -> Bool {
    isLookedAt(name) && (name.hasSuffix(".yaml") || name.hasSuffix(".yml"))
  }

  private static func isFolder(_ entry: UnsafeMutablePointer<dirent>, at path: String) -> Bool {
    let type = entry.pointee.d_type
    if type != UInt8(DT_UNKNOWN) { return type == UInt8(DT_DIR) }
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
