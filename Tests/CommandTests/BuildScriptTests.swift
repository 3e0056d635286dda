import Expectations
import Foundation
import Testing

/// `.ci/petri` and `.ci/test` in a folder of their own, with a `swift` that builds at once and notes that it was called.
private struct Checkout {
  let folder: TemporaryFolder

  /// - Parameters:
  ///   - build: the script of `swift build`.
  ///   - test: the script of `swift test`.
  init(build: String = "", test: String = "") throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("one", to: "Sources/One.swift")
    // All that is needed is installed.
    for tool in ["pkg-config", "python3"] { try script("", at: "tools/\(tool)") }
    try script(
      """
      if [ "$1" = test ]; then
      shift
      \(test)
      exit
      fi
      echo called >> "$TOOLS/calls"
      echo '[1/3] Compiling One One.swift'
      \(build)
      mkdir -p "$TOOLS/../.build/debug"
      printf '#!/bin/sh\\necho "petri: $*"; exit 3\\n' > "$TOOLS/../.build/debug/sample-petri"
      chmod +x "$TOOLS/../.build/debug/sample-petri"
      """,
      at: "tools/swift"
    )
    let scripts = try FileManager.default.contentsOfDirectory(atPath: "\(PetriProcess.package)/.ci")
    for name in ["petri", "build", "setup", "test"] where scripts.contains(name) {
      try script(try String(contentsOfFile: "\(PetriProcess.package)/.ci/\(name)", encoding: .utf8), at: ".ci/\(name)")
    }
  }

  private func script(_ text: String, at path: String) throws {
    try folder.writeProgram(text.hasPrefix("#!") ? text : "#!/bin/sh\n\(text)\n", to: path)
  }

  var environment: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": "\(folder.path)/tools:\(path)", "TOOLS": "\(folder.path)/tools"]
  }

  func run(_ command: String = ".ci/petri list --json") throws -> PetriProcess.Result {
    try PetriProcess.run(["-c", command], shell: true, in: folder.path, environment: environment)
  }

  /// How often a build was asked for.
  var calls: Int { (try? folder.read("tools/calls").split(separator: "\n").count) ?? 0 }
}

@Suite(".ci/petri", .startsProcesses)
struct BuildScriptTests {
  @Test("the first call builds, and standard output is petri's alone, as is the exit code")
  func first() throws {
    let result = try Checkout().run()
    #expect(result.output == "petri: list --json\n" && result.status == 3)
    #expect(result.errors.hasPrefix("building petri") && result.errors.contains("built petri in "))
    #expect(!result.errors.contains("\u{1B}") && !result.errors.contains("Compiling"))
  }

  @Test("where nothing has changed nothing is asked; a file that is saved, added or deleted is built")
  func changes() throws {
    let checkout = try Checkout()
    _ = try checkout.run()
    let again = try checkout.run()
    #expect(again.output == "petri: list --json\n" && again.errors.isEmpty && checkout.calls == 1)
    try checkout.folder.write("two", to: "Sources/One.swift")
    _ = try checkout.run()
    expectEqual(checkout.calls, 2)
    try checkout.folder.write("two", to: "Sources/Two/Two.swift")
    _ = try checkout.run()
    expectEqual(checkout.calls, 3)
    try FileManager.default.removeItem(atPath: "\(checkout.folder.path)/Sources/Two/Two.swift")
    _ = try checkout.run()
    expectEqual(checkout.calls, 4)
    // An archive gives its files the dates that they had.
    try checkout.folder.write("old", to: "Sources/One.swift")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)],
      ofItemAtPath: "\(checkout.folder.path)/Sources/One.swift"
    )
    _ = try checkout.run()
    _ = try checkout.run()
    expectEqual(checkout.calls, 5)
  }

  @Test("a build that fails prints all of the compiler's output, and the old petri is not run")
  func failure() throws {
    let checkout = try Checkout(build: "echo 'One.swift:1:1: error: expected expression'; echo ' 1 | one'; exit 1")
    for _ in 1...2 {
      let result = try checkout.run()
      #expect(result.status == 1 && result.output.isEmpty)
      #expect(result.errors.contains("One.swift:1:1: error: expected expression\n 1 | one\n"))
      #expect(result.errors.hasSuffix("error: petri can't be built\n") && !result.errors.contains("[1/3]"))
    }
    expectEqual(checkout.calls, 2)
  }

  #if os(Linux)
    @Test("on a terminal a line moves with the build, and is gone when petri begins")
    func terminal() throws {
      // A step takes until its line was seen.
      func wait(for step: String) -> String {
        "n=0; until [ -e \"$TOOLS/\(step)\" ] || [ $((n += 1)) -gt 600 ]; do sleep 0.1; done; "
      }
      let checkout = try Checkout(
        build: "\(wait(for: "one")) echo '[2/3] Compiling Two Two.swift'; \(wait(for: "two"))"
      )
      let terminal = try PseudoTerminal()
      let environment = checkout.environment.merging(["TERM": "xterm"]) { $1 }
      let process = PetriProcess.make(["list"], in: checkout.folder.path, environment: environment)
      process.executableURL = URL(fileURLWithPath: "\(checkout.folder.path)/.ci/petri")
      try terminal.start(process)
      #expect(terminal.wait { $0.output.contains(/building petri  \d:\d\d/) } && terminal.waitForOutput("1 of 3  One"))
      try checkout.folder.write("", to: "tools/one")
      #expect(terminal.waitForOutput("2 of 3  Two"))
      try checkout.folder.write("", to: "tools/two")
      _ = terminal.waitForEnd()
      let end = terminal.output.split(separator: "\u{1B}[K").last ?? ""
      #expect(end.wholeMatch(of: /built petri in \d:\d\d\r\npetri: list\r\n/) != nil, "\(terminal.output)")
    }
  #endif
}

@Suite(".ci/test", .startsProcesses)
struct TestScriptTests {
  /// The lines that `.ci/test --filter X` prints of the tests, where these print some lines and end with a status.
  private func report(of lines: String, status: Int = 0) throws -> (text: String, status: Int32, errors: String) {
    let checkout = try Checkout(test: "cat \"$TOOLS/lines\"; echo \"$*\"; exit \(status)")
    try checkout.folder.write(lines, to: "tools/lines")
    let result = try checkout.run(".ci/test --filter X")
    return (result.output.replacing("[1/3] Compiling One One.swift\n", with: ""), result.status, result.errors)
  }

  @Test("what begins and passes isn't printed, but for suites; all else is, and at the end why tests were skipped")
  func quiet() throws {
    let report = try report(
      of: """
        Test Case 'A.b' started at 2026-01-01
        Test Case 'A.b' passed (0.1 seconds)
        ◇ Test run started.
        ◇ Suite "S" started.
        ◇ Test "a" started.
        ◇ Test case passing 1 argument text → "one
        two" to "a" started.
        a controller says hello
        ━ Test "a" recorded a known issue at A.swift:1:2: Issue recorded
        ↳ known
        ✔ Test "a" passed after 0.1 seconds.
        ➜ Test "b" skipped: "needs a peer"
        ➜ Test "c" skipped.
        ✔ Suite "S" passed after 0.1 seconds.
        ✔ Test run with 1 test in 1 suite passed after 0.1 seconds.

        """
    )
    expectEqual(report.status, 0)
    expectEqual(
      report.text,
      """
      a controller says hello
      ━ Test "a" recorded a known issue at A.swift:1:2: Issue recorded
      ↳ known
      ➜ Test "b" skipped: "needs a peer"
      ➜ Test "c" skipped.
      ✔ Suite "S" passed after 0.1 seconds.
      ✔ Test run with 1 test in 1 suite passed after 0.1 seconds.
      --skip-build --filter X

      what was skipped:
      ➜ Test "b" skipped: "needs a peer"

      """
    )
  }

  @Test("every failure is said again at the end with its place, a long one cut, and the exit code is swift test's")
  func failures() throws {
    let long = (1...40).map { "  line \($0)\n" }.joined()
    let report = try report(
      of: """
        Test Case 'A.b' started at 2026-01-01
        /a/A.swift:3: error: A.b : XCTAssertEqual failed
        ◇ Test "a" started.
        ◇ Test "b" started.
        ✘ Test "a" recorded an issue at A.swift:1:2: Issue recorded
        ↳ not what was expected
        \(long)✔ Test "c" passed after 0.1 seconds.
        ✘ Test "b" recorded an issue with 1 argument x → "1
        2" at B.swift:3:4: Expectation failed
        something else is printed
        ✘ Test "b" failed after 0.1 seconds with 1 issue.
        ✘ Test "a" failed after 0.1 seconds with 1 issue.
        ✘ Suite "S" failed after 0.1 seconds with 2 issues.
        ✘ Test run with 3 tests in 1 suite failed after 0.1 seconds with 2 issues.

        """,
      status: 7
    )
    expectEqual(report.status, 7)
    let end = report.text.components(separatedBy: "\nwhat failed:\n").last
    expectEqual(
      end,
      """
      /a/A.swift:3: error: A.b : XCTAssertEqual failed
      ✘ Test "a" recorded an issue at A.swift:1:2: Issue recorded
      ↳ not what was expected
      \((1...11).map { "  line \($0)\n" }.joined())  … (the rest is above)
      ✘ Test "b" recorded an issue with 1 argument x → "1
      2" at B.swift:3:4: Expectation failed
      ✘ Test "b" failed after 0.1 seconds with 1 issue.
      ✘ Test "a" failed after 0.1 seconds with 1 issue.
      ✘ Suite "S" failed after 0.1 seconds with 2 issues.
      ✘ Test run with 3 tests in 1 suite failed after 0.1 seconds with 2 issues.

      """
    )
  }

  @Test("tests that crash or are interrupted leave the names of those that had begun")
  func crash() throws {
    let lines =
      "◇ Test run started.\n◇ Test \"a\" started.\n◇ Test b() started.\n✔ Test b() passed after 1 second.\nCrash\n"
    let crashed = try report(of: lines, status: 1)
    #expect(crashed.status == 1 && crashed.text.hasPrefix("Crash\n"), "\(crashed)")
    #expect(crashed.text.hasSuffix("X\n✘ Test \"a\" had begun and did not end\n"), "\(crashed)")
  }

  #if os(Linux)
    @Test("Ctrl-C ends the tests, and leaves their names")
    func interrupted() throws {
      // All that Ctrl-C reaches is a group of its own. A process started in the background may have the signal ignored.
      let checkout = try Checkout(test: "printf '◇ Test \"a\" started.\\n'; kill -INT 0; sleep 60")
      let result = try checkout.run("exec bash -c 'set -m; env --default-signal=INT .ci/test & wait $!'")
      #expect(result.status == 130 && result.output.hasSuffix("✘ Test \"a\" had begun and did not end\n"), "\(result)")
    }
  #endif
}
