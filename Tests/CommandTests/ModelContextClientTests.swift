import Expectations
import Foundation
import Testing

@Suite("A client of the Model Context Protocol", .startsProcesses)
struct ModelContextClientTests {
  @Test("the official client uses several servers at once, and what is wrong is answered")
  func client() throws {
    let process = PetriProcess.make([], in: PetriProcess.package)
    let petri = try #require(process.executableURL?.path)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "Tests/Agents/client.py", petri, PetriProcess.package, "3"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // 77: the client is missing; 127: Python is.
    if [77, 127].contains(process.terminationStatus) { return print("ModelContextClientTests: \(text)") }
    #expect(process.terminationStatus == 0, "\(text)")
    #expect(text.contains("3 clients at once"), "\(text)")
  }

  /// A catalogue that takes long to look at.
  private func large() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("catalog: Large\n", to: "Catalog.yaml")
    let screens = (0..<12_000).map { "screen: s\($0)\ncontent:\n  - label: \"Screen \($0)\"\n  - button: Go\n" }
    for (number, start) in stride(from: 0, to: screens.count, by: 100).enumerated() {
      try folder.write(screens[start..<start + 100].joined(separator: "---\n"), to: "Screens/\(number).yaml")
    }
    return folder
  }

  private static func call(_ id: Int) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"validate","arguments":{}}}"#
  }

  @Test(
    "while a command runs, the server is there, ends the command when nobody wants it, and itself when its input ends"
  )
  func running() throws {
    let folder = try large()
    let server = try ServedProcess(in: folder.path)
    server.send(Self.call(1))
    try #require(server.wait(untilRunning: true) != nil)
    server.send(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#)
    expectEqual(server.line(), #"{"jsonrpc":"2.0","id":2,"result":{}}"#)
    #expect(!server.commands.isEmpty, "the command has ended by itself")
    server.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
    let ended = try #require(server.wait(untilRunning: false))
    #expect(ended < .seconds(2))
    // What was cancelled isn't answered; the next call is.
    server.send(#"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"explain","arguments":{"code":"x"}}}"#)
    let next = try #require(server.line())
    #expect(next.hasPrefix(#"{"jsonrpc":"2.0","id":3,"result""#), "\(next)")
    server.send(Self.call(4))
    server.send(Self.call(5))
    try #require(server.wait(untilRunning: true) != nil)
    let command = try #require(server.commands.first)
    server.close()
    let start = ContinuousClock.now
    expectEqual(server.status(), 0)
    #expect(ContinuousClock.now - start < .seconds(2))
    expectEqual(kill(command, 0), -1)
    for id in 4...5 {
      let answer = try #require(server.line())
      #expect(answer.contains(#""id":\#(id),"error""#) && answer.contains("the input ended before the answer"))
    }
  }

  @Test("messages that make no sense are answered, and the end of the input is the server's end")
  func hostile() throws {
    let hello = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#
    let input = [
      "{", hello, "[]", #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":7}}"#, "\u{1}\u{2}",
      #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
    ]
    let result = try PetriProcess.run(["mcp"], input: input.joined(separator: "\n"))
    expectEqual(result.status, 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    expectEqual(lines.count, 6)
    #expect(lines[0].contains(#""code":-32700"#) && lines[2].contains(#""code":-32600"#), "\(lines)")
    #expect(lines[3].contains("'name' must be a string") && lines[4].contains(#""code":-32700"#), "\(lines)")
    expectEqual(lines[5], #"{"jsonrpc":"2.0","id":2,"result":{}}"#)
  }
}
