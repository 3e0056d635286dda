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
