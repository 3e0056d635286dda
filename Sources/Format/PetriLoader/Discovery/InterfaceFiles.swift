import Foundation
import InterfaceBuilder
import PetriCatalog
package import PetriDiagnostics
import PetriFormat
import PetriYAML

/// Finds the storyboards and xibs that `storyboards:` names, and reads them with their localizations.
struct InterfaceFiles {
  struct Paths {
    let documents: [String]
    let strings: [StringTables.File]
  }

  let reader: FileReader
  let sink: DiagnosticSink
  /// The documents, sorted by path; of several with one name, only the first.
  private(set) var interfaces: [InterfaceFile] = []
  private(set) var decoded: [DecodedFile] = []

  init(_ reader: FileReader, _ sink: DiagnosticSink) {
    self.reader = reader
    self.sink = sink
  }

  func paths(_ node: YAMLNode?) -> Paths {
    let search = ResourceSearch(reader: reader, sink: sink)
    let files = search.files(of: "storyboards", below: node, noneFound: { SceneProblem.noneFound($0) }) { path in
      path.isOfInterface || StringTables.File(path: path) != nil ? path : nil
    }.sorted()
    let documents = files.filter(\.isOfInterface)
    if documents.isEmpty, !files.isEmpty, let node {
      sink.report(SceneProblem.noneFound(node.shortText), at: node.usedRange)
    }
    let names = Set(documents.map(\.interfaceName))
    let strings = files.compactMap { StringTables.File(path: $0) }.filter { names.contains($0.table) }
    return Paths(documents: documents, strings: strings)
  }

  mutating func read(_ paths: Paths, base: String, _ resources: InterfaceResources?) {
    var tables = StringsFiles(reader, sink)
    tables.read(paths.strings, base: base)
    decoded += tables.decoded
    let texts = Dictionary(grouping: tables.files.flatMap(\.keys).map(\.key), by: \.table)
    var firsts: [String: String] = [:]
    var read: [(file: InterfaceFile, decoded: DecodedFile)] = []
    for path in paths.documents {
      let decoded = DecodedFile()
      self.decoded.append(decoded)
      guard let source = reader.interface(path, decoded.sink) else { continue }
      decoded.source = source
      let name = path.interfaceName
      if let first = firsts[name] {
        decoded.sink.report(SceneProblem.twice(name, first: first), at: source.range(0, 0))
        continue
      }
      firsts[name] = path
      do throws(DocumentError) {
        let document = try InterfaceDocument(Data(source.bytes))
        for part in document.unread {
          let problem = SceneProblem.unread(element: part.element, attribute: part.attribute)
          decoded.sink.report(problem, at: source.range(ofLine: part.line))
        }
        var strings: [String: [String: String]] = [:]
        for key in texts[name] ?? [] {
          for (locale, text) in tables.tables.written(key) { strings[locale, default: [:]][key.key] = text }
        }
        let file = InterfaceFile(name: name, path: path, document: document, strings: strings)
        read.append((file, decoded))
        InterfaceChecks(file, source, base: base, resources, decoded.sink).run()
      } catch {
        decoded.sink.report(SceneProblem.malformed(error.reason.text), at: source.range(ofLine: error.line))
      }
    }
    interfaces = read.map(\.file)
    let references = ReferenceChecks(interfaces)
    for (file, decoded) in read {
      if let source = decoded.source {
        references.check(file, source, decoded.sink)
        references.checkHolding(of: file, source, decoded.sink)
      }
    }
  }
}

extension String {
  fileprivate var isOfInterface: Bool { hasSuffix(".storyboard") || hasSuffix(".xib") }

  fileprivate var interfaceName: String {
    let file = split(separator: "/").last ?? ""
    return String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
  }
}

extension SourceFile {
  /// The range of a line without its indentation; the start of the file if there is no such line.
  ///
  /// - Parameter line: The line number, from 1.
  package func range(ofLine line: Int) -> SourceRange {
    guard lineStarts.indices.contains(line - 1) else { return range(0, 0) }
    let start = Int(lineStarts[line - 1])
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let text = bytes[start..<end].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? start
    return range(text, end)
  }
}

extension DocumentError.Reason {
  fileprivate var text: String {
    switch self {
    case .malformed: "the document isn't well-formed XML"
    case .empty: "the document is empty"
    case .otherDocument(let root): "<\(root)> doesn't begin a storyboard or a xib for iOS"
    case .olderFormat: "the document is in the format of Xcode 4; open and save it in a newer Xcode"
    case .otherPlatform(let name): "the document is for another platform: '\(name)'"
    case .entities: "the document declares entities, which Interface Builder never does"
    case .tooDeep: "elements are in each other deeper than \(DocumentLimits.depth) times"
    case .tooLarge(let bytes): "the document has \(bytes) bytes, more than \(DocumentLimits.bytes)"
    case .unfinishedMerge: "the document has the markers of a merge that wasn't finished"
    }
  }
}
