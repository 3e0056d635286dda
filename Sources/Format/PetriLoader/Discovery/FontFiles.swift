import OpenType
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// Finds the files that `fonts:` names, and reads the metrics of their fonts.
struct FontFiles {
  let reader: FileReader
  let sink: DiagnosticSink
  /// The fonts, by PostScript name; empty if any of the files can't be read.
  private(set) var faces: [FontFace] = []
  private(set) var decoded: [DecodedFile] = []

  init(_ reader: FileReader, _ sink: DiagnosticSink) {
    self.reader = reader
    self.sink = sink
  }

  private static let endings: Set = ["ttf", "otf", "ttc", "otc"]

  func paths(_ node: YAMLNode?) -> [String] {
    let search = ResourceSearch(reader: reader, sink: sink)
    return search.files(of: "fonts", below: node, noneFound: { FontProblem.noneFound($0) }) { path in
      let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
      return FontFiles.endings.contains(ending) ? path : nil
    }.sorted()
  }

  mutating func read(_ paths: [String]) {
    var files: [String: String] = [:]
    var budget = FontBudget(fonts: reader.limits.fonts, entries: reader.limits.fontEntries)
    var copies: [Copy] = []
    defer { faces = decoded.contains { $0.sink.errorCount > 0 } ? [] : faces.sorted { $0.name < $1.name } }
    for path in paths {
      let decoded = DecodedFile()
      self.decoded.append(decoded)
      guard let bytes = reader.font(path, decoded.sink) else { continue }
      do throws(FontFileError) {
        for face in try FontFile.faces(of: bytes, within: &budget) {
          if let first = files[face.name] {
            copies.append(Copy(name: face.name, path: path, first: first, file: decoded))
            continue
          }
          files[face.name] = path
          faces.append(face)
        }
      } catch {
        decoded.sink.report(FontProblem.unreadable(error), path: path)
        // Later files would exceed the limit too.
        if error.isOfLimit { break }
      }
    }
    // A copied folder is reported once.
    var counts = Dictionary(copies.map { ($0.folders, 1) }, uniquingKeysWith: +)
    for copy in copies {
      guard let count = counts.removeValue(forKey: copy.folders) else { continue }
      copy.file.sink.report(FontProblem.twice(copy.name, first: copy.first, others: count - 1), path: copy.path)
    }
  }

  private struct Copy {
    let name: String
    let path: String
    let first: String
    let file: DecodedFile

    var folders: [Substring] { [path, first].map { $0[..<($0.lastIndex(of: "/") ?? $0.startIndex)] } }
  }
}
