import Expectations
import PetriAgent
import Testing

@Suite("The Model Context Protocol")
@MainActor
struct ModelContextTests {
  private func done(_ arguments: [String]) -> CommandOutput { CommandOutput("done\n") }

  @Test("a client learns the version that both speak, and what there is")
  func hello() {
    let served = ServedMessages(
      """
      {"jsonrpc":"2.0","id":1,"method":"tools/list"}
      {"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":"2024-11-05","capabilities":{}}}
      {"jsonrpc":"2.0","method":"notifications/initialized"}
      {"jsonrpc":"2.0","id":3,"method":"initialize","params":{"protocolVersion":"1999-01-01"}}
      {"jsonrpc":"2.0","id":4,"method":"ping"}
      {"jsonrpc":"2.0","id":5,"method":"nothing"}
      """,
      isInitialized: false,
      done
    )
    let lines = served.sent.split(separator: "\n").map(String.init)
    // Whether the server is there is answered before anything else.
    expectEqual(lines[0], #"{"jsonrpc":"2.0","id":4,"result":{}}"#)
    expectEqual(
      lines[1],
      #"{"jsonrpc":"2.0","id":1,"error":{"code":-32002,"message":"'initialize' must come first"}}"#
    )
    #expect(
      lines[2].hasPrefix(
        #"{"jsonrpc":"2.0","id":2,"result":{"protocolVersion":"2024-11-05","capabilities":{"tools":{}},"#
      )
    )
    #expect(lines[3].contains(#""protocolVersion":"2025-06-18""#))
    expectEqual(lines[4], #"{"jsonrpc":"2.0","id":5,"error":{"code":-32601,"message":"unknown method 'nothing'"}}"#)
  }

  @Test("tools are listed with schemas that allow nothing else")
  func list() {
    let served = ServedMessages(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, done)
    let show = #"""
      {"name":"show","title":"Show a definition","description":"Shows a screen's definition: context, wrapping, content, \#
      links, and the file and line.","inputSchema":{"type":"object","properties":{\#
      "screen":{"type":"string","description":"The screen's name."},\#
      "json":{"type":"boolean","description":"As JSON."}},"required":["screen"],"additionalProperties":false},\#
      "annotations":{"readOnlyHint":true,"openWorldHint":false}}
      """#
    #expect(served.sent.contains(show))
    let names = Toolbox.tools.map(\.name)
    expectEqual(Set(names).count, names.count)
  }

  @Test("arguments become those of a command, and nothing in them becomes an option")
  func commands() {
    let served = ServedMessages(
      calls: [
        ("list_screens", #"{"query":"sign in","group":"Account"}"#), ("show", #"{"screen":"--help"}"#),
        ("explain", "{}"),
        ("route", #"{"target":"cart","from":"home","context":{"items":[1]},"plan_only":true}"#),
        ("route", #"{"target":"cart","context":{"note":null},"state":{"names":["a",null]},"max_lines":5}"#),
        ("validate", #"{"paths":["Screens/a.yaml"]}"#), ("verify", #"{"screens":["cart"],"changed_since":"main"}"#),
        ("record", #"{"screens":["cart"]}"#), ("changed", #"{"since":"1m"}"#), ("walk", #"{"screen":"cart"}"#),
        ("manifest", #"{"kind":"color"}"#), ("links", "{}"), ("links", #"{"url":"shop://a"}"#),
        ("graph", #"{"screen":"cart"}"#),
      ],
      done
    )
    expectEqual(
      served.commands,
      [
        "list --group=Account -- sign in", "show -- --help", "explain --",
        "route --from=home --context=items:=[1] --plan -- cart",
        #"route --context=note:=null --state=names:=["a",null] --refs --max-lines=5 -- cart"#,
        "validate -- Screens/a.yaml",
        "snapshot verify --changed=main -- cart", "snapshot record -- cart", "changed --since=1m", "walk -- cart",
        "manifest --kind=color --", "links list", "links match -- shop://a", "graph -- cart",
      ]
    )
  }

  @Test("all mistakes in arguments are reported at once, as an answer that a model can read")
  func mistakes() {
    let served = ServedMessages(
      calls: [("tree", #"{"as":"png","max_lines":0,"sesion":"s1"}"#), ("tre", "{}"), ("record", #"{"screens":[]}"#)],
      done
    )
    let lines = served.sent.split(separator: "\n").map(String.init)
    #expect(lines[0].contains(#""isError":true"#))
    for words in [
      "'as' must be one of tree, wireframe", "'max_lines' must be an integer from 1 to 10000",
      "unknown argument 'sesion'; tree takes session, as", "missing argument 'session'",
    ] { #expect(lines[0].contains(words)) }
    #expect(lines[1].contains("unknown tool 'tre'; did you mean 'tree'?"))
    #expect(lines[2].contains("name the screens to record"))
    #expect(served.commands.isEmpty)
  }

  @Test("what a process can't be given is refused")
  func unfit() {
    let long = String(repeating: "a", count: 100_001)
    let served = ServedMessages(
      calls: [("show", #"{"screen":"a\u0000b"}"#), ("launch", #"{"screen":"a","context":{"b":["\u0000"]}}"#)]
        + [("show", #"{"screen":"\#(long)"}"#)],
      done
    )
    let lines = served.sent.split(separator: "\n").map(String.init)
    #expect(lines[0].contains("'screen' must not have the character NUL"))
    #expect(lines[1].contains("'context' must not have the character NUL"))
    #expect(lines[2].contains("'screen' must have 100000 bytes at most"))
    #expect(served.commands.isEmpty)
  }

  @Test("a check that finds faults is an answer; a command that fails is an error")
  func endings() {
    let served = ServedMessages(
      calls: [("verify", "{}"), ("validate", "{}"), ("list_screens", "{}"), ("manifest", "{}")]
    ) { arguments in
      switch arguments[0] {
      case "snapshot": CommandOutput("1 differs\n", notes: "comparing\n", ending: .exit(1))
      case "validate": CommandOutput("", notes: "no catalogue\n", ending: .exit(66))
      case "list": CommandOutput("", ending: .late)
      default: CommandOutput("", ending: .signal(11))
      }
    }
    let lines = served.sent.split(separator: "\n").map(String.init)
    #expect(lines[0].contains(#""text":"1 differs\ncomparing\n"}],"isError":false"#))
    #expect(lines[1].contains(#""text":"no catalogue\n"}],"isError":true"#))
    #expect(lines[2].contains(#""text":"the command took too long and was ended\n"}],"isError":true"#))
    #expect(lines[3].contains(#""text":"the command was ended by signal 11\n"}],"isError":true"#))
  }

  @Test("what commands advise is advised as tools with their parameters; other words are as they were")
  func advice() throws {
    let notes = [
      "unknown screen 'zz'; 'petri list' prints the names", "help: 'petri show cart' lists its keys",
      "help: 'petri tree cart --then 'tap:Go on' --refs' shows what is there",
      "--then tap:Nothing can't be done: nothing here is called 'Nothing'", "--in: nothing has the reference '@e1'",
      "run 'petri walk sign-in in'", "'petri changed --since 1h' lists what was saved", "--content-size is wrong",
      "'petri manifest --kind state --full' lists its keys", "run 'petri explain' for a list; 'git log' lists them",
      "'petri snapshot review' lists what is", "run 'petri links'", "see 'petri new NAME' or 'petri show --help'",
      "--force isn't there",
    ]
    let served = ServedMessages(calls: [("show", #"{"screen":"zz"}"#)]) { _ in
      CommandOutput("", notes: notes.joined(separator: "\n"), ending: .exit(64))
    }
    let expected = [
      "unknown screen 'zz'; 'list_screens' prints the names", "help: 'show' with screen 'cart' lists its keys",
      "help: 'launch' with screen 'cart' shows what is there",
      "tap:Nothing can't be done: nothing here is called 'Nothing'", "part: nothing has the reference '@e1'",
      "run 'walk' with screen 'sign-in', walk 'in'", "'changed' with since '1h' lists what was saved",
      "content_size is wrong", "'manifest' with kind 'state' lists its keys",
      "run 'explain' for a list; 'git log' lists them", "'verify' lists what is", "run 'links'",
      "see 'petri new NAME' or 'petri show --help'", "--force isn't there",
    ]
    let text = expected.joined(separator: "\\n")
    #expect(served.sent.contains(#""text":"\#(text)""#), "\(served.sent)")
    let session = ServedMessages(
      calls: [
        ("launch", #"{"screen":"cart"}"#), ("tap", #"{"session":"s1","target":"x"}"#),
        ("tree", #"{"session":"s1","part":"e9"}"#),
      ]
    ) { arguments in
      guard arguments.contains("--then=tap:x") || arguments.contains("--in=e9") else {
        return CommandOutput("[e1] a\n# 1 line, hash a\n")
      }
      return CommandOutput("", notes: "help: 'petri tree cart --refs' shows what is there\n", ending: .exit(1))
    }
    #expect(session.sent.contains("help: 'tree' shows what is there"), "\(session.sent)")
    expectEqual(session.sent.ranges(of: "session s1 is as it was").count, 2)
  }
}
