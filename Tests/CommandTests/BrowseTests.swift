#if os(Linux)
  import Expectations
  import Foundation
  import PetriText
  import Testing

  @Suite("petri browse on a terminal", .startsProcesses)
  struct BrowseTests {
    private let leave = "\u{1B}[?1049l"

    /// A catalogue with two of the sample's screens, which is read in a moment.
    private let small: TemporaryFolder

    init() throws {
      small = try TemporaryFolder()
      try small.write("catalog: Small\n", to: "Catalog.yaml")
      for name in ["delivery-address", "new-year-hours"] {
        try small.write("screen: \(name)\ncontent: [label: Hello]\n", to: "Screens/\(name).yaml")
      }
    }

    private func browse(
      columns: UInt16 = 100,
      rows: UInt16 = 24,
      in folder: String = PetriProcess.package,
      environment: [String: String] = [:]
    ) throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(columns: columns, rows: rows)
      _ = try terminal.start(
        ["browse"],
        in: folder,
        environment: ["TERM": "xterm-256color"].merging(environment) { $1 }
      )
      #expect(terminal.wait(for: "quit"))
      return terminal
    }

    @Test("q quits, and the terminal is as before")
    func quit() throws {
      let terminal = try browse(in: small.path)
      #expect(terminal.output.contains("\u{1B}[?1049h") && terminal.wait(for: "delivery-address"))
      terminal.write("q")
      let process = terminal.waitForEnd()
      expectEqual(process?.terminationStatus, 0)
      #expect(terminal.output.contains(leave) && terminal.isCooked)
      expectEqual(terminal.screen.strangers, [])
    }

    @Test("petri alone browses on a terminal, and lists elsewhere")
    func alone() throws {
      let terminal = try PseudoTerminal()
      _ = try terminal.start([], environment: ["TERM": "xterm"])
      #expect(terminal.wait(for: "quit"))
      terminal.write("\u{3}")
      expectEqual(terminal.waitForEnd()?.terminationStatus, 130)
      #expect(try Command.run([]).output.contains("new-year-hours"))
    }

    @Test("without a terminal the browser is lines, and ends with its input")
    func piped() throws {
      let result = try Command.run(["browse"], input: "/new-year-hours-heap\n1\nb\nq\n")
      #expect(result.status == 0 && result.errors.isEmpty && !result.output.contains("\u{1B}"))
      #expect(result.output.contains("1. new-year-hours-heap") && result.output.contains("new-year-hours-heap needs:"))
      try expectEqual(Command.run(["browse"]).status, 0)
    }

    @Test(
      "a terminal that shows lines alone gets lines, from petri and petri browse, and where programs are to be read aloud",
      arguments: [[], ["browse"]],
      [["TERM": "dumb"], ["TERM": "xterm", "ACCESSIBLE": "1"]]
    )
    func dumb(arguments: [String], environment: [String: String]) throws {
      let terminal = try PseudoTerminal()
      _ = try terminal.start(arguments, environment: environment)
      #expect(terminal.waitForOutput("q to quit"))
      #expect(terminal.isCooked)
      terminal.write("q\n")
      expectEqual(terminal.waitForEnd()?.terminationStatus, 0)
      #expect(!terminal.output.contains("\u{1B}"))
    }

    @Test(
      "petri alone takes the browser's options",
      arguments: [["--plain"], ["--plain", "--ascii"], ["--theme=dark", "--plain"]]
    )
    func optionsAlone(arguments: [String]) throws {
      let result = try Command.run(arguments, input: "q\n")
      expectEqual(result.status, 0)
      #expect(result.errors.isEmpty && result.output.contains("q to quit"))
      #expect(try Command.run(["--print-keys"]).output.contains("list:"))
    }

    @Test("letters that are found are green, and no colour is sent where none is wanted", arguments: [true, false])
    func color(isWanted: Bool) throws {
      let terminal = try browse(environment: isWanted ? [:] : ["NO_COLOR": "1"])
      terminal.write("/nyh")
      #expect(terminal.wait(for: "/ nyh"))
      let green = "\u{1B}[1;4;32m"
      #expect(isWanted ? terminal.waitForOutput(green) : !terminal.output.contains("32m"))
      terminal.write("\u{3}")
      _ = terminal.waitForEnd()
    }

    @Test("a terminal that reports a light ground gets darker greens, whenever it reports it")
    func light() throws {
      let terminal = try browse(environment: ["COLORTERM": "truecolor"])
      terminal.write("/nyh")
      #expect(terminal.waitForOutput("\u{1B}[1;4;32m"))
      terminal.write("\u{1B}]11;rgb:ffff/")
      terminal.write("ffff/ffff\u{1B}\\")
      #expect(terminal.waitForOutput("\u{1B}[1;4;38;2;17;99;41m"))
      terminal.write("\u{3}")
      _ = terminal.waitForEnd()
    }

    @Test(
      "a screen is drawn in its own colours, as many as the terminal shows, and in others in the dark",
      arguments: [("truecolor", "48;2;255;255;255m", "48;2;0;0;0m"), ("", "48;5;231m", "48;5;16m")]
    )
    func appearance(colors: String, light: String, dark: String) throws {
      let terminal = try browse(columns: 120, rows: 40, environment: ["COLORTERM": colors, "TERM_PROGRAM": ""])
      terminal.write("/sign-in\t")
      #expect(terminal.wait(for: "E-mail") && terminal.waitForOutput(light) && !terminal.output.contains(dark))
      terminal.write("A")
      #expect(terminal.wait(for: "A dark") && terminal.waitForOutput(dark))
      terminal.write("\u{3}")
      _ = terminal.waitForEnd()
    }

    @Test("a screen that is read from right to left is drawn in its frame, without marks")
    func rightToLeft() throws {
      let terminal = try browse(columns: 140, rows: 60)
      terminal.write("/arabic-welcome\t")
      #expect(terminal.wait(for: "Translation preview"))
      for locale in ["ru", "ar"] {
        terminal.write("L")
        #expect(terminal.wait(for: "L \(locale)"))
      }
      #expect(terminal.wait(for: "الساعة"))
      let text = terminal.screen.text
      #expect(!text.contains("<U+") && !terminal.output.contains("\u{200E}"))
      let rows = text.split(separator: "\n").filter {
        $0.unicodeScalars.contains { (0x600...0x6FF).contains($0.value) }
      }
      #expect(!rows.isEmpty)
      let top = try #require(text.split(separator: "\n").first { $0.contains("╮") })
      let end = top.prefix { $0 != "╮" }.columns
      for row in rows { expectEqual(row.dropFirst(row.prefix(columns: end).count).first, "│", "\(text)") }
      terminal.write("\u{3}")
      _ = terminal.waitForEnd()
    }

    @Test("what a terminal answers late to somebody else's question presses no key")
    func replies() throws {
      let terminal = try browse(in: small.path)
      for piece in [
        "\u{1B}]11;rgb:1e1e/", "1e1e/q2e2e\u{1B}", "\\", "\u{1B}P1$r", "q q\u{1B}\\", "\u{1B}[?62;", "1c",
        "\u{1B}_Gi=1;q", "\u{1B}\\",
      ] {
        terminal.write(piece)
        _ = terminal.pause()
      }
      expectEqual(terminal.process?.isRunning, true)
      terminal.write("/nyh")
      #expect(terminal.wait(for: "/ nyh"))
      terminal.write("\u{3}")
      expectEqual(terminal.waitForEnd()?.terminationStatus, 130)
    }

    @Test("what is typed is found while it is typed, and its screen is drawn")
    func search() throws {
      let terminal = try browse()
      terminal.write("/")
      #expect(terminal.wait(for: "to the list"))
      terminal.write("nyh")
      #expect(terminal.wait(for: " of "))
      terminal.write("\t4")
      #expect(terminal.wait(for: "viewDidLoad"))
      terminal.write("q")
      expectEqual(terminal.waitForEnd()?.terminationStatus, 0)
    }

    @Test("another size is drawn at once, down to a polite word")
    func resize() throws {
      let terminal = try browse(in: small.path)
      terminal.resize(columns: 30, rows: 8)
      #expect(terminal.wait(for: "Petri needs 40"))
      terminal.resize(columns: 120, rows: 40)
      #expect(terminal.wait(for: "delivery-address"))
      terminal.write("q")
      expectEqual(terminal.waitForEnd()?.terminationStatus, 0)
    }

    @Test("the pictures of the README and of the browser's page are what is seen")
    func pictures() throws {
      let readme = try String(contentsOfFile: PetriProcess.package + "/README.md", encoding: .utf8)
      let picture = "Sources/Frontends/PetriBrowser/PetriBrowser.docc/browser.svg"
      #expect(readme.contains("](\(picture))"))
      let wide = try browse(columns: 140, rows: 40, environment: ["COLORTERM": "truecolor"])
      #expect(wide.wait(for: "Street and house"))
      wide.write("jjjjjjj")
      #expect(wide.wait(for: "A button"))
      // The panes beside the preview and below the list come after it.
      #expect(wide.wait(for: "quiet") && wide.wait(for: "Every control"))
      let file = "\(PetriProcess.package)/\(picture)"
      if ProcessInfo.processInfo.environment["PETRI_RECORD"] != nil {
        for _ in 0..<5 { while wide.pause() {} }
        let svg = ScreenSVG.text(of: wide.screen, theme: .dark)
        try svg.write(toFile: file, atomically: true, encoding: .utf8)
      }
      let kept = try String(contentsOfFile: file, encoding: .utf8)
      let isKept = wide.wait { ScreenSVG.text(of: $0.screen, theme: .dark) == kept }
      #expect(isKept, "record it anew with PETRI_RECORD=1; it shows\n\(wide.screen.picture)")
      wide.write("q")
      _ = wide.waitForEnd()
      let page = try String(
        contentsOfFile: PetriProcess.package + "/Sources/Frontends/PetriBrowser/PetriBrowser.docc/PetriBrowser.md",
        encoding: .utf8
      )
      let terminal = try browse(columns: 100, rows: 26)
      #expect(terminal.wait(for: "Street and house"))
      terminal.write("/sign-in\r")
      #expect(terminal.wait(for: "viewDidAppear"))
      terminal.write("ann@petri\t\t")
      let isShown = terminal.wait { page.contains("```\n\($0.screen.picture)```\n") }
      #expect(isShown, "\(terminal.screen.picture)")
      terminal.write("\u{3}")
      _ = terminal.waitForEnd()
    }

    @Test(
      "a signal that ends it leaves the terminal as it was",
      arguments: [SIGTERM, SIGHUP, SIGINT, SIGUSR1, SIGUSR2, SIGALRM, SIGXCPU]
    )
    func signals(number: Int32) throws {
      let terminal = try browse(in: small.path)
      kill(try #require(terminal.process).processIdentifier, number)
      let process = try #require(terminal.waitForEnd())
      #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
      #expect(terminal.output.contains(leave) && terminal.isCooked)
    }

    @Test("nothing is sent while nothing happens")
    func idle() throws {
      let terminal = try browse()
      #expect(terminal.wait(for: "A form with a map") && terminal.wait(for: "9:41"))
      // The reading behind the picture may end late: there is a second without anything in the end, where nothing goes
      // on for ever.
      var quiet = 0
      for _ in 0..<600 where quiet < 5 { quiet = terminal.pause() ? 0 : quiet + 1 }
      expectEqual(quiet, 5)
      terminal.write("q")
      _ = terminal.waitForEnd()
    }

    @Test("hostile texts reach the terminal as text", arguments: ["xterm", "unheard-of", ""])
    func hostile(term: String) throws {
      let folder = try TemporaryFolder()
      try folder.write("catalog: A\n", to: "Catalog.yaml")
      try folder.write("screen: one\ntitle: \"\\e]0;owned\\a\"\ncontent: []\n", to: "Screens/one.yaml")
      try folder.write("screen: two\ntitle: \u{202E}turned\ncontent:\n  - label: \u{1B}[31m\n", to: "Screens/two.yaml")
      let terminal = try browse(in: folder.path, environment: ["TERM": term, "NO_COLOR": "1"])
      terminal.write("jk")
      terminal.write("q")
      _ = terminal.waitForEnd()
      #expect(!terminal.output.contains("\u{1B}]0;") && !terminal.output.contains("\u{1B}[31m"))
      #expect(!terminal.output.contains("\u{202E}"))
      expectEqual(terminal.screen.strangers, [])
    }

    @Test("a saved file is on screen at once, the choice kept, and a mistake shows its message until it is gone")
    func live() throws {
      let folder = try TemporaryFolder()
      try folder.write("catalog: A\n", to: "Catalog.yaml")
      try folder.write("screen: first\ncontent:\n  - label: One\n", to: "Screens/first.yaml")
      try folder.write("screen: second\ncontent:\n  - label: Before\n", to: "Screens/second.yaml")
      let terminal = try browse(in: folder.path)
      terminal.write("G")
      #expect(terminal.wait(for: "Before"))
      try folder.write("screen: second\ncontent:\n  - label: Afterwards\n", to: "Screens/second.yaml")
      #expect(terminal.wait(for: "Afterwards"))
      try folder.write("screen: second\ncontent:\n  - lable: Oops\n", to: "Screens/second.yaml")
      #expect(terminal.wait(for: "lable"))
      try folder.write("catalog: [\n", to: "Catalog.yaml")
      #expect(terminal.wait(for: "Catalog.yaml has errors"))
      try folder.write("catalog: B\n", to: "Catalog.yaml")
      try folder.write("screen: second\ncontent:\n  - label: Whole again\n", to: "Screens/second.yaml")
      #expect(terminal.wait(for: "Whole again"))
      terminal.write("q")
      expectEqual(terminal.waitForEnd()?.terminationStatus, 0)
    }

    @Test("screens are compared with their snapshots behind, and what differs is accepted by a key")
    func snapshots() throws {
      let catalogue = try SnapshotCatalogue()
      try catalogue.replace("Two", with: "2", in: "Screens/two.yaml")
      let terminal = try browse(in: catalogue.folder.path)
      terminal.write("v")
      #expect(terminal.wait(for: "≠") && terminal.wait(for: "snapshots: 1 differs"))
      terminal.write("na")
      #expect(terminal.wait(for: "label \"Two\""))
      terminal.write("a")
      #expect(terminal.wait(for: "accepted Screens/__Snapshots__/two.tree.txt"))
      try expectEqual(catalogue.run("verify").status, 0)
      // A file that changes is compared again without being asked for.
      try catalogue.replace("2", with: "II", in: "Screens/two.yaml")
      #expect(terminal.wait(for: "snapshots: 1 differs"))
      terminal.write("q")
      #expect(terminal.waitForEnd()?.terminationStatus == 0 && terminal.isCooked)
      expectEqual(terminal.screen.strangers, [])
    }

    @Test("the checks tab has what petri check finds, checked behind, and launches a screen as a finding shows it")
    func checks() throws {
      try small.write(
        "screen: faint\ncontent: [label: {text: Faint, color: '#EEEEEE'}, button: {title: Close, tap: dismiss}]\n",
        to: "Screens/faint.yaml"
      )
      let terminal = try browse(in: small.path)
      terminal.write("gji")
      #expect(terminal.wait(for: "checking "))
      #expect(terminal.wait(for: "1 found") && terminal.wait(for: "navigation: nothing found in"))
      terminal.write("\tj\r")
      #expect(terminal.wait(for: "viewDidAppear") && terminal.wait(for: "contrast of "))
      terminal.write("\u{7}")
      #expect(terminal.wait(for: "layout: 1 found in"))
      try small.write(
        "screen: faint\ncontent: [label: Clear, button: {title: Close, tap: dismiss}]\n",
        to: "Screens/faint.yaml"
      )
      #expect(terminal.wait(for: "layout: nothing found in"))
      terminal.write("q")
      expectEqual(terminal.waitForEnd()?.terminationStatus, 0)
      expectEqual(terminal.screen.strangers, [])
    }

    @Test("a broken screen is listed with its message, and the others work")
    func broken() throws {
      let folder = try TemporaryFolder()
      try folder.write("catalog: A\n", to: "Catalog.yaml")
      try folder.write("screen: good\ncontent:\n  - label: Fine\n", to: "Screens/good.yaml")
      try folder.write("screen: bad\ncontent:\n  - lable: Oops\n", to: "Screens/bad.yaml")
      let terminal = try browse(in: folder.path)
      #expect(terminal.wait(for: "1 with errors"))
      terminal.write("g")
      terminal.write("/bad\t")
      #expect(terminal.wait(for: "lable"))
      terminal.write("q")
      expectEqual(terminal.waitForEnd()?.terminationStatus, 0)
    }
  }

  extension PseudoTerminal {
    /// Waits for a fifth of a second; gives whether something came.
    func pause() -> Bool {
      let before = output.count
      var waiting = true
      let end = ContinuousClock.now + .milliseconds(200)
      while waiting, ContinuousClock.now < end {
        if !hasInput(milliseconds: 20) { continue }
        waiting = read() != nil
      }
      return output.count != before
    }
  }
#endif
