public import PetriDiagnostics

/// The codes of YAML diagnostics.
extension DiagnosticCode {
  // MARK: Bytes

  /// The file begins with a UTF-16 or UTF-32 byte order mark.
  public static let wrongEncoding: DiagnosticCode = "wrong-encoding"
  /// Bytes that aren't UTF-8.
  public static let notUTF8: DiagnosticCode = "not-utf-8"
  /// The file holds a NUL.
  public static let notText: DiagnosticCode = "not-text"
  /// A control character, literal or escaped.
  public static let controlCharacter: DiagnosticCode = "control-character"
  /// A line break that isn't LF or CRLF.
  public static let oddLineBreak: DiagnosticCode = "odd-line-break"
  /// A byte order mark that isn't at the start.
  public static let strayByteOrderMark: DiagnosticCode = "stray-byte-order-mark"
  /// A code point that isn't a character.
  public static let noncharacter: DiagnosticCode = "noncharacter"
  /// An invisible character that changes the direction of the text after it (a warning).
  public static let directionControl: DiagnosticCode = "direction-control"
  /// A character that looks like YAML syntax but isn't (a warning).
  public static let lookalikeCharacter: DiagnosticCode = "lookalike-character"
  /// A `#` that starts a comment but was probably meant as part of the value (a warning).
  public static let commentInValue: DiagnosticCode = "comment-in-value"
  /// A tab in a line's indentation.
  public static let tabIndentation: DiagnosticCode = "tab-indentation"
  /// A limit of ``YAMLLimits`` is exceeded.
  public static let limitExceeded: DiagnosticCode = "limit-exceeded"

  // MARK: Profile

  /// A line that starts with `%`.
  public static let directive: DiagnosticCode = "directive"
  /// A tag: `!name`.
  public static let tag: DiagnosticCode = "tag"
  /// A key after `?`.
  public static let explicitKey: DiagnosticCode = "explicit-key"
  /// Nothing before the colon.
  public static let missingKey: DiagnosticCode = "missing-key-name"
  /// A key that is a list, a mapping or an alias.
  public static let keyNotText: DiagnosticCode = "key-not-text"
  /// `${...}` or `{{...}}` without quotes.
  public static let templateNeedsQuotes: DiagnosticCode = "template-needs-quotes"
  /// A plain or quoted scalar over several lines.
  public static let multiLineText: DiagnosticCode = "multi-line-text"
  /// Something right after a closing quote.
  public static let textAfterQuote: DiagnosticCode = "text-after-quote"
  /// A duplicate key.
  public static let duplicateKey: DiagnosticCode = "doubled-key"
  /// A duplicate anchor.
  public static let duplicateAnchor: DiagnosticCode = "doubled-anchor"
  /// An alias of an anchor that isn't defined.
  public static let undefinedAlias: DiagnosticCode = "undefined-alias"
  /// A merge key whose value can't be merged.
  public static let wrongMerge: DiagnosticCode = "wrong-merge"

  // MARK: Syntax

  /// A line without the colon after its key.
  public static let missingColon: DiagnosticCode = "missing-colon"
  /// No space after a colon or a dash.
  public static let missingSpace: DiagnosticCode = "missing-space"
  /// A plain value that YAML would read as something else.
  public static let valueNeedsQuotes: DiagnosticCode = "value-needs-quotes"
  /// A line that is indented too far.
  public static let unexpectedIndentation: DiagnosticCode = "unexpected-indentation"
  /// A line whose indentation matches no open block.
  public static let wrongIndentation: DiagnosticCode = "wrong-indentation"
  /// A key among list items or an item among keys.
  public static let mixedBlock: DiagnosticCode = "mixed-block"
  /// A quote that is never closed.
  public static let unclosedQuote: DiagnosticCode = "unclosed-quote"
  /// A bracket or brace without its partner.
  public static let unclosedBracket: DiagnosticCode = "unclosed-bracket"
  /// An unknown escape sequence.
  public static let unknownEscape: DiagnosticCode = "unknown-escape"
  /// A value that begins with a reserved character.
  public static let reservedCharacter: DiagnosticCode = "reserved-character"
  /// An unescaped apostrophe in a single-quoted scalar.
  public static let apostropheInQuotes: DiagnosticCode = "apostrophe-in-quotes"
  /// Any other syntax error.
  public static let syntaxError: DiagnosticCode = "syntax-error"

  /// All codes of this module.
  public static let allYAML: [DiagnosticCode] = [
    .wrongEncoding, .notUTF8, .notText, .controlCharacter, .oddLineBreak, .strayByteOrderMark, .noncharacter,
    .directionControl, .lookalikeCharacter, .commentInValue, .tabIndentation, .limitExceeded, .directive, .tag,
    .explicitKey, .missingKey, .keyNotText, .templateNeedsQuotes, .multiLineText, .textAfterQuote, .duplicateKey,
    .duplicateAnchor, .undefinedAlias, .wrongMerge, .missingColon, .missingSpace, .valueNeedsQuotes,
    .unexpectedIndentation,
    .wrongIndentation, .mixedBlock, .unclosedQuote, .unclosedBracket, .unknownEscape, .reservedCharacter,
    .apostropheInQuotes, .syntaxError,
  ]
}
