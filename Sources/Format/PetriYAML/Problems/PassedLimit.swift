/// A limit that a file exceeds, with the actual number if it was counted.
public enum PassedLimit: Hashable, Sendable {
  case fileBytes(Int)
  case lineBytes(Int)
  case keyBytes(Int)
  case scalarBytes(Int)
  case blankLines(Int)
  case blanksInLine
  case directives
  case documents
  case nodes
  case differentKeys
  case anchors
  case aliases
  case mergeKeys
  case mergeSources
  /// The nesting depth; with the name of the alias whose expansion exceeds it.
  case depth(alias: String?)
  case flowDepth
  /// The number of nodes with aliases expanded (nil if it overflows), the document's own nodes, and the anchor to
  /// blame.
  case expandedNodes(UInt32?, own: Int, anchor: NamedPlace?)

  /// A name and its range.
  public struct NamedPlace: Hashable, Sendable {
    let name: String
    let place: Range<Int>
  }

  /// The name of the property of ``YAMLLimits``.
  var name: String {
    switch self {
    case .fileBytes: "fileBytes"
    case .lineBytes: "lineBytes"
    case .keyBytes: "keyBytes"
    case .scalarBytes: "scalarBytes"
    case .blankLines: "blankLines"
    case .blanksInLine: "blanksInLine"
    case .directives: "directives"
    case .documents: "documents"
    case .nodes: "nodes"
    case .differentKeys: "differentKeys"
    case .anchors: "anchors"
    case .aliases: "aliases"
    case .mergeKeys: "mergeKeys"
    case .mergeSources: "mergeSources"
    case .depth: "depth"
    case .flowDepth: "flowDepth"
    case .expandedNodes: "expandedNodes"
    }
  }

  /// The first clause of the message.
  var finding: String {
    switch self {
    case .fileBytes(let count): "the file has \(count) bytes"
    case .lineBytes(let count): "the line has \(count) bytes"
    case .keyBytes(let count): "the key has \(count) bytes"
    case .scalarBytes(let count): "the text has \(count) bytes"
    case .blankLines(let count): "the file has \(count) blank lines in a row"
    case .blanksInLine: "the line has too many blanks in a row"
    case .directives: "the file has too many lines that begin with '%'"
    case .documents: "the file has too many documents"
    case .nodes: "the file has too many nodes"
    case .differentKeys: "the file has too many different keys"
    case .anchors: "the file has too many anchors"
    case .aliases: "the file has too many aliases"
    case .mergeKeys: "the file has too many merge keys"
    case .mergeSources: "the merge key takes from too many mappings"
    case .depth(nil): "collections are nested too deeply"
    case .depth(let alias?): "collections are nested too deeply when '*\(alias)' is expanded"
    case .flowDepth: "brackets and braces are nested too deeply"
    case .expandedNodes(let count, let own, _):
      "the document has \(own) nodes, and \(count.map { "\($0)" } ?? "more than \(UInt32.max)") when its aliases are expanded"
    }
  }
}
