public import PetriDiagnostics

/// A mistake in a file's YAML. The extensions derive messages, notes and fix-its from it. Integers and ranges are byte
/// offsets unless said otherwise.
public enum YAMLProblem: Hashable, Sendable {
  // MARK: Bytes

  case wrongEncoding(String)
  case notUTF8(Int)
  case notText
  case controlCharacter(UInt32, isEscaped: Bool)
  case oddLineBreak(UInt32)
  case strayByteOrderMark
  case noncharacter(UInt32)
  /// An invisible character that changes the direction of the text after it.
  case directionControl(UInt32)
  /// A leading character that looks like a space or a quote.
  case lookalike(UInt32)
  /// A value that a `#` cuts short, with the extent that was probably meant.
  case commentInValue(Range<Int>)
  /// A tab in indentation, with all of the indentation, and whether replacing tabs with spaces fits the lines above.
  case tabIndentation(Range<Int>, isCertain: Bool)
  /// A tab after the indentation where YAML needs a space.
  case tabForSpace
  case limitExceeded(PassedLimit, Int)
  case keyTooLong
  case noMemory

  // MARK: Profile

  case directive
  /// `!name` before a value.
  case tag
  /// An invalid tag, or a directive that libyaml rejects.
  case unreadableTag(isDirective: Bool)
  case explicitKey
  case missingKey
  case keyNotText(NodeKind)
  /// `{{...}}` without quotes, and whether it is closed on its line.
  case templateInBraces(isClosed: Bool)
  /// `${...}` without quotes in brackets or braces, and whether the value ends on its line.
  case templateInBrackets(isClosed: Bool)
  case multiLineText(isQuoted: Bool)
  /// Text after a closing quote, and the start of the quoted text if it is far away.
  case textAfterQuote(start: Int?)
  case quoteInText(Quote)
  /// An apostrophe within a word of a single-quoted scalar.
  case apostropheInQuotes
  case duplicateKey(String, first: Range<Int>)
  case duplicateAnchor(String, first: Range<Int>)
  /// An alias of an undefined anchor, with the most similar name.
  case undefinedAnchor(String, nearest: String?)
  /// An alias inside the node that it refers to.
  case recursiveAlias(String, anchor: Range<Int>)
  case mergeOfOther
  /// A merge key whose value is a mapping that has a merge key itself, with the start of that mapping.
  case mergeOfMerging(Int)

  // MARK: Syntax

  case missingColon(after: String)
  case missingSpace(after: String)
  /// A colon and a space in a value, and the word before which a comma may be missing.
  case colonInValue(commaBefore: String?)
  case braceInValue
  /// A `#` that turns the rest of a line, including the closing bracket, into a comment. `quoting` is how certain it is
  /// that quotes fix it; nil if they don't.
  case commentHidesBracket(Bracket, open: Int, quoting: FixIt.Applicability?)
  /// An entry that is indented below an entry with a value.
  case unexpectedIndentation(above: Range<Int>)
  /// A list item that is indented below an entry with a value.
  case unexpectedItem(above: Range<Int>)
  /// The indentation of a line that fits no open block, and the indentations that would.
  case wrongIndentation(Int, expected: [Int])
  /// An entry in another column than the document above it.
  case outsideDocument
  /// Anything but an item in a list, with the start of the list.
  case notItem(list: Int?)
  case notKey(mapping: Int?, isItem: Bool)
  case misplacedList
  case misplacedBlockText
  /// A quote that is not closed or only lines later, with the end of its line and the next such quote.
  case unclosedQuote(Quote, lineEnd: Int, next: Int?)
  /// A bracket that is not closed, with the next entry of the enclosing block.
  case unclosedBracket(Bracket, next: Range<Int>?)
  case unexpectedBracket(Bracket)
  case missingComma(Bracket, open: Int)
  case missingValue
  /// An unknown escape sequence, with the change that doubles its backslash.
  case unknownEscape(String, Doubling)
  /// A value that begins with a reserved character; `isValue` is true if the value extends to the end of the line.
  case reservedCharacter(String, isValue: Bool)
  case loneAlias
  case loneAnchor
  case unreadable(String)
  /// Any other error, with libyaml's message and the start of the text it was reading.
  case invalid(String, context: String, begin: Int?)

  /// The kind of a node that can't be a key.
  public enum NodeKind: Hashable, Sendable {
    case alias
    case mapping
    case list
  }

  /// The kind of a bracket.
  public enum Bracket: Hashable, Sendable {
    case square
    case brace
  }

  /// The kind of quotes.
  public enum Quote: Hashable, Sendable {
    case single
    case double
  }

  /// A replacement that doubles backslashes.
  public struct Doubling: Hashable, Sendable {
    let range: Range<Int>
    let replacement: String
    /// Whether the fix doubles all backslashes of the text.
    let isOfAll: Bool
    let applicability: FixIt.Applicability
  }
}

extension YAMLProblem.Bracket {
  init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "]"): self = .square
    case UInt8(ascii: "{"), UInt8(ascii: "}"): self = .brace
    default: return nil
    }
  }

  var opening: String { self == .square ? "[" : "{" }
  var closing: String { self == .square ? "]" : "}" }
  var closingByte: UInt8 { self == .square ? UInt8(ascii: "]") : UInt8(ascii: "}") }
}

extension YAMLProblem.Quote {
  init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "'"): self = .single
    case UInt8(ascii: "\""): self = .double
    default: return nil
    }
  }

  var text: String { self == .single ? "'" : "\"" }
  /// The escape character that precedes this quote inside text with the same quotes.
  var escape: String { self == .single ? "'" : "\\" }
}

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
  case expandedNodes(UInt32?, own: Int, anchor: NamedRange?)

  /// A name and its range.
  public struct NamedRange: Hashable, Sendable {
    let name: String
    let range: Range<Int>
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
