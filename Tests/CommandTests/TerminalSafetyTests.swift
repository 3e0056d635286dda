#if os(Linux)
  import Expectations
  import Foundation
  import Testing
  import Thoroughness

  @Suite("The terminal comes back", .serialized, .startsProcesses)
  struct TerminalSafetyTests {
    private let enter = "\u{1B}[?1049h"
    private let leave = "\u{1B}[?1049l"

    private func browse(environment: [String: String] = [:]) throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(columns: 100, rows: 24)
      let variables = ["TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"].merging(environment) { $1 }
      _ = try terminal.start(["browse"], environment: variables)
      #expect(terminal.wait(for: "quit"))
      return terminal
    }

    @Test("after a crash", arguments: [SIGSEGV, SIGABRT, SIGILL])
    func crash(number: Int32) throws {
      let terminal = try browse()
      kill(try #require(terminal.process).processIdentifier, number)
      let process = try #require(terminal.waitForEnd())
      #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
      #expect(terminal.output.hasSuffix(leave) && terminal.isCooked)
    }

    /// A backtrace without names: to look these up takes as long as all of this suite's other tests.
    private static func backtrace(interactive: Bool) -> [String: String] {
      // It would wait longer for a key than the test for the end.
      let word = interactive ? "yes,timeout=60m" : "no"
      return ["SWIFT_BACKTRACE": "enable=yes,color=no,interactive=\(word),threads=crashed,symbolicate=off"]
    }

    @Test("after a crash whose backtrace is printed, behind it")
    func backtrace() throws {
      let terminal = try browse(environment: Self.backtrace(interactive: false))
      kill(try #require(terminal.process).processIdentifier, SIGSEGV)
      _ = terminal.waitForEnd()
      let after = terminal.output.components(separatedBy: leave).last ?? ""
      #expect(after.contains("rash") && terminal.isCooked)
    }

    @Test("after a crash whose backtrace would ask for a key, without waiting for one")
    func prompt() throws {
      let terminal = try browse(environment: Self.backtrace(interactive: true))
      kill(try #require(terminal.process).processIdentifier, SIGSEGV)
      let process = try #require(terminal.waitForEnd())
      #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGSEGV)
      #expect(terminal.isCooked)
    }

    @Test("while it is stopped, and is taken again when it goes on")
    func suspend() throws {
      let terminal = try PseudoTerminal(columns: 100, rows: 24)
      let petri = PetriProcess.make([], in: PetriProcess.package).executableURL?.path ?? ""
      try terminal.startShell()
      terminal.write("TERM=xterm \(petri) browse; echo ended:$?\n")
      #expect(terminal.wait(for: "quit"))
      terminal.write("\u{1A}")
      #expect(terminal.waitForOutput("Stopped"))
      #expect(terminal.output.components(separatedBy: leave).count == 2 && terminal.isCooked)
      terminal.forget()
      terminal.write("fg\n")
      #expect(terminal.waitForOutput(enter) && terminal.wait(for: "delivery-address"))
      #expect(!terminal.isCooked)
      terminal.forget()
      terminal.write("q")
      #expect(terminal.waitForOutput(leave))
      terminal.write("exit\n")
      _ = terminal.waitForEnd()
    }

    @Test("from an editor, which has the terminal meanwhile, and whose failure is reported")
    func editor() throws {
      let temporary = try TemporaryFolder()
      defer { withExtendedLifetime(temporary) {} }
      let folder = temporary.path
      let script = "#!/bin/sh\necho editing\nread line </dev/tty\necho \"$line $*\" >'\(folder)/typed'\nexit 3\n"
      try temporary.writeProgram(script, to: "editor")
      let terminal = try PseudoTerminal(columns: 100, rows: 24)
      let petri = PetriProcess.make([], in: PetriProcess.package).executableURL?.path ?? ""
      try terminal.startShell()
      // An empty VISUAL counts for none.
      terminal.write("TERM=xterm VISUAL= EDITOR='\(folder)/editor' \(petri) browse; echo ended:$?\n")
      #expect(terminal.wait(for: "quit"))
      terminal.write("/sign-in\t")
      #expect(terminal.wait(for: "1 of "))
      terminal.write("e")
      #expect(terminal.waitForOutput("editing") && terminal.isCooked)
      terminal.write("words\n")
      #expect(terminal.wait(for: "ended with exit code 3") && !terminal.isCooked)
      let typed = try String(contentsOfFile: "\(folder)/typed", encoding: .utf8)
      #expect(typed.hasPrefix("words +") && typed.hasSuffix("/sign-in.yaml\n"))
      terminal.write("q")
      #expect(terminal.waitForOutput("ended:0"))
      terminal.forget()
      terminal.write("TERM=xterm EDITOR=/nonexistent \(petri) browse; echo again:$?\n")
      #expect(terminal.waitForOutput(enter) && terminal.wait(for: "delivery-address"))
      terminal.write("je")
      #expect(terminal.wait(for: "the editor '/nonexistent' can't be run"))
      terminal.write("q")
      #expect(terminal.waitForOutput("again:0"))
      terminal.write("exit\n")
      _ = terminal.waitForEnd()
    }

    @Test("from a terminal that takes no more bytes")
    func full() throws {
      let terminal = try browse()
      // Nobody reads the browser's output now, until the terminal is full and the browser waits for it.
      for _ in 0..<600 { terminal.write("GgD") }
      let process = try #require(terminal.process)
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
      #expect(terminal.isCooked)
    }

    @Test("a controller's output is shown in a line, and printed when the terminal is back")
    func prints() throws {
      let folder = try TemporaryFolder()
      try folder.write("catalog: A\n", to: "Catalog.yaml")
      try folder.write("screen: printing\ncontent: {class: PrintingViewController}\n", to: "Screens/printing.yaml")
      let terminal = try PseudoTerminal(columns: 110, rows: 40)
      _ = try terminal.start(["browse"], product: "team-petri", in: folder.path, environment: ["TERM": "xterm"])
      #expect(terminal.wait(for: "printed: a controller says"))
      terminal.write("q")
      expectEqual(terminal.waitForEnd()?.terminationStatus, 0)
      expectEqual(terminal.output.components(separatedBy: leave).last?.contains("a controller says"), true)
    }

    @Test("as many screens as there may be are listed, searched and left")
    func many() throws {
      let folder = try TemporaryFolder()
      try folder.write("catalog: Big\n", to: "Catalog.yaml")
      let files = Thoroughness.count(100, all: 1_000)
      for file in 0..<files {
        let screens = (0..<100).map { "screen: s-\(file * 100 + $0)\ngroup: G\(file)\ncontent: []\n" }
        try folder.write(screens.joined(separator: "---\n"), to: "Screens/f\(file).yaml")
      }
      let terminal = try PseudoTerminal(columns: 100, rows: 24)
      _ = try terminal.start(["browse"], in: folder.path, environment: ["TERM": "xterm"])
      #expect(terminal.wait(for: "\(files * 100) screens"))
      terminal.write("/s-\(files * 100 - 1)")
      #expect(terminal.wait(for: "1 of \(files * 100)"))
      terminal.write("\tq")
      expectEqual(terminal.waitForEnd()?.terminationStatus, 0)
    }
  }
#endif
