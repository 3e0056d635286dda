import PetriCatalog
import PetriFiles
import PetriYAML

/// The texts, colours, images, fonts and storyboards that a catalogue names, with what they were read from.
struct ResourceFiles {
  var strings: StringsFiles
  var assets: AssetFiles
  var images: ImageFiles
  var fonts: FontFiles
  var interfaces: InterfaceFiles
}

extension ResourceFiles {
  /// The files that resources are read from, and how.
  struct Origin {
    /// The language of texts that a file has for all.
    let base: String
    let paths: [String]
    private let stamps: [FileStamp?]
    private let bytes: [[UInt8]?]

    /// Notes the state of files, before they are read.
    init(_ paths: [String], base: String, with reader: FileReader) {
      self.paths = paths
      self.base = base
      stamps = paths.map { reader.source.stamp(of: $0) }
      let limits = reader.limits
      let limit = max(limits.stringsBytes, limits.fontBytes, limits.interfaceBytes, limits.yaml.fileBytes)
      // Of a file that shows when it changes nothing else is asked.
      bytes = zip(paths, stamps).map { path, stamp in
        stamp?.isSettled ?? false ? nil : try? reader.source.read(path, limit: limit)
      }
    }

    /// Whether what was read is as it was.
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
