#if os(Linux)
  import Expectations
  import Foundation
  import Testing

  /// `petri snapshot review` on a real terminal.
  @Suite("Reviewing on a terminal", .startsProcesses)
  struct SnapshotReviewTests {
    /// A run of `review` on a pseudo-terminal, with keys typed as soon as it asks.
    private func review(_ keys: String, in catalogue: SnapshotCatalogue) throws -> (output: String, isCooked: Bool) {
      let terminal = try PseudoTerminal()
      let process = try terminal.start(["snapshot", "review", "--color", "never"], in: catalogue.folder.path)
      var output = ""
      var waiting = Array(keys)
      var sent = 0
      while let text = terminal.read() {
        output += text
        while output.components(separatedBy: "u q] ").count - 1 > sent {
          terminal.write(waiting.isEmpty ? "q" : String(waiting.removeFirst()))
          sent += 1
        }
      }
      process.waitUntilExit()
      expectEqual(process.terminationStatus, 0)
      return (output, terminal.isCooked)
    }

    @Test("a accepts and r rejects, each at once, and the terminal is as before")
    func decisions() throws {
      let catalogue = try SnapshotCatalogue.changed()
      let (output, isCooked) = try review("ar", in: catalogue)
      #expect(isCooked)
      #expect(output.contains("2 snapshots: 1 accepted, 1 rejected, 0 skipped"))
      #expect(try catalogue.folder.read(SnapshotDecisionTests.one).contains("Stop"))
      #expect(try catalogue.folder.read(SnapshotDecisionTests.two).contains("Two"))
    }

    @Test("u takes the last decision back, a wrong key is answered, capitals decide all that remain")
    func undo() throws {
      let catalogue = try SnapshotCatalogue.changed()
      let (output, _) = try review("auxS", in: catalogue)
      #expect(output.contains("unknown key 'x'"))
      #expect(output.contains("0 accepted, 0 rejected, 2 skipped"))
      #expect(try catalogue.folder.read(SnapshotDecisionTests.one).contains("Go"))
      let (all, _) = try review("A", in: catalogue)
      #expect(all.contains("2 accepted, 0 rejected, 0 skipped"))
      try expectEqual(catalogue.run("verify").status, 0)
    }

    @Test("when all is decided, u takes the last decision back, and then the one before")
    func undoAtTheEnd() throws {
      let catalogue = try SnapshotCatalogue.changed()
      let (output, _) = try review("aAuurs", in: catalogue)
      #expect(output.contains("all decided: undo the last decision, or quit? [u q]"))
      #expect(output.contains("0 accepted, 1 rejected, 1 skipped"))
      #expect(try catalogue.folder.read(SnapshotDecisionTests.one).contains("Go"))
      #expect(try catalogue.folder.read(SnapshotDecisionTests.two).contains("Two"))
    }

    @Test("a rename, a changed label and a changed container are each shown as what they are, and taken")
    func walk() throws {
      let catalogue = try SnapshotCatalogue()
      try catalogue.replace("screen: one", with: "screen: uno", in: "Screens/one.yaml")
      try catalogue.folder.write("container: card\nchild: {center: both}\n", to: "Screens/card.yaml")
      try catalogue.folder.write(
        "screen: two\nwrapping: [card]\ncontent:\n  - label: \"2\"\n",
        to: "Screens/two.yaml"
      )
      try expectEqual(catalogue.run("verify").status, 1)
      let new = "Screens/__Snapshots__/uno.tree.txt"
      let (output, _) = try review("auq", in: catalogue)
      #expect(output.contains("renamed   \(SnapshotDecisionTests.one) -> \(new)\r\n"))
      #expect(output.contains("content: one") && output.contains("content: uno"))
      #expect(output.contains("deleted \(SnapshotDecisionTests.one), its old name"))
      #expect(output.contains("= card now wraps content: two\r\n"), "\(output)")
      #expect(output.contains("label \"2\""))
      // The decision was taken back: both files are as they were.
      expectEqual(catalogue.snapshots, [SnapshotDecisionTests.one, SnapshotDecisionTests.two])
      _ = try review("aa", in: catalogue)
      expectEqual(catalogue.snapshots, [SnapshotDecisionTests.two, new])
      try expectEqual(catalogue.run("verify").status, 0)
    }

    @Test("q leaves what was not decided")
    func quit() throws {
      let catalogue = try SnapshotCatalogue.changed()
      let (output, _) = try review("aq", in: catalogue)
      #expect(output.contains("1 accepted, 0 rejected, 0 skipped"))
      #expect(try catalogue.run("accept").output.hasSuffix("1 accepted\n"))
    }

    @Test("a signal while it asks ends it and leaves the terminal as it was")
    func signal() throws {
      let catalogue = try SnapshotCatalogue.changed()
      let terminal = try PseudoTerminal()
      let process = try terminal.start(["snapshot", "review", "--color", "never"], in: catalogue.folder.path)
      var output = ""
      while let text = terminal.read() {
        output += text
        if output.contains("S u q] ") { process.terminate() }
      }
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
      #expect(terminal.isCooked)
    }
  }
#endif
