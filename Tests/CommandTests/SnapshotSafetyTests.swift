import Expectations
import Foundation
import Testing
import Thoroughness

@Suite("Nothing lost, nothing by accident", .startsProcesses)
struct SnapshotSafetyTests {
  static let one = SnapshotDecisionTests.one

  @Test("carriage returns of a checkout are no difference, and record leaves such a file as it is")
  func carriageReturns() throws {
    let catalogue = try SnapshotCatalogue()
    let text = try catalogue.folder.read(Self.one).replacing("\n", with: "\r\n")
    try catalogue.folder.write(text, to: Self.one)
    try expectEqual(catalogue.run("verify").status, 0)
    try expectEqual(catalogue.run("record").output, "0 written, 2 unchanged\n")
    try expectEqual(catalogue.folder.read(Self.one), text)
  }

  @Test("conflict markers fail with their line, and accepting writes the file anew")
  func conflict() throws {
    let catalogue = try SnapshotCatalogue()
    let text = try catalogue.folder.read(Self.one)
    try catalogue.folder.write("# tree v1\n<<<<<<< HEAD\n\(text)=======\n>>>>>>> other\n", to: Self.one)
    let result = try catalogue.run("verify")
    expectEqual(result.status, 1)
    #expect(result.output.hasPrefix("conflict  \(Self.one):2: it contains merge conflict markers\n"))
    try expectEqual(catalogue.run("accept").status, 0)
    try expectEqual(catalogue.folder.read(Self.one), text)
  }

  @Test("a snapshot edited by hand fails with what is seen of it: blanks at the end, a missing newline")
  func edited() throws {
    let catalogue = try SnapshotCatalogue()
    let text = try catalogue.folder.read(Self.one)
    try catalogue.folder.write(String(text.dropLast()) + "  ", to: Self.one)
    let result = try catalogue.run("verify")
    #expect(result.output.contains("-   └─ button \"Go\"  -> dismiss··\n"), "\(result.output)")
    #expect(result.output.contains("-\\ no newline at the end\n"), "\(result.output)")
    try Data([0x61, 0xFF, 0x1B]).write(to: URL(fileURLWithPath: catalogue.folder.path + "/" + Self.one))
    let bytes = try catalogue.run("verify")
    #expect(bytes.output.hasPrefix("unreadable \(Self.one):1: it isn't valid UTF-8\n"))
    #expect(!bytes.output.unicodeScalars.contains("\u{1B}"))
  }

  @Test("a file of another version of its kind of text fails with the command that writes it anew")
  func outdated() throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.run("record", "--matrix")
    let text = try catalogue.folder.read(Self.one)
    for version in ["v1", "v9"] {
      try catalogue.folder.write(text.replacing("# tree v2", with: "# tree \(version)"), to: Self.one)
      let result = try catalogue.run("verify", "one")
      expectEqual(result.status, 1)
      let message = "it was recorded as tree \(version); to write it anew, run 'petri snapshot record one'"
      #expect(result.output.hasPrefix("outdated  \(Self.one): \(message)\n"), "\(result.output)")
      try expectEqual(catalogue.run("record", "one").status, 0)
      try expectEqual(catalogue.folder.read(Self.one), text)
    }
  }

  @Test("a disk that takes no more leaves the old file complete and nothing beside it")
  func fullDisk() throws {
    let catalogue = try SnapshotCatalogue()
    let before = try catalogue.folder.read(Self.one)
    let files = catalogue.folder.files
    try catalogue.replace("Go", with: "Stop", in: "Screens/one.yaml")
    let petri = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
      "petri"
    )
    // With the signal ignored, a write beyond the limit is an error as on a full disk.
    let script = "trap '' XFSZ; ulimit -f 0; exec '\(petri.path)' snapshot record --jobs 1 >/dev/null 2>&1"
    let result = try PetriProcess.run(["-c", script], shell: true, in: catalogue.folder.path)
    expectEqual(result.status, 74)
    try expectEqual(catalogue.folder.read(Self.one), before)
    expectEqual(catalogue.folder.files, files)
  }

  @Test("a file that can't be read or written is reported with its reason, exit 74, and the others are done")
  func blocked() throws {
    let catalogue = try SnapshotCatalogue()
    let path = catalogue.folder.path + "/" + Self.one
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try catalogue.replace("Two", with: "2", in: "Screens/two.yaml")
    let verify = try catalogue.run("verify")
    expectEqual(verify.status, 74)
    #expect(verify.output.contains("failed    \(Self.one): can't read \(Self.one): it isn't a regular file\n"))
    let record = try catalogue.run("record")
    #expect(record.status == 74 && record.output.contains("rewritten \(SnapshotDecisionTests.two)"))
    let noFolder = try catalogue.run("verify", environment: ["XDG_CACHE_HOME": "/proc/nowhere"])
    expectEqual(noFolder.output, (try catalogue.run("verify")).output)
    #expect(!noFolder.errors.contains("can't be used"))
  }

  @Test("sixteen processes that record at once and are killed at any moment leave complete files and lose none")
  func killed() throws {
    let catalogue = try SnapshotCatalogue(recording: false)
    for index in 0..<8 {
      try catalogue.folder.write(
        "screen: s-\(index)\ncontent:\n" + (0..<40).map { "  - label: Line \($0)\n" }.joined(),
        to: "Screens/s-\(index).yaml"
      )
    }
    try expectEqual(catalogue.run("record").status, 0)
    let whole = Dictionary(uniqueKeysWithValues: try catalogue.snapshots.map { ($0, try catalogue.folder.read($0)) })
    let old = "# tree v1\nold and whole\n"
    var generator = SystemRandomNumberGenerator()
    for round in 0..<Thoroughness.count(2, all: 50) {
      for path in whole.keys where round % 2 == 0 { try catalogue.folder.write(old, to: path) }
      let processes = (0..<16).map { _ in
        let process = PetriProcess.make(["snapshot", "record", "--jobs", "1"], in: catalogue.folder.path)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
      }
      for process in processes { try process.run() }
      usleep(UInt32.random(in: 0...120_000, using: &generator))
      for process in processes where Bool.random(using: &generator) { kill(process.processIdentifier, SIGKILL) }
      for process in processes { process.waitUntilExit() }
      let found = catalogue.snapshots
      expectEqual(found.count, whole.count)
      for path in found {
        let text = try catalogue.folder.read(path)
        #expect(text == whole[path] || text == old, "\(path) is torn: \(text)")
      }
    }
    try expectEqual(catalogue.run("record").status, 0)
    try expectEqual(catalogue.run("verify").status, 0)
  }

  @Test("GitHub gets an annotation for each screen of an edit and a table, and JUnit's XML holds the difference")
  func reports() throws {
    let catalogue = try SnapshotCatalogue()
    try catalogue.run("record", "--matrix")
    try catalogue.replace("Go", with: "<Stop> & \\\"go\\\"", in: "Screens/one.yaml")
    try catalogue.folder.write("# before\n", to: "summary.md")
    let result = try catalogue.run(
      "verify",
      "--report",
      "junit=out.xml",
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": catalogue.folder.path + "/summary.md"]
    )
    let annotations = result.output.split(separator: "\n").filter { $0.hasPrefix("::") }
    expectEqual(annotations.count, 1)
    let start =
      "::error file=Screens/one.yaml,line=7,title=snapshot-differs::'one' in 16 looks: it differs from its snapshot"
      + "%0A- button \"Go\"  -> dismiss%0A+ button \"<Stop> & "
    #expect(annotations.first?.hasPrefix(start) == true, "\(annotations)")
    let summary = try catalogue.folder.read("summary.md")
    #expect(summary.hasPrefix("# before\n### Snapshots of `Small`\n\n24 compared: 8 the same, 16 differ\n"))
    let xml = try catalogue.folder.read("out.xml")
    #expect(xml.contains("<testsuites name=\"Small\" tests=\"24\" failures=\"16\" errors=\"0\" skipped=\"0\">"))
    #expect(xml.contains("&lt;Stop&gt; &amp;"))
  }

  @Test("a report goes into a pipe, a device or what a link leads to, and leaves them what they are")
  func reportToOtherFiles() throws {
    let catalogue = try SnapshotCatalogue()
    let path = catalogue.folder.path
    let petri = PetriProcess.make([], in: path).executableURL?.path ?? ""
    // A device that takes nothing: one of its own, where that can be made and opened.
    let script = """
      mkfifo pipe; { mknod full c 1 7 && : > full; } 2>/dev/null || ln -sf /dev/full full
      echo old > old.json; ln -s old.json link.json; ln -s nowhere dangling.json
      petri=("$0" snapshot verify)
      cat pipe > from-pipe.json & "${petri[@]}" --report json=pipe >/dev/null 2>&1; wait
      "${petri[@]}" --report json=>(cat > from-shell.json) >/dev/null 2>&1; wait $!
      "${petri[@]}" --report json=link.json >/dev/null 2>&1
      "${petri[@]}" --report json=/dev/stdout > all.txt 2>/dev/null
      "${petri[@]}" --report json=full > full.txt 2>&1; echo $? >> full.txt
      "${petri[@]}" --report json=dangling.json > dangling.txt 2>&1; echo $? >> dangling.txt
      [ -p pipe ] && [ ! -f full ] && [ -L link.json ] && [ -L dangling.json ] && [ ! -e nowhere ] && echo as-they-were
      """
    let said = try PetriProcess.run(["-c", "exec bash -c \"$@\"", "sh", script, petri], shell: true, in: path).output
    expectEqual(said, "as-they-were\n")
    // How long cells took is the run's own.
    func timeless(_ name: String) throws -> String {
      try catalogue.folder.read(name).replacing(/,"seconds":[0-9.e-]+/, with: "")
    }
    let report = try timeless("old.json")
    #expect(report.hasPrefix("{") && report.contains("\"version\": 3"))
    for name in ["from-pipe.json", "from-shell.json"] { try expectEqual(timeless(name), report) }
    try expectEqual(timeless("all.txt"), "2 compared: 2 the same\n" + report)
    #expect(try catalogue.folder.read("full.txt").hasSuffix("can't write full: No space left on device\n74\n"))
    let dangling = try catalogue.folder.read("dangling.txt")
    #expect(dangling.hasSuffix("can't write dangling.json: it is a link to a file that doesn't exist\n74\n"))
  }

  @Test("runs beside each other end as they would alone, and each leaves its results")
  func besideEachOther() throws {
    let catalogue = try SnapshotCatalogue.changed()
    let cache = ["XDG_CACHE_HOME": catalogue.folder.path + "/cache"]
    for _ in 0..<Thoroughness.count(1, all: 3) {
      let processes = (0..<8).map { _ in
        let process = PetriProcess.make(["snapshot", "verify"], in: catalogue.folder.path, environment: cache)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
      }
      for process in processes { try process.run() }
      for process in processes { process.waitUntilExit() }
      expectEqual(processes.map(\.terminationStatus), Array(repeating: 1, count: 8))
    }
    let accept = try catalogue.run("accept", environment: cache)
    #expect(accept.output.hasSuffix("2 accepted\n"), "\(accept.output)\(accept.errors)")
  }

  @Test("coverage lists what no snapshot holds, and --min fails below a share")
  func coverage() throws {
    let catalogue = try SnapshotCatalogue()
    func coverage(_ arguments: String...) throws -> PetriProcess.Result {
      try Command.run(["coverage"] + arguments, in: catalogue.folder.path)
    }
    try expectEqual(
      coverage().output,
      """
      screens       2 of 2
      fixtures      0 of 1
        one.other
      walks         0 of 0
      context keys  1 of 1
      links         0 of 0
      views         3 of 3
      conditions    0 of 0
      85% covered

      """
    )
    try expectEqual(coverage("--min", "85").status, 0)
    let low = try coverage("--min", "86")
    #expect(low.status == 1 && low.errors.contains("85%; --min requires 86%"))
    #expect(try coverage("--json").output.contains("\"uncovered\" : ["))
    try catalogue.run("record", "--fixture", "other")
    try expectEqual(coverage("--min", "100").status, 0)
  }

  @Test("a walk holds what it begins with and looks for, an example holds a link that leads back")
  func coverageOfWalks() throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    try folder.write(
      """
      screen: one
      context: {id: {type: string, default: ""}}
      fixtures: {full: {id: a}, other: {id: ""}}
      links: ["a://one/{id}", "a://two/{id}"]
      walks: {go: {fixture: full, steps: [{present: two}, {expect: {screen: two}}]}}
      content: []
      ---
      screen: two
      content: []
      ---
      screen: three
      context: {id: {type: string, default: ""}}
      links: a://three/{id}
      content: []

      """,
      to: "Screens/a.yaml"
    )
    let result = try Command.run(["coverage"], in: folder.path)
    expectEqual(
      result.output,
      """
      screens       2 of 3
        three
      fixtures      1 of 2
        one.other
      walks         1 of 1
      context keys  2 of 2
      links         2 of 3
        three a://three/{id}
      views         0 of 0
      conditions    0 of 0
      72% covered

      """
    )
  }

  @Test(
    "a view that no cell shows, and a condition that is never decided otherwise, are listed with the fixture to add"
  )
  func coverageOfViews() throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\nstate: {signedIn: {type: bool, default: false}}\n", to: "Catalog.yaml")
    let screen = """
      screen: one
      context: {names: {type: list, of: string, default: []}}
      wrapping: [frame]
      bar: {leading: [{title: Edit, when: "${state.signedIn}"}], trailing: [{title: Add, id: add, enabled: "${state.signedIn}"}]}
      content:
        - label: {text: Sign in, when: "not ${state.signedIn}"}
        - stack: {when: "${state.signedIn}", views: [{label: Welcome}]}
        - label: {text: "${item}", each: "${names}"}
        - button: {id: go, title: Go, enabled: "${state.signedIn}"}
      ---
      container: frame
      child: {pin: edges}
      views: [{label: Framed}]

      """
    try folder.write(screen, to: "Screens/a.yaml")
    func coverage() throws -> String {
      try expectEqual(Command.run(["snapshot", "record", "--matrix"], in: folder.path).status, 0)
      let lines = try Command.run(["coverage"], in: folder.path).output.split(separator: "\n")
      return lines.drop { !$0.hasPrefix("views") }.dropLast().joined(separator: "\n")
    }
    try expectEqual(
      coverage(),
      """
      views         4 of 7
        Screens/a.yaml:4:18 bar item: no cell shows this bar item; add a fixture with 'state: {signedIn: …}' in which \
      ${state.signedIn} holds
        Screens/a.yaml:7:5 stack: no cell shows this view; add a fixture with 'state: {signedIn: …}' in which \
      ${state.signedIn} holds
        Screens/a.yaml:8:5 label: no cell shows this view; add a fixture in which ${names} isn't empty
      conditions    0 of 3
        Screens/a.yaml:4:72 bar item add: no cell enables this bar item; add a fixture with 'state: {signedIn: …}' in which \
      ${state.signedIn} holds
        Screens/a.yaml:6:5 label: no cell hides this view; add a fixture with 'state: {signedIn: …}' in which \
      ${state.signedIn} holds
        Screens/a.yaml:9:5 button go: no cell enables this view; add a fixture with 'state: {signedIn: …}' in which \
      ${state.signedIn} holds
      """
    )
    let fixtures = "fixtures: {inside: {names: [Ann], state: {signedIn: true}}}\nwrapping:"
    try folder.write(screen.replacing("wrapping:", with: fixtures), to: "Screens/a.yaml")
    try expectEqual(coverage(), "views         8 of 8\nconditions    5 of 5")
  }

  @Test("a walk that fails holds neither a screen nor a fixture, and is listed")
  func coverageOfFailingWalks() throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    try folder.write(
      """
      screen: one
      fixtures: {full: }
      walks: {go: {fixture: full, steps: [{expect: {text: Bye}}]}, stay: [{expect: {text: Hi}}]}
      content: [label: Hi]
      ---
      screen: two
      walks: {look: [{expect: {screen: one}}]}
      content: []

      """,
      to: "Screens/a.yaml"
    )
    expectEqual(
      try Command.run(["coverage"], in: folder.path).output,
      """
      screens       1 of 2
        two
      fixtures      0 of 1
        one.full
      walks         1 of 3
        one go
        two look
      context keys  0 of 0
      links         0 of 0
      views         0 of 0
      conditions    0 of 0
      33% covered

      """
    )
  }
}
