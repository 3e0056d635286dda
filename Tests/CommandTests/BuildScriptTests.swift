import Expectations
import Foundation
import Testing

/// `.ci/petri` in a folder of its own, with a `swift` that builds at once and notes that it was called.
private struct Checkout {
  let folder: TemporaryFolder

  init(build: String = "") throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("one", to: "Sources/One.swift")
    try script("", at: "tools/pkg-config")
    try script(
      """
      echo called >> "$TOOLS/calls"
      echo '[1/3] Compiling One One.swift'
      \(build)
      mkdir -p "$TOOLS/../.build/debug"
      printf '#!/bin/sh\\necho "petri: $*"; exit 3\\n' > "$TOOLS/../.build/debug/petri"
      chmod +x "$TOOLS/../.build/debug/petri"
      """,
      at: "tools/swift"
    )
    let scripts = try FileManager.default.contentsOfDirectory(atPath: "\(PetriProcess.package)/.ci")
    for name in ["petri", "build", "setup"] where scripts.contains(name) {
      try script(try String(contentsOfFile: "\(PetriProcess.package)/.ci/\(name)", encoding: .utf8), at: ".ci/\(name)")
    }
  }

  private func script(_ text: String, at path: String) throws {
    try folder.write(text.hasPrefix("#!") ? text : "#!/bin/sh\n\(text)\n", to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/\(path)")
  }

  var environment: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": "\(folder.path)/tools:\(path)", "TOOLS": "\(folder.path)/tools"]
  }

  func run() throws -> PetriProcess.Result {
    try PetriProcess.run(["-c", ".ci/petri list --json"], shell: true, in: folder.path, environment: environment)
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

  @Test("a build that fails prints all that the compiler says, and the old petri is not run")
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
      let checkout = try Checkout(build: "sleep 1; echo '[2/3] Compiling Two Two.swift'; sleep 0.5")
      let terminal = try PseudoTerminal()
      let environment = checkout.environment.merging(["TERM": "xterm"]) { $1 }
      let process = PetriProcess.make(["list"], in: checkout.folder.path, environment: environment)
      process.executableURL = URL(fileURLWithPath: "\(checkout.folder.path)/.ci/petri")
      try terminal.start(process)
      #expect(terminal.waitForOutput("building petri  0:0") && terminal.waitForOutput("1 of 3  One"))
      #expect(terminal.waitForOutput("2 of 3  Two"))
      _ = terminal.waitForEnd()
      let end = terminal.output.split(separator: "\u{1B}[K").last ?? ""
      #expect(end.wholeMatch(of: /built petri in \d:\d\d\r\npetri: list\r\n/) != nil, "\(terminal.output)")
    }
  #endif
}
