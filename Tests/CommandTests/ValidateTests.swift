import Expectations
import Foundation
import Testing

@Suite("petri explain", .startsProcesses)
struct ExplainTests {
  @Test("explains a code, with an example of validate's message, and lists them")
  func explain() throws {
    let result = try Command.run(["explain", "petri.unknown-key"])
    expectEqual(result.status, 0)
    #expect(result.output.contains("Screens/example.yaml:2:1: error: unknown key 'titel' in the screen [unknown-key]"))
    #expect(result.output.hasSuffix("  screen: a\n  title: Hello\n  content: [{label: A}]\n"))
    #expect(try Command.run(["explain", "not-text"]).output.hasSuffix("or it is damaged.\n"))
    let list = try Command.run(["explain"])
    #expect(list.output.split(separator: "\n").count > 60 && list.output.contains("bad-route"))
    let unknown = try Command.run(["explain", "unknown-kee"])
    #expect(unknown.status == 64 && unknown.errors.contains("did you mean 'unknown-key'?"))
    #expect(!(try Command.run(["explain", "\u{1B}[31m"]).errors.contains("\u{1B}")))
  }
}

@Suite("petri validate --fix and --watch", .startsProcesses)
struct ValidateTests {
  private static let broken = """
    # keep me
    screen: a
    title: Ann's                      # and me
    summary: "C:\\Users"
    context: {on: {type: bool, default: yes}}
    content:
      - label:Hi
      - label: 'it's'
    \t- spacer
      - label: {text: Two,   style: tittle1}
    """

  private func catalogue(_ text: String = ValidateTests.broken) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    try folder.write(text + "\n", to: "Screens/a.yaml")
    return folder
  }

  @Test(
    "with screens, files or folders it prints their problems, and counts the others",
    arguments: [["b"], ["Screens/b.yaml"], ["Screens/More"], ["./Screens/More/../b.yaml"]]
  )
  func chosen(_ names: [String]) throws {
    let folder = try catalogue()
    try folder.write("screen: b\ncontent: [{lable: B}]\n", to: "Screens/b.yaml")
    try folder.write("screen: c\ncontent: [{label: C, tap: {push: d}}]\n", to: "Screens/More/c.yaml")
    let file = names == ["Screens/More"] ? "Screens/More/c.yaml" : "Screens/b.yaml"
    let result = try Command.run(["validate"] + names, in: folder.path)
    expectEqual(result.status, 1)
    #expect(result.output.contains("\(file):2:"), "\(result.output)")
    #expect(!result.output.contains("Screens/a.yaml"), "\(result.output)")
    #expect(result.output.contains(/\n1 error; \d+ problems in other files\n$/), "\(result.output)")
    let fixed = try Command.run(["validate", "--fix"] + names, in: folder.path)
    #expect(!fixed.output.contains("fixed"), "\(fixed.output)")
    try expectEqual(folder.read("Screens/a.yaml"), ValidateTests.broken + "\n")
  }

  @Test("a file that is right is right, whatever the others are; what isn't there has the nearest name")
  func chosenRight() throws {
    let folder = try catalogue()
    try folder.write("screen: basket\ncontent: [{label: B}]\n", to: "Screens/b.yaml")
    try folder.write("screen: other\n", to: "Elsewhere.yaml")
    let right = try Command.run(["validate", "basket"], in: folder.path)
    expectEqual(right.status, 0)
    #expect(right.output.hasPrefix("no problems found; "), "\(right.output)")
    let near = try Command.run(["validate", "baskit"], in: folder.path)
    #expect(near.status == 64 && near.errors.contains("did you mean 'basket'?"), "\(near.errors)")
    let foreign = try Command.run(["validate", "Elsewhere.yaml"], in: folder.path)
    #expect(foreign.status == 64 && foreign.errors.contains("isn't a file of the catalogue"), "\(foreign.errors)")
  }

  @Test("puts in what is certain, one mistake after another, and keeps comments and layout")
  func fix() throws {
    let folder = try catalogue()
    let result = try Command.run(["validate", "--fix"], in: folder.path)
    expectEqual(result.status, 1)
    try expectEqual(
      folder.read("Screens/a.yaml"),
      """
      # keep me
      screen: a
      title: Ann's                      # and me
      summary: "C:\\\\Users"
      context: {on: {type: bool, default: true}}
      content:
        - label: Hi
        - label: 'it''s'
        - spacer
        - label: {text: Two,   style: tittle1}

      """
    )
    #expect(result.output.contains("fixed  Screens/a.yaml:4:13: double the backslash\n"))
    #expect(
      result.output.contains("unknown label style 'tittle1'") && result.output.contains("did you mean 'title1'?")
    )
    #expect(result.output.hasSuffix("\n1 suggestion above isn't certain enough to apply\n"))
    let again = try Command.run(["validate", "--fix", "--format", "json"], in: folder.path)
    #expect(!again.output.contains("fixed") && again.errors == "" && again.output.contains("\"errors\": 1,"))
  }

  @Test("a faultless catalogue is left as it is, and a file that can't be written is reported")
  func untouched() throws {
    let whole = try catalogue("screen: a\ncontent: [{label: Hi}]")
    let before = try whole.read("Screens/a.yaml")
    try expectEqual(Command.run(["validate", "--fix"], in: whole.path).status, 0)
    try expectEqual(whole.read("Screens/a.yaml"), before)
    let folder = try catalogue()
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: "\(folder.path)/Screens/a.yaml")
    let result = try Command.run(["validate", "--fix"], in: folder.path)
    #expect(result.status == 74 && result.errors == "error: can't write Screens/a.yaml: it is read-only\n")
    try expectEqual(folder.read("Screens/a.yaml"), ValidateTests.broken + "\n")
  }

  #if os(Linux)
    @Test("prints anew whenever a file is saved, and when there are others")
    func watch() throws {
      let folder = try catalogue("screen: a\ncontent: [{label: Hi}]")
      let process = try ListenedProcess(["validate", "--watch"], in: folder.path)
      func wait(for expected: String) -> Bool { process.output(with: expected) != nil }
      #expect(wait(for: "1 screen, 0 containers: no problems found"))
      try folder.write("screen: a\ncontent: [{lable: Hi}]\n", to: "Screens/a.yaml")
      #expect(wait(for: "unknown view kind 'lable'"))
      try folder.write("screen: b\ncontent: [{label: Hi}]\n", to: "Screens/Deep/b.yaml")
      try folder.write("screen: a\ncontent: [{label: Hi}]\n", to: "Screens/a.yaml")
      #expect(wait(for: "2 screens, 0 containers: no problems found"))
      // A folder that has another name now is heard of by that, and one that is gone no more.
      try FileManager.default.moveItem(atPath: "\(folder.path)/Screens/Deep", toPath: "\(folder.path)/Screens/Other")
      #expect(wait(for: "2 screens, 0 containers: no problems found"))
      try folder.write("screen: b\ncontent: [{lable: Hi}]\n", to: "Screens/Other/b.yaml")
      #expect(wait(for: "Screens/Other/b.yaml:2:12: error: unknown view kind 'lable'"))
      try FileManager.default.removeItem(atPath: "\(folder.path)/Screens/Other")
      #expect(wait(for: "1 screen, 0 containers: no problems found"))
      #expect(
        process.status(after: SIGTERM) != nil,
        "SIGTERM ends it, though what a test starts inherits blocked signals"
      )
    }
  #endif
}
