import Expectations
import PetriJSONRPC
import PetriText
import Testing

@Suite("Conversations by JSON-RPC")
@MainActor
struct ConversationTests {
  @Test("requests are answered in their order, with results and errors; what is made known isn't answered")
  func answers() {
    let exchange = Exchange(
      """
      {"jsonrpc":"2.0","id":1,"method":"add","params":[40,2]}
      {"jsonrpc":"2.0","method":"hello","params":{"to":"you"}}

      {"jsonrpc":"2.0","id":"two","method":"nothing"}
      {"jsonrpc":"2.0","id":3,"method":"add"}
      {"jsonrpc":"2.0","id":4,"method":"echo","params":{"text":"\\u00e9\\ud83d\\ude00\\n","list":[1,2.5,true,null]}}
      """
    )
    expectEqual(
      exchange.sent,
      #"""
      {"jsonrpc":"2.0","id":1,"result":42}
      {"jsonrpc":"2.0","id":"two","error":{"code":-32601,"message":"unknown method 'nothing'"}}
      {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"two numbers are needed"}}
      {"jsonrpc":"2.0","id":4,"result":{"text":"é😀\n","list":[1,2.5,true,null]}}

      """#
    )
    expectEqual(exchange.notes, [#"hello {"to":"you"}"#])
    expectEqual(exchange.ending, .closed)
  }

  @Test("messages behind headers are found however they arrive in pieces")
  func headers() {
    let bodies = [
      #"{"jsonrpc":"2.0","id":1,"method":"echo","params":["é"]}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"add","params":[]}"#,
    ]
    let bytes = bodies.flatMap {
      Array(
        "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:  \($0.utf8.count)\r\n\r\n\($0)".utf8
      )
    }
    let expected = """
      Content-Length: 40\r\n\r\n{"jsonrpc":"2.0","id":1,"result":["é"]}\
      Content-Length: 35\r\n\r\n{"jsonrpc":"2.0","id":2,"result":0}
      """
    for size in [1, 2, 7, 50, 1_000] {
      let pieces = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
      let exchange = Exchange(.languageServer, pieces: pieces)
      expectEqual(exchange.sent, expected)
      expectEqual(exchange.ending, .closed)
    }
  }

  @Test("what isn't a message is answered by an error, and the next message by its result")
  func invalidMessages() {
    let exchange = Exchange(
      #"""
      {"jsonrpc":"2.0","id":1,
      {"jsonrpc":"1.0","id":2,"method":"add","params":[]}
      {"jsonrpc":"2.0","id":3,"method":7}
      {"jsonrpc":"2.0","id":4,"method":"add","params":7}
      {"jsonrpc":"2.0","id":null,"method":"add"}
      {"jsonrpc":"2.0","id":1.5,"method":"add"}
      {"jsonrpc":"2.0","id":5}
      "add"
      {"jsonrpc":"2.0","id":6,"method":"add","params":[1,1]}
      """#
    )
    expectEqual(
      exchange.sent,
      #"""
      {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"invalid JSON at byte 24: expected a key in quotation marks"}}
      {"jsonrpc":"2.0","id":2,"error":{"code":-32600,"message":"'jsonrpc' must be \"2.0\""}}
      {"jsonrpc":"2.0","id":3,"error":{"code":-32600,"message":"'method' must be a string"}}
      {"jsonrpc":"2.0","id":4,"error":{"code":-32600,"message":"'params' must be an object or an array"}}
      {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"'id' must be a number or a string"}}
      {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"'id' must be a number or a string"}}
      {"jsonrpc":"2.0","id":5,"error":{"code":-32600,"message":"a message needs 'method', 'result' or 'error'"}}
      {"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"a message must be an object"}}
      {"jsonrpc":"2.0","id":6,"result":2}

      """#
    )
  }

  @Test("a batch is answered by one list, without what is only made known; an empty one by an error")
  func batches() {
    let exchange = Exchange(
      #"""
      [{"jsonrpc":"2.0","id":1,"method":"add","params":[1]},{"jsonrpc":"2.0","method":"hello"},7,{"jsonrpc":"2.0","id":2,"method":"no"}]
      [{"jsonrpc":"2.0","method":"hello"}]
      []
      """#
    )
    expectEqual(
      exchange.sent.split(separator: "\n").map(String.init),
      [
        #"[{"jsonrpc":"2.0","id":1,"result":1},"#
          + #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"a message must be an object"}},"#
          + #"{"jsonrpc":"2.0","id":2,"error":{"code":-32601,"message":"unknown method 'no'"}}]"#,
        #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"a batch must have 1 to 1000 messages"}}"#,
      ]
    )
    expectEqual(exchange.notes, ["hello null", "hello null"])
  }

  @Test("whether this side is there is answered while something else is worked on")
  func ping() {
    let exchange = Exchange(
      .modelContext,
      pieces: [
        #"{"jsonrpc":"2.0","id":1,"method":"count"}"#, #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
        #"[{"jsonrpc":"2.0","id":3,"method":"ping"}]"#,
      ].map { Dialect.modelContext.framing.framed($0) }
    )
    expectEqual(
      exchange.sent,
      #"""
      {"jsonrpc":"2.0","id":2,"result":{}}
      {"jsonrpc":"2.0","id":1,"result":3}
      [{"jsonrpc":"2.0","id":3,"result":{}}]

      """#
    )
  }

  @Test(
    "the end of the input ends what is worked on and what waits, or is answered first; each protocol has its own way"
  )
  func end() {
    let requests = [#"{"jsonrpc":"2.0","id":1,"method":"count"}"#, #"{"jsonrpc":"2.0","id":2,"method":"count"}"#]
    func sent(_ dialect: Dialect) -> (text: String, ending: Conversation.Ending) {
      let pieces = [requests.flatMap { dialect.framing.framed($0) }]
      let exchange = Exchange(dialect, pieces: pieces, endsEarly: true)
      return (exchange.sent, exchange.ending)
    }
    let ended = sent(.modelContext)
    expectEqual(ended.ending, .closed)
    expectEqual(ended.text.split(separator: "\n").count, 2)
    for number in 1...2 {
      #expect(
        ended.text.contains(
          #"{"jsonrpc":"2.0","id":\#(number),"error":{"code":-32803,"message":"the input ended before the answer"#
        ),
        "\(ended.text)"
      )
    }
    let answered = sent(.languageServer)
    expectEqual(answered.ending, .closed)
    #expect(answered.text.contains(#""id":1,"result":3"#) && answered.text.contains(#""id":2,"result":3"#))
  }

  @Test("a request is given up before it is worked on and while it is; each protocol answers as it has to")
  func cancellation() {
    func pieces(_ dialect: Dialect, _ messages: [String]) -> [[UInt8]] { messages.map { dialect.framing.framed($0) } }
    let early = [
      #"{"jsonrpc":"2.0","id":1,"method":"waiting"}"#, #"{"jsonrpc":"2.0","id":2,"method":"add","params":[1]}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"add","params":[2]}"#,
    ]
    let server = Exchange(
      .languageServer,
      pieces: [
        (pieces(.languageServer, early)
          + pieces(
            .languageServer,
            [
              #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}"#
            ]
          )).flatMap { $0 }
      ]
    )
    expectEqual(
      server.sent.split(separator: "\r\n\r\n").count,
      4
    )
    #expect(
      server.sent.contains(#"{"jsonrpc":"2.0","id":2,"error":{"code":-32800,"message":"the request was cancelled"}}"#)
    )
    #expect(server.sent.contains(#"{"jsonrpc":"2.0","id":3,"result":2}"#))
    // While it counts, each look at what has come in takes one piece.
    let running = Exchange(
      .modelContext,
      pieces: pieces(
        .modelContext,
        [
          #"{"jsonrpc":"2.0","id":1,"method":"count","params":{"_meta":{"progressToken":"t"}}}"#,
          #"{"jsonrpc":"2.0","method":"hello"}"#,
          #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
          #"{"jsonrpc":"2.0","id":2,"method":"add","params":[1]}"#,
        ]
      )
    )
    expectEqual(
      running.sent,
      #"""
      {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"t","progress":0,"total":3,"message":"counting"}}
      {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"t","progress":1,"total":3,"message":"number 1"}}
      {"jsonrpc":"2.0","id":2,"result":1}

      """#
    )
    expectEqual(running.notes, ["hello null"])
  }

  @Test("progress is made known as the protocol has it, where it is wanted")
  func progress() {
    let body = #"{"jsonrpc":"2.0","id":1,"method":"count","params":{"workDoneToken":7}}"#
    let exchange = Exchange(.languageServer, pieces: [Dialect.languageServer.framing.framed(body)])
    let messages = exchange.log.filter { $0.hasPrefix("--> ") }.map { String($0.dropFirst(4)) }
    expectEqual(
      messages,
      [
        #"{"jsonrpc":"2.0","method":"$/progress","params":{"token":7,"value":{"kind":"begin","title":"counting","percentage":0}}}"#,
        #"{"jsonrpc":"2.0","method":"$/progress","params":{"token":7,"value":{"kind":"report","message":"number 1","percentage":33}}}"#,
        #"{"jsonrpc":"2.0","method":"$/progress","params":{"token":7,"value":{"kind":"report","message":"number 2","percentage":66}}}"#,
        #"{"jsonrpc":"2.0","method":"$/progress","params":{"token":7,"value":{"kind":"report","message":"number 3","percentage":100}}}"#,
        #"{"jsonrpc":"2.0","method":"$/progress","params":{"token":7,"value":{"kind":"end","message":"counted"}}}"#,
        #"{"jsonrpc":"2.0","id":1,"result":3}"#,
      ]
    )
    let quiet = Exchange(#"{"jsonrpc":"2.0","id":1,"method":"count"}"#)
    expectEqual(quiet.sent, "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":3}\n")
  }

  @Test("this side asks too, and takes the answer that belongs to its question")
  func ownRequests() {
    let exchange = Exchange(
      #"""
      {"jsonrpc":"2.0","id":1,"method":"ask"}
      {"jsonrpc":"2.0","id":2,"method":"ask"}
      {"jsonrpc":"2.0","id":2,"error":{"code":-5,"message":"no"}}
      {"jsonrpc":"2.0","id":1,"result":{"name":"Petri"}}
      {"jsonrpc":"2.0","id":1,"result":"again"}
      """#
    )
    expectEqual(
      exchange.sent,
      #"""
      {"jsonrpc":"2.0","id":1,"method":"name"}
      {"jsonrpc":"2.0","id":1,"result":null}
      {"jsonrpc":"2.0","id":2,"method":"name"}
      {"jsonrpc":"2.0","id":2,"result":null}

      """#
    )
    expectEqual(exchange.notes, ["error -5: no", #"answer: {"name":"Petri"}"#])
  }

  @Test("a second request of the same name is refused while the first one waits")
  func doubledNames() {
    let exchange = Exchange(
      #"""
      {"jsonrpc":"2.0","id":1,"method":"add","params":[1]}
      {"jsonrpc":"2.0","id":1,"method":"add","params":[2]}
      """#
    )
    expectEqual(
      exchange.sent,
      #"""
      {"jsonrpc":"2.0","id":1,"result":1}
      {"jsonrpc":"2.0","id":1,"error":{"code":-32600,"message":"a request with this 'id' isn't answered yet"}}

      """#
    )
  }

  @Test("the service ends it when the message is worked on; nobody who listens ends it too")
  func endings() {
    let finished = Exchange(
      #"""
      {"jsonrpc":"2.0","method":"exit"}
      {"jsonrpc":"2.0","id":1,"method":"add","params":[1]}
      """#
    )
    expectEqual(finished.ending, .finished)
    expectEqual(finished.sent, "")
    let request = Array(#"{"jsonrpc":"2.0","id":1,"method":"add","params":[1]}"#.utf8) + [0x0A]
    let unheard = Exchange(.modelContext, pieces: [request, request], isHeard: false)
    expectEqual(unheard.ending, .outputClosed)
  }

  @Test("the log has a line for each message, in which nothing moves a cursor")
  func log() {
    let exchange = Exchange("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\\u001b[2J\"}\n\u{1B}[2J")
    expectEqual(
      exchange.log,
      [
        #"<-- {"jsonrpc":"2.0","id":1,"method":"\u001b[2J"}"#,
        #"<-- (invalid JSON at byte 0: expected a value) ␛[2J"#,
        #"--> {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"unknown method '\u001b[2J'"}}"#,
        #"--> {"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"invalid JSON at byte 0: expected a value"}}"#,
      ]
    )
  }
}
