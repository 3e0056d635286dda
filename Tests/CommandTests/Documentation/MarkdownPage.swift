import Foundation

/// A page of the documentation as its reader sees it: paragraphs, code and tables.
struct MarkdownPage {
  /// Lines that belong together.
  struct Block {
    enum Kind: Equatable {
      case text
      /// Code; with the word behind the fence, if there are fences.
      case code(language: String?)
      case table
    }

    let kind: Kind
    /// The number of the first line.
    let line: Int
    var lines: [String]
  }

  /// The path below the package's folder.
  let path: String
  private(set) var blocks: [Block] = []

  /// The Markdown pages of the package, in the order of their paths.
  static func all() throws -> [MarkdownPage] {
    let own = [
      "README.md", ".github/CONTRIBUTING.md", ".github/Changes.md", "Benchmarks/README.md", "Sources/README.md",
      "Tests/Fuzzing/README.md",
    ]
    return try (own + articles()).map { path in
      MarkdownPage(path: path, text: try String(contentsOfFile: "\(PetriProcess.package)/\(path)", encoding: .utf8))
    }
  }

  private static func articles() throws -> [String] {
    let sources = "\(PetriProcess.package)/Sources"
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources)
    return paths.sorted().filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.map { "Sources/\($0)" }
  }

  init(path: String, text: String) {
    self.path = path
    var isInFence = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).enumerated() {
      if line.hasPrefix("```") {
        isInFence.toggle()
        if isInFence {
          begin(.code(language: String(line.dropFirst(3))), at: index + 2)
        } else {
          begin(.text, at: index + 2)
        }
      } else if isInFence {
        blocks[blocks.count - 1].lines.append(line)
      } else if line.hasPrefix("    "), blocks.last?.lines.last.map({ $0.isEmpty }) ?? true || isIndented {
        if !isIndented { begin(.code(language: nil), at: index + 1) }
        blocks[blocks.count - 1].lines.append(String(line.dropFirst(4)))
      } else {
        let kind: Block.Kind = line.hasPrefix("|") ? .table : .text
        if blocks.last?.kind != kind || line.isEmpty { begin(kind, at: index + 1) }
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    blocks.removeAll { $0.kind == .text && $0.lines.allSatisfy(\.isEmpty) }
  }

  /// The headings as links name them: with hyphens for blanks.
  var anchors: Set<String> {
    let lines = blocks.filter { $0.kind == .text }.flatMap(\.lines)
    return Set(lines.compactMap { $0.wholeMatch(of: /#+ (.+)/).map { String($0.1.replacing(" ", with: "-")) } })
  }

  private var isIndented: Bool { blocks.last?.kind == .code(language: nil) }

  private mutating func begin(_ kind: Block.Kind, at line: Int) {
    blocks.append(Block(kind: kind, line: line, lines: []))
  }
}

extension MarkdownPage.Block {
  /// The texts between single backquotes in a text, across lines.
  var codeSpans: [String] {
    let text = lines.joined(separator: " ").replacing(/``[^`]*``/, with: "")
    return text.matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  /// The cells of a table's rows; a bar behind a backslash is part of a cell.
  var cells: [[String]] {
    lines.map { line in
      line.replacing("\\|", with: "\u{1}").split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.replacing("\u{1}", with: "|").trimmingCharacters(in: .whitespaces) }
        .dropFirst().dropLast()
    }.map(Array.init)
  }
}
