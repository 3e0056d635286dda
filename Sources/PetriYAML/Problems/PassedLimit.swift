/// A limit that a file passes, with the number found where it can be counted.
public enum PassedLimit: Hashable, Sendable {
  /// The file's bytes.
  case fileBytes(Int)
  /// A line's bytes.
  case lineBytes(Int)
  /// A key's bytes.
  case keyBytes(Int)
  /// A text's bytes.
  case scalarBytes(Int)
  /// Blank lines in a row.
  case blankLines(Int)
  /// Blanks in a row.
  case blanksInLine
  /// Lines that begin with `%`.
  case directives
  /// Documents.
  case documents
  /// Nodes.
  case nodes
  /// Different keys.
  case differentKeys
  /// Anchors.
  case anchors
  /// Aliases.
  case aliases
  /// Merge keys.
  case mergeKeys
  /// Mappings that a merge key takes from.
  case mergeSources
  /// Collections in collections; with the name of an alias where it refers to them.
  case depth(alias: String?)
  /// Brackets in brackets.
  case flowDepth
  /// Nodes when aliases are expanded, with the document's own and the anchor to blame; `nil` for more than can be counted.
  case expandedNodes(UInt32?, own: Int, anchor: NamedPlace?)

  /// A name and where it is.
  public struct NamedPlace: Hashable, Sendable {
    let name: String
    let place: Range<Int>
  }

  /// The limit's name among `YAMLLimits`.
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

  /// The finding in words.
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
