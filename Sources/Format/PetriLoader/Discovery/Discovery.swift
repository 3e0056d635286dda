import PetriCatalog
import PetriDiagnostics
import PetriFiles
import PetriFormat
import PetriYAML

/// Finds the files that `screens:` names.
struct Discovery {
  static let defaultsName = "_defaults.yaml"

  let source: any CatalogSource
  let limits: LoaderLimits
  let sink: DiagnosticSink
  /// The folders that were searched, with links resolved; "" is the catalogue's own. Snapshots may be in them.
  private(set) var folders: Set<String> = []

  init(source: any CatalogSource, limits: LoaderLimits, sink: DiagnosticSink) {
    self.source = source
    self.limits = limits
    self.sink = sink
  }

  /// The files of the paths without duplicates, in the order of the paths, sorted by name within each.
  ///
  /// - Parameters:
  ///   - paths: The value of `screens`.
  ///   - node: The node of the value, for diagnostics; nil for the default path.
  ///   - catalogRange: The range for diagnostics about the default path.
  ///   - mayLackDefault: Whether the default path may be missing.
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
      // A mapping was already reported.
      let isReported = node?.kind == .mapping
      let missing =
        isReported || node == nil && mayLackDefault
        ? nil : node == nil ? FileProblem.missingDefault(path) : .missing(path)
      let found = expand(path, at: range, missing: missing)
      // A single folder or file contains no duplicates.
      files += paths.count == 1 && !path.contains("*") ? found : found.filter { seen.insert($0).inserted }
    }
    if files.count > limits.files {
      sink.report(FileProblem.tooManyFiles(files.count, limit: limits.files), at: catalogRange)
      files.removeLast(files.count - limits.files)
    }
    return files
  }

  /// - Parameter missing: The problem to report if nothing is found, if any.
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
      // If a folder can't be read, the file may be in it.
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
    guard canSearch(in: folder, depth: depth, at: range) else { return [] }
    folders.insert(folder)
    var files: [String] = []
    let prefix = folder.isEmpty ? "" : folder + "/"
    for found in names(in: folder, at: range) {
      let path = prefix + found.name
      // Unreadable entries are reported when they are read.
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
    guard let part = parts.first, canSearch(in: folder, depth: depth, at: range) else { return [] }
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

  private func warnOfCapitals(_ found: SourceName, at path: String, _ range: SourceRange) {
    guard found.name.utf8.last.map({ $0 == UInt8(ascii: "L") || $0 == UInt8(ascii: "l") }) == true,
      found.name.lowercased().isYAML
    else { return }
    sink.report(FileProblem.wrongEnding(path), at: range)
  }

  private func canSearch(in folder: String, depth: Int, at range: SourceRange) -> Bool {
    guard depth >= limits.folderDepth else { return true }
    sink.report(FileProblem.tooDeep(folder, limit: limits.folderDepth), at: range)
    return false
  }

  private func isFolder(_ found: SourceName, at path: String, _ range: SourceRange) -> Bool {
    if let entry = found.entry { return entry == .folder }
    // A link has no kind of its own, and some file systems don't tell.
    do throws(SourceProblem) {
      return try source.entry(at: path) == .folder && !leadsBack(path, at: range)
    } catch {
      // An entry with the name of a YAML file is read later, which reports problems. Only folders contain a dot; a link
      // out of the folder to another kind of file isn't a screen.
      if !found.name.isYAML, source.stamp(of: "\(path)/.") != nil {
        sink.report(FileProblem.unreadableEntry(path, reason: error.reason), at: range)
      }
      return false
    }
  }

  /// Whether a link leads to a folder that contains it; such a link is reported.
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

  /// The names in a folder, sorted by bytes, without hidden files and snapshot folders.
  private func names(in folder: String, at range: SourceRange) -> [SourceName] {
    do {
      let names = try source.names(in: folder).filter { !$0.name.isPassedOver }
      // ASCII strings compare like their bytes, only faster.
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
  ///   - path: The path relative to the catalogue's folder.
  ///   - screens: The value of `screens`.
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
  fileprivate var isPassedOver: Bool {
    hasPrefix(".") || self == "__Snapshots__" || self == Discovery.defaultsName
  }

  fileprivate var isYAML: Bool { hasSuffix(".yaml") || hasSuffix(".yml") }

  var folder: String { String(self[..<(utf8.lastIndex(of: UInt8(ascii: "/")) ?? startIndex)]) }
}

/// Matches names against patterns in which `*` stands for any characters.
enum Glob {
  /// Whether a name matches a pattern. Only the last star is backtracked, so matching is never slow.
  static func matches(_ pattern: String, _ name: String) -> Bool {
    let pattern = Array(pattern.utf8)
    let name = Array(name.utf8)
    var (p, n) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == name[n] {
        p += 1
        n += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        p = last.pattern + 1
        n = last.name + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
