import Foundation
import PetriText

/// The files that Petri wrote to a folder, with fingerprints of their contents, so that no other files are ever
/// replaced or removed.
///
/// The manifest is a JSON file in the folder, and doesn't list itself.
public struct FolderManifest: Hashable, Sendable {
  /// The purpose of a folder, which identifies its manifest.
  public struct Kind: Hashable, Sendable {
    /// The name in the manifest: `gallery`.
    public let name: String
    /// The file name of the manifest.
    public let fileName: String

    /// Creates a kind.
    public init(_ name: String, fileName: String) { (self.name, self.fileName) = (name, fileName) }
  }

  private struct Document: Codable {
    let petri: String
    let version: Int
    let files: [String: [String]]
  }

  enum State {
    case missing
    /// The contents are listed in the manifest.
    case own
    case foreign
  }

  let kind: Kind
  /// The fingerprints that each file may have, by path. A file has two while it is being replaced.
  private var files: [String: Set<String>] = [:]

  private static let version = 2
  /// The maximum size of a file that is compared or copied, in bytes.
  static let maximumBytes = 256 << 20

  private init(_ kind: Kind) { self.kind = kind }

  /// Reads the manifest of a folder.
  ///
  /// - Throws: `FileError.edited` with the manifest's name if it is malformed; `FileError.missing` if there is none.
  init(of folder: Folder, _ kind: Kind) throws(FileError) {
    self.kind = kind
    let bytes = try folder.read(kind.fileName, limit: FolderManifest.maximumBytes, links: .none)
    guard let document = try? JSONDecoder().decode(Document.self, from: Data(bytes)), document.petri == kind.name,
      document.version == FolderManifest.version
    else { throw .edited(kind.fileName) }
    files = document.files.mapValues { Set($0) }
  }

  init(listing folder: Folder, as kind: Kind) throws(FileError) {
    self.init(kind)
    try FolderManifest.forEachFile(in: folder) { path throws(FileError) in
      guard path != kind.fileName else { return }
      files[path] = [try FolderManifest.fingerprint(of: path, in: folder)]
    }
  }

  /// The paths, those in subfolders first, so that a page is written after the files that it shows.
  var paths: [String] {
    files.keys.sorted { ($0.contains("/") ? 0 : 1, $0) < ($1.contains("/") ? 0 : 1, $1) }
  }

  /// Merges two manifests; a file of both may have the contents of either.
  func union(_ other: FolderManifest) -> FolderManifest {
    var all = self
    all.files.merge(other.files) { $0.union($1) }
    return all
  }

  func contains(_ path: String) -> Bool { files[path] != nil }

  var json: [UInt8] {
    get throws(FileError) {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let document = Document(petri: kind.name, version: FolderManifest.version, files: files.mapValues { $0.sorted() })
      guard let data = try? encoder.encode(document) else { throw .edited(kind.fileName) }
      return Array(data) + [0x0A]
    }
  }

  // MARK: - Files of a folder

  func state(of path: String, in folder: Folder) throws(FileError) -> State {
    do throws(FileError) {
      let fingerprint = try FolderManifest.fingerprint(of: path, in: folder)
      return files[path]?.contains(fingerprint) == true ? .own : .foreign
    } catch {
      switch error {
      case .missing: return .missing
      case .link, .notAFile, .outside, .tooLarge: return .foreign
      default: throw error
      }
    }
  }

  /// The first listed file with contents that the manifest doesn't list; unlisted files are ignored.
  func firstEdited(in folder: Folder) throws(FileError) -> String? {
    for path in paths {
      if try state(of: path, in: folder) == .foreign { return path }
    }
    return nil
  }

  /// Whether a folder contains only listed files.
  func isAll(of folder: Folder) throws(FileError) -> Bool {
    var isAll = true
    try FolderManifest.forEachFile(in: folder) { path throws(FileError) in
      isAll = isAll && (path == kind.fileName || contains(path))
    }
    return isAll
  }

  /// Removes the listed files of a folder, and then its empty subfolders.
  ///
  /// - Parameter kept: the manifest of the files to keep.
  func removeFiles(from folder: Folder, keeping kept: FolderManifest? = nil) throws(FileError) {
    var folders: Set<String> = []
    for path in paths where kept?.contains(path) != true {
      folders.formUnion(Folder.pathsDown(to: Folder.split(path).folder))
      if try state(of: path, in: folder) == .own { try folder.remove(path) }
    }
    // Fails for a folder in which someone else put a file, and keeps it.
    for path in folders.sorted(by: >) { try? folder.removeFolder(path) }
  }

  /// Calls a function with the path of each file, link and empty folder below a folder.
  private static func forEachFile(
    in folder: Folder,
    below path: String = "",
    _ call: (String) throws(FileError) -> Void
  ) throws(FileError) {
    for entry in try folder.entries(in: path) {
      let inner = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
      if entry.kind == .folder, try !folder.entries(in: inner).isEmpty {
        try forEachFile(in: folder, below: inner, call)
      } else {
        try call(inner)
      }
    }
  }

  private static func fingerprint(of path: String, in folder: Folder) throws(FileError) -> String {
    Fingerprint.text(of: try folder.read(path, limit: maximumBytes, links: .none))
  }
}
