import Foundation

/// A command line of petri that a page, a help text or a message shows.
struct DocumentedCommand: Hashable {
  /// The line as it would be typed, without a comment behind it.
  let text: String
  /// Where it is shown.
  let place: String
  /// The output that the page shows.
  var output: String?

  /// The words, as a shell would take them apart.
  var words: [String] { text.shellWords }

  /// Whether a shell does more with it than to take the words apart, or it is a server, which changes its process's signals.
  var needsShell: Bool { text.contains { "|<>$`*;&~\\".contains($0) } || ["mcp", "lsp"].contains(words.last) }

  /// Whether a part of it is a placeholder: `SCREEN`, `FORM=PATH`, `…`.
  var isForm: Bool {
    text.contains("…") || text.contains(/[\[< =][A-Z]{2,}\b/)
  }

  /// The commands of a page's code and texts.
  static func commands(in page: MarkdownPage) -> [DocumentedCommand] {
    var found: [DocumentedCommand] = []
    // A text that ends with 'prints:' announces the output behind it.
    var awaitsOutput = false
    for block in page.blocks {
      switch block.kind {
      case .table, .text:
        found += block.codeSpans.compactMap { DocumentedCommand(line: $0, place: "\(page.path):\(block.line)") }
        awaitsOutput = block.lines.last { !$0.isEmpty }?.hasSuffix("prints:") == true
      case .code(let language):
        if awaitsOutput, let last = found.indices.last {
          found[last].output = block.lines.joined(separator: "\n") + "\n"
        }
        awaitsOutput = false
        if language == nil || language == "" || language == "sh" { found += commands(in: block, of: page) }
      }
    }
    return found
  }

  /// The commands of code: all lines that are one; behind `$ ` with what they print, where some are marked so.
  static func commands(in block: MarkdownPage.Block, of page: MarkdownPage) -> [DocumentedCommand] {
    let isSession = block.lines.contains { $0.hasPrefix("$ ") }
    var found: [DocumentedCommand] = []
    for (index, line) in block.lines.enumerated() {
      let place = "\(page.path):\(block.line + index)"
      if isSession, !line.hasPrefix("$ ") {
        guard let last = found.indices.last else { continue }
        found[last].output = (found[last].output ?? "") + line + "\n"
        continue
      }
      if let command = DocumentedCommand(line: isSession ? String(line.dropFirst(2)) : line, place: place) {
        found.append(command)
      }
      // A comment may name another one.
      let comment = line.comment
      found += comment.matches(of: /petri [a-z]+( [A-Za-z-]+)*/).compactMap {
        DocumentedCommand(line: String($0.0), place: place)
      }
    }
    return found
  }

  /// The examples of the help texts, which are lines of their own, and the commands that these name in quotes.
  static func commands(in information: ToolInformation) -> [DocumentedCommand] {
    information.commands.flatMap { name, command in
      command.texts.flatMap { text in
        text.split(separator: "\n").compactMap { line in
          line.hasPrefix("  ") ? DocumentedCommand(line: String(line.dropFirst(2)), place: "\(name) --help") : nil
        } + quoted(in: text, place: "\(name) --help")
      }
    }
  }

  /// The commands that a text names in single quotes.
  static func quoted(in text: String, place: String) -> [DocumentedCommand] {
    text.matches(of: /'(petri [a-z][^'\n]*)'/).compactMap { DocumentedCommand(line: String($0.1), place: place) }
  }

  private init?(line: String, place: String) {
    let text = line.dropLast(line.comment.count).trimmingCharacters(in: .whitespaces)
    guard text == "petri" || text.hasPrefix("petri ") || text == ".ci/petri" || text.hasPrefix(".ci/petri ") else {
      return nil
    }
    self.text = String(text.trimmingPrefix(".ci/"))
    self.place = place
  }
}

extension String {
  /// The text that a shell passes over: from a `#` behind a space, outside of quotes, to the end.
  fileprivate var comment: Substring {
    var quote: Character?
    var before: Character = " "
    for index in indices {
      let character = self[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == "#", before == " " {
        return self[index...]
      }
      before = character
    }
    return ""
  }

  /// The words before those that direct the output.
  fileprivate var shellWords: [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in self {
      if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let word { words.append(word) }
        word = nil
      } else if ">|".contains(character) {
        break
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
