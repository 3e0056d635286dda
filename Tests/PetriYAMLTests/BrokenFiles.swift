import PetriDiagnostics
import PetriYAML

/// Every way of being wrong, at least once.
enum BrokenFiles {
  static let all = bytes + profile + blocks + texts

  /// U+FDD0, which a literal may not hold.
  private static let noncharacter = String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self)

  static let bytes: [BrokenFile] = [
    BrokenFile(.notText, "the file holds a NUL byte: it isn't text", "a: x«\0»y\n"),
    BrokenFile(.controlCharacter, "control character U+001B", "a: x«\u{1B}»[31m\n"),
    BrokenFile(.controlCharacter, "control character U+007F", "a: x«\u{7F}»\n"),
    BrokenFile(.controlCharacter, "control character U+0090", "a: x«\u{90}»\n"),
    BrokenFile(
      .controlCharacter,
      "an escape puts control character U+0007 into the text",
      "a: \"x«\\a»\"\n"
    ),
    BrokenFile(
      .controlCharacter,
      "an escape puts control character U+001B into the text",
      "a: \"\\n«\\x1b»[0m\"\n"
    ),
    BrokenFile(
      .oddLineBreak,
      "a carriage return alone is used as a line break; editors disagree about it",
      "a: 1«\r»b: 2\n"
    ),
    BrokenFile(.oddLineBreak, "U+2028 is used as a line break; editors disagree about it", "a: 1«\u{2028}»\n"),
    BrokenFile(
      .oddLineBreak,
      "U+0085 (next line) is used as a line break; editors disagree about it",
      "a: 1«\u{85}»\n"
    ),
    BrokenFile(.strayByteOrderMark, "a byte order mark in the middle of the file", "a: 1\n«\u{FEFF}»b: 2\n"),
    BrokenFile(.noncharacter, "U+FDD0 is not a character", "a: «\(noncharacter)»\n"),
    BrokenFile(.noncharacter, "U+FFFE is not a character", "a: \"«\\uFFFE»\"\n"),
    BrokenFile(
      .directionControl,
      "invisible character U+202E turns the direction of the text after it",
      "a: x«\u{202E}»y\n"
    ),
    BrokenFile(
      .directionControl,
      "invisible character U+2066 turns the direction of the text after it",
      "a: \"«\\u2066»y\"\n"
    ),
    BrokenFile(
      .lookalikeCharacter,
      "the text begins with a typographic quote (U+201C), which YAML takes as part of it",
      "a: «“»b”\n"
    ),
    BrokenFile(
      .lookalikeCharacter,
      "the text begins with a no-break space (U+00A0), which YAML takes as part of it",
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
      "a line that starts with '%' is a directive; directives are not used here",
      "«%YAML 1.1»\n---\na: 1\n"
    ),
    BrokenFile(.tag, "tags are not used here", "a: «!!binary» abc\n"),
    BrokenFile(.tag, "tags are not used here", "a: &x «!foo»\n  b: 1\n"),
    BrokenFile(.explicitKey, "keys after '?' are not used here", "«?» a\n: b\n"),
    BrokenFile(.explicitKey, "keys after '?' are not used here", "x: {«?» a : b}\n"),
    BrokenFile(.missingKey, "there is no key before ':'", "a: {«:» x}\n"),
    BrokenFile(.missingKey, "there is no key before ':'", "«:» x\n"),
    BrokenFile(.keyNotText, "a list can't be a key", "«[»a, b]: c\n"),
    BrokenFile(.keyNotText, "an alias can't be a key", "a: &x b\n«*x» : c\n"),
    BrokenFile(
      .templateNeedsQuotes,
      "'{{' looks like a template; without quotes YAML reads braces as a mapping",
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
    BrokenFile(.multiLineText, "a text without '|' or '>' can't go over several lines", "a: «b\n  c»\n"),
    BrokenFile(.multiLineText, "a text without '|' or '>' can't go over several lines", "a: «'b\n  c'»\n"),
    BrokenFile(.textAfterQuote, "there is text right after the closing quote", "a: \"b\"«#»c\n"),
    BrokenFile(.textAfterQuote, "there is text after the closing quote", "a: \"say «\"»hi\" now\"\n"),
    BrokenFile(.textAfterQuote, "there is text after the closing quote", "a: \"b\" «c»\n"),
    BrokenFile(.doubledKey, "key 'a' is there already", "a: 1\nb: 2\n«a»: 3\n"),
    BrokenFile([.doubledKey, .doubledKey], "key 'a' is there already", "a: 1\n«a»: 3\n«'a'»: 4\n"),
    BrokenFile(.doubledAnchor, "anchor '&x' is there already", "a: &x 1\nb: «&x» 2\n"),
    BrokenFile(.undefinedAlias, "there is no anchor '&fond' before this", "a: &font 1\nb: «*fond»\n"),
    BrokenFile(.undefinedAlias, "'*a' is inside the node that it stands for", "a: &a {b: «*a»}\n"),
    BrokenFile(.wrongMerge, "'<<' merges mappings only", "a: {<<: «3»}\n"),
    BrokenFile(.wrongMerge, "'<<' merges mappings only", "a: {<<: [{x: 1}, «y»]}\n"),
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
    BrokenFile(.wrongIndentation, "the indentation matches no open block", "a:\n    b: 1\n«  »c: 2\n"),
    BrokenFile(.wrongIndentation, "the indentation matches no open block", "  a: 1\n«»b: 2\n"),
    BrokenFile(.mixedBlock, "a list item is expected here", "list:\n  - a\n  «b: 1»\n"),
    BrokenFile(.mixedBlock, "a key is expected here", "list:\n  a: 1\n  «- b»\n"),
    BrokenFile(.mixedBlock, "a list can't begin here", "a: «-» b\n"),
    BrokenFile(.unclosedBracket, "'[' is never closed", "a: «[»1, 2\nb: 3\n"),
    BrokenFile(.unclosedBracket, "'{' is never closed", "a: «{»x: 1\n"),
    BrokenFile(.unclosedBracket, "'{' is never closed", "- «{»text: Hi, color: #F60}\n"),
    BrokenFile(.unclosedBracket, "']' closes nothing", "a: «]»\n"),
    BrokenFile(.syntaxError, "expected ',' or '}'", "{a: [1] «b»}\n"),
    BrokenFile(.valueNeedsQuotes, "the value contains ': '; quote it", "{a: «1 b: 2»}\n"),
    BrokenFile(.valueNeedsQuotes, "the value contains ': '; quote it", "[a, b: «c: d», e]\n"),
    BrokenFile(.syntaxError, "there is nothing before this comma", "a: [1,«,»2]\n"),
    BrokenFile(.syntaxError, "the text of a block begins on the next line", "a: |«foo»\n  bar\n"),
    BrokenFile(
      .syntaxError,
      "not YAML while scanning a block scalar: found an indentation indicator equal to 0",
      "a: |«0»\n  bar\n"
    ),
  ]

  static let texts: [BrokenFile] = [
    BrokenFile(.unclosedQuote, "the text that begins here is never closed", "a: «\"foo»\nb: 1\n"),
    BrokenFile(.unclosedQuote, "the text that begins here is never closed", "a: «\"foo»\nb: \"bar\"\n"),
    BrokenFile(.unclosedQuote, "the text that begins here is never closed", "- «'foo  # c»\n"),
    BrokenFile(.unknownEscape, "'\\U' is no escape that YAML knows", "a: \"C:«\\U»sers\"\n"),
    BrokenFile(.unknownEscape, "'\\d' is no escape that YAML knows", "a: \"«\\d»+\"\n"),
    BrokenFile(.reservedCharacter, "'@' can't begin a text; quote it", "a: «@foo»  # c\n"),
    BrokenFile(.reservedCharacter, "'*' begins an alias; quote it", "a: «**bold**»\n"),
    BrokenFile(.reservedCharacter, "'&' begins an anchor; quote it", "a: «& b»\n"),
    BrokenFile(.apostropheInQuotes, "the apostrophe ends the text", "a: 'it«'»s'\n"),
  ]
}
