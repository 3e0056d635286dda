import Expectations
import PetriAgent
import Testing

@Suite("Sessions of a server for agents")
@MainActor
struct SessionTests {
  private func screen(_ arguments: [String]) -> CommandOutput {
    let moves = arguments.filter { $0.hasPrefix("--then=") }.map { "> \($0.dropFirst(7)): changes nothing\n" }
    let notes = "city: Kazan  (its example)\n" + (moves.count == 2 ? "a link was opened\n" : "")
    // As the command does: since an answer there are only the effects after it.
    let effects = arguments.contains { $0.hasPrefix("--since=") } ? moves.suffix(1) : moves[...]
    return CommandOutput(effects.joined() + "[e1] screen\n# 1 line, hash abc\(moves.count)\n", notes: notes)
  }

  @Test("moves are made on top of those before, and only their own effects, changes and new remarks are shown")
  func moves() {
    let served = ServedMessages(
      calls: [
        ("launch", #"{"screen":"cart","context":{"city":"Kazan","count":2},"locale":"de"}"#),
        ("tap", #"{"session":"s1","target":"@e1"}"#),
        ("type", #"{"session":"s1","target":"note","text":"a=b"}"#),
        ("back", #"{"session":"s1","complete":true,"max_lines":9}"#),
        ("tree", #"{"session":"s1","as":"json","part":"e1"}"#),
      ],
      screen
    )
    let given = "--context=city=Kazan --context=count=2 --locale=de -- cart"
    expectEqual(
      served.commands,
      [
        "launch --as=tree --effects --refs --max-lines=80 \(given)",
        "launch --then=tap:@e1 --as=tree --effects --refs --since=abc0 --max-lines=80 \(given)",
        "launch --then=tap:@e1 --then=type:note=a=b --as=tree --effects --refs --since=abc1 --max-lines=80 \(given)",
        "launch --then=tap:@e1 --then=type:note=a=b --then=back --as=tree --effects --refs --max-lines=9 \(given)",
        "launch --then=tap:@e1 --then=type:note=a=b --then=back --as=json --effects --refs --in=e1 \(given)",
      ]
    )
    let lines = served.sent.split(separator: "\n").map(String.init)
    expectEqual(
      lines[0],
      #"{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"session s1\n"},"#
        + #"{"type":"text","text":"[e1] screen\n# 1 line, hash abc0\ncity: Kazan  (its example)\n"}],"isError":false}}"#
    )
    expectEqual(
      lines[2],
      #"{"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","#
        + #""text":"> type:note=a=b: changes nothing\n[e1] screen\n# 1 line, hash abc2\na link was opened\n"}],"isError":false}}"#
    )
  }

  @Test("a name with the sign before a text in it is typed into as moves write it")
  func sign() {
    let served = ServedMessages(
      calls: [
        ("launch", #"{"screen":"cart"}"#), ("type", #"{"session":"s1","target":"E = mc","text":"a=b"}"#),
        ("tap", #"{"session":"s1","target":"E = mc"}"#),
      ],
      screen
    )
    #expect(served.commands[1].hasPrefix("launch --then=type:E mc=a=b --as"))
    #expect(served.commands[2].hasPrefix("launch --then=type:E mc=a=b --then=tap:E = mc --as"))
  }

  @Test("a move that can't be made leaves the session as it was")
  func refused() {
    let served = ServedMessages(
      calls: [
        ("launch", #"{"screen":"cart"}"#), ("tap", #"{"session":"s1","target":"Pay"}"#),
        ("tree", #"{"session":"s1"}"#),
      ]
    ) { arguments in
      let isRefused = arguments.contains("--then=tap:Pay")
      return isRefused ? CommandOutput("", notes: "error: no control 'Pay'\n", ending: .exit(1)) : CommandOutput("x\n")
    }
    expectEqual(served.commands.last, "launch --as=tree --effects --refs --max-lines=80 -- cart")
    #expect(
      served.sent.contains(#""text":"error: no control 'Pay'\n"},{"type":"text","text":"session s1 is as it was\n"}"#)
    )
    #expect(served.sent.contains(#"],"isError":true}}"#))
  }

  @Test("an unknown session is refused with those that there are")
  func unknown() {
    let served = ServedMessages(
      calls: [
        ("tree", #"{"session":"s1"}"#), ("launch", #"{"link":"shop://a"}"#), ("tap", #"{"session":"s2","target":"A"}"#),
      ],
      screen
    )
    #expect(served.sent.contains("unknown session 's1'; launch a screen first"))
    #expect(served.sent.contains("unknown session 's2'; there are s1"))
    expectEqual(served.commands, ["launch --as=tree --effects --refs --max-lines=80 --link=shop://a"])
  }

  @Test("a picture is its bytes in base64, and no move")
  func picture() {
    let served = ServedMessages(
      calls: [("launch", #"{"screen":"cart"}"#), ("picture", #"{"session":"s1","format":"png"}"#)]
    ) { arguments in
      arguments.contains("--as=png") ? CommandOutput([0x89, 0x50, 0xFF]) : CommandOutput("# 1 line, hash a\n")
    }
    expectEqual(served.commands.last, "launch --as=png -- cart")
    #expect(served.sent.contains(#"{"type":"image","data":"iVD/","mimeType":"image/png"}],"isError":false"#))
  }
}
