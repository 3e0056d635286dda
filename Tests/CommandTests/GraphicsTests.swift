#if os(Linux)
  import Expectations
  import Foundation
  import PetriText
  import Testing

  @Suite("Pictures of pixels on a terminal", .serialized)
  struct GraphicsTests {
    /// A folder with a program that is called like one that makes PNG of SVG: its output is `image`, and it keeps its
    /// input.
    private struct Program {
      let folder: TemporaryFolder

      /// - Parameter script: its script; it keeps its input and prints a PNG of four pixels where it is `nil`.
      init(_ script: String? = nil) throws {
        folder = try TemporaryFolder()
        let file = Data(base64Encoded: Self.image) ?? Data()
        try file.write(to: URL(fileURLWithPath: folder.path + "/image.png"))
        let usual = "/bin/cat > \"$0.svg\"; echo \"$@\" > \"$0.arguments\"; /bin/cat \"${0%/*}/image.png\""
        try folder.writeProgram("#!/bin/sh\n\(script ?? usual)\n", to: "rsvg-convert")
        try folder.writeProgram(Self.sixels, to: "img2sixel")
      }

      /// A program that makes two rows of sixels of whatever it is given.
      private static let sixels = """
        #!/bin/sh
        [ "$1" = --colors=256 ] && /bin/cat > /dev/null && printf '\\033Pq"1;1;2;2#0;2;100;0;0#1;2;0;0;100#0@?$#1?A-\\033\\\\'
        """

      /// Red, green, blue and one that isn't there.
      static let image =
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAE0lEQVR4nGP4z8DwHwyBNIhgAAA/0gX7yxemzgAAAABJRU5ErkJggg=="

      var path: String { "\(folder.path):/usr/bin:/bin" }

      func text(_ ending: String) -> String? {
        try? String(contentsOfFile: folder.path + "/rsvg-convert." + ending, encoding: .utf8)
      }
    }

    /// A catalogue with a screen to look at: the sample would be read, and compared with its snapshots, for each test.
    private let catalogue: TemporaryFolder

    init() throws {
      catalogue = try TemporaryFolder()
      try catalogue.write("catalog: Small\n", to: "Catalog.yaml")
      try catalogue.write(
        """
        screen: sign-in
        title: Sign in
        content: [label: Sign in, textField: E-mail, textField: Password, button: {title: Sign in, style: filled}]

        """,
        to: "Screens/sign-in.yaml"
      )
    }

    private func browse(
      _ program: Program,
      _ arguments: [String] = [],
      columns: UInt16 = 100,
      rows: UInt16 = 30,
      environment: [String: String]
    ) throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(columns: columns, rows: rows)
      let variables = [
        "TERM": "xterm-256color", "PATH": program.path, "TERM_PROGRAM": "", "TMUX": "", "STY": "",
        "KITTY_WINDOW_ID": "",
      ]
      _ = try terminal.start(
        ["browse"] + arguments,
        in: catalogue.path,
        environment: variables.merging(environment) { $1 }
      )
      #expect(terminal.wait(for: "quit"))
      return terminal
    }

    private func waitForPicture(_ terminal: PseudoTerminal, _ count: Int = 1) -> Bool {
      terminal.wait { $0.screen.graphics.count >= count }
    }

    private func end(_ terminal: PseudoTerminal) {
      terminal.write("\u{3}")
      expectEqual(terminal.waitForEnd()?.terminationStatus, 130)
      #expect(terminal.screen.strangers == [] && terminal.screen.graphics.placed.filter { $0.kind == "kitty" }.isEmpty)
    }

    @Test(
      "the environment names the protocol: a picture is sent once, lies within its pane, and goes with its tab",
      arguments: [
        (["TERM": "xterm-kitty"], "kitty"), (["TERM_PROGRAM": "iTerm.app"], "inline"),
        (["LC_TERMINAL": "iTerm2"], "inline"),
      ]
    )
    func named(environment: [String: String], kind: String) throws {
      let program = try Program()
      let terminal = try browse(program, environment: environment)
      terminal.write("/sign-in\t2")
      #expect(waitForPicture(terminal))
      let picture = try #require(terminal.screen.graphics.placed.first)
      // The line behind the list is drawn at column 33.
      #expect(picture.kind == kind && picture.cells.x >= 35 && picture.cells.y == 3, "\(picture.cells)")
      #expect(picture.cells.x + picture.cells.width <= 100 && picture.cells.y + picture.cells.height <= 29)
      expectEqual(program.text("svg")?.contains(">Sign in</text>"), true)
      expectEqual(program.text("arguments")?.hasPrefix("--format=png --width="), true)
      expectEqual(terminal.screen.faults, [])
      while terminal.pause() {}
      expectEqual(terminal.screen.graphics.count, 1)
      terminal.write("?")
      #expect(terminal.wait(for: "Esc close") && terminal.screen.graphics.placed.isEmpty)
      terminal.write("?")
      #expect(waitForPicture(terminal, 2) && terminal.screen.faults == [])
      terminal.write("3")
      #expect(terminal.wait(for: "sign-in  appeared") && terminal.screen.graphics.placed.isEmpty)
      expectEqual(terminal.screen.faults, [])
      end(terminal)
    }

    @Test("replies decide where the environment doesn't, however they are cut", arguments: [1, 3, 1_000])
    func replies(piece: Int) throws {
      for (replies, kind) in [
        ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;4;22c", "kitty"),
        ("\u{1B}[6;20;10t\u{1B}[4;600;1000t\u{1B}[?1;0;256S\u{1B}[?62;4;22c", "sixels"),
      ] {
        // A busy machine may keep the parts apart for so long that they are keys: then they are sent to another browser.
        for attempt in 1...3 {
          let program = try Program()
          defer { withExtendedLifetime(program) {} }
          let terminal = try browse(program, environment: [:])
          expectEqual(
            terminal.screen.questions.map { String($0.prefix(7)) },
            ["OSC 11", "APC Gi=", "CSI 16t", "CSI 14t", "CSI ?1;", "CSI c"]
          )
          terminal.write("/sign-in\t2")
          #expect(terminal.wait(for: "[E-mail"))
          expectEqual(terminal.screen.graphics.count, 0)
          send(replies, in: piece, to: terminal)
          let isShown = waitForPicture(terminal)
          if !isShown, attempt < 3 {
            if let process = terminal.process { kill(process.processIdentifier, SIGKILL) }
            _ = terminal.waitForEnd()
            continue
          }
          #expect(isShown && terminal.screen.graphics.placed.map(\.kind) == [kind] && terminal.screen.faults == [])
          end(terminal)
          break
        }
      }
    }

    /// Sends a text in pieces of some bytes, of which the program reads those of three one by one.
    private func send(_ text: String, in piece: Int, to terminal: PseudoTerminal) {
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: piece) {
        terminal.write(String(decoding: bytes[start..<min(bytes.count, start + piece)], as: UTF8.self))
        if piece == 3 { _ = terminal.hasInput(milliseconds: 30) }
      }
    }

    @Test("a terminal that reports its abilities, and not kitty's protocol, lacks it, whatever variables it inherits")
    func inherited() throws {
      let program = try Program()
      defer { withExtendedLifetime(program) {} }
      let terminal = try browse(program, environment: ["KITTY_WINDOW_ID": "1"])
      terminal.write("\u{1B}[?62;22c")
      terminal.write("/sign-in\t2")
      #expect(terminal.wait(for: "[E-mail"))
      while terminal.pause() {}
      #expect(terminal.screen.graphics.placed.isEmpty)
      end(terminal)
    }

    @Test(
      "a wireframe is drawn, and no picture is sent, within tmux, without colours and where they are chosen",
      arguments: [
        ([], ["TMUX": "/tmp/tmux,1,0", "TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"]),
        (["--graphics", "blocks"], ["TERM": "xterm-kitty"]), ([], ["TERM": "xterm-kitty", "NO_COLOR": "1"]),
        (["--ascii"], ["TERM": "xterm-kitty"]),
      ]
    )
    func wireframe(arguments: [String], environment: [String: String]) throws {
      let program = try Program()
      defer { withExtendedLifetime(program) {} }
      let terminal = try browse(program, arguments, environment: environment)
      #expect(!terminal.output.contains("\u{1B}_G"))
      terminal.write("/sign-in\t2")
      #expect(terminal.wait(for: "[E-mail"))
      while terminal.pause() {}
      expectEqual(terminal.screen.graphics.count, 0)
      end(terminal)
    }

    @Test("tmux that shows sixels itself gets them")
    func tmux() throws {
      let program = try Program()
      defer { withExtendedLifetime(program) {} }
      let terminal = try browse(program, environment: ["TMUX": "/tmp/tmux,1,0", "TERM": "tmux-256color"])
      terminal.write("\u{1B}[6;20;10t\u{1B}[?1;2;4c/sign-in\t2")
      #expect(waitForPicture(terminal) && terminal.screen.graphics.placed.map(\.kind) == ["sixels"])
      end(terminal)
    }

    @Test("without a program that makes pixels there is a wireframe, and a line names one to install, once")
    func missing() throws {
      let program = try Program()
      let terminal = try browse(program, environment: ["TERM": "xterm-kitty", "PATH": program.folder.path + "/none"])
      terminal.write("/sign-in\t2")
      #expect(terminal.wait(for: "install rsvg-convert"))
      #expect(terminal.wait(for: "[E-mail"))
      terminal.write("3")
      #expect(terminal.wait(for: "appeared") && !terminal.screen.text.contains("install"))
      end(terminal)
    }

    @Test(
      "without a program that makes sixels a terminal of sixels has a wireframe, and others have pixels",
      arguments: [true, false]
    )
    func missingSixels(isSixel: Bool) throws {
      let program = try Program()
      try FileManager.default.removeItem(atPath: program.folder.path + "/img2sixel")
      let terminal = try browse(
        program,
        ["--graphics", isSixel ? "sixel" : "kitty"],
        environment: ["PATH": program.folder.path]
      )
      terminal.write("/sign-in\t2")
      #expect(isSixel ? terminal.wait(for: "img2sixel") && terminal.wait(for: "[E-mail") : waitForPicture(terminal))
      end(terminal)
    }

    @Test(
      "a program that fails, prints something else or more than anybody wants leaves a wireframe",
      arguments: ["exit 3", "echo no picture", "kill -9 $$", "yes"]
    )
    func failing(script: String) throws {
      let program = try Program(script)
      defer { withExtendedLifetime(program) {} }
      let terminal = try browse(program, environment: ["TERM": "xterm-kitty"])
      terminal.write("/sign-in\t2")
      #expect(terminal.wait(for: "[E-mail"))
      expectEqual(terminal.screen.graphics.count, 0)
      end(terminal)
    }

    @Test("what nobody looks at any more isn't made to its end")
    func outdated() throws {
      let program = try Program("echo $$ >> \"$0.started\"; exec sleep 600")
      let terminal = try browse(program, environment: ["TERM": "xterm-kitty"])
      terminal.write("/sign-in\t2")
      #expect(terminal.wait { _ in program.text("started")?.hasSuffix("\n") == true })
      let first = try #require(program.text("started").flatMap { Int32($0.split(separator: "\n")[0]) })
      terminal.write("3")
      #expect(terminal.wait(for: "appeared") && terminal.wait { _ in kill(first, 0) != 0 })
      end(terminal)
    }

    @Test("another size draws it anew where it is now, and a signal leaves none behind", arguments: [SIGTERM, SIGSEGV])
    func ends(number: Int32) throws {
      let program = try Program()
      defer { withExtendedLifetime(program) {} }
      let terminal = try browse(program, environment: ["TERM": "xterm-kitty", "SWIFT_BACKTRACE": "enable=no"])
      terminal.write("/sign-in\t2")
      #expect(waitForPicture(terminal))
      terminal.resize(columns: 120, rows: 40)
      #expect(terminal.wait { ($0.screen.graphics.placed.first?.cells.height ?? 0) > 26 })
      #expect(terminal.screen.graphics.placed.first.map { $0.cells.x >= 42 } == true && terminal.screen.faults == [])
      kill(try #require(terminal.process).processIdentifier, number)
      expectEqual(terminal.waitForEnd()?.terminationStatus, number)
      #expect(terminal.screen.graphics.placed.isEmpty && terminal.isCooked)
      expectEqual(terminal.screen.strangers, [])
    }
  }
#endif
