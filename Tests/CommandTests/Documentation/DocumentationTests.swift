import Expectations
import Foundation
import Testing

@Suite("The documentation", .startsProcesses)
struct DocumentationTests {
  private static let information = Result { try ToolInformation.read() }
  private static let pages = Result { try MarkdownPage.all() }
  private static let shown = Result {
    try pages.get().flatMap { DocumentedCommand.commands(in: $0) }
      + DocumentedCommand.commands(in: try information.get())
  }

  @Test("every command that a page or a help text shows does in the sample as it is written there")
  func commands() async throws {
    let information = try Self.information.get()
    // The guide's commands are run in a catalogue of its own.
    let complete = try Self.shown.get().filter {
      !$0.isForm && !$0.place.hasPrefix("\(GuideTests.path):") && information.verdict(on: $0.words) == .complete
    }
    // A command that is written in several places is run once, with the output that one of these shows.
    let commands = Dictionary(grouping: complete, by: \.text).values.flatMap { same in
      let printing = Dictionary(same.filter { $0.output != nil }.map { ($0.output, $0) }) { first, _ in first }
      return printing.isEmpty ? [same[0]] : Array(printing.values)
    }
    #expect(commands.count > 80)
    let sample = try SampleCopy()
    let before = sample.sharedFiles
    try await withThrowingTaskGroup { group in
      for command in commands {
        group.addTask { try DocumentationTests.check(command, in: sample) }
      }
      try await group.waitForAll()
    }
    expectEqual(sample.sharedFiles, before)
    let shown = Set(commands.map(\.text))
    expectEqual(CommandCare.byCommand.keys.filter { !shown.contains($0) }, [], "no page shows these any more")
  }

  private static func check(_ command: DocumentedCommand, in sample: SampleCopy) throws {
    let care = CommandCare.byCommand[command.text] ?? CommandCare(reason: "")
    guard let before = care.before else { return }
    let result = try sample.run(command, before: before)
    let story: Comment =
      "\(command.place): \(command.text)\nexit code \(result.status)\n\(result.errors)\(result.output)"
    expectEqual(result.status, care.status, story)
    #expect(!(result.output + result.errors).isEmpty || command.text.contains(">"), story)
    if let output = command.output {
      expectEqual(result.output.trimmingTrailingLines, output.trimmingTrailingLines, story)
    }
  }

  @Test("every command that is mentioned, in messages too, is one of petri's, with options that it has")
  func mentions() throws {
    let information = try Self.information.get()
    for command in try Self.shown.get() + DocumentationTests.inMessages() {
      if case .wrong(let problem) = information.verdict(on: command.words) {
        Issue.record("\(command.place): \(command.text): \(problem)")
      }
    }
  }

  /// The commands that the sources' texts name; grep is faster than a test built for debugging.
  private static func inMessages() throws -> [DocumentedCommand] {
    let found = try PetriProcess.run(["-c", "grep -rnE \"'petri [a-z]\" Sources"], shell: true).output.split(
      separator: "\n"
    )
    #expect(found.count > 10)
    return found.flatMap { line in
      let parts = line.split(separator: ":", maxSplits: 2).map(String.init)
      let text = parts[2].replacing(/\\\([^)]*\)/, with: "")
      return DocumentedCommand.quoted(in: text, place: "\(parts[0]):\(parts[1])")
    }
  }

  @Test("--then names every move in its help")
  func moves() throws {
    let wrong = try Command.run(["launch", "cart", "--then", "jump"]).errors
    let forms = try #require(wrong.firstMatch(of: /expected one of (.+)/)?.1)
    let launch = try Self.information.get().command.subcommand(named: "launch")
    expectEqual(launch?.option(named: "--then")?.abstract?.contains(forms), true)
  }

  @Test("every chain of the page on the articles has a command, or is said to be Swift's alone")
  func articles() throws {
    let page = try String(
      contentsOfFile: "\(PetriProcess.package)/Sources/Runtime/PetriRouting/PetriRouting.docc/Articles.md",
      encoding: .utf8
    )
    let sections = page.components(separatedBy: "\n### ").dropFirst()
    #expect(sections.count > 8)
    for section in sections {
      #expect(section.contains("\n    petri route ") || section.contains("In Swift alone"), "\(section.prefix(60))")
    }
  }

  @Test("a shell takes every command as it is shown: what zsh would read as a pattern is in quotes")
  func quotes() throws {
    for command in try Self.shown.get() where !command.isForm {
      let bare = command.text.replacing(/'[^']*'|"[^"]*"/, with: "")
      // A list of files is meant to be a pattern.
      #expect(!bare.replacing("shard-*.json", with: "").contains(/[\[\]?*&;]/), "\(command.place): \(command.text)")
    }
  }

  @Test(
    "what the pages on benchmarks and fuzzing run is in their packages",
    arguments: ["Benchmarks", "Tests/Fuzzing"]
  )
  func packages(folder: String) throws {
    let page = try #require(try Self.pages.get().first { $0.path == "\(folder)/README.md" })
    let package = try String(contentsOfFile: "\(PetriProcess.package)/\(folder)/Package.swift", encoding: .utf8)
    let lines = page.blocks.filter { $0.kind == .code(language: nil) }.flatMap(\.lines)
    let products = lines.compactMap { $0.firstMatch(of: /(?:swift run -c release|--product|\.\/run) ([A-Z]\w+)/)?.1 }
    #expect(products.count > 1)
    for product in products { #expect(package.contains("\"\(product)\""), "\(product)") }
    for script in lines.compactMap({ $0.firstMatch(of: /python3 (\S+)/)?.1 }) {
      #expect(FileManager.default.fileExists(atPath: "\(PetriProcess.package)/\(folder)/\(script)"), "\(script)")
    }
  }

  @Test("a table has a head, and in every row as many cells")
  func tables() throws {
    var count = 0
    for page in try Self.pages.get() {
      for table in page.blocks where table.kind == .table {
        count += 1
        let cells = table.cells
        let isRuled = cells.count > 1 && cells[1].allSatisfy { $0.wholeMatch(of: /:?-+:?/) != nil }
        #expect(isRuled, "\(page.path):\(table.line): a row stands outside of its table")
        for (index, row) in cells.enumerated() {
          expectEqual(row.count, cells[0].count, "\(page.path):\(table.line + index)")
        }
      }
    }
    #expect(count > 15)
  }

  @Test("a page links to files that are there, and to headings that they have")
  func links() throws {
    let pages = try Self.pages.get()
    let anchors = Dictionary(uniqueKeysWithValues: pages.map { (Self.file($0.path).path, $0.anchors) })
    for page in pages {
      for block in page.blocks where block.kind == .text || block.kind == .table {
        for link in block.lines.joined(separator: " ").matches(of: /\]\(([^)#:]*)(?:#([^):]+))?\)/) {
          let place: Comment = "\(page.path):\(block.line): \(link.0)"
          let file = link.1.isEmpty ? Self.file(page.path) : Self.file(page.path, "../\(link.1)")
          #expect(FileManager.default.fileExists(atPath: file.path), place)
          if let anchor = link.2 { #expect(anchors[file.path]?.contains(String(anchor)) == true, place) }
        }
      }
    }
  }

  private static func file(_ path: String, _ link: String = "") -> URL {
    URL(fileURLWithPath: "\(PetriProcess.package)/\(path)/\(link)").standardized
  }
}

extension String {
  /// The text without empty lines at its end.
  fileprivate var trimmingTrailingLines: Substring {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
