import PetriFiles
import PetriText

/// Changed files, translated from git's paths to the catalogue's, which may go through symbolic links.
struct ChangedFiles {
  /// Sorted paths, including symbolic links that changed themselves.
  let paths: [String]
  private let names: Set<ExactText>
  private let root: String
  private let realRoot: String

  /// - Parameters:
  ///   - files: git's paths, relative to the catalogue's folder, with links resolved except for the last component.
  ///   - folders: the folders of the catalogue's files, as the catalogue names them.
  ///   - root: the catalogue's folder.
  init(_ files: [String], folders: [String], in root: String) {
    self.root = root
    realRoot = NamedFile(root).realPath ?? root
    var linked: [String: [String]] = [:]
    for folder in folders where !folder.isEmpty {
      guard let real = ChangedFiles.real(folder, root, realRoot), real != folder else { continue }
      linked[real, default: []].append(folder)
    }
    var names = Set(files.map(ExactText.init))
    for file in linked.isEmpty ? [] : files {
      // Snapshots are in a folder next to the screen's file.
      for depth in 1...2 {
        let parts = file.split(separator: "/")
        let folder = parts.dropLast(depth).joined(separator: "/")
        let name = parts.suffix(depth).joined(separator: "/")
        for other in linked[folder] ?? [] { names.insert(ExactText("\(other)/\(name)")) }
      }
    }
    self.names = names
    paths = names.map(\.text).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a file changed: the file itself, the target of its link, or a link on its path.
  func contains(_ file: String) -> Bool {
    if names.contains(ExactText(file)) { return true }
    var folder = file[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if names.contains(ExactText(String(folder))) { return true }
    }
    guard NamedFile("\(root)/\(file)").isLink else { return false }
    return ChangedFiles.real(file, root, realRoot).map { names.contains(ExactText($0)) } ?? false
  }

  /// The path relative to the root, with symbolic links resolved.
  private static func real(_ path: String, _ root: String, _ realRoot: String) -> String? {
    guard let place = NamedFile("\(root)/\(path)").realPath, place.hasPrefix("\(realRoot)/") else { return nil }
    return String(place.dropFirst(realRoot.count + 1))
  }
}
