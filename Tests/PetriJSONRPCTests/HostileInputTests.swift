import Expectations
import PetriJSONRPC
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("Input that means harm, or is broken")
@MainActor
struct HostileInputTests {
  private static let request = #"{"jsonrpc":"2.0","id":1,"method":"add","params":[1]}"#
  private static let answer = #"{"jsonrpc":"2.0","id":1,"result":1}"#

  private func error(_ code: Int, _ message: String) -> String {
    #"{"jsonrpc":"2.0","id":null,"error":{"code":\#(code),"message":"\#(message)"}}"#
  }

  private func framed(_ body: String) -> String {
    String(decoding: Dialect.languageServer.framing.framed(body), as: UTF8.self)
  }

  @Test(
    "headers behind which no message can be found are answered by an error, and end the conversation",
    arguments: [
      ("Content-Length: -1\r\n\r\n{}", "'Content-Length' must be a number of bytes"),
      ("Content-Length: 99999999999999999999\r\n\r\n{}", "'Content-Length' must be a number of bytes"),
      ("Content-Length: \r\n\r\n{}", "'Content-Length' must be a number of bytes"),
      ("Content-Type: x\r\n\r\n{}", "missing header 'Content-Length'"),
      ("hello\r\n\r\n{}", "a header needs ':'"),
      (String(repeating: "a: b\r\n", count: 2_000), "the headers of a message have more than 8192 bytes"),
      (String(repeating: "a: b\r\n", count: 2_000) + "\r\n", "the headers of a message have more than 8192 bytes"),
      ("Content-Length: 10\r\n\r\n{}", "the input ends inside a message"),
      ("Content-Le", "the input ends inside a message"),
    ]
  )
  func brokenHeaders(_ input: String, _ reason: String) {
    let exchange = Exchange(.languageServer, pieces: [Array((framed(Self.request) + input).utf8)])
    expectEqual(exchange.sent, framed(Self.answer) + framed(error(-32700, reason)))
    expectEqual(exchange.ending, .unreadable)
  }

  @Test("a message over the limit is passed over without being kept, and the next one is answered")
  func tooLong() {
    var limits = RPCLimits()
    limits.messageBytes = 100
    let long = String(repeating: "x", count: 1_000)
    let behindHeaders = Array((framed(long) + framed(Self.request)).utf8)
    for size in [1, 13, 400, 2_000] {
      let pieces = stride(from: 0, to: behindHeaders.count, by: size)
        .map { Array(behindHeaders[$0..<min($0 + size, behindHeaders.count)]) }
      let exchange = Exchange(.languageServer, limits: limits, pieces: pieces)
      expectEqual(
        exchange.sent,
        framed(error(-32600, "a message of 1000 bytes is longer than the limit of 100")) + framed(Self.answer)
      )
      let lines = Array("\(long)\n\(Self.request)\n".utf8)
      let linePieces = stride(from: 0, to: lines.count, by: size).map { Array(lines[$0..<min($0 + size, lines.count)]) }
      let inLines = Exchange(.modelContext, limits: limits, pieces: linePieces)
      expectEqual(
        inLines.sent,
        "\(error(-32600, "a message is longer than the limit of 100 bytes"))\n\(Self.answer)\n"
      )
    }
  }

  @Test("text that isn't UTF-8, deep nesting, and JSON that is none are errors with their places")
  func brokenText() {
    let deep = String(repeating: "[", count: 100_000)
    let bytes = [0x22, 0xC3, 0x28, 0x22, 0x0A] + Array("\(deep)\n{\"a\":01}\n[1e999]\n\"\\ud800\"\n\"\\x\"\n".utf8)
    let exchange = Exchange(.modelContext, pieces: [bytes])
    expectEqual(
      exchange.sent.split(separator: "\n").map(String.init),
      [
        error(-32700, "invalid JSON at byte 1: the text isn't UTF-8"),
        error(-32700, "invalid JSON at byte 128: values are nested more than 128 deep"),
        error(-32700, "invalid JSON at byte 5: a number begins with 0"),
        error(-32700, "invalid JSON at byte 1: the number is too large"),
        error(-32600, "a message must be an object"),
        error(-32700, "invalid JSON at byte 1: unknown escape"),
      ]
    )
    expectEqual(exchange.ending, .closed)
  }

  @Test("not more messages wait than the limit allows: those behind them are read later, and answered")
  func manyMessages() {
    var limits = RPCLimits()
    limits.waiting = 4
    let pieces = (1...50).map { Array("{\"jsonrpc\":\"2.0\",\"id\":\($0),\"method\":\"waiting\"}\n".utf8) }
    let exchange = Exchange(.modelContext, limits: limits, pieces: pieces)
    expectEqual(exchange.sent.split(separator: "\n").count, 50)
    #expect(exchange.sent.hasSuffix("{\"jsonrpc\":\"2.0\",\"id\":50,\"result\":false}\n"))
  }

  @Test("whatever bytes come, the conversation comes to its end")
  func anyBytes() {
    var numbers = SystemRandomNumberGenerator()
    let words = [
      "Content-Length: ", "\r\n\r\n", "2", "{", "}", "[", "]", "\"", "\\u12", ":", ",", "\n", "\u{0}", "é",
      Self.request,
    ]
    for round in 0..<2_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...30, using: &numbers) {
        if Bool.random(using: &numbers) {
          bytes += Array(words.randomElement(using: &numbers)?.utf8 ?? "".utf8)
        } else {
          bytes.append(UInt8.random(in: 0...255, using: &numbers))
        }
      }
      let exchange = Exchange(round.isMultiple(of: 2) ? .languageServer : .modelContext, pieces: [bytes])
      #expect([.closed, .unreadable].contains(exchange.ending), "\(bytes)")
    }
  }

  @Test("a pipe that nobody reads from ends the conversation, not the process")
  func closedPipe() throws {
    var (input, output): ([Int32], [Int32]) = ([0, 0], [0, 0])
    try #require(pipe(&input) == 0 && pipe(&output) == 0)
    let channel = DescriptorChannel(input: input[0], output: output[1])
    let request = Array("\(Self.request)\n".utf8)
    expectEqual(write(input[1], request, request.count), request.count)
    close(output[0])
    expectEqual(Conversation(.modelContext, over: channel).run(EchoService()), .outputClosed)
    close(input[1])
    expectEqual(Conversation(.modelContext, over: channel).run(EchoService()), .closed)
    close(input[0])
    close(output[1])
  }
}
