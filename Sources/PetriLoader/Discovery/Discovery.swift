import PetriCatalog
import PetriDiagnostics
import PetriFiles
import PetriFormat
import PetriYAML

/// Finds the files that `screens:` means.
struct Discovery {
  /// The file that holds what a folder's screens share.
  static let defaultsName = "_defaults.yaml"

  let source: any CatalogSource
  let limits: LoaderLimits
  let sink: DiagnosticSink
  /// The folders that were looked through for files, links followed, "" for the catalogue's own: where snapshots may lie.
  private(set) var folders: Set<String> = []

  init(source: any CatalogSource, limits: LoaderLimits, sink: DiagnosticSink) {
    self.source = source
    self.limits = limits
    self.sink = sink
  }

  /// The files of the paths, each once, in the order of the paths and below one by name.
  ///
  /// - Parameters:
  ///   - paths: what `screens:` has.
  ///   - node: the key's value, where diagnostics point; `nil` for the default path.
  ///   - catalogRange: where a diagnostic about the default path points.
  ///   - mayLackDefault: whether nothing need be at the default path.
  mutating func files(
    _ paths: [String],
    node: YAMLNode?,
    catalogRange: SourceRange,
    mayLackDefault: Bool = false
  ) -> [String] {
    var seen: Set<String> = []
    var files: [String] = []
    let nodes = node.map { $0.kind == .sequence ? Array($0.elements) : [$0] } ?? []
    for (index, path) in paths.enumerated() {
      let range = nodes.indices.contains(index) ? nodes[index].usedRange : catalogRange
      // A mapping in its place has been reported.
      let isReported = node?.kind == .mapping
      let missing =
        isReported || node == nil && mayLackDefault
        ? nil : node == nil ? FileProblem.missingDefault(path) : .missing(path)
      let found = expand(path, at: range, missing: missing)
      // One folder or file has nothing twice.
      files += paths.count == 1 && !path.contains("*") ? found : found.filter { seen.insert($0).inserted }
    }
    if files.count > limits.files {
      sink.report(FileProblem.tooManyFiles(files.count, limit: limits.files), at: catalogRange)
      files.removeLast(files.count - limits.files)
    }
    return files
  }

  /// - Parameter missing: what is reported where nothing is there, if anything.
  private mutating func expand(_ path: String, at range: SourceRange, missing: FileProblem?) -> [String] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).map(String.init).filter { $0 != "." }
    guard !path.hasPrefix("/"), !parts.contains(".."), !path.contains("\\"), !path.hasPrefix("~") else {
      sink.report(FileProblem.outside(path), at: range)
      return []
    }
    guard !path.isEmpty else {
      sink.report(FileProblem.emptyPath(key: "screens"), at: range)
      return []
    }
    if parts.contains(where: { $0.contains("*") }) {
      let before = sink.errorCount
      let found = glob(parts[...], in: "", depth: 0, at: range)
      // Where a folder can't be read it may have been in there.
      if found.isEmpty, sink.errorCount == before {
        sink.report(FileProblem.noMatch(path), at: range)
      }
      return found
    }
    let joined = parts.joined(separator: "/")
    do {
      switch try source.entry(at: joined) {
      case .file:
        folders.insert(joined.folder)
        return [joined]
      case .folder:
        let before = sink.errorCount
        let found = walk(joined, depth: 0, at: range)
        if found.isEmpty, sink.errorCount == before {
          sink.report(FileProblem.noFiles(path), at: range)
        }
        return found
      case .other:
        sink.report(FileProblem.notRegular(path), at: range)
      }
    } catch {
      let problem = error == .missing ? missing : .unreadableEntry(path, reason: error.reason)
      if let problem { sink.report(problem, at: range) }
    }
    return []
  }

  private mutating func walk(_ folder: String, depth: Int, at range: SourceRange) -> [String] {
    guard mayLook(in: folder, depth: depth, at: range) else { return [] }
    folders.insert(folder)
    var files: [String] = []
    let prefix = folder.isEmpty ? "" : folder + "/"
    for found in names(in: folder, at: range) {
      let path = prefix + found.name
      // What can't be looked at is reported when it is read.
      if isFolder(found, at: path, range) {
        files += walk(path, depth: depth + 1, at: range)
      } else if found.name.isYAML {
        files.append(path)
      } else {
        warnOfCapitals(found, at: path, range)
      }
    }
    return files
  }

  private mutating func glob(_ parts: ArraySlice<String>, in folder: String, depth: Int, at range: SourceRange)
    -> [String]
  {
    guard let part = parts.first, mayLook(in: folder, depth: depth, at: range) else { return [] }
    let rest = parts.dropFirst()
    if part == "**" {
      let below = names(in: folder, at: range).flatMap { found -> [String] in
        let path = folder.isEmpty ? found.name : "\(folder)/\(found.name)"
        return isFolder(found, at: path, range) ? glob(parts, in: path, depth: depth + 1, at: range) : []
      }
      return glob(rest.isEmpty ? ["*.yaml"] : rest, in: folder, depth: depth, at: range) + below
    }
    if rest.isEmpty { folders.insert(folder) }
    return names(in: folder, at: range).flatMap { found -> [String] in
      guard Glob.matches(part, found.name) else { return [] }
      let path = folder.isEmpty ? found.name : "\(folder)/\(found.name)"
      guard isFolder(found, at: path, range) else { return rest.isEmpty && found.name.isYAML ? [path] : [] }
      return rest.isEmpty
        ? walk(path, depth: depth + 1, at: range) : glob(rest, in: path, depth: depth + 1, at: range)
    }
  }

  /// Warns of a file that would be read if its name's end were in small letters.
  private func warnOfCapitals(_ found: SourceName, at path: String, _ range: SourceRange) {
    guard found.name.utf8.last.map({ $0 == UInt8(ascii: "L") || $0 == UInt8(ascii: "l") }) == true,
      found.name.lowercased().isYAML
    else { return }
    sink.report(FileProblem.wrongEnding(path), at: range)
  }

  private func mayLook(in folder: String, depth: Int, at range: SourceRange) -> Bool {
    guard depth >= limits.folderDepth else { return true }
    sink.report(FileProblem.tooDeep(folder, limit: limits.folderDepth), at: range)
    return false
  }

  private func isFolder(_ found: SourceName, at path: String, _ range: SourceRange) -> Bool {
    if let entry = found.entry { return entry == .folder }
    // A link has no kind of its own, nor has anything where the file system does not say.
    do throws(SourceProblem) {
      return try source.entry(at: path) == .folder && !leadsBack(path, at: range)
    } catch {
      // What has a file's name is read, and found out then. A dot is only in folders: a link out to another file is nobody's screen.
      if !found.name.isYAML, source.stamp(of: "\(path)/.") != nil {
        sink.report(FileProblem.unreadableEntry(path, reason: error.reason), at: range)
      }
      return false
    }
  }

  /// Whether a link leads to a folder that it is in itself, which is reported.
  private func leadsBack(_ path: String, at range: SourceRange) -> Bool {
    guard let stamp = source.stamp(of: path) else { return false }
    var above = path[...]
    repeat {
      above = above[..<(above.lastIndex(of: "/") ?? above.startIndex)]
      let folder = above.isEmpty ? "." : String(above)
      guard source.stamp(of: folder) == stamp else { continue }
      sink.report(FileProblem.linkCycle(path, folder: folder), at: range)
      return true
    } while !above.isEmpty
    return false
  }

  /// The names in a folder by bytes, hidden ones and folders of snapshots left out.
  private func names(in folder: String, at range: SourceRange) -> [SourceName] {
    do {
      let names = try source.names(in: folder).filter { !$0.name.isPassedOver }
      // Texts of ASCII compare by their bytes anyway, and faster.
      let areASCII = names.allSatisfy { $0.name.utf8.allSatisfy { $0 < 0x80 } }
      return names.sorted {
        areASCII ? $0.name < $1.name : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
      }
    } catch {
      sink.report(FileProblem.unreadableFolder(folder, reason: error.reason), at: range)
      return []
    }
  }
}

extension CatalogLoader {
  /// Whether a file would be found among a catalogue's files.
  ///
  /// - Parameters:
  ///   - path: its path from the catalogue's folder.
  ///   - screens: what the catalogue's `screens` has.
  package static func finds(_ path: String, in screens: [String]) -> Bool {
    var discovery = Discovery(
      source: MemorySource([path: ""]),
      limits: LoaderLimits(),
      sink: DiagnosticSink()
    )
    let nowhere = SourceFile(path: Catalog.fileName, bytes: []).range(0, 0)
    return discovery.files(screens, node: nil, catalogRange: nowhere).contains(path)
  }
}

extension String {
  /// Whether a file or a folder with this name is nothing to look at.
  fileprivate var isPassedOver: Bool {
    hasPrefix(".") || self == "__Snapshots__" || self == Discovery.defaultsName
  }

  fileprivate var isYAML: Bool { hasSuffix(".yaml") || hasSuffix(".yml") }

  /// The folder that a path is in.
  var folder: String { String(self[..<(utf8.lastIndex(of: UInt8(ascii: "/")) ?? startIndex)]) }
}
