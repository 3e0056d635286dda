import PetriDiagnostics
import PetriYAML

/// Every way of being wrong, at least once.
enum BrokenFiles {
  static let all = bytes + profile + blocks + texts

  /// U+FDD0, which a literal may not hold.
  private static let noncharacter = String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self)

  static let bytes: [BrokenFile] = [
    BrokenFile(.notText, "the file isn't text: it contains a NUL byte", "a: x«\0»y\n"),
    BrokenFile(.controlCharacter, "control character U+001B", "a: x«\u{1B}»[31m\n"),
    BrokenFile(.controlCharacter, "control character U+007F", "a: x«\u{7F}»\n"),
    BrokenFile(.controlCharacter, "control character U+0090", "a: x«\u{90}»\n"),
    BrokenFile(
      .controlCharacter,
      "control character U+0007 in an escape sequence",
      "a: \"x«\\a»\"\n"
    ),
    BrokenFile(
      .controlCharacter,
      "control character U+001B in an escape sequence",
      "a: \"\\n«\\x1b»[0m\"\n"
    ),
    BrokenFile(
      .oddLineBreak,
      "carriage return used as a line break",
      "a: 1«\r»b: 2\n"
    ),
    BrokenFile(.oddLineBreak, "U+2028 used as a line break", "a: 1«\u{2028}»\n"),
    BrokenFile(
      .oddLineBreak,
      "U+0085 (next line) used as a line break",
      "a: 1«\u{85}»\n"
    ),
    BrokenFile(.strayByteOrderMark, "byte order mark in the middle of the file", "a: 1\n«\u{FEFF}»b: 2\n"),
    BrokenFile(.noncharacter, "U+FDD0 isn't a character", "a: «\(noncharacter)»\n"),
    BrokenFile(.noncharacter, "U+FFFE isn't a character", "a: \"«\\uFFFE»\"\n"),
    BrokenFile(
      .directionControl,
      "invisible character U+202E changes the direction of the text after it",
      "a: x«\u{202E}»y\n"
    ),
    BrokenFile(
      .directionControl,
      "invisible character U+2066 changes the direction of the text after it",
      "a: \"«\\u2066»y\"\n"
    ),
    BrokenFile(
      .lookalikeCharacter,
      "the text begins with a typographic quote (U+201C)",
      "a: «“»b”\n"
    ),
    BrokenFile(
      .lookalikeCharacter,
      "the text begins with a no-break space (U+00A0)",
      "a: 1\n«\u{A0}»b: 2\n"
    ),
    BrokenFile(.tabIndentation, "tab used for indentation; YAML needs spaces", "a:\n«\t»b: 1\n"),
    BrokenFile(.tabIndentation, "tab used for indentation; YAML needs spaces", "a: [1,\n «\t»2]\n"),
    BrokenFile(
      [.tabIndentation, .tabIndentation],
      "tab used for indentation; YAML needs spaces",
      "a:\n«\t»b: 1\n«\t»c: 2\n"
    ),
  ]

  static let profile: [BrokenFile] = [
    BrokenFile(
      .directive,
      "directives aren't supported: the line begins with '%'",
      "«%YAML 1.1»\n---\na: 1\n"
    ),
    BrokenFile(.tag, "tags aren't supported", "a: «!!binary» abc\n"),
    BrokenFile(.tag, "tags aren't supported", "a: &x «!foo»\n  b: 1\n"),
    BrokenFile(.explicitKey, "keys after '?' aren't supported", "«?» a\n: b\n"),
    BrokenFile(.explicitKey, "keys after '?' aren't supported", "x: {«?» a : b}\n"),
    BrokenFile(.missingKey, "missing key before ':'", "a: {«:» x}\n"),
    BrokenFile(.missingKey, "missing key before ':'", "«:» x\n"),
    BrokenFile(.keyNotText, "a list can't be a key", "«[»a, b]: c\n"),
    BrokenFile(.keyNotText, "an alias can't be a key", "a: &x b\n«*x» : c\n"),
    BrokenFile(
      .templateNeedsQuotes,
      "'{{' must be quoted: YAML reads braces as a mapping",
      "a: «{{ x }}»\n"
    ),
    BrokenFile(
      .templateNeedsQuotes,
      "'${...}' must be quoted inside brackets and braces",
      "{text: Hi, when: «${signed}»}\n"
    ),
    BrokenFile(
      .templateNeedsQuotes,
      "'${...}' must be quoted inside brackets and braces",
      "a: [«Hi ${name}!», b]\n"
    ),
    BrokenFile(.multiLineText, "text over several lines needs '|' or '>'", "a: «b\n  c»\n"),
    BrokenFile(.multiLineText, "text over several lines needs '|' or '>'", "a: «'b\n  c'»\n"),
    BrokenFile(.textAfterQuote, "unexpected text after the closing quote", "a: \"b\"«#»c\n"),
    BrokenFile(.textAfterQuote, "unexpected text after the closing quote", "a: \"say «\"»hi\" now\"\n"),
    BrokenFile(.textAfterQuote, "unexpected text after the closing quote", "a: \"b\" «c»\n"),
    BrokenFile(.duplicateKey, "duplicate key 'a'", "a: 1\nb: 2\n«a»: 3\n"),
    BrokenFile([.duplicateKey, .duplicateKey], "duplicate key 'a'", "a: 1\n«a»: 3\n«'a'»: 4\n"),
    BrokenFile(.duplicateAnchor, "duplicate anchor '&x'", "a: &x 1\nb: «&x» 2\n"),
    BrokenFile(.undefinedAlias, "undefined anchor '&fond'", "a: &font 1\nb: «*fond»\n"),
    BrokenFile(.undefinedAlias, "'*a' refers to a node that contains it", "a: &a {b: «*a»}\n"),
    BrokenFile(.wrongMerge, "'<<' can only merge mappings", "a: {<<: «3»}\n"),
    BrokenFile(.wrongMerge, "'<<' can only merge mappings", "a: {<<: [{x: 1}, «y»]}\n"),
    BrokenFile(
      .wrongMerge,
      "a mapping that merges others can't be merged itself",
      "a: &a {<<: {x: 1}}\nb: {<<: «*a»}\n"
    ),
  ]

  static let blocks: [BrokenFile] = [
    BrokenFile(.missingColon, "missing ':' after 'title Foo'", "screen: x\n«title Foo»\ngroup: y\n"),
    BrokenFile(.missingColon, "missing ':' after 'foo'", "«foo»\nbar: 1\n"),
    BrokenFile(.missingColon, "missing ':' after 'b'", "a: 1\n«b»\n"),
    BrokenFile(.missingSpace, "missing space after ':'", "screen: x\ntitle«:»Foo\ngroup: y\n"),
    BrokenFile(.missingSpace, "missing space after ':'", "content:\n  kind«:»column\n  spacing: 8\n"),
    BrokenFile(.missingSpace, "missing space after '-'", "items:\n  «-»x\n  -y\n"),
    BrokenFile(.missingSpace, "missing space after '-'", "items:\n  - x\n  «-»y\n"),
    BrokenFile(.valueNeedsQuotes, "the value contains ': '; quote it", "a: «b: c»\n"),
    BrokenFile(.unexpectedIndentation, "unexpected indentation", "a: 1\n  «b:» 2\n"),
    BrokenFile(.unexpectedIndentation, "unexpected list item", "a: 1\n  «-» b\n"),
    BrokenFile(.wrongIndentation, "the indentation doesn't match any block", "a:\n    b: 1\n«  »c: 2\n"),
    BrokenFile(.wrongIndentation, "the indentation doesn't match any block", "  a: 1\n«»b: 2\n"),
    BrokenFile(.mixedBlock, "expected a list item", "list:\n  - a\n  «b: 1»\n"),
    BrokenFile(.mixedBlock, "expected a key", "list:\n  a: 1\n  «- b»\n"),
    BrokenFile(.mixedBlock, "a list can't begin here", "a: «-» b\n"),
    BrokenFile(.unclosedBracket, "'[' is never closed", "a: «[»1, 2\nb: 3\n"),
    BrokenFile(.unclosedBracket, "'{' is never closed", "a: «{»x: 1\n"),
    BrokenFile(
      .valueNeedsQuotes,
      "'#' begins a comment, which hides the closing '}'; quote the value",
      "- {text: Hi, color: «#F60»}\n"
    ),
    BrokenFile(
      .valueNeedsQuotes,
      "'#' begins a comment, which hides the closing ']'; quote the value",
      "a: [b, «c #d», e]\nf: g\n"
    ),
    BrokenFile(
      .commentInValue,
      "the value ends here: '#' after a space begins a comment",
      "a: Order «#5 is ready»  # c\n"
    ),
    BrokenFile(.missingSpace, "missing space after '-'", "items:\n  «-»x: y\n"),
    BrokenFile(.unclosedBracket, "unexpected ']'", "a: «]»\n"),
    BrokenFile(.syntaxError, "expected ',' or '}'", "{a: [1] «b»}\n"),
    BrokenFile(.valueNeedsQuotes, "the value contains ': '; quote it", "{a: «1 b: 2»}\n"),
    BrokenFile(.valueNeedsQuotes, "the value contains ': '; quote it", "[a, b: «c: d», e]\n"),
    BrokenFile(.syntaxError, "missing value before ','", "a: [1,«,»2]\n"),
    BrokenFile(.syntaxError, "block text must begin on the next line", "a: |«foo»\n  bar\n"),
    BrokenFile(
      .syntaxError,
      "invalid YAML while scanning a block scalar: found an indentation indicator equal to 0",
      "a: |«0»\n  bar\n"
    ),
  ]

  static let texts: [BrokenFile] = [
    BrokenFile(.unclosedQuote, "missing closing \"", "a: «\"foo»\nb: 1\n"),
    BrokenFile(.unclosedQuote, "missing closing \"", "a: «\"foo»\nb: \"bar\"\n"),
    BrokenFile(.unclosedQuote, "missing closing '", "- «'foo  # c»\n"),
    BrokenFile(.unknownEscape, "invalid escape sequence '\\U'", "a: \"C:«\\U»sers\"\n"),
    BrokenFile(.unknownEscape, "invalid escape sequence '\\d'", "a: \"«\\d»+\"\n"),
    BrokenFile(.reservedCharacter, "text can't begin with '@'; quote it", "a: «@foo»  # c\n"),
    BrokenFile(.reservedCharacter, "'*' begins an alias; quote it", "a: «**bold**»\n"),
    BrokenFile(.reservedCharacter, "'&' begins an anchor; quote it", "a: «& b»\n"),
    BrokenFile(.apostropheInQuotes, "an apostrophe ends the quoted text", "a: 'it«'»s'\n"),
  ]
}
