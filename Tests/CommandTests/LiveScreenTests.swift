#if os(Linux)
  import Expectations
  import Foundation
  import Testing

  @Suite("A launched screen on a terminal", .startsProcesses)
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
      expectEqual(terminal.waitForEnd()?.terminationStatus, 130)
      #expect(terminal.isCooked && terminal.screen.strangers == [])
    }

    /// Goes to the element of a name, by the line below the head.
    private func focus(_ name: String, on terminal: PseudoTerminal) {
      func line(_ terminal: PseudoTerminal) -> Substring? {
        terminal.screen.text.split(separator: "\n").dropFirst().first
      }
      for _ in 0..<20 {
        let before = line(terminal)
        if before?.contains(" \(name)") == true { return }
        terminal.write("\t")
        guard terminal.wait(until: { line($0) != before }) else { break }
      }
      Issue.record("there is no \(name)")
    }

    @Test("it takes text, switches, opens and closes sheets, and tells what was emitted and what could not be done")
    func touching() throws {
      let folder = try catalogue()
      let terminal = try launch(["form", "--context", "city=Ufa"], in: folder)
      #expect(terminal.screen.text.contains("In Ufa, 3") && terminal.screen.text.contains("viewDidAppear"))
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
      #expect(terminal.wait(for: "sends the event 'told'"))
      focus("Nowhere", on: terminal)
      terminal.write("\r")
      #expect(terminal.wait(for: "pop leads nowhere: 'form' is the first"))
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
      #expect(
        terminal.wait { $0.screen.text.prefix { $0 != "\n" }.hasSuffix(" de") }
          && terminal.screen.text.contains("[Ann_")
      )
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
      #expect(text.contains("count: {type: int, default: 3}\n\nfixtures:\n  ufa: {city: Ufa, count: 7}\n\nwrapping"))
      #expect(text.hasPrefix("# The form\n") && text.contains("# where\n"))
      #expect(
        text.hasSuffix(
          "\n\nwalks:\n  louder:\n    fixture: ufa\n    steps:\n      - tap: loud\n      - expect: {screen: form}\n"
        )
      )
      try expectEqual(Command.run(["validate"], in: folder.path).status, 0)
      try expectEqual(Command.run(["walk", "form", "louder"], in: folder.path).status, 0)
      let launched = try Command.run(
        ["launch", "form", "--fixture", "ufa", "--then", "tap:loud"],
        in: folder.path
      )
      #expect(launched.status == 0 && launched.output.contains("In Ufa, 7") && launched.output.contains("on"))
    }

    @Test("what a fixture or a walk can't hold is refused before a name is asked for, with the reason")
    func refused() throws {
      let folder = try catalogue()
      let before = try folder.read("Screens/outer.yaml")
      let terminal = try launch(["outer", "--context", "form.city=Ufa"], in: folder)
      terminal.write("\u{10}as a fix\r")
      #expect(
        terminal.wait(for: "can't be saved: a fixture of 'outer' can't hold 'form.city', a key of a screen inside")
      )
      terminal.write("\u{10}as a walk\r")
      #expect(terminal.wait(for: "can't be saved: a walk begins with a fixture, which can't hold 'form.city'"))
      #expect(!terminal.screen.text.contains("name of the"))
      quit(terminal)
      try expectEqual(folder.read("Screens/outer.yaml"), before)
      let other = try launch(["form", "--fixture", "examples", "--state", "plan=pro"], in: folder)
      other.write("\u{10}as a walk\r")
      #expect(other.wait(for: "a walk begins with a fixture; save the context"))
      other.write("\u{10}as a fix\rNot A Name\r")
      #expect(
        other.wait(for: "nothing was written: invalid name 'Not A Name'")
          && other.screen.text.contains("name of the fixture: Not A Name")
      )
      other.write("\u{15}kazan\r")
      #expect(other.wait(for: "saved in Screens/form.yaml"))
      #expect(try folder.read("Screens/form.yaml").contains("state: {plan: pro}"))
      quit(other)
      let more = try launch(["more"], in: folder)
      more.write("\u{10}as a fix\r")
      #expect(more.wait(for: "'more' needs no context, and no state is set, so there is nothing to save"))
      quit(more)
    }

    @Test("a name that is changed and changed back loses no steps, and the note about it goes")
    func renamed() throws {
      let folder = try catalogue()
      let terminal = try launch(["form"], in: folder)
      focus("loud", on: terminal)
      terminal.write("\r")
      #expect(terminal.wait(for: "1 step"))
      focus("name", on: terminal)
      terminal.write("Ann")
      #expect(terminal.wait(for: "2 steps"))
      let file = Self.files["Screens/form.yaml"] ?? ""
      try folder.write(file.replacingOccurrences(of: "id: loud", with: "id: quiet"), to: "Screens/form.yaml")
      #expect(terminal.wait(for: "not all was done again: step 1 of 2"))
      try folder.write(file, to: "Screens/form.yaml")
      #expect(terminal.wait(for: "2 steps") && terminal.screen.text.contains("[Ann_"))
      #expect(!terminal.screen.text.contains("not all was done again"))
      quit(terminal)
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
      #expect(terminal.wait(for: "must be an integer"))
      terminal.write("\u{12}\r")
      #expect(terminal.wait(for: "In Perm, 3"))
      quit(terminal)
    }

    @Test("a wrong context is reported before the terminal is taken")
    func wrong() throws {
      let folder = try catalogue()
      let terminal = try PseudoTerminal()
      _ = try terminal.start(["launch", "form", "--context", "count=many"], in: folder.path)
      expectEqual(terminal.waitForEnd()?.terminationStatus, 64)
      #expect(terminal.output.contains("'count' must be an integer") && !terminal.output.contains("\u{1B}[?1049h"))
    }

    @Test("with --as or --then it is printed on a terminal too")
    func printed() throws {
      let folder = try catalogue()
      let terminal = try PseudoTerminal()
      _ = try terminal.start(["launch", "form", "--then", "tap:More"], in: folder.path)
      expectEqual(terminal.waitForEnd()?.terminationStatus, 0)
      #expect(terminal.output.contains("\"A sheet\"") && !terminal.output.contains("\u{1B}[?1049h"))
    }

    private func plain(_ lines: String..., in folder: TemporaryFolder) throws -> String {
      let result = try Command.run(
        ["browse", "--plain"],
        in: folder.path,
        input: lines.map { $0 + "\n" }.joined()
      )
      #expect(result.status == 0 && result.errors.isEmpty && !result.output.contains("\u{1B}"))
      return result.output
    }

    @Test("in lines, a screen is opened by number or name, and read as VoiceOver reads it")
    func plain() throws {
      let folder = try catalogue()
      let output = try plain("/form", "1", "city=Ufa", "count=many", "count=4", "", "q", in: folder)
      for text in [
        "1. form\n", "city, string, now Kazan", "'count' must be an integer", "In Ufa, 4", "Form, heading",
        ". Name, text field", "switch button, no label: loud", ". More, button",
      ] {
        #expect(output.contains(text), "\(text) in \(output)")
      }
      #expect(try plain("more", "q", in: folder).contains("1. Close, button"))
    }

    @Test("in lines, an act is answered with news, and nothing twice")
    func plainActs() throws {
      let folder = try catalogue()
      let output = try plain("form", "", "1 Ann", "2 on", "4", "99", "3", "b", "log", "log", "l", "q", in: folder)
      let lines = output.split(separator: "\n").map(String.init)
      #expect(lines.count { $0 == "Form, heading" } <= 3, "\(output)")
      #expect(
        lines.contains { $0.contains("Name, Ann, text field") } && lines.contains { $0.contains("on, switch button") }
      )
      #expect(output.contains("sends the event 'told'") && output.contains("the number must be between 1 and"))
      #expect(
        output.contains("1. Close, button") && output.contains("▸ tap:More")
          && output.contains("nothing has happened since")
      )
    }

    @Test(
      "in lines, every prompt has a way out, and fixtures, the environment, walks, the state and the command are there"
    )
    func plainRest() throws {
      let folder = try catalogue()
      let out = try plain("form", "b", "more", "c", "form", "", "b", "?", "nonsense", "q", in: folder)
      #expect(out.contains("no screen is called 'nonsense'") && out.contains("q: quit"))
      let output = try plain(
        "form",
        "city=Ufa",
        "",
        "save fixture ufa",
        "2",
        "save walk louder",
        "e",
        "e de dark",
        "walks",
        "walk louder",
        "state plan=pro",
        "layers",
        "layer 0",
        "y",
        "c",
        "form",
        "ufa",
        "",
        "b",
        "v form routes",
        "q",
        in: folder
      )
      for text in [
        "saved in Screens/form.yaml", "locale en; the values are en, de", "now iphone-",
        "the walk 'louder' went through: 2 steps",
        "Plan pro", "0. navigation", "petri launch form --fixture ufa --appearance dark --locale de --state plan=pro",
        "values of ufa", "leads to",
      ] {
        #expect(output.contains(text), "\(text) in \(output)")
      }
      #expect(try folder.read("Screens/form.yaml").contains("ufa: {city: Ufa, count: 3}"))
    }

    @Test("in lines, every screen of a long list is reached")
    func plainLong() throws {
      let folder = try TemporaryFolder()
      try folder.write("catalog: Long\n", to: "Catalog.yaml")
      for number in 1...120 {
        // The list is in the order of the files.
        let place = String(format: "%03d", number)
        try folder.write("screen: s-\(number)\ncontent: [{label: Hello \(number)}]\n", to: "Screens/\(place).yaml")
      }
      let output = try plain("", "", "120", "c", "s-77", "q", in: folder)
      #expect(
        output.contains("70 more: Enter goes on") && output.contains("120. s-120") && output.contains("Hello 120")
      )
      #expect(output.contains("Hello 77"))
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
      expectEqual(terminal.waitForEnd()?.terminationStatus, 0)
    }

    @Test(
      "a form shows its screen with what is typed, what screens inside get, and mistakes in the command line's words"
    )
    func formPreview() throws {
      let folder = try catalogue()
      let terminal = try PseudoTerminal(columns: 150, rows: 40)
      _ = try terminal.start(["browse"], in: folder.path, environment: ["TERM": "xterm-256color"])
      #expect(terminal.wait(for: "quit"))
      terminal.write("/outer\t\u{05}")
      #expect(terminal.wait(for: "In Kazan, 3") && terminal.wait(for: "string, example of form"))
      #expect(terminal.screen.text.contains("int, default of form"))
      terminal.write("Ufa")
      #expect(terminal.wait(for: "In Ufa, 3"))
      terminal.write("\tmany")
      let problem = "'count' must be an integer such as 3; found 'many'"
      #expect(terminal.wait(for: problem) && terminal.screen.text.contains("In Ufa, 3"))
      #expect(terminal.screen.text.contains("as it was before the mistake"))
      let run = try Command.run(
        ["launch", "outer", "--as", "tree", "--context", "form.count=many"],
        in: folder.path
      )
      #expect(run.status == 64 && run.errors.contains(problem))
      quit(terminal)
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
      expectEqual(terminal.waitForEnd()?.terminationStatus, 0)
      try expectEqual(Command.run(["browse", "--return-key", "ctrl-c"]).status, 64)
    }
  }
#endif
