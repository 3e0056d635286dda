import PetriCatalog
import PetriDiagnostics
import PetriFiles
import PetriFormat
import PetriYAML

/// The resources that a catalogue names, with the state of the files they were read from.
struct ResourceFiles {
  var strings: StringsFiles
  var assets: AssetFiles
  var images: ImageFiles
  var fonts: FontFiles
  var interfaces: InterfaceFiles
  /// The paths of all of them, without those of the storyboards and xibs themselves.
  var paths: [String] = []
}

extension ResourceFiles {
  struct Origin {
    let base: String
    let paths: [String]
    private let stamps: [FileStamp?]
    private let bytes: [[UInt8]?]

    init(_ paths: [String], base: String, with reader: FileReader) {
      self.paths = paths
      self.base = base
      stamps = paths.map { reader.source.stamp(of: $0) }
      let limits = reader.limits
      let limit = max(limits.stringsBytes, limits.fontBytes, limits.interfaceBytes, limits.yaml.fileBytes)
      // Bytes are compared only for files without a stamp.
      bytes = zip(paths, stamps).map { path, stamp in
        stamp?.isSettled ?? false ? nil : try? reader.source.read(path, limit: limit)
      }
    }

    func isSame(as other: Origin) -> Bool {
      guard base == other.base, paths == other.paths else { return false }
      return paths.indices.allSatisfy { index in
        if let bytes = bytes[index] { return bytes == other.bytes[index] }
        guard let stamp = stamps[index], let before = other.stamps[index] else { return false }
        return stamp == before && before.isSettled
      }
    }
  }
}

/// Finds an app's files that a catalogue uses unchanged, from paths of files and folders.
struct ResourceSearch {
  let reader: FileReader
  let sink: DiagnosticSink

  /// The maximum number of files per path, far above what an app has.
  private static let maximumFiles = 20_000

  /// The files without duplicates, unordered.
  ///
  /// - Parameters:
  ///   - key: The key of `Catalog.yaml` with the paths.
  ///   - node: One path or a list of paths.
  ///   - noneFound: The problem of a path without such files.
  ///   - file: The file at a path; nil for another kind of file.
  func files<File>(
    of key: String,
    below node: YAMLNode?,
    noneFound: (String) -> some Problem,
    _ file: (String) -> File?
  ) -> [File] {
    guard let node else { return [] }
    var found: [String: File] = [:]
    for path in node.kind == .sequence ? Array(node.elements) : [node] {
      guard let text = path.string else { continue }
      guard !text.isEmpty else {
        sink.report(FileProblem.emptyPath(key: key), at: path.usedRange)
        continue
      }
      guard let paths = expand(text, at: path.usedRange, file) else { continue }
      if paths.isEmpty { sink.report(noneFound(text), at: path.usedRange) }
      found.merge(paths) { first, _ in first }
    }
    guard found.count <= ResourceSearch.maximumFiles else {
      sink.report(FileProblem.tooManyFiles(found.count, limit: ResourceSearch.maximumFiles), at: node.usedRange)
      return []
    }
    return Array(found.values)
  }

  private func expand<File>(_ path: String, at range: SourceRange, _ file: (String) -> File?) -> [String: File]? {
    let parts = path.split(separator: "/").map(String.init).filter { $0 != "." }
    guard !path.hasPrefix("/"), !parts.contains(".."), !path.contains("\\"), !path.hasPrefix("~") else {
      sink.report(FileProblem.outside(path), at: range)
      return nil
    }
    if parts.contains(where: { $0.contains("*") }) { return glob(parts[...], in: "", depth: 0, at: range, file) }
    let joined = parts.joined(separator: "/")
    do {
      switch try reader.source.entry(at: joined) {
      case .file: return file(joined).map { [joined: $0] } ?? [:]
      case .folder: return walk(joined, depth: 0, at: range, file)
      case .other:
        sink.report(FileProblem.notRegular(path), at: range)
        return nil
      }
    } catch {
      sink.report(
        error == .missing ? FileProblem.missing(path) : .unreadableEntry(path, reason: error.reason),
        at: range
      )
      return nil
    }
  }

  private func glob<File>(
    _ parts: ArraySlice<String>,
    in folder: String,
    depth: Int,
    at range: SourceRange,
    _ file: (String) -> File?
  ) -> [String: File] {
    guard let part = parts.first else { return walk(folder, depth: depth, at: range, file) }
    guard depth < reader.limits.folderDepth else {
      sink.report(FileProblem.tooDeep(folder, limit: reader.limits.folderDepth), at: range)
      return [:]
    }
    let rest = parts.dropFirst()
    if part == "**", rest.isEmpty { return walk(folder, depth: depth, at: range, file) }
    do {
      var files = part == "**" ? glob(rest, in: folder, depth: depth, at: range, file) : [:]
      for name in try reader.source.names(in: folder) where !name.name.hasPrefix(".") {
        let path = folder.isEmpty ? name.name : "\(folder)/\(name.name)"
        if part == "**" {
          guard name.entry == .folder else { continue }
          files.merge(glob(parts, in: path, depth: depth + 1, at: range, file)) { first, _ in first }
        } else if Glob.matches(part, name.name) {
          if rest.isEmpty, let file = file(path) {
            files[path] = file
          } else if name.entry == .folder {
            files.merge(glob(rest, in: path, depth: depth + 1, at: range, file)) { first, _ in first }
          }
        }
      }
      return files
    } catch {
      sink.report(FileProblem.unreadableFolder(folder, reason: error.reason), at: range)
      return [:]
    }
  }

  private func walk<File>(_ folder: String, depth: Int, at range: SourceRange, _ file: (String) -> File?) -> [String:
    File]
  {
    guard depth < reader.limits.folderDepth else {
      sink.report(FileProblem.tooDeep(folder, limit: reader.limits.folderDepth), at: range)
      return [:]
    }
    do {
      var files: [String: File] = [:]
      for name in try reader.source.names(in: folder) where !name.name.hasPrefix(".") {
        let path = folder.isEmpty ? name.name : "\(folder)/\(name.name)"
        if let file = file(path) {
          files[path] = file
        } else if name.entry == .folder {
          // Links to folders aren't followed, because their files are found at their real path.
          files.merge(walk(path, depth: depth + 1, at: range, file)) { first, _ in first }
        }
      }
      return files
    } catch {
      sink.report(FileProblem.unreadableFolder(folder, reason: error.reason), at: range)
      return [:]
    }
  }
}
