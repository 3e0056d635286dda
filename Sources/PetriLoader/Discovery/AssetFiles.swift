import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// Finds the colour and image sets of the asset catalogues that `assets:` means, and reads the colours.
struct AssetFiles {
  let reader: FileReader
  let sink: DiagnosticSink
  /// The colours, by name; of several of one name the first.
  private(set) var colors: [NamedColor] = []
  /// All files, with their problems.
  private(set) var decoded: [DecodedFile] = []
  /// The folders' files that are namespaces, by what they are in.
  private var namespaces: Set<String> = []

  init(_ reader: FileReader, _ sink: DiagnosticSink) {
    self.reader = reader
    self.sink = sink
  }

  /// The files of asset catalogues.
  struct Paths {
    /// The `Contents.json` of colour sets, and of folders that may be namespaces.
    let colors: [String]
    /// The files of image sets, with their `Contents.json`.
    let images: [String]
  }

  /// The files of the asset catalogues.
  ///
  /// - Parameter node: the value of `assets`.
  func paths(_ node: YAMLNode?) -> Paths {
    let search = ResourceSearch(reader: reader, sink: sink)
    let files = search.files(of: "assets", below: node, noneFound: { AssetProblem.noneFound($0) }) { path in
      path.assetPath?.kind != nil || path.isOfImage && path.isInImageSet ? path : nil
    }
    let images = files.filter { $0.assetPath?.kind != .color }
    let folders = Set(files.flatMap { $0.assetPath?.folders ?? [] }.map { "\($0)/Contents.json" })
    let colors = Set(files.filter { $0.assetPath?.kind == .color }).union(folders.filter(reader.exists))
    return Paths(colors: colors.sorted(), images: images.sorted())
  }

  /// The name of an image set, by the path of its `Contents.json`; the colours have been read.
  func imageName(_ path: String) -> String? { path.assetPath.map(name) }

  /// A set's name: those of the namespaces around it, then its own.
  private func name(of asset: AssetPath) -> String {
    (asset.folders.filter(namespaces.contains).map(\.lastPart) + [asset.name]).joined(separator: "/")
  }

  /// Reads the files of the paths.
  mutating func read(_ paths: [String]) {
    var firsts: [String: String] = [:]
    // A folder's own file is before those of what is in it, whatever they are called.
    for path in paths.sorted(by: { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }) {
      let decoded = DecodedFile()
      self.decoded.append(decoded)
      guard let source = reader.file(path, decoded.sink) else { continue }
      decoded.source = source
      do throws(MalformedResource) {
        guard let asset = path.assetPath, asset.kind == .color else {
          if try ColorSet.isNamespace(source.bytes) { namespaces.insert(path.folder) }
          continue
        }
        let name = name(of: asset)
        guard name.isNameOfColor, !ColorValue.names.contains(name) else { continue }
        if let first = firsts[name] {
          decoded.sink.report(AssetProblem.doubledSet(name, first: first.folder), at: source.range(0, 0))
          continue
        }
        firsts[name] = path
        // Where it is used, there is nothing wrong with it.
        colors.append(.placeholder(name: name))
        let color = try ColorSet.color(named: name, source.bytes) { offset in
          decoded.sink.report(AssetProblem.doubledAppearance(name), at: source.range(offset, 0))
        }
        colors.removeLast()
        if let color { colors.append(color) }
      } catch {
        decoded.sink.report(AssetProblem.malformed(error.message), at: source.range(error.offset, 0))
      }
    }
    colors.sort { $0.name < $1.name }
  }
}

/// Where a `Contents.json` is in an asset catalogue.
private struct AssetPath {
  /// The folders of the catalogue around it, outermost first.
  let folders: [String]
  /// The name of the folder that it is in, without its ending.
  let name: String
  /// The kind of the set; `nil` for a folder.
  let kind: Kind?

  enum Kind: String {
    case color = ".colorset"
    case image = ".imageset"
  }
}

extension String {
  /// `nil` where it isn't the path of a `Contents.json` in an asset catalogue.
  fileprivate var assetPath: AssetPath? {
    let parts = split(separator: "/").map(String.init)
    guard parts.last == "Contents.json", let root = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }),
      let set = parts.dropLast().last
    else { return nil }
    let kind = [AssetPath.Kind.color, .image].first { set.hasSuffix($0.rawValue) }
    let ends = (root + 1)..<max(root + 1, parts.count - 2)
    return AssetPath(
      folders: ends.map { parts[...$0].joined(separator: "/") },
      name: String(set.dropLast(kind?.rawValue.count ?? 0)),
      kind: kind
    )
  }

  /// Whether it is the path of a file in an image set of an asset catalogue.
  fileprivate var isInImageSet: Bool {
    let parts = split(separator: "/")
    return parts.dropLast().last?.hasSuffix(AssetPath.Kind.image.rawValue) ?? false
      && parts.contains { $0.hasSuffix(".xcassets") }
  }

  fileprivate var lastPart: String { split(separator: "/").last.map(String.init) ?? "" }
}
