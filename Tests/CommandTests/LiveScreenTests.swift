#if os(Linux)
  import Foundation
  import Testing

  @Suite("A launched screen on a terminal")
  struct LiveScreenTests {
    /// A catalogue with a screen that has all that is touched.
    private static let files = [
      "Catalog.yaml": """
      catalog: Live
      locales: [en, de]
      state:
        plan: {type: string, default: free}
      experiments: {look: [quiet, loud]}

      """,
      "Screens/form.yaml": """
      # The form
      screen: form
      title: Form
      context:
        city: {type: string, example: Kazan}   # where
        count: {type: int, default: 3}
      wrapping: [navigation]
      content:
        - label: "In ${city}, ${count}"
        - label: "Plan ${state.plan}"
        - textField: {id: name, placeholder: Name}
        - switch: {id: loud, on: false}
        - button: {title: More, tap: {open: more}}
        - button: {title: Tell, tap: {emit: told}}
        - button: {title: Nowhere, tap: pop}

      """,
      "Screens/more.yaml": """
      screen: more
      links: live://more
      variants:
        look:
          loud: {content: [{label: LOUD}]}
      presentation: {style: pageSheet}
      content:
        - label: A sheet
        - button: {title: Close, tap: dismiss}

      """,
      "Screens/outer.yaml": """
      screen: outer
      content: {tabs: [{screen: form}, {screen: more}]}

      """,
    ]

    private func catalogue() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      for (path, text) in Self.files { try folder.write(text, to: path) }
      return folder
    }

    private func launch(
      _ arguments: [String],
      in folder: TemporaryFolder,
      columns: UInt16 = 110,
      rows: UInt16 = 60
    ) throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(columns: columns, rows: rows)
      _ = try terminal.start(["launch"] + arguments, in: folder.path, environment: ["TERM": "xterm-256color"])
      #expect(terminal.wait(for: "Ctrl-G"))
      return terminal
    }

    private func quit(_ terminal: PseudoTerminal) {
      terminal.write("\u{3}")
      #expect(terminal.waitForEnd()?.terminationStatus == 130)
      #expect(terminal.isCooked && terminal.screen.strangers == [])
    }

    /// Goes to what is called so, as the line below the head says.
    private func focus(_ name: String, on terminal: PseudoTerminal) {
      for _ in 0..<20 {
        if terminal.screen.text.split(separator: "\n").dropFirst().first?.contains(" \(name)") == true { return }
        terminal.write("\t")
        _ = terminal.pause()
      }
      Issue.record("there is no \(name)")
    }

    @Test("it takes text, switches, opens and closes sheets, and tells what was emitted and what could not be done")
    func touching() throws {
      let folder = try catalogue()
      let terminal = try launch(["form", "--context", "city=Ufa"], in: folder)
      #expect(terminal.screen.text.contains("In Ufa, 3") && terminal.screen.text.contains("form  viewDidAppear"))
      focus("name", on: terminal)
      terminal.write("qüit")
      #expect(terminal.wait(for: "[qüit_"))
      terminal.write("\u{7F}\u{7F}e")
      #expect(terminal.wait(for: "[qüe_"))
      focus("loud", on: terminal)
      terminal.write("\r")
      #expect(terminal.wait(for: "(━━●)"))
      focus("Tell", on: terminal)
      terminal.write("\r")
      #expect(terminal.wait(for: "emitted told"))
      focus("Nowhere", on: terminal)
      terminal.write("\r")
      #expect(terminal.wait(for: "pop was refused: 'form' is the first"))
      focus("More", on: terminal)
      terminal.write("\r")
      #expect(terminal.wait(for: "[ Close ]"))
      terminal.write("\u{1B}")
      #expect(terminal.wait(for: "▸ dismiss"))
      #expect(!terminal.screen.text.contains("[ Close ]"))
      terminal.write("\u{1B}")
      #expect(terminal.wait(for: "3 screens"))
      quit(terminal)
    }

    @Test(
      "what was done is done again in another environment and after a saved file, mistakes stand over the last picture"
    )
    func again() throws {
      let folder = try catalogue()
      let terminal = try launch(["form"], in: folder)
      focus("name", on: terminal)
      terminal.write("Ann")
      #expect(terminal.wait(for: "[Ann_"))
      terminal.write("\u{1B}l")
      #expect(terminal.wait(for: "large de") && terminal.screen.text.contains("[Ann_"))
      let file = Self.files["Screens/form.yaml"] ?? ""
      try folder.write(file.replacingOccurrences(of: "Plan $", with: "The plan is $"), to: "Screens/form.yaml")
      #expect(terminal.wait(for: "The plan is free"))
      #expect(terminal.screen.text.contains("[Ann_"))
      try folder.write(file.replacingOccurrences(of: "switch:", with: "swich:"), to: "Screens/form.yaml")
      #expect(terminal.wait(for: "what is shown is as it was") && terminal.screen.text.contains("swich"))
      #expect(terminal.screen.text.contains("The plan is free"))
      try folder.write(file, to: "Screens/form.yaml")
      #expect(terminal.wait(for: "Plan free"))
      #expect(!terminal.screen.text.contains("what is shown"))
      quit(terminal)
    }

    @Test("a fixture and a walk are written into the file, comments kept, and the command is copied")
    func saving() throws {
      let folder = try catalogue()
      let terminal = try launch(["form", "--context", "city=Ufa", "--context", "count=7"], in: folder)
      focus("loud", on: terminal)
      terminal.write("\r")
      #expect(terminal.wait(for: "1 step"))
      terminal.write("\u{19}")
      #expect(terminal.wait(for: "copied:"))
      let command = "petri launch form --context city=Ufa --context count=7 --then tap:loud"
      #expect(terminal.output.contains(Data(command.utf8).base64EncodedString()))
      terminal.write("\u{10}as a fix\rufa\r")
      #expect(terminal.wait(for: "saved in Screens/form.yaml"))
      terminal.write("\u{10}as a walk\rlouder\r")
      #expect(terminal.wait(for: "saved in"))
      terminal.write("\u{10}play the walk lou\r")
      #expect(terminal.wait(for: "the walk 'louder' went through: 2 steps"))
      quit(terminal)
      let text = try folder.read("Screens/form.yaml")
      #expect(text.contains("count: {type: int, default: 3}\nfixtures:\n  ufa: {city: \"Ufa\", count: 7}\nwrapping"))
      #expect(text.hasPrefix("# The form\n") && text.contains("# where\n"))
      #expect(
        text.hasSuffix(
          "walks:\n  louder:\n    fixture: ufa\n    steps:\n      - tap: \"loud\"\n      - expect: {screen: \"form\"}\n"
        )
      )
      #expect(try PetriProcess.run(["validate"], in: folder.path).status == 0)
      #expect(try PetriProcess.run(["walk", "form", "louder"], in: folder.path).status == 0)
      let launched = try PetriProcess.run(
        ["launch", "form", "--fixture", "ufa", "--then", "tap:loud"],
        in: folder.path
      )
      #expect(launched.status == 0 && launched.output.contains("In Ufa, 7") && launched.output.contains("on"))
    }

    @Test("links are followed, plans are in the log, walks are gone through, variants are switched")
    func routing() throws {
      let folder = try catalogue()
      try folder.write(
        try folder.read("Screens/form.yaml") + "walks: {sheet: [{open: \"live://more\"}, {expect: {text: A sheet}}]}\n",
        to: "Screens/form.yaml"
      )
      let terminal = try launch(["form", "--fixture", "examples"], in: folder)
      terminal.write("\u{10}follow a link\rlive://more\r")
      #expect(terminal.wait(for: "→ present more on form"))
      #expect(terminal.screen.text.contains("▸ open:live://more"))
      terminal.write("\u{10}step by step\r")
      #expect(terminal.wait(for: "Ctrl-N: open live://more  (1 of 2)"))
      #expect(!terminal.screen.text.contains("A sheet"))
      terminal.write("\u{0E}")
      #expect(terminal.wait(for: "next: expect text \"A sheet\"  (2 of 2)"))
      #expect(terminal.screen.text.contains("A sheet"))
      terminal.write("\u{0E}")
      #expect(terminal.wait(for: "the walk 'sheet' went through"))
      terminal.write("\u{10}look: loud\r")
      #expect(terminal.wait(for: "LOUD"))
      #expect(terminal.screen.text.contains("look=loud"))
      terminal.write("\u{19}")
      #expect(terminal.wait(for: "--experiment look=loud"))
      terminal.write("\u{10}look: quiet\r")
      terminal.write("\u{19}")
      #expect(terminal.wait(for: "copied: petri launch form --fixture examples --then open:live://more"))
      #expect(!terminal.screen.text.contains("look="))
      quit(terminal)
    }

    @Test("layers come off one by one, the state is set, and a snapshot is recorded")
    func palette() throws {
      let folder = try catalogue()
      let terminal = try launch(["form", "--fixture", "examples"], in: folder)
      #expect(terminal.screen.text.contains("navigation  viewDidLoad"))
      terminal.write("\u{10}record a snapshot as tree\r")
      #expect(terminal.wait(for: "recorded Screens/__Snapshots__/form.tree.txt"))
      #expect(try folder.read("Screens/__Snapshots__/form.tree.txt").contains("In Kazan, 3"))
      terminal.write("\u{10}state plan\rpro\r")
      #expect(terminal.wait(for: "Plan pro"))
      terminal.write("\u{10}take off\r")
      #expect(terminal.wait(for: "Plan pro"))
      terminal.write("\u{19}")
      #expect(terminal.wait(for: "--state plan=pro --without 0"))
      #expect(!terminal.screen.text.contains("navigation  viewDidLoad"))
      terminal.write("\u{10}put on\r")
      #expect(terminal.wait(for: "navigation  viewDidLoad"))
      quit(terminal)
    }

    @Test("the context of a screen inside is edited too")
    func inner() throws {
      let folder = try catalogue()
      let terminal = try launch(["outer"], in: folder)
      terminal.write("\u{5}")
      #expect(terminal.wait(for: "form.city"))
      terminal.write("Perm")
      #expect(terminal.wait(for: "Perm"))
      terminal.write("\t")
      terminal.write("many")
      #expect(terminal.wait(for: "needs an int"))
      terminal.write("\u{12}\r")
      #expect(terminal.wait(for: "In Perm, 3"))
      quit(terminal)
    }

    @Test("a wrong context is told before the terminal is taken")
    func wrong() throws {
      let folder = try catalogue()
      let terminal = try PseudoTerminal()
      _ = try terminal.start(["launch", "form", "--context", "count=many"], in: folder.path)
      #expect(terminal.waitForEnd()?.terminationStatus == 64)
      #expect(terminal.output.contains("'count' needs an int") && !terminal.output.contains("\u{1B}[?1049h"))
    }

    @Test("with --as or --then it is printed on a terminal too")
    func printed() throws {
      let folder = try catalogue()
      let terminal = try PseudoTerminal()
      _ = try terminal.start(["launch", "form", "--then", "tap:More"], in: folder.path)
      #expect(terminal.waitForEnd()?.terminationStatus == 0)
      #expect(terminal.output.contains("\"A sheet\"") && !terminal.output.contains("\u{1B}[?1049h"))
    }

    @Test("petri browse --plain asks and answers in lines")
    func plain() throws {
      let folder = try catalogue()
      let input = "/form\n1\nUfa\nmany\n4\n1 Ann\n2 on\n3\nb\n99\nw\nc\nq\n"
      let result = try PetriProcess.run(["browse", "--plain"], in: folder.path, input: input)
      #expect(result.status == 0)
      for text in ["1. form, Form", "city, a string", "needs an int", "1. name, Ann", "2. loud, on", "1. Close"] {
        #expect(result.output.contains(text))
      }
      #expect(result.output.contains("there is nothing of that number") && result.output.contains("In Ufa, 4"))
      #expect(!result.output.contains("\u{1B}"))
    }

    @Test("--ascii sends ASCII alone, and so does a locale that is not UTF-8", arguments: [true, false])
    func ascii(flag: Bool) throws {
      let folder = try catalogue()
      let terminal = try PseudoTerminal(columns: 110, rows: 50)
      let environment = flag ? ["TERM": "vt100"] : ["TERM": "vt100", "LC_ALL": "C"]
      _ = try terminal.start(["browse"] + (flag ? ["--ascii"] : []), in: folder.path, environment: environment)
      #expect(terminal.wait(for: "quit"))
      #expect(terminal.output.utf8.allSatisfy { $0 < 0x80 })
      terminal.write("q")
      #expect(terminal.waitForEnd()?.terminationStatus == 0)
    }

    @Test("another key returns to the catalogue where one is given")
    func returnKey() throws {
      let folder = try catalogue()
      let terminal = try PseudoTerminal(columns: 110, rows: 30)
      _ = try terminal.start(
        ["browse", "--return-key", "ctrl-t"],
        in: folder.path,
        environment: ["TERM": "xterm"]
      )
      #expect(terminal.wait(for: "quit"))
      terminal.write("/more\r")
      #expect(terminal.wait(for: "Ctrl-T catalogue"))
      terminal.write("\u{14}")
      #expect(terminal.wait(for: "quit"))
      terminal.write("q")
      #expect(terminal.waitForEnd()?.terminationStatus == 0)
      #expect(try PetriProcess.run(["browse", "--return-key", "ctrl-c"]).status == 64)
    }
  }
#endif
