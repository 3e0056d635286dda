import PetriDiagnostics
import PetriYAML

extension Explanation {
  /// What can be wrong with a file's bytes.
  static let bytes: [Explanation] = [
    Explanation(
      .wrongEncoding,
      "Catalogues are UTF-8. The file begins with the mark of UTF-16 or UTF-32; save it as UTF-8."
    ),
    Explanation(
      .notUTF8,
      "These bytes are no UTF-8, so nobody can say which characters they are. Save the file as UTF-8."
    ),
    Explanation(.notText, "The file holds a NUL: it is no text, or was damaged."),
    Explanation(
      .controlCharacter,
      "Control characters can do anything to the terminal on which the text is shown. Leave them out; line breaks and tabs are fine.",
      wrong: "screen: a\ncontent:\n  - label: \"Beep\\a\"\n",
      right: "screen: a\ncontent:\n  - label: Beep\n"
    ),
    Explanation(
      .oddLineBreak,
      "Lines end with LF or CRLF. YAML takes some other characters for line breaks and editors don't, so line numbers would differ.",
      wrong: "screen: a\rcontent: [{label: A}]\n",
      right: "screen: a\ncontent: [{label: A}]\n"
    ),
    Explanation(.strayByteOrderMark, "A byte order mark belongs at the start of a file only; remove this one."),
    Explanation(.noncharacter, "This code point is no character and never will be one; remove it."),
    Explanation(
      .directionControl,
      "An invisible character turns the direction of the text after it, so that the file reads otherwise than it is. A warning: write it as an escape in quotation marks where it is meant."
    ),
    Explanation(
      .lookalikeCharacter,
      "It looks like YAML's syntax and is none: a typographic quotation mark or a blank that does not break. A warning."
    ),
    Explanation(
      .tabIndentation,
      "YAML indents with spaces; a tab has no width that everybody agrees on.",
      wrong: "screen: a\ncontent:\n\t- label: A\n",
      right: "screen: a\ncontent:\n  - label: A\n"
    ),
    Explanation(
      .limitExceeded,
      "The limits keep a hostile file from taking all time or memory. No honest catalogue meets them; the message names the one that it is. Those of a composed screen (depth, screens, views, textBytes) are set by 'limits' in Catalog.yaml.",
      wrong:
        "screen: a\ncontext:\n  rows: {type: list, of: int, default: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]}\ncontent:\n  - stack:\n      each: ${rows}\n      views:\n        - stack: {each: \"${rows}\", views: [{label: {text: A, each: \"${rows}\"}}]}\n",
      right:
        "screen: a\ncontext:\n  rows: {type: list, of: int, default: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]}\ncontent:\n  - label: {text: A, each: \"${rows}\"}\n"
    ),
  ]

  /// What YAML allows and catalogues do not.
  static let profile: [Explanation] = [
    Explanation(
      .directive,
      "Directives such as %YAML change how a file is read, and a catalogue is always read the same way. Leave the line out; quote a value that begins with %.",
      wrong: "%YAML 1.2\n---\nscreen: a\ncontent: [{label: A}]\n",
      right: "screen: a\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .tag,
      "Tags say a type, and in a catalogue the key says it already. Quote a text that begins with !.",
      wrong: "screen: a\ntitle: !important\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: \"!important\"\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .explicitKey,
      "`? key` is YAML's way of writing keys that are no texts. Write `key: value`.",
      wrong: "? screen\n: a\ncontent: [{label: A}]\n",
      right: "screen: a\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .missingKey,
      "There is nothing before the colon. Write the key.",
      wrong: "screen: a\n: A title\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: A title\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .keyNotText,
      "A key is a word. A list or a mapping in its place is mostly a template's braces without quotes.",
      wrong: "screen: a\n[x]: y\ncontent: [{label: A}]\n",
      right: "screen: a\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .templateNeedsQuotes,
      "Within braces or brackets YAML takes `${city}` apart. Quote it.",
      wrong: "screen: a\ncontext: {city: {type: string, example: Omsk}}\ncontent:\n  - label: {text: ${city}}\n",
      right: "screen: a\ncontext: {city: {type: string, example: Omsk}}\ncontent:\n  - label: {text: \"${city}\"}\n"
    ),
    Explanation(
      .multiLineText,
      "A text that goes over several lines without a sign is mostly a line with a mistake. Use | to keep the lines, > to join them.",
      wrong: "screen: a\nsummary: One line\n  and another\ncontent: [{label: A}]\n",
      right: "screen: a\nsummary: >\n  One line\n  and another\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .textAfterQuote,
      "A closing quotation mark ends the text, and something follows it at once: mostly a quotation mark inside the text, or one that was never closed.",
      wrong: "screen: a\ntitle: \"A\"b\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: A b\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .doubledKey,
      "The mapping has this key already. YAML would take the last in silence; say which is meant.",
      wrong: "screen: a\ntitle: One\ntitle: Two\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: Two\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .doubledAnchor,
      "The document has an anchor of this name already, so an alias would mean one here and another there.",
      wrong: "screen: a\ncontent:\n  - label: &x {text: A}\n  - label: &x {text: B}\n",
      right: "screen: a\ncontent:\n  - label: &x {text: A}\n  - label: *x\n"
    ),
    Explanation(
      .undefinedAlias,
      "An alias repeats what an anchor names further up in the same document, and there is none of this name. Quote a text that begins with *.",
      wrong: "screen: a\ncontent:\n  - label: *x\n",
      right: "screen: a\ncontent:\n  - label: \"*x\"\n"
    ),
    Explanation(
      .wrongMerge,
      "`<<:` takes the keys of another mapping over, or of several in a list; it can take nothing else, and no mapping that merges itself.",
      wrong: "screen: a\ncontent:\n  - label: {<<: big, text: A}\n",
      right: "screen: a\ncontent:\n  - label: &big {text: A, style: title1}\n  - label: {<<: *big, text: B}\n"
    ),
  ]

  /// What is no YAML.
  static let syntax: [Explanation] = [
    Explanation(
      .missingColon,
      "Every line of a mapping is `key: value`.",
      wrong: "screen: a\ntitle A title\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: A title\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .missingSpace,
      "A colon or a dash counts only with a blank behind it; without one it is a part of the text.",
      wrong: "screen: a\ntitle:Hello\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: Hello\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .valueNeedsQuotes,
      "The value has `: ` in it, which YAML takes for a key. Quote it.",
      wrong: "screen: a\ntitle: Step 1: begin\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: \"Step 1: begin\"\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .unexpectedIndentation,
      "The line is deeper than the one before, which has its value already and can hold nothing.",
      wrong: "screen: a\n  title: A title\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: A title\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .wrongIndentation,
      "The line begins neither where the block around it does, nor where one further out does.",
      wrong: "screen: a\ncontent:\n    - label: A\n  - label: B\n",
      right: "screen: a\ncontent:\n  - label: A\n  - label: B\n"
    ),
    Explanation(
      .mixedBlock,
      "A block is a list or a mapping: items begin with `- `, entries have a key, and the two can't stand side by side.",
      wrong: "screen: a\n- title: A title\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: A title\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .unclosedQuote,
      "The text that begins with a quotation mark is never closed, so everything after it would belong to it.",
      wrong: "screen: a\ntitle: \"A title\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: A title\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .unclosedBracket,
      "A bracket or a brace is opened and never closed, or closed and never opened.",
      wrong: "screen: a\ntags: [one, two\ncontent: [{label: A}]\n",
      right: "screen: a\ntags: [one, two]\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .unknownEscape,
      "In quotation marks a backslash begins an escape. Double it, or use apostrophes, in which it is a backslash.",
      wrong: "screen: a\nsummary: \"C:\\Users\"\ncontent: [{label: A}]\n",
      right: "screen: a\nsummary: 'C:\\Users'\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .reservedCharacter,
      "YAML keeps this character for itself; a text can't begin with it unless it is quoted.",
      wrong: "screen: a\ntitle: @home\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: \"@home\"\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .apostropheInQuotes,
      "An apostrophe ends a text in apostrophes. Double it, or use quotation marks.",
      wrong: "screen: a\ntitle: 'it's here'\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: 'it''s here'\ncontent: [{label: A}]\n"
    ),
    Explanation(.syntaxError, "It is not YAML, and there is no better word for what is wrong than the message's."),
  ]
}
