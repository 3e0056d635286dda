import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// Finds the asset catalogues that `assets:` names, and reads their colors.
struct AssetFiles {
  let reader: FileReader
  let sink: DiagnosticSink
  private(set) var colors: [NamedColor] = []
  private(set) var decoded: [DecodedFile] = []
  private var namespaces: Set<String> = []

  init(_ reader: FileReader, _ sink: DiagnosticSink) {
    self.reader = reader
    self.sink = sink
  }

  struct Paths {
    /// The `Contents.json` files of color sets and of folders, which may be namespaces.
    let colors: [String]
    let images: [String]
  }

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

  /// The name of an image set, from the path of its `Contents.json`. Call it after reading the colors.
  func imageName(_ path: String) -> String? { path.assetPath.map(name) }

  private func name(of asset: AssetPath) -> String {
    (asset.folders.filter(namespaces.contains).map(\.lastPart) + [asset.name]).joined(separator: "/")
  }

  mutating func read(_ paths: [String]) {
    var firsts: [String: String] = [:]
    // A folder's own file comes before the files of its content.
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
        // Uses of the color aren't errors.
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

/// The path of a `Contents.json` within an asset catalogue.
private struct AssetPath {
  let folders: [String]
  let name: String
  /// The kind of the set; nil for a folder.
  let kind: Kind?

  enum Kind: String {
    case color = ".colorset"
    case image = ".imageset"
  }
}

extension String {
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

  fileprivate var isInImageSet: Bool {
    let parts = split(separator: "/")
    return parts.dropLast().last?.hasSuffix(AssetPath.Kind.image.rawValue) ?? false
      && parts.contains { $0.hasSuffix(".xcassets") }
  }

  fileprivate var lastPart: String { split(separator: "/").last.map(String.init) ?? "" }
}
