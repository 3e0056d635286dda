import Expectations
import Foundation
import Testing

@Suite("petri skill", .startsProcesses)
struct SkillTests {
  private static let page = Result { try Command.run(["skill"]).output }

  @Test("is a page of less than 1,500 words")
  func length() throws {
    let words = try Self.page.get().split(whereSeparator: \.isWhitespace).count
    #expect((300..<1_500).contains(words), "\(words) words")
  }

  @Test("every command in it does what the page needs, in order, in a folder with the files that it shows")
  func commands() throws {
    let folder = try TemporaryFolder()
    var ran = 0
    var file: (path: String, lines: [String])?
    for line in try Self.page.get().split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line == "```" {
        if let file { try folder.write(file.lines.map { $0 + "\n" }.joined(), to: file.path) }
        file = nil
      } else if line == "```yaml" {
        file = ("", [])
      } else if let open = file {
        file = open.path.isEmpty ? (String(line.trimmingPrefix("# ")), []) : (open.path, open.lines + [line])
      } else if line.hasPrefix("    petri ") {
        let command = line.drop { $0 == " " }
        let binary = PetriProcess.make([], in: folder.path).executableURL?.path ?? ""
        let script = "petri() { '\(binary)' \"$@\"; }\n\(command)"
        let result = try PetriProcess.run(["-c", script], shell: true, in: folder.path)
        // The page's references and hash are those of its own screens.
        expectEqual(result.status, 0, "\(command)\n\(result.errors)\(result.output)")
        #expect(!result.output.contains("no text is kept under the hash"), "\(command)")
        ran += 1
      }
    }
    #expect(ran > 20)
  }
}
