import PetriFiles
import PetriText

/// Changed files by the names that they have in a catalogue, whose folders and files may be links to those that git knows.
struct ChangedFiles {
  /// Their paths, sorted; also those of links that changed themselves.
  let paths: [String]
  private let names: Set<ExactText>
  private let root: String
  private let realRoot: String

  /// Finds the names.
  ///
  /// - Parameters:
  ///   - files: the paths from the catalogue's folder as git has them, where nothing is a link but the last.
  ///   - folders: the folders of the catalogue's files, by the names that those have.
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
      // A snapshot is in a folder beside the screen's file.
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

  /// Whether a file of the catalogue changed: itself, the target of its link, or a link that leads to its folder.
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

  /// Where a path really leads, from the root.
  private static func real(_ path: String, _ root: String, _ realRoot: String) -> String? {
    guard let place = NamedFile("\(root)/\(path)").realPath, place.hasPrefix("\(realRoot)/") else { return nil }
    return String(place.dropFirst(realRoot.count + 1))
  }
}
