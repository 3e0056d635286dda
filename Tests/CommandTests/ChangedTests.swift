import Expectations
import Foundation
import Testing

@Suite("petri snapshot verify --changed", .startsProcesses)
struct ChangedTests {
  private func git(_ arguments: String..., in catalogue: SnapshotCatalogue) throws {
    let result = try PetriProcess.run(["-c", "git \"$@\"", "sh"] + arguments, shell: true, in: catalogue.folder.path)
    expectEqual(result.status, 0, "\(result.errors)")
  }

  private func commitAll(in catalogue: SnapshotCatalogue, isNew: Bool = false) throws {
    if isNew { try git("init", "-q", in: catalogue) }
    try git("add", "-A", in: catalogue)
    try git("commit", "-qm", "a commit", in: catalogue)
  }

  @Test("only what a change in git can affect is compared with --changed")
  func changed() throws {
    let catalogue = try SnapshotCatalogue()
    try expectEqual(catalogue.run("verify", "--changed").status, 64)
    try commitAll(in: catalogue, isNew: true)
    let none = try catalogue.run("verify", "--changed")
    #expect(none.status == 0 && none.errors.contains("petri: no screen is affected by the changes since HEAD\n"))
    try catalogue.replace("Two", with: "2", in: "Screens/two.yaml")
    #expect(try catalogue.run("verify", "--changed").output.hasSuffix("1 compared: 1 differ\n"))
    try commitAll(in: catalogue)
    try catalogue.folder.write("An app", to: "README.md")
    let other = try catalogue.run("verify", "--changed", "--json", "--report", "junit=report.xml")
    #expect(other.status == 0 && other.errors.contains("no screen is affected"), "\(other.errors)")
    #expect(catalogue.folder.files.contains("report.xml"))
    #expect(try catalogue.run("verify", "--changed", "HEAD~1").output.hasSuffix("1 compared: 1 differ\n"))
    try catalogue.replace("pin: edges", with: "center: both", in: "Screens/frame.yaml")
    #expect(try catalogue.run("verify", "--changed").errors.contains("comparing 1 snapshot of 1 screen"))
    try catalogue.folder.write("tags: [new]\n", to: "Screens/_defaults.yaml")
    #expect(try catalogue.run("verify", "--changed").errors.contains("of 2 screens"))
    try expectEqual(catalogue.run("verify", "--changed", "nowhere").status, 64)
    try commitAll(in: catalogue)
    try catalogue.replace("content:", with: "contents:", in: "Screens/two.yaml")
    let broken = try catalogue.run("verify", "--changed")
    #expect(broken.status == 1 && broken.errors.contains("'two' at Screens/two.yaml:1: the screen has errors"))
  }

  @Test("a run that compares nothing leaves what is pending of the one before")
  func pending() throws {
    let catalogue = try SnapshotCatalogue.changed()
    try commitAll(in: catalogue, isNew: true)
    try expectEqual(catalogue.run("verify", "--changed").status, 0)
    let accepted = try catalogue.run("accept")
    #expect(accepted.status == 0 && accepted.output.contains("two"), "\(accepted.errors)")
  }

  @Test("what every screen may show affects all of them: texts, colors, images and fonts, also those that are gone")
  func resources() throws {
    let catalogue = try SnapshotCatalogue(recording: false)
    let more = "\nstrings: [App]\nassets: [App/A.xcassets]\nimages: [App/Images]\n"
    try catalogue.folder.write(SnapshotCatalogue.settings + more, to: "Catalog.yaml")
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><path d='M0 0h10v10z'/></svg>"
    let files = [
      "App/en.lproj/Localizable.strings": "\"a\" = \"A\";\n", "App/ru.lproj/Localizable.strings": "\"a\" = \"А\";\n",
      "App/A.xcassets/Brand.colorset/Contents.json":
        #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}"#,
      "App/A.xcassets/Tree.imageset/Contents.json": #"{"images": [{"idiom": "universal", "filename": "tree.svg"}]}"#,
      "App/A.xcassets/Tree.imageset/tree.svg": svg, "App/Images/dog.svg": svg, "App/notes.txt": "notes",
      "App/App.swift": "let a = 1\n",
    ]
    for (path, text) in files { try catalogue.folder.write(text, to: path) }
    let linked = "\(catalogue.folder.path)/App/Images/cat.svg"
    try catalogue.folder.write(svg, to: "Shared/cat.svg")
    try FileManager.default.createSymbolicLink(atPath: linked, withDestinationPath: "../../Shared/cat.svg")
    try catalogue.run("record")
    try commitAll(in: catalogue, isNew: true)
    for path in files.keys.sorted() + ["Shared/cat.svg"] {
      let isShown = !path.hasSuffix(".txt") && !path.hasSuffix(".swift")
      let text = try catalogue.folder.read(path)
      try catalogue.folder.write(text + " ", to: path)
      let edited = try catalogue.run("verify", "--changed").errors
      #expect(edited.contains(isShown ? "of 2 screens" : "no screen is affected"), "\(path): \(edited)")
      guard path != "Shared/cat.svg" else { continue }
      try FileManager.default.removeItem(atPath: "\(catalogue.folder.path)/\(path)")
      let gone = try catalogue.run("verify", "--changed").errors
      #expect(gone.contains(isShown ? "of 2 screens" : "no screen is affected"), "\(path): \(gone)")
      try git("checkout", "-q", ".", in: catalogue)
    }
  }

  @Test(
    "code affects the screens that run it: controllers and containers written in Swift, and the scenes of storyboards"
  )
  func code() throws {
    let catalogue = try SnapshotCatalogue(recording: false)
    let folder = catalogue.folder
    try folder.write("catalog: A\n", to: "App/Catalog.yaml")
    for name in ["greeting", "views"] {
      let content = name == "views" ? "[{label: A}]" : "{class: PrintingViewController}"
      try folder.write("screen: \(name)\ncontent: \(content)\n", to: "App/Screens/\(name).yaml")
    }
    for path in ["Package.resolved", "Sources/App/Resources/a.json", "Sources/App/App.swift", "Objects/a.m"] {
      try folder.write("{}", to: path)
    }
    try commitAll(in: catalogue, isNew: true)
    for path in ["Package.resolved", "Sources/App/Resources/a.json", "Sources/App/App.swift", "Objects/a.m"] {
      try folder.write("{ }", to: path)
      let result = try PetriProcess.run(
        ["changed", "--json", "--catalog", "App"],
        product: "team-petri",
        in: folder.path
      )
      #expect(
        result.output.contains("\"greeting\"") && !result.output.contains("\"views\""),
        "\(path): \(result.output)"
      )
      try git("checkout", "-q", ".", in: catalogue)
    }
  }

  @Test("two names that differ in the way an accent is written are two files")
  func accents() throws {
    let catalogue = try SnapshotCatalogue(recording: false)
    let names = ["Screens/caf\u{E9}.md", "Screens/cafe\u{301}.md"]
    try commitAll(in: catalogue, isNew: true)
    for name in names { try catalogue.folder.write("x", to: name) }
    let result = try Command.run(["changed"], in: catalogue.folder.path)
    #expect(result.output.hasPrefix("files (2)\n"), "\(result.output)")
  }

  @Test("a report for a pull request has the screens as they were in the commit, and what leads nowhere since")
  func pullRequest() throws {
    let catalogue = try SnapshotCatalogue()
    let three = "screen: three\nlinks: app://three\ncontent: [{label: Three}]\n"
    try catalogue.folder.write(three, to: "Screens/three.yaml")
    try catalogue.run("record")
    try commitAll(in: catalogue, isNew: true)
    try catalogue.replace("Two", with: "Deux", in: "Screens/two.yaml")
    try catalogue.replace("links: app://three\n", with: "", in: "Screens/three.yaml")
    let path = "\(catalogue.folder.path)/report.md"
    try expectEqual(catalogue.run("verify", "--report", "markdown=\(path)").status, 1)
    let text = try catalogue.folder.read("report.md")
    let lines = text.split(separator: "\n")
    #expect(lines.contains("### `two`") && lines.contains { $0.contains("Two") && $0.contains("Deux") })
    #expect(lines.contains { $0.hasPrefix("- ") && $0.contains("Two") })
    #expect(text.contains("the link 'app:\u{200D}//three', which led to 'three', leads nowhere"))
    try expectEqual(catalogue.run("verify", "two", "--report", "html=\(catalogue.folder.path)/report.html").status, 1)
    let page = try catalogue.folder.read("report.html")
    let pictures = page.matches(of: /src="data:image\/svg\+xml;base64,(?<data>[^"]*)"/).compactMap {
      Data(base64Encoded: String($0.data)).map { String(decoding: $0, as: UTF8.self) }
    }
    expectEqual(pictures.map { [$0.contains(">Two<"), $0.contains(">Deux<")] }, [[true, false], [false, true]])
  }

  @Test("a screen behind a link is affected by its file, its folder's defaults, and a change of the link")
  func links() throws {
    let catalogue = try SnapshotCatalogue(recording: false)
    let path = catalogue.folder.path
    try catalogue.folder.write("screen: three\ncontent: [{label: Three}]\n", to: "Shared/three.yaml")
    try catalogue.folder.write("screen: four\ncontent: [{label: Four}]\n", to: "Elsewhere/four.yaml")
    for (name, target) in [("Shared", "../Shared"), ("four.yaml", "../Elsewhere/four.yaml")] {
      try FileManager.default.createSymbolicLink(atPath: "\(path)/Screens/\(name)", withDestinationPath: target)
    }
    try catalogue.run("record")
    try commitAll(in: catalogue, isNew: true)
    func count() throws -> String { try catalogue.run("verify", "--changed").errors }
    try catalogue.replace("Three", with: "3", in: "Shared/three.yaml")
    #expect(try count().contains("comparing 1 snapshot of 1 screen"))
    try catalogue.replace("Four", with: "4", in: "Elsewhere/four.yaml")
    #expect(try count().contains("of 2 screens"))
    try commitAll(in: catalogue)
    try catalogue.folder.write("tags: [new]\n", to: "Shared/_defaults.yaml")
    #expect(try count().contains("of 1 screen"))
    try commitAll(in: catalogue)
    try FileManager.default.moveItem(atPath: "\(path)/Shared", toPath: "\(path)/Common")
    try FileManager.default.removeItem(atPath: "\(path)/Screens/Shared")
    try FileManager.default.createSymbolicLink(atPath: "\(path)/Screens/Shared", withDestinationPath: "../Common")
    #expect(try count().contains("of 1 screen"))
  }

  @Test("git's words are shown where it fails, and a repository that it can't read is not one without changes")
  func failure() throws {
    let catalogue = try SnapshotCatalogue(recording: false)
    try commitAll(in: catalogue, isNew: true)
    try catalogue.folder.write("no index at all", to: ".git/index")
    let result = try catalogue.run("verify", "--changed")
    expectEqual(result.status, 74)
    #expect(result.errors.contains("git diff failed in "), "\(result.errors)")
    #expect(result.errors.contains("index"), "\(result.errors)")
  }

  @Test("git may print more errors than a pipe holds, and its programs may be somebody else's")
  func problems() throws {
    let catalogue = try SnapshotCatalogue()
    try commitAll(in: catalogue, isNew: true)
    try catalogue.replace("Two", with: "2", in: "Screens/two.yaml")
    try catalogue.folder.writeProgram(
      """
      #!/bin/bash
      head -c 300000 /dev/zero | tr '\\0' 'x' >&2
      PATH=${PATH#*:} exec git "$@"

      """,
      to: "bin/git"
    )
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let result = try catalogue.run("verify", "--changed", environment: ["PATH": "\(catalogue.folder.path)/bin:\(path)"])
    #expect(result.output.hasSuffix("1 compared: 1 differ\n"))
  }

  @Test("no program that the repository's configuration names is run")
  func ownPrograms() throws {
    let catalogue = try SnapshotCatalogue()
    let path = catalogue.folder.path
    try catalogue.folder.write("*.yaml filter=a=b diff=own\n", to: ".gitattributes")
    try commitAll(in: catalogue, isNew: true)
    let program = "\(path)/.git/program"
    try catalogue.folder.write("#!/bin/sh\necho \"$0 $*\" >> '\(path)/.git/ran'\ncat\n", to: ".git/program")
    try #require(chmod(program, 0o755) == 0)
    for name in ["post-index-change", "fsmonitor-watchman"] {
      try catalogue.folder.write("#!/bin/sh\necho \(name) >> '\(path)/.git/ran'\n", to: ".git/hooks/\(name)")
      try #require(chmod("\(path)/.git/hooks/\(name)", 0o755) == 0)
    }
    for key in [
      "core.fsmonitor", "core.pager", "pager.diff", "diff.external", "diff.own.command", "diff.own.textconv",
      "filter.a=b.clean", "filter.a=b.process", "core.editor", "core.sshCommand",
    ] { try git("config", key, program, in: catalogue) }
    try git("config", "filter.a=b.required", "true", in: catalogue)
    // Of the same size, and newer than the index: git has to look into it.
    try catalogue.replace("Two", with: "Owt", in: "Screens/two.yaml")
    try? FileManager.default.removeItem(atPath: "\(path)/.git/ran")
    let result = try catalogue.run("verify", "--changed")
    #expect(result.output.hasSuffix("1 compared: 1 differ\n"), "\(result.errors)")
    #expect(
      !FileManager.default.fileExists(atPath: "\(path)/.git/ran"),
      "\((try? catalogue.folder.read(".git/ran")) ?? "")"
    )
  }

  @Test(
    "a revision counts whatever stands behind it",
    arguments: [
      ["snapshot", "verify", "--changed=nowhere", "--matrix"],
      ["snapshot", "verify", "--changed=-O", "--matrix", "--", "one"],
      ["snapshot", "record", "--changed=nowhere", "--matrix"],
      ["check", "--changed=nowhere", "--json"], ["check", "layout", "--changed=nowhere", "--fixtures"],
      ["snapshot", "audit", "--changed=nowhere", "--all"], ["changed", "--since=nowhere", "--json"],
      ["gallery", "--since=nowhere", "--json"],
    ]
  )
  func optionsBehind(arguments: [String]) throws {
    let catalogue = try SnapshotCatalogue(recording: false)
    try commitAll(in: catalogue, isNew: true)
    let result = try Command.run(arguments, in: catalogue.folder.path)
    expectEqual(result.status, 64)
    #expect(result.errors.contains("unknown git commit '"), "\(result.errors)")
  }

  @Test("an empty revision is refused")
  func emptyRevision() throws {
    let catalogue = try SnapshotCatalogue(recording: false)
    try commitAll(in: catalogue, isNew: true)
    for options in [["--changed="], ["--changed=", "--matrix"], ["--json", "--changed="]] {
      let result = try Command.run(["snapshot", "verify"] + options, in: catalogue.folder.path)
      expectEqual(result.status, 64)
      #expect((result.errors + result.output).contains("--changed= names no commit"), "\(options): \(result.errors)")
    }
  }

  @Test(
    "a revision is a revision, whatever it looks like",
    arguments: ["--output=pwned", "-O", "--", "HEAD --output=pwned", "HEAD..HEAD", "\u{1B}[31mHEAD", "nowhere"]
  )
  func revisions(_ revision: String) throws {
    let catalogue = try SnapshotCatalogue(recording: false)
    try commitAll(in: catalogue, isNew: true)
    let result = try catalogue.run("verify", "--changed=\(revision)")
    expectEqual(result.status, 64)
    #expect(result.errors.contains("unknown git commit '"))
    #expect(!result.errors.contains("\u{1B}"))
    #expect(!catalogue.folder.files.contains("pwned"))
  }
}
