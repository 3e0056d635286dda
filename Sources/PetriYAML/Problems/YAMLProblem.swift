public import PetriDiagnostics

/// Something that is wrong with a file as YAML, as a value; its text, notes and fixes are made of it in the extensions and nowhere else.
///
/// Places are offsets of bytes.
public enum YAMLProblem: Hashable, Sendable {
  // The bytes.

  /// The file is in another encoding, by its byte order mark.
  case wrongEncoding(String)
  /// So many bytes in a row that aren't UTF-8.
  case notUTF8(Int)
  /// A NUL.
  case notText
  /// A control character, in the file or through an escape.
  case controlCharacter(UInt32, isEscaped: Bool)
  /// A line break that isn't LF or CRLF.
  case oddLineBreak(UInt32)
  /// A byte order mark that isn't at the start.
  case strayByteOrderMark
  /// A code point that isn't a character.
  case noncharacter(UInt32)
  /// An invisible character that turns the direction of the text after it.
  case directionControl(UInt32)
  /// Text that begins with something that only looks like a blank or a quote.
  case lookalike(UInt32)
  /// A value that a `#` cuts short, from the value's start to the end of the text that was probably meant.
  case commentInValue(Range<Int>)
  /// A tab among the blanks at the start of a line, with all of them; and whether spaces in its place fit the lines above.
  case tabIndentation(Range<Int>, isCertain: Bool)
  /// A tab where a space belongs, behind the start of a line.
  case tabForSpace
  /// More of something than a limit allows.
  case limitExceeded(PassedLimit, Int)
  /// A key of more characters than YAML allows.
  case keyTooLong
  /// The parser has no memory.
  case noMemory

  // The profile.

  /// A line that starts with `%`.
  case directive
  /// `!name` before a value.
  case tag
  /// A tag that can't be read, or a directive that libyaml doesn't take.
  case unreadableTag(isDirective: Bool)
  /// `?` before a key.
  case explicitKey
  /// Nothing before a colon.
  case missingKey
  /// A key that isn't text.
  case keyNotText(NodeKind)
  /// `{{...}}` without quotes; and whether it is closed in its line.
  case templateInBraces(isClosed: Bool)
  /// `${...}` without quotes in brackets or braces; and whether the value ends in its line.
  case templateInBrackets(isClosed: Bool)
  /// A text over several lines that isn't a block.
  case multiLineText(isQuoted: Bool)
  /// Something right after a closing quote; and where the quoted text begins, where that is far.
  case textAfterQuote(start: Int?)
  /// A quote within a text in the same quotes.
  case quoteInText(Quote)
  /// An apostrophe within a word of a text in apostrophes.
  case apostropheInQuotes
  /// A key that the mapping has already.
  case duplicateKey(String, first: Range<Int>)
  /// An anchor that the document has already.
  case duplicateAnchor(String, first: Range<Int>)
  /// An alias of an anchor that isn't there, with the nearest that is.
  case undefinedAnchor(String, nearest: String?)
  /// An alias in the node that it refers to.
  case recursiveAlias(String, anchor: Range<Int>)
  /// A merge key with something else than a mapping.
  case mergeOfOther
  /// A merge key with a mapping that has one itself, and where that begins.
  case mergeOfMerging(Int)

  // The syntax.

  /// A line without the colon after its key.
  case missingColon(after: String)
  /// No space after a colon or a dash.
  case missingSpace(after: String)
  /// A colon and a space in a value; and the word before which a comma may be missing instead.
  case colonInValue(commaBefore: String?)
  /// A brace in a value within brackets.
  case braceInValue
  /// A `#` that makes a comment of the rest of a line, the closing bracket included; and how certain it is that the place is a value that
  /// wants quotes, `nil` where it isn't one.
  case commentHidesBracket(Bracket, open: Int, quoting: FixIt.Applicability?)
  /// A line that is indented too far, below an entry that has a value.
  case unexpectedIndentation(above: Range<Int>)
  /// A list item that is indented too far, below an entry that has a value.
  case unexpectedItem(above: Range<Int>)
  /// A line whose indentation fits no open block, with those that would fit.
  case wrongIndentation(Int, expected: [Int])
  /// An entry that begins in another column than those of the document above it.
  case outsideDocument
  /// Something else than a list item in a list, and where that begins.
  case notItem(list: Int?)
  /// Something else than a key in a mapping, and where that begins.
  case notKey(mapping: Int?, isItem: Bool)
  /// A list that begins behind something in a line.
  case misplacedList
  /// Text behind the sign of a block of text.
  case misplacedBlockText
  /// A quote that is never closed, or only lines further on: with the end of its line and the next such quote.
  case unclosedQuote(Quote, lineEnd: Int, next: Int?)
  /// A bracket that is never closed, with the entry that begins before it is.
  case unclosedBracket(Bracket, next: Range<Int>?)
  /// A bracket that closes nothing.
  case unexpectedBracket(Bracket)
  /// No comma between two things in a bracket.
  case missingComma(Bracket, open: Int)
  /// Nothing before a comma.
  case missingValue
  /// An escape that doesn't exist, and the change that makes backslashes of it.
  case unknownEscape(String, Doubling)
  /// A value that begins with a character that YAML keeps for itself; and whether the rest of the line is that value.
  case reservedCharacter(String, isValue: Bool)
  /// A value that begins with the sign of an alias, without a name after it.
  case loneAlias
  /// A value that begins with the sign of an anchor, without a name after it.
  case loneAnchor
  /// A text that libyaml can't read; the reason is in its own words.
  case unreadable(String)
  /// Whatever else isn't YAML, in libyaml's own words, and where the text that it was reading begins.
  case invalid(String, context: String, begin: Int?)

  /// A node that can't be a key.
  public enum NodeKind: Hashable, Sendable {
    /// `*name`.
    case alias
    /// Keys and values.
    case mapping
    /// Items.
    case list
  }

  /// A bracket.
  public enum Bracket: Hashable, Sendable {
    /// `[`.
    case square
    /// `{`.
    case brace
  }

  /// A quote.
  public enum Quote: Hashable, Sendable {
    /// `'`.
    case single
    /// `"`.
    case double
  }

  /// A change that doubles backslashes.
  public struct Doubling: Hashable, Sendable {
    /// The range that is replaced.
    let range: Range<Int>
    let replacement: String
    /// Whether it doubles more than one.
    let isOfAll: Bool
    let applicability: FixIt.Applicability
  }
}

extension YAMLProblem.Bracket {
  /// The bracket of a byte, whether it opens or closes.
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
  /// The escape that makes one in a text of such quotes a part of the text.
  var escape: String { self == .single ? "'" : "\\" }
}
