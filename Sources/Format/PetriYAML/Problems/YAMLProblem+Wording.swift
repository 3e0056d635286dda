internal import PetriDiagnostics

extension YAMLProblem {
  struct Wording {
    let code: DiagnosticCode
    let message: String
    let label: String?
    let severity: DiagnosticSeverity

    init(_ code: DiagnosticCode, _ message: String, _ label: String? = nil, severity: DiagnosticSeverity = .error) {
      self.code = code
      self.message = message
      self.label = label
      self.severity = severity
    }
  }

  var wording: Wording {
    switch self {
    case .wrongEncoding(let name): Wording(.wrongEncoding, "the file is encoded in \(name)", "save it as UTF-8")
    case .notUTF8(let count):
      Wording(
        .notUTF8,
        count == 1 ? "this byte isn't valid UTF-8" : "these \(count) bytes aren't valid UTF-8",
        "save the file as UTF-8"
      )
    case .notText: Wording(.notText, "the file isn't text: it contains a NUL byte")
    case .controlCharacter(let scalar, let isEscaped):
      Wording(
        .controlCharacter,
        "control character \(UTF8Decoding.name(scalar))\(isEscaped ? " in an escape sequence" : "")",
        "remove it"
      )
    case .oddLineBreak(let scalar):
      Wording(.oddLineBreak, "\(YAMLProblem.lineBreakName(scalar)) used as a line break")
    case .strayByteOrderMark: Wording(.strayByteOrderMark, "byte order mark in the middle of the file")
    case .noncharacter(let scalar):
      Wording(.noncharacter, "\(UTF8Decoding.name(scalar)) isn't a character", "remove it")
    case .directionControl(let scalar):
      Wording(
        .directionControl,
        "invisible character \(UTF8Decoding.name(scalar)) changes the direction of the text after it",
        "the text may be read differently from how it looks",
        severity: .warning
      )
    case .lookalike(let scalar):
      Wording(
        .lookalikeCharacter,
        "the text begins with a \(scalar == 0xA0 ? "no-break space" : "typographic quote") (\(UTF8Decoding.name(scalar)))",
        scalar == 0xA0 ? "YAML reads it as text; use a space" : "YAML reads it as text; use \" or '",
        severity: .warning
      )
    case .commentInValue:
      Wording(
        .commentInValue,
        "the value ends here: '#' after a space begins a comment",
        "quote the value, or put a space after '#' if this is a comment",
        severity: .warning
      )
    case .tabIndentation: Wording(.tabIndentation, "tab used for indentation; YAML needs spaces")
    case .tabForSpace: Wording(.tabIndentation, "YAML needs a space here, not a tab")
    case .limitExceeded(.fileBytes(let count), let limit):
      Wording(
        .limitExceeded,
        "\(PassedLimit.fileBytes(count).finding); the limit 'fileBytes' is \(limit), and can't be changed",
        "split the file"
      )
    case .limitExceeded(.documents, let limit):
      Wording(
        .limitExceeded,
        "\(PassedLimit.documents.finding); the limit 'documents' is \(limit), and can't be changed",
        "put the documents from here on into another file"
      )
    case .limitExceeded(let passed, let limit):
      Wording(.limitExceeded, "\(passed.finding); the limit '\(passed.name)' is \(limit)")
    case .keyTooLong: Wording(.limitExceeded, "the key is too long; the limit is 1024 characters")
    case .noMemory: Wording(.syntaxError, "not enough memory to read the file")
    case .unreadable(let reason): Wording(.syntaxError, "can't read the file: \(reason)")
    case .invalid(let problem, let context, _):
      Wording(.syntaxError, "invalid YAML\(context.isEmpty ? "" : " \(context)"): \(problem)")
    case .directive:
      Wording(
        .directive,
        "directives aren't supported: the line begins with '%'",
        "remove the line, or quote the text"
      )
    case .tag: Wording(.tag, "tags aren't supported", "remove it; if '!' is part of the text, quote the text")
    case .unreadableTag(let isDirective):
      Wording(.tag, isDirective ? "tags and directives aren't supported" : "tags aren't supported")
    case .explicitKey: Wording(.explicitKey, "keys after '?' aren't supported", "write 'key: value'")
    case .missingKey: Wording(.missingKey, "missing key before ':'", "expected a key")
    case .keyNotText(.alias): Wording(.keyNotText, "an alias can't be a key", "write the key itself")
    case .keyNotText(.mapping): Wording(.keyNotText, "a mapping can't be a key", "expected text")
    case .keyNotText(.list): Wording(.keyNotText, "a list can't be a key", "expected text")
    case .templateInBraces(let isClosed):
      Wording(
        .templateNeedsQuotes,
        "'{{' must be quoted: YAML reads braces as a mapping",
        isClosed ? nil : "quote it"
      )
    case .templateInBrackets(let isClosed):
      Wording(
        .templateNeedsQuotes,
        "'${...}' must be quoted inside brackets and braces",
        isClosed ? nil : "quote it"
      )
    case .multiLineText(let isQuoted):
      Wording(
        .multiLineText,
        "text over several lines needs '|' or '>'",
        "to continue text over several lines, use '|' or '>'\(isQuoted ? "; or close the quote" : "")"
      )
    case .textAfterQuote:
      Wording(.textAfterQuote, "unexpected text after the closing quote", "expected the end of the line")
    case .quoteInText(let quote):
      Wording(
        .textAfterQuote,
        "unexpected text after the closing quote",
        "to have a quote in the text, write \(quote.escape)\(quote.text)"
      )
    case .apostropheInQuotes:
      Wording(
        .apostropheInQuotes,
        "an apostrophe ends the quoted text",
        "double it, or use double quotes around the text"
      )
    case .duplicateKey(let name, _):
      Wording(.duplicateKey, "duplicate key '\(name)'", "remove or rename one of the two")
    case .duplicateAnchor(let name, _):
      Wording(.duplicateAnchor, "duplicate anchor '&\(name)'", "give it another name")
    case .undefinedAnchor(let name, let nearest):
      Wording(.undefinedAlias, "undefined anchor '&\(name)'", nearest.map { "did you mean '*\($0)'?" })
    case .recursiveAlias(let name, _):
      Wording(.undefinedAlias, "'*\(name)' refers to a node that contains it")
    case .mergeOfOther:
      Wording(.wrongMerge, "'<<' can only merge mappings", "expected '*name' of a mapping, or a list of those")
    case .mergeOfMerging:
      Wording(
        .wrongMerge,
        "a mapping that merges others can't be merged itself",
        "merge the mappings that it merges"
      )
    case .missingColon(let entry): Wording(.missingColon, "missing ':' after '\(entry)'")
    case .missingSpace(let sign): Wording(.missingSpace, "missing space after '\(sign)'")
    case .colonInValue(let word):
      Wording(
        .valueNeedsQuotes,
        "the value contains ': '; quote it",
        word.map { "or insert a comma before '\($0)'" }
      )
    case .braceInValue: Wording(.valueNeedsQuotes, "the value contains '{'; quote it")
    case .commentHidesBracket(let bracket, _, _):
      Wording(
        .valueNeedsQuotes,
        "'#' begins a comment, which hides the closing '\(bracket.closing)'; quote the value"
      )
    case .unexpectedIndentation:
      Wording(.unexpectedIndentation, "unexpected indentation", "the entry above already has a value")
    case .unexpectedItem:
      Wording(.unexpectedIndentation, "unexpected list item", "the entry above already has a value")
    case .wrongIndentation(let found, let expected):
      Wording(
        .wrongIndentation,
        "the indentation doesn't match any block",
        "expected \(YAMLProblem.alternatives(expected)) \(expected == [1] ? "space" : "spaces"); found \(found)"
      )
    case .outsideDocument:
      Wording(
        .wrongIndentation,
        "this doesn't belong to the document above",
        "all entries of a document must begin in the same column"
      )
    case .notItem: Wording(.mixedBlock, "expected a list item", "begin the line with '- '")
    case .notKey(_, let isItem):
      Wording(.mixedBlock, "expected a key", isItem ? "a list needs a key of its own above it, such as 'views:'" : nil)
    case .misplacedList: Wording(.mixedBlock, "a list can't begin here", "begin the list on a line of its own")
    case .misplacedBlockText:
      Wording(.syntaxError, "block text must begin on the next line", "move it to a line of its own and indent it")
    case .unclosedQuote(let quote, _, _):
      Wording(.unclosedQuote, "missing closing \(quote.text)", "the text begins here and is never closed")
    case .unclosedBracket(let bracket, _): Wording(.unclosedBracket, "'\(bracket.opening)' is never closed")
    case .unexpectedBracket(let bracket): Wording(.unclosedBracket, "unexpected '\(bracket.closing)'")
    case .missingComma(let bracket, _): Wording(.syntaxError, "expected ',' or '\(bracket.closing)'")
    case .missingValue: Wording(.syntaxError, "missing value before ','", "expected a value")
    case .unknownEscape(let text, _):
      Wording(
        .unknownEscape,
        "invalid escape sequence '\(text)'",
        "write '\\\\' for a backslash, or use single quotes"
      )
    case .reservedCharacter(let text, _): Wording(.reservedCharacter, "text can't begin with '\(text)'; quote it")
    case .loneAlias: Wording(.reservedCharacter, "'*' begins an alias; quote it")
    case .loneAnchor: Wording(.reservedCharacter, "'&' begins an anchor; quote it")
    }
  }

  private static func lineBreakName(_ scalar: UInt32) -> String {
    switch scalar {
    case 0x0D: "carriage return"
    case 0x85: "U+0085 (next line)"
    default: UTF8Decoding.name(scalar)
    }
  }

  private static func alternatives(_ numbers: [Int]) -> String {
    guard let last = numbers.last, numbers.count > 1 else { return numbers.map(String.init).joined() }
    return "\(numbers.dropLast().map(String.init).joined(separator: ", ")) or \(last)"
  }
}
