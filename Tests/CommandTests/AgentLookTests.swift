import Expectations
import Foundation
import Testing

@Suite("Looking and moving by references", .startsProcesses)
struct AgentLookTests {
  private func reference(of text: String, in output: String) throws -> String {
    let line = try #require(output.split(separator: "\n").first { $0.contains(text) })
    return try String(#require(line.firstMatch(of: /\[(e[0-9a-z]+)\]/)?.1))
  }

  @Test("a reference of one process is a name in the next, and its answer has what changed since")
  func loop() throws {
    let first = try Command.run(["tree", "sign-in", "--refs"])
    let mail = try reference(of: "textField mail", in: first.output)
    let hash = try String(#require(first.output.firstMatch(of: /hash ([0-9a-f]{8})\n$/)?.1))
    let moves = ["--then", "type:@\(mail)=ann@example.com", "--then", "tap:submit"]
    let second = try Command.run(["tree", "sign-in", "--since", hash, "--effects"] + moves)
    expectEqual(second.status, 0)
    let lines = second.output.split(separator: "\n")
    expectEqual(lines.count, 5)
    #expect(lines[0].hasPrefix("> type:mail=ann@example.com: changes the screen"))
    expectEqual(lines[1], "> tap:submit: sets signedIn: true")
    // What has gone has its attributes too.
    #expect(
      lines[2].hasPrefix("- ") && lines[2].contains("[\(mail)] textField mail placeholder \"E-mail\"  keyboard "),
      "\(lines[2])"
    )
    #expect(lines[3].hasPrefix("+ ") && lines[3].contains("[\(mail)] textField mail \"ann@example.com\""))
    let usual = try Command.run(["tree", "sign-in"] + moves)
    #expect(usual.errors.contains("--then tap:submit: sets signedIn: true\n") && !usual.output.contains("[e"))
    let json = try Command.run(["launch", "sign-in", "--json", "--refs", "--effects"] + moves)
    #expect(json.output.contains("\"moves\": [\n") && json.output.contains("\"hash\": \""))
  }

  @Test("the screen behind a route has the references that it has without the route")
  func route() throws {
    let routed = try Command.run(["route", "star", "--from", "home", "--refs", "--max-lines", "6"])
    expectEqual(routed.status, 0)
    let lines = routed.output.split(separator: "\n")
    #expect(lines.last?.contains(" of ") ?? false && routed.output.contains(" lines: --in @"), "\(routed.output)")
    let home = try Command.run(["tree", "home", "--refs"]).output
    let root = try String(#require(home.firstMatch(of: /\[(e[0-9a-z]+)\]/)?.1))
    #expect(routed.output.contains("[\(root)] "))
    let part = try Command.run(["route", "star", "--from", "home", "--in", "exxx"])
    #expect(part.status == 64 && part.errors.contains("nothing that is shown has the reference '@exxx'"))
  }

  @Test(
    "what can't be done is an error with the command that shows what there is",
    arguments: [
      (["sign-in", "--then", "tap:@exxx"], "'petri tree sign-in --refs' shows what is there", 1),
      (
        ["sign-in", "--then", "tap:submit", "--then", "tap:Sing in"], "'petri tree sign-in --then tap:submit --refs'", 1
      ),
      (["sign-in", "--in", "exxx"], "--in: nothing that is shown has the reference '@exxx'", 64),
      (["sign-in", "--as", "svg", "--refs"], "--as svg has no references", 64),
      (["sign-in", "--json", "--max-lines", "3"], "JSON isn't folded", 64),
      (["sign-in", "--max-lines", "0"], "--max-lines must be 1 or more; found 0", 64),
      (["sign-in", "--skip", "-1"], "--skip must be 0 or more; found -1", 64),
    ] as [([String], String, Int32)]
  )
  func errors(arguments: [String], problem: String, status: Int32) throws {
    let result = try Command.run(["launch"] + arguments)
    expectEqual(result.status, status)
    #expect(result.errors.contains(problem), "\(result.errors)")
  }
}
