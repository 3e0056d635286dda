#if os(Linux)
  import Expectations
  import Foundation
  import Testing

  @Suite("Browsing a large catalogue", .startsProcesses)
  struct LargeCatalogueTests {
    private let folder: TemporaryFolder
    private let cache: String

    init() throws {
      folder = try TemporaryFolder()
      cache = folder.path + "/.cache"
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
      _ = try terminal.start(
        ["browse"],
        in: folder.path,
        environment: ["TERM": "xterm-256color", "XDG_CACHE_HOME": cache]
      )
      return terminal
    }

    /// Looks at previews, the ways to a screen, texts and a launched screen.
    private func look(_ terminal: PseudoTerminal) {
      #expect(terminal.wait(for: "600 screens"))
      // Until a screen can be looked at, its panes are empty.
      terminal.write("8")
      #expect(terminal.wait(for: "s-599  opens it"))
      terminal.write("/number 321x")
      #expect(terminal.wait(for: "1 of 600") && terminal.wait(for: "s-321  text Words of number 321x"))
      terminal.write("\r")
      #expect(terminal.wait(for: "Ctrl-G catalogue"))
      terminal.write("\r")
      #expect(terminal.wait(for: "present s-322 on s-321"))
      terminal.write("\u{7}")
      #expect(terminal.wait(for: "q quit"))
      // Escape alone differs from a sequence by the missing rest.
      terminal.write("\u{1B}")
      #expect(terminal.wait(for: "s-305  Screen 305"))
      terminal.write("g")
      #expect(terminal.wait(for: "Group 0"))
    }

    @Test("shows the same whether it was kept or is read, and any changes meanwhile; a broken screen is mentioned")
    func kept() async throws {
      let cold = try browse()
      look(cold)
      cold.write("q")
      expectEqual(cold.waitForEnd()?.terminationStatus, 0)
      // Files of just now may change again in the same moment: nothing was kept of them.
      try await Task.sleep(for: .milliseconds(2_700))
      let keeping = try browse()
      look(keeping)
      keeping.write("q")
      expectEqual(keeping.waitForEnd()?.terminationStatus, 0)

      let warm = try browse()
      look(warm)
      try folder.write("screen: s-0\ntitle: Changed\ncontent: [{label: Another text}]\n", to: "Screens/s-0.yaml")
      #expect(warm.wait(for: "s-0  Changed"))
      warm.write("/another text")
      #expect(warm.wait(for: "s-0  text Another text"))
      warm.write("\u{15}")
      try folder.write("screen: s-1\ncontent: [{lable: L}]\n", to: "Screens/s-1.yaml")
      #expect(warm.wait(for: "1 with errors"))
      warm.write("s-1 errors\t")
      #expect(warm.wait(for: "lable"))
      warm.write("q")
      expectEqual(warm.waitForEnd()?.terminationStatus, 0)

      // The kept catalogue is not the present one: it is shown for a moment, and replaced.
      try FileManager.default.removeItem(atPath: folder.path + "/Screens/s-7.yaml")
      try folder.write("screen: s-1\ncontent: [{label: L}]\n", to: "Screens/s-1.yaml")
      let stale = try browse()
      #expect(stale.wait(for: "599 screens"))
      stale.write("q")
      _ = stale.waitForEnd()
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
