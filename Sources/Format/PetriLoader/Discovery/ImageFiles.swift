import ImageFormats
import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// Finds the images that `images:` names, and reads them and those of asset catalogues.
struct ImageFiles {
  let reader: FileReader
  let sink: DiagnosticSink
  private(set) var images: [NamedImage] = []
  private(set) var decoded: [DecodedFile] = []
  private var bytes = 0
  private var firsts: [String: String] = [:]

  init(_ reader: FileReader, _ sink: DiagnosticSink) {
    self.reader = reader
    self.sink = sink
  }

  func paths(_ node: YAMLNode?) -> [String] {
    let search = ResourceSearch(reader: reader, sink: sink)
    return search.files(of: "images", below: node, noneFound: { ImageProblem.noneFound($0) }) { path in
      path.isOfImage ? path : nil
    }.sorted()
  }

  /// Reads the images.
  ///
  /// - Parameters:
  ///   - paths: The paths that `images` names.
  ///   - sets: The files of image sets, including `Contents.json`.
  ///   - name: The name of an image set, from the path of its `Contents.json`.
  mutating func read(_ paths: [String], sets: [String], _ name: (String) -> String?) {
    var loose: [String: (isTemplate: Bool, files: [Candidate])] = [:]
    var order: [String] = []
    for path in paths {
      guard let file = LooseImage(path) else { continue }
      if loose[file.key] == nil { order.append(file.key) }
      loose[file.key, default: (false, [])].files.append(Candidate(path: path, scale: file.scale, isDark: false))
    }
    for key in order {
      guard let image = loose[key] else { continue }
      add(LooseImage.name(ofKey: key), image.files, isTemplate: false)
    }
    let known = Set(sets)
    for path in sets.sorted() where path.hasSuffix("/Contents.json") {
      guard let name = name(path) else { continue }
      let decoded = DecodedFile()
      self.decoded.append(decoded)
      guard let source = reader.file(path, decoded.sink) else { continue }
      decoded.source = source
      do throws(MalformedResource) {
        let set = try ImageSet(source.bytes)
        let folder = path.dropLast("Contents.json".count)
        for entry in set.entries where !known.contains("\(folder)\(entry.file)") {
          decoded.sink.report(ImageProblem.missingFile(entry.file, set: name), path: path)
        }
        let files = set.entries.map { Candidate(path: "\(folder)\($0.file)", scale: $0.scale ?? 1, isDark: $0.isDark) }
        add(name, files.filter { known.contains($0.path) }, isTemplate: set.isTemplate)
      } catch {
        decoded.sink.report(ImageProblem.malformedSet(error.message), at: source.range(error.offset, 0))
      }
    }
    images.sort { $0.name < $1.name }
  }

  private struct Candidate {
    let path: String
    let scale: Int
    let isDark: Bool
  }

  private mutating func add(_ name: String, _ files: [Candidate], isTemplate: Bool) {
    guard let first = files.first else { return }
    if let other = firsts[name] { return report(ImageProblem.twice(name, first: other), of: first.path) }
    firsts[name] = first.path
    let light = chosen(files.filter { !$0.isDark }.isEmpty ? files : files.filter { !$0.isDark })
    let dark = chosen(files.filter(\.isDark))
    guard let light else { return }
    images.append(
      NamedImage(
        name: name,
        width: light.width,
        height: light.height,
        isTemplate: isTemplate,
        light: light.file,
        dark: dark?.file
      )
    )
  }

  /// The file to embed: the one at 2x if available, which is sharp enough and small.
  private mutating func chosen(_ files: [Candidate]) -> (width: Double, height: Double, file: NamedImage.File?)? {
    let order = [2, 3, 1, 4]
    let sorted = files.sorted { (order.firstIndex(of: $0.scale) ?? 9) < (order.firstIndex(of: $1.scale) ?? 9) }
    guard let file = sorted.first else { return nil }
    let content: [UInt8]
    do {
      content = try reader.source.read(file.path, limit: reader.limits.imageBytes)
    } catch {
      if case .tooLarge(let limit) = error {
        report(ImageProblem.tooLarge(limit: limit), of: file.path)
      } else {
        report(ImageProblem.unreadable(reason: error.reason), of: file.path)
      }
      return nil
    }
    guard let header = ImageHeader(content) else {
      // A PDF page may be compressed; viewers can display it, but it can't be measured here.
      if !file.path.lowercased().hasSuffix(".pdf") { report(ImageProblem.unknownKind, of: file.path) }
      return nil
    }
    let scale = header.kind.isRaster ? Double(file.scale) : 1
    return (header.width / scale, header.height / scale, drawn(content, header.kind, of: file.path))
  }

  private mutating func drawn(_ content: [UInt8], _ kind: ImageHeader.Kind, of path: String) -> NamedImage.File? {
    let type: String
    switch kind {
    case .png, .jpeg, .gif: type = "image/\(kind.rawValue)"
    case .svg: type = "image/svg+xml"
    case .pdf: return nil
    }
    guard content.count <= reader.limits.drawnImageBytes else {
      report(ImageProblem.tooLarge(limit: reader.limits.drawnImageBytes), of: path)
      return nil
    }
    let limit = reader.limits.allImageBytes
    guard bytes + content.count <= limit else {
      if bytes <= limit { report(ImageProblem.tooMuch(limit: limit), of: path) }
      bytes = limit + 1
      return nil
    }
    bytes += content.count
    return NamedImage.File(path: path, type: type, bytes: content)
  }

  private mutating func report(_ problem: ImageProblem, of path: String) {
    let file = DecodedFile()
    file.sink.report(problem, path: path)
    decoded.append(file)
  }
}

/// An image file identified by its name: `tree@2x.png` is the image `tree` at 2x.
private struct LooseImage {
  /// The path without scale and extension; all scales of an image are in the same folder.
  let key: String
  let scale: Int

  /// - Returns: Nil for a file that is specific to the iPad.
  init?(_ path: String) {
    var name = path[..<(path.lastIndex(of: ".") ?? path.endIndex)]
    if name.hasSuffix("~ipad") { return nil }
    if name.hasSuffix("~iphone") { name = name.dropLast("~iphone".count) }
    let found = [1, 2, 3].first { name.hasSuffix("@\($0)x") }
    scale = found ?? 1
    key = String(found == nil ? name : name.dropLast(3))
  }

  static func name(ofKey key: String) -> String { key.split(separator: "/").last.map(String.init) ?? key }
}

extension String {
  var isOfImage: Bool {
    guard let dot = lastIndex(of: ".") else { return false }
    return CatalogSettings.imageEndings.contains(self[dot...].dropFirst().lowercased())
  }
}
