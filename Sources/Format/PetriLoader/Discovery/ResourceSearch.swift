import PetriDiagnostics
import PetriFormat
import PetriYAML

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

  /// The files by path; reports a path that doesn't exist and returns nil.
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

  /// The files that match a path with `*` and `**`, as in `screens`; a folder matches all files in it.
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
