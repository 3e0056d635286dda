import Expectations
import Foundation
import Testing

/// The guide makes a catalogue step by step: its YAML that begins with a file's name is that file from there on.
@Suite("The guide to the format", .startsProcesses)
struct GuideTests {
  static let path = "Sources/Model/PetriCatalog/PetriCatalog.docc/Format.md"

  @Test("prints what its commands print, in a catalogue made of its files")
  func sessions() throws {
    let page = try #require(try MarkdownPage.all().first { $0.path == Self.path })
    let folder = try TemporaryFolder()
    var files: Set<String> = []
    var sessions = 0
    for block in page.blocks {
      if block.kind == .code(language: "yaml"), let name = block.lines[0].wholeMatch(of: /# (\S+\.yaml)/)?.1 {
        try folder.write(block.lines.joined(separator: "\n") + "\n", to: String(name))
        files.insert(String(name))
      } else if block.kind == .code(language: "") {
        for command in DocumentedCommand.commands(in: block, of: page) {
          sessions += 1
          let result = try Command.run(Array(command.words.dropFirst()), in: folder.path)
          expectEqual(result.output, command.output, "\(command.place): \(command.text)\n\(result.errors)")
        }
      }
    }
    #expect(files.count > 3 && sessions > 5)
    let count = "2 screens, 2 containers: no problems found\n"
    expectEqual(try Command.run(["validate"], in: folder.path).output, count)
  }
}
