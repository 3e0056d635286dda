import PetriCatalog
import PetriYAML

/// What tells whether a catalogue is as it was, without reading its screens: the paths of all its files, each with what the file
/// system says of it.
public struct CatalogFingerprint: Sendable, Equatable {
  /// The paths and stamps; equal only for the same files in the same state.
  public let bytes: [UInt8]
  /// Whether all files had been left alone for a while, so that a change after it can be told.
  public let isSettled: Bool
}

extension CatalogLoader {
  /// A catalogue's fingerprint; `nil` where its files can't be found, or only their bytes tell whether they have changed.
  public func fingerprint(of source: any CatalogSource, fileName: String = CatalogLoader.fileName)
    -> CatalogFingerprint?
  {
    guard let paths = paths(of: source, fileName: fileName) else { return nil }
    var seen: Set<String> = []
    var defaults: [String] = []
    for path in paths {
      var folder = path.split(separator: "/").dropLast()[...]
      while seen.insert(folder.joined(separator: "/")).inserted {
        defaults.append((folder.map(String.init) + [Discovery.defaultsName]).joined(separator: "/"))
        if folder.isEmpty { break }
        folder = folder.dropLast()
      }
    }
    let all = [fileName] + paths
    let stamps = workers.map(all + defaults) { source.stamp(of: $0) }
    guard !stamps.prefix(all.count).contains(where: { $0 == nil }) else { return nil }
    let known = [devices, controllers?.sorted() ?? ["?"], layers?.sorted() ?? ["?"]]
    var bytes = Array(known.map { $0.joined(separator: " ") }.joined(separator: "|").utf8)
    for (path, stamp) in zip(all + defaults, stamps) { bytes += [0] + Array(path.utf8) + [0] + (stamp?.bytes ?? []) }
    return CatalogFingerprint(bytes: bytes, isSettled: stamps.allSatisfy { $0?.isSettled ?? true })
  }
}
