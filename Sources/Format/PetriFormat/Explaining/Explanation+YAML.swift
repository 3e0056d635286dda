import PetriDiagnostics
import PetriYAML

extension Explanation {
  static let bytes: [Explanation] = [
    Explanation(
      .wrongEncoding,
      "Catalogues are UTF-8, but the file begins with the byte order mark of UTF-16 or UTF-32. Save it as UTF-8."
    ),
    Explanation(
      .notUTF8,
      "These bytes aren't valid UTF-8, so their characters are unknown. Save the file as UTF-8."
    ),
    Explanation(.notText, "The file contains a NUL byte: it isn't text, or it is damaged."),
    Explanation(
      .controlCharacter,
      """
      Control characters can change how a terminal behaves that shows the text. Remove them. Line breaks and tabs are \
      allowed.
      """,
      wrong: "screen: a\ncontent:\n  - label: \"Beep\\a\"\n",
      right: "screen: a\ncontent:\n  - label: Beep\n"
    ),
    Explanation(
      .oddLineBreak,
      """
      Lines end with LF or CRLF. YAML takes some other characters for line breaks and most editors don't, so line numbers \
      would differ.
      """,
      wrong: "screen: a\rcontent: [{label: A}]\n",
      right: "screen: a\ncontent: [{label: A}]\n"
    ),
    Explanation(.strayByteOrderMark, "A byte order mark is only allowed at the beginning of a file. Remove it."),
    Explanation(.noncharacter, "Unicode will never assign a character to this code point. Remove it."),
    Explanation(
      .directionControl,
      """
      An invisible character changes the direction of the text after it, so the file may not be what it looks like. This is \
      a warning. If you need the character, write it as an escape sequence in double quotes.
      """
    ),
    Explanation(
      .lookalikeCharacter,
      """
      The text begins with a character that looks like part of YAML's syntax but isn't: a typographic quotation mark or a \
      no-break space. This is a warning.
      """
    ),
    Explanation(
      .commentInValue,
      """
      A `#` after a space begins a comment, so YAML ends the value before it. Quote the value if the `#` belongs to it. If it \
      really is a comment, put a space after the `#`.
      """,
      wrong: "screen: a\ncontent:\n  - label: Order #5 is ready\n",
      right: "screen: a\ncontent:\n  - label: \"Order #5 is ready\"\n"
    ),
    Explanation(
      .tabIndentation,
      "YAML is indented with spaces, because tabs have no agreed width.",
      wrong: "screen: a\ncontent:\n\t- label: A\n",
      right: "screen: a\ncontent:\n  - label: A\n"
    ),
    Explanation(
      .limitExceeded,
      """
      Limits protect against files that would take all time or memory. The message names the limit that was exceeded. The \
      limits for a composed screen (depth, screens, views, textBytes) can be raised with `limits` in Catalog.yaml; those of a file, such as 1 MiB in all, are fixed.
      """,
      wrong:
        "screen: a\ncontent: [{box: {views: [{box: {views: [{box: {views: [{box: {views: [{box: {views: [{box: {views: [{label: A}]}}]}}]}}]}}]}}]}}]\n",
      right:
        "screen: a\ncontent:\n  - box:\n      views:\n        - box:\n            views: [{box: {views: [{box: {views: [{box: {views: [{box: {views: [{label: A}]}}]}}]}}]}}]\n"
    ),
  ]

  static let profile: [Explanation] = [
    Explanation(
      .directive,
      """
      Directives such as %YAML change how a file is read. Catalogues don't support them. Remove the line, or quote the value \
      if it begins with %.
      """,
      wrong: "%YAML 1.2\n---\nscreen: a\ncontent: [{label: A}]\n",
      right: "screen: a\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .tag,
      "In a catalogue the key decides the type of a value, so tags aren't supported. Quote text that begins with !.",
      wrong: "screen: a\ntitle: !important\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: \"!important\"\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .explicitKey,
      "`? key` is YAML's syntax for keys that aren't text. Write `key: value`.",
      wrong: "? screen\n: a\ncontent: [{label: A}]\n",
      right: "screen: a\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .missingKey,
      "There is no key before the colon.",
      wrong: "screen: a\n: A title\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: A title\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .keyNotText,
      "A key must be text. A list or a mapping as a key is often a reference in braces without quotes.",
      wrong: "screen: a\n[x]: y\ncontent: [{label: A}]\n",
      right: "screen: a\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .templateNeedsQuotes,
      "Inside braces and brackets, YAML reads the braces of `${city}` as a mapping. Quote the value.",
      wrong: "screen: a\ncontext: {city: {type: string, example: Omsk}}\ncontent:\n  - label: {text: ${city}}\n",
      right: "screen: a\ncontext: {city: {type: string, example: Omsk}}\ncontent:\n  - label: {text: \"${city}\"}\n"
    ),
    Explanation(
      .multiLineText,
      """
      Text that continues on the next line needs | (which keeps the line breaks) or > (which joins the lines). Often the \
      next line was meant to be something else.
      """,
      wrong: "screen: a\nsummary: One line\n  and another\ncontent: [{label: A}]\n",
      right: "screen: a\nsummary: >\n  One line\n  and another\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .textAfterQuote,
      """
      The text ends with its closing quote, but something follows. Often there is a quote inside the text that must be \
      escaped, or a closing quote is missing further up.
      """,
      wrong: "screen: a\ntitle: \"A\"b\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: A b\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .duplicateKey,
      "The mapping has this key twice. YAML would silently use the last one. Remove one of them.",
      wrong: "screen: a\ntitle: One\ntitle: Two\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: Two\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .duplicateAnchor,
      "The document has two anchors with the same name, so an alias could mean either.",
      wrong: "screen: a\ncontent:\n  - label: &x {text: A}\n  - label: &x {text: B}\n",
      right: "screen: a\ncontent:\n  - label: &x {text: A}\n  - label: *x\n"
    ),
    Explanation(
      .undefinedAlias,
      """
      An alias repeats a value that has an anchor further up in the same document. There is no anchor with this name. Quote \
      text that begins with *.
      """,
      wrong: "screen: a\ncontent:\n  - label: *x\n",
      right: "screen: a\ncontent:\n  - label: \"*x\"\n"
    ),
    Explanation(
      .wrongMerge,
      """
      `<<:` takes the keys of another mapping, or of several in a list. It can't take anything else, nor a mapping that has \
      a merge key itself.
      """,
      wrong: "screen: a\ncontent:\n  - label: {<<: big, text: A}\n",
      right: "screen: a\ncontent:\n  - label: &big {text: A, style: title1}\n  - label: {<<: *big, text: B}\n"
    ),
  ]

  static let syntax: [Explanation] = [
    Explanation(
      .missingColon,
      "Each entry of a mapping is written `key: value`.",
      wrong: "screen: a\ntitle A title\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: A title\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .missingSpace,
      "A colon or a hyphen must be followed by a space. Without it, it is part of the text.",
      wrong: "screen: a\ntitle:Hello\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: Hello\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .valueNeedsQuotes,
      "The value contains `: `, ` #` or a brace, which are part of YAML's syntax. Quote it.",
      wrong: "screen: a\ntitle: Step 1: begin\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: \"Step 1: begin\"\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .unexpectedIndentation,
      "The line is indented below an entry that already has a value.",
      wrong: "screen: a\n  title: A title\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: A title\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .wrongIndentation,
      "The line doesn't begin in the same column as the entries of any block above it.",
      wrong: "screen: a\ncontent:\n    - label: A\n  - label: B\n",
      right: "screen: a\ncontent:\n  - label: A\n  - label: B\n"
    ),
    Explanation(
      .mixedBlock,
      "A block is either a list, whose items begin with `- `, or a mapping, whose entries have keys. It can't be both.",
      wrong: "screen: a\n- title: A title\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: A title\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .unclosedQuote,
      "The closing quote is missing, so everything that follows would be part of the text.",
      wrong: "screen: a\ntitle: \"A title\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: A title\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .unclosedBracket,
      "A bracket or brace is opened and never closed, or closed and never opened.",
      wrong: "screen: a\ntags: [one, two\ncontent: [{label: A}]\n",
      right: "screen: a\ntags: [one, two]\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .unknownEscape,
      """
      In double quotes a backslash begins an escape sequence. Double the backslash, or use single quotes, which have no \
      escape sequences.
      """,
      wrong: "screen: a\nsummary: \"C:\\Users\"\ncontent: [{label: A}]\n",
      right: "screen: a\nsummary: 'C:\\Users'\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .reservedCharacter,
      "The character has a special meaning in YAML, so text that begins with it must be quoted.",
      wrong: "screen: a\ntitle: @home\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: \"@home\"\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .apostropheInQuotes,
      "In single quotes an apostrophe ends the text. Double it, or use double quotes.",
      wrong: "screen: a\ntitle: 'it's here'\ncontent: [{label: A}]\n",
      right: "screen: a\ntitle: 'it''s here'\ncontent: [{label: A}]\n"
    ),
    Explanation(
      .syntaxError,
      "The file isn't valid YAML, or contains an unresolved merge conflict. The message has the details."
    ),
  ]
}
