public import PetriDiagnostics

/// A mistake in a file's YAML. The extensions derive messages, notes and fix-its from it. Integers and ranges are byte
/// offsets unless said otherwise.
public enum YAMLProblem: Hashable, Sendable {
  // MARK: Bytes

  /// The name of the encoding, from the byte order mark.
  case wrongEncoding(String)
  /// The number of consecutive bytes that aren't UTF-8.
  case notUTF8(Int)
  case notText
  /// A control character, literal or escaped.
  case controlCharacter(UInt32, isEscaped: Bool)
  /// The line break, which is neither LF nor CRLF.
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

  /// A line that starts with `%`.
  case directive
  /// `!name` before a value.
  case tag
  /// An invalid tag, or a directive that libyaml rejects.
  case unreadableTag(isDirective: Bool)
  /// `?` before a key.
  case explicitKey
  case missingKey
  case keyNotText(NodeKind)
  /// `{{...}}` without quotes, and whether it is closed on its line.
  case templateInBraces(isClosed: Bool)
  /// `${...}` without quotes in brackets or braces, and whether the value ends on its line.
  case templateInBrackets(isClosed: Bool)
  /// A plain or quoted scalar over several lines.
  case multiLineText(isQuoted: Bool)
  /// Text after a closing quote, and the start of the quoted text if it is far away.
  case textAfterQuote(start: Int?)
  /// An unescaped quote inside text with the same quotes.
  case quoteInText(Quote)
  /// An apostrophe within a word of a single-quoted scalar.
  case apostropheInQuotes
  case duplicateKey(String, first: Range<Int>)
  case duplicateAnchor(String, first: Range<Int>)
  /// An alias of an undefined anchor, with the most similar name.
  case undefinedAnchor(String, nearest: String?)
  /// An alias inside the node that it refers to.
  case recursiveAlias(String, anchor: Range<Int>)
  /// A merge key whose value isn't a mapping.
  case mergeOfOther
  /// A merge key whose value is a mapping that has a merge key itself, with the start of that mapping.
  case mergeOfMerging(Int)

  // MARK: Syntax

  case missingColon(after: String)
  /// A colon or dash without a space after it.
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
  /// `*` without a name.
  case loneAlias
  /// `&` without a name.
  case loneAnchor
  /// Text that libyaml can't read, with its message.
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
    /// Whether it doubles all backslashes of the text.
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
