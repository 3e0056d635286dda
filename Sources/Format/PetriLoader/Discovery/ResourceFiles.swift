import PetriCatalog
import PetriFiles
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
    /// The base locale of the localization files.
    let base: String
    let paths: [String]
    private let stamps: [FileStamp?]
    private let bytes: [[UInt8]?]

    /// Records the state of the files.
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
