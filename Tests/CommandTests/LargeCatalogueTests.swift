#if os(Linux)
  import Expectations
  import Foundation
  import Testing

  @Suite("Browsing a large catalogue", .startsProcesses)
  struct LargeCatalogueTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("catalog: Large\nstate: {plan: {type: string, default: free}}\n", to: "Catalog.yaml")
      try folder.write("container: frame\n", to: "Screens/frame.yaml")
      for number in 0..<600 {
        let next = (number + 1) % 600
        let text = """
          screen: s-\(number)
          title: Screen \(number)
          group: Group \(number / 100)
          links: large://s/\(number)
          wrapping: [frame]
          content:
            - label: Words of number \(number)x
            - button: {title: Next, tap: {open: s-\(next)}}

          """
        try folder.write(text, to: "Screens/s-\(number).yaml")
      }
    }

    private func browse() throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(columns: 120, rows: 40)
      _ = try terminal.start(["browse"], in: folder.path, environment: ["TERM": "xterm-256color"])
      return terminal
    }

    /// Looks at previews, the ways to a screen, texts and a launched screen.
    private func look(_ terminal: PseudoTerminal) {
      #expect(terminal.wait(for: "600 screens"))
      terminal.write("8")
      #expect(terminal.wait(for: "s-599  opens it"))
      terminal.write("/number 321x")
      #expect(terminal.wait(for: "1 of 600") && terminal.wait(for: "text Words of number 321x"))
      terminal.write("\r")
      #expect(terminal.wait(for: "Ctrl-G catalogue"))
      terminal.write("\r")
      #expect(terminal.wait(for: "present s-322 on s-321"))
      terminal.write("\u{7}")
      #expect(terminal.wait(for: "q quit"))
      // Escape alone differs from a sequence by the missing rest.
      terminal.write("\u{1B}")
      #expect(terminal.wait(for: "Screen 305"))
      terminal.write("g")
      #expect(terminal.wait(for: "Group 0"))
    }

    @Test("shows screens, and what changes meanwhile; a broken screen is listed with its errors")
    func changes() throws {
      let terminal = try browse()
      look(terminal)
      try folder.write("screen: s-0\ntitle: Changed\ncontent: [{label: Another text}]\n", to: "Screens/s-0.yaml")
      #expect(terminal.wait(for: "Changed"))
      terminal.write("/another text")
      #expect(terminal.wait(for: "text Another text"))
      terminal.write("\u{15}")
      try folder.write("screen: s-1\ncontent: [{lable: L}]\n", to: "Screens/s-1.yaml")
      #expect(terminal.wait(for: "1 with errors"))
      terminal.write("s-1 errors\t")
      #expect(terminal.wait(for: "lable"))
      terminal.write("q")
      expectEqual(terminal.waitForEnd()?.terminationStatus, 0)
    }

    @Test("a mistake in Catalog.yaml is reported in the shell")
    func broken() throws {
      try folder.write("catalog: Large\nlocales: 7\n", to: "Catalog.yaml")
      let terminal = try browse()
      expectEqual(terminal.waitForEnd()?.terminationStatus, 1)
      #expect(terminal.output.contains("Catalog.yaml:2"))
    }
  }
#endif
