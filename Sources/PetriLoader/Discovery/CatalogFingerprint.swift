import PetriCatalog
import PetriFiles
import PetriFormat
import PetriYAML

/// What tells whether a catalogue is as it was, without reading its screens: the paths of all its files, each with what the file
/// system knows of it.
public struct CatalogFingerprint: Sendable, Equatable {
  /// The paths and stamps; equal only for the same files in the same state.
  public let bytes: [UInt8]
  /// Whether all files had been left alone for a while, so that a change after it can be detected.
  public let isSettled: Bool
}

extension CatalogLoader {
  /// A catalogue's fingerprint; `nil` where its files can't be found, or only their bytes tell whether they have changed.
  public func fingerprint(of source: any CatalogSource, fileName: String = CatalogLoader.fileName)
    -> CatalogFingerprint?
  {
    let sink = DiagnosticSink()
    guard let head = head(of: source, fileName: fileName, sink, readsResources: false),
      let paths = paths(of: head, source, sink)
    else { return nil }
    let resources =
      head.strings.paths(head.root["strings"]).map(\.path) + head.assets.paths(head.root["assets"])
      + head.fonts.paths(head.root["fonts"])
    guard sink.diagnostics.isEmpty else { return nil }
    let defaults = CatalogLoader.defaults(around: paths)
    let all = [fileName] + paths + resources
    let stamps = workers.map(all + defaults) { source.stamp(of: $0) }
    guard !stamps.prefix(all.count).contains(where: { $0 == nil }) else { return nil }
    let known = [devices, controllers?.sorted() ?? ["?"], layers?.sorted() ?? ["?"]]
    var bytes = Array(known.map { $0.joined(separator: " ") }.joined(separator: "|").utf8)
    for (path, stamp) in zip(all + defaults, stamps) {
      bytes.append(0)
      bytes.append(contentsOf: path.utf8)
      bytes.append(0)
      stamp?.write(to: &bytes)
    }
    return CatalogFingerprint(bytes: bytes, isSettled: stamps.allSatisfy { $0?.isSettled ?? true })
  }

  /// The files that hold what the screens of a folder share, whether or not there are any: of the folders of files and of those around them.
  private static func defaults(around paths: [String]) -> [String] {
    var seen: Set<String> = []
    var defaults: [String] = []
    var previous: String?
    for path in paths {
      var folder = path.folder
      // Files of a folder are one after the other.
      if folder == previous { continue }
      previous = folder
      while seen.insert(folder).inserted {
        defaults.append(folder.isEmpty ? Discovery.defaultsName : "\(folder)/\(Discovery.defaultsName)")
        if folder.isEmpty { break }
        folder = folder.folder
      }
    }
    return defaults
  }
}
