import Expectations
import Foundation
import PetriAgent
import PetriCatalog
import PetriRendering
import PetriText
import Testing

@MainActor @Suite("Answers", .serialized) struct AnswerTests {
  /// Texts in memory.
  private final class Store: ShownTextStore {
    var texts: [String: String] = [:]
    func text(ofHash hash: String) -> String? { texts[hash] }
    func keep(_ text: String, hash: String) { texts[hash] = text }
  }

  private let store = Store()

  private func answer(_ shelf: Shelf, _ question: ScreenQuestion = ScreenQuestion()) throws -> ScreenAnswer {
    let moves = shelf.session.reports.map(\.move)
    return try #require(try ScreenReader(shelf.session.launched, after: moves, keepingIn: store).answer(question))
  }

  @Test("have what has changed since a hash")
  func since() throws {
    var shelf = try Shelf()
    let first = try answer(shelf)
    expectEqual(try answer(shelf).hash, first.hash)
    let same = try answer(shelf, ScreenQuestion(since: first.hash))
    expectEqual(same.text, "")
    #expect(same.summary.hasPrefix("nothing has changed since \(first.hash)"))
    try shelf.session.make(.tap("add"))
    let second = try answer(shelf, ScreenQuestion(since: first.hash))
    let lines = second.text.split(separator: "\n")
    expectEqual(lines.count, 4)
    #expect(lines[0].hasPrefix("- ") && lines[0].contains("Hello, 0 things"))
    #expect(lines[1].hasPrefix("+ ") && lines[1].contains("Hello, 1 things"))
    #expect(second.summary.contains("2 added, 2 removed") && second.summary.hasSuffix(second.hash))
    #expect(second.hash != first.hash)
    expectEqual(second.knownMoves, 0)
    try shelf.session.make(.tap("add"))
    expectEqual(try answer(shelf, ScreenQuestion(since: second.hash)).knownMoves, 1)
    // Most has changed: all is shown.
    try shelf.session.make(.tap("More"))
    let third = try answer(shelf, ScreenQuestion(since: second.hash))
    #expect(third.summary.hasPrefix("most has changed since \(second.hash), so all is shown"))
    expectEqual(third.text, try answer(shelf).text)
    expectEqual(third.knownMoves, 1)
    // What isn't on the window has no parts, and comes back with the same references.
    #expect(!third.text.contains("label \"Hello"))
    try shelf.session.make(.tap("Back"))
    try shelf.session.make(.tap("Sign in"))
    #expect(try answer(shelf).hash != second.hash)
  }

  @Test("are complete where a hash is unknown or of another text, with the reason")
  func unknownHash() throws {
    let shelf = try Shelf()
    let all = try answer(shelf)
    let unknown = try answer(shelf, ScreenQuestion(since: "00000000"))
    expectEqual(unknown.text, all.text)
    #expect(unknown.summary.contains("no text is kept under the hash 00000000, so all is shown"))
    let wireframe = try answer(shelf, ScreenQuestion(as: .wireframe, since: all.hash))
    #expect(wireframe.summary.contains("is of another text") && wireframe.text.contains("╭"))
  }

  @Test("of a few lines say how to see the rest, and the rest is there", arguments: 2...24)
  func folded(room: Int) throws {
    let shelf = try Shelf()
    let all = try answer(shelf)
    let answer = try answer(shelf, ScreenQuestion(maxLines: room))
    let lines = answer.text.split(separator: "\n")
    #expect(lines.count <= room)
    expectEqual(answer.hash, all.hash)
    guard lines.count < all.text.split(separator: "\n").count else { return }
    // Every folded part can be asked for.
    let parts = answer.text.matches(of: /--in @(e[0-9a-z]+)(?: --skip (\d+))?/)
    #expect(!parts.isEmpty)
    for part in parts {
      let question = ScreenQuestion(part: String(part.1), skip: part.2.flatMap { Int($0) } ?? 0)
      let inside = try self.answer(shelf, question).text.split(separator: "\n").dropFirst(2)
      #expect(!inside.isEmpty)
      let texts = Set(all.text.split(separator: "\n").map { $0.drop { "│├└─ ".contains($0) } })
      for line in inside { #expect(texts.contains(line.drop { "│├└─ ".contains($0) }), "\(line)") }
    }
  }

  @Test("of a part that isn't shown are an error with those that are")
  func unknownPart() throws {
    let shelf = try Shelf()
    for rendering in ReferencedText.renderings {
      #expect(throws: UnknownReference.self) {
        try ScreenReader(shelf.session.launched).answer(ScreenQuestion(as: rendering, part: "exxx"))
      }
    }
    expectEqual(ReferencedText.renderings.count, 4)
    expectEqual(try ScreenReader(shelf.session.launched).answer(ScreenQuestion(as: .svg))?.text, nil)
  }

  @Test("of a part are that part, in every kind of text")
  func part() throws {
    let shelf = try Shelf()
    let add = try shelf.reference(of: "button add")
    for rendering in [Rendering.tree, .wireframe, .accessibility] {
      let text = try answer(shelf, ScreenQuestion(as: rendering, part: add)).text
      #expect(text.contains("Add") && !text.contains("Sign in"), "\(rendering)")
    }
    let json = try answer(shelf, ScreenQuestion(as: .json, part: add)).json.pretty
    #expect(json.contains("\"root\": {\n    \"ref\": \"\(add)\"") && !json.contains("Inside"))
  }

  @Test("are kept in a folder that stays small, and whose files only hashes name")
  func folder() throws {
    let path = NSTemporaryDirectory() + "petri-shown-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = ShownTextFolder(path: path)
    for number in 0..<200 { folder.keep("text \(number)", hash: String(format: "%08x", number)) }
    expectEqual(try FileManager.default.contentsOfDirectory(atPath: path).count, 128)
    expectEqual(folder.text(ofHash: "000000c7"), "text 199")
    expectEqual(folder.text(ofHash: "00000000"), nil)
    for hash in ["../../etc", "", "0000000G", "000000c7/"] {
      folder.keep("text", hash: hash)
      expectEqual(folder.text(ofHash: hash), nil)
    }
    folder.keep(String(repeating: "x", count: 2 << 20), hash: "ffffffff")
    expectEqual(folder.text(ofHash: "ffffffff"), nil)
    // A folder that can't be made keeps nothing and disturbs nobody.
    ShownTextFolder(path: "/dev/null/shown").keep("text", hash: "00000001")
  }
}
