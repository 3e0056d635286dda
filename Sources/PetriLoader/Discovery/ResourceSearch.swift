import PetriDiagnostics
import PetriFormat
import PetriYAML

/// Finds the files of an app that a catalogue uses as they are: below folders that it names, or named themselves.
struct ResourceSearch {
  let reader: FileReader
  let sink: DiagnosticSink

  /// As many as no app has.
  private static let maximumFiles = 20_000

  /// The files, each once, in no order.
  ///
  /// - Parameters:
  ///   - key: the key of `Catalog.yaml` that has the paths.
  ///   - node: a path, or several.
  ///   - noneFound: the problem of a path without such files.
  ///   - file: a file by its path; `nil` for one of another kind.
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

  /// The files by their paths; `nil`, reported, where the path leads nowhere.
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

  /// The files that a path with `*` and `**` means, as `screens` has them: of a folder all that are in it.
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
          // A link to a folder isn't followed: its files are named where they are.
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
