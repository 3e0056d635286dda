import Expectations
import Foundation
import Testing

@Suite("Bad input", .startsProcesses)
struct BadInputTests {
  @Test("no catalogue anywhere is exit code 66")
  func noCatalog() throws {
    let folder = try TemporaryFolder()
    let result = try Command.run(["list"], in: folder.path)
    expectEqual(result.status, 66)
    expectEqual(result.output, "")
    #expect(result.errors.contains("Catalog.yaml"))
    try expectEqual(Command.run(["list", "--catalog", folder.path + "/nowhere"]).status, 66)
    try expectEqual(Command.run(["list", "--catalog", folder.path]).status, 66)
  }

  @Test(
    "every error begins in the same way, the argument parser's too",
    arguments: [
      ["lanch"], ["list", "--nosuch"], ["launch"], ["launch", "nowhere"], ["tree", "cart", "--device"],
      ["list", "--color", "red"], ["snapshot", "verify", "--jobs", "0"], ["list", "--catalog", "nowhere"],
    ]
  )
  func prefix(arguments: [String]) throws {
    let result = try Command.run(arguments)
    #expect(result.status != 0 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("error: "), "\(result.errors)")
  }

  @Test(
    "output that can't be written ends in exit code 74, not in a crash",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))
  )
  func fullDisk() throws {
    let petri = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/petri"
    for target in ["> /dev/full", ">&-"] {
      let result = try PetriProcess.run(["-c", "'\(petri)' list \(target)"], shell: true)
      expectEqual(result.status, 74, "\(target)")
    }
  }

  @Test("a catalogue that is a folder, empty or no text is refused, with exit code 1 or 74")
  func brokenCatalog() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "empty/Catalog.yaml")
    try folder.write("catalog: A\nscreens: [nowhere]\n", to: "missing/Catalog.yaml")
    try Data([0x63, 0xFF, 0xFE, 0x0A]).write(to: URL(fileURLWithPath: folder.path + "/empty/bytes.yaml"))
    try FileManager.default.createDirectory(
      atPath: folder.path + "/folder/Catalog.yaml",
      withIntermediateDirectories: true
    )
    for (name, status) in [("empty", 1), ("missing", 1), ("folder", 74), ("empty/bytes.yaml", 1)] as [(String, Int32)] {
      for command in ["list", "validate"] {
        let result = try Command.run([command, "--catalog", "\(folder.path)/\(name)"])
        expectEqual(result.status, status, "\(command) \(name): \(result.errors)\(result.output)")
        #expect(!(result.output + result.errors).isEmpty)
      }
    }
  }

  @Test(
    "the parser's message about an argument holds nothing that a terminal would obey",
    arguments: [
      ["list", "--\u{1B}]0;title\u{7}"], ["list", "--color", "\u{1B}[31mred"], ["tree", "cart", "\u{1B}[2J"],
      ["launch", "cart", "--as", "tree\u{202E}"], ["snapshot", "\u{1B}[2J"],
      ["snapshot", "verify", "--jobs", "\u{9B}2J"],
      ["snapshot", "verify", "--shard", "1/\u{1B}[0m\nerror: all is lost"], ["explain", "--\u{7F}", "x"],
    ]
  )
  func escapes(_ arguments: [String]) throws {
    let result = try Command.run(arguments)
    expectEqual(result.status, 64)
    #expect(result.errors.hasPrefix("error: "))
    #expect(!result.errors.contains("\nerror: "))
    let harmful = (result.errors + result.output).unicodeScalars.filter { scalar in
      scalar != "\n" && (scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x202E)
    }
    #expect(harmful.isEmpty, "\(result.errors.debugDescription)")
  }

  @Test("a broken file keeps nobody from the good ones")
  func brokenScreen() throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    try folder.write("screen: good\ncontent:\n  - label: Hi\n", to: "Screens/good.yaml")
    try folder.write("screen: bad\ncontent:\n  - lable: Hi\n", to: "Screens/bad.yaml")
    let list = try Command.run(["list"], in: folder.path)
    expectEqual(list.status, 0)
    #expect(list.output.contains("good"))
    expectEqual(list.errors.split(separator: "\n").count, 1)
    try expectEqual(Command.run(["launch", "good"], in: folder.path).status, 0)
    let bad = try Command.run(["launch", "bad"], in: folder.path)
    expectEqual(bad.status, 1)
    #expect(bad.errors.contains("Screens/bad.yaml:3:5"))
    let validate = try Command.run(["validate"], in: folder.path)
    expectEqual(validate.status, 1)
    #expect(validate.output.contains("Screens/bad.yaml:3:5: error:"))
    #expect(validate.output.contains("did you mean 'label'?"))
  }

  @Test("problems can be had as JSON, SARIF and GitHub's annotations", arguments: ["json", "sarif", "github"])
  func formats(format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\nscreen: [b]\n", to: "Catalog.yaml")
    let result = try Command.run(["validate", "--format", format], in: folder.path)
    expectEqual(result.status, 1)
    switch format {
    case "github": #expect(result.output.hasPrefix("::error file="))
    case "json":
      let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      expectEqual(document?["errors"] as? Int, (document?["problems"] as? [Any])?.count)
    default:
      let sarif = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      #expect(sarif?["version"] as? String == "2.1.0")
    }
  }

  @Test("hostile files end in an error, quickly, and nothing is written")
  func hostile() throws {
    let folder = try TemporaryFolder()
    let bomb = (1...30).map { "b\($0): &b\($0) [\($0 == 1 ? "x" : "*b\($0 - 1), *b\($0 - 1)")]" }.joined(
      separator: "\n"
    )
    let files: [(String, String)] = [
      ("bomb", "screen: a\n" + bomb + "\n"),
      ("deep", "screen: a\ncontent: " + String(repeating: "[", count: 10_000) + "\n"),
      ("tabs", "screen: a\ncontent:\n\t- label: Hi\n"),
      ("quote", "screen: a\ntitle: \"never closed\ncontent:\n  - label: Hi\n"),
      ("control", "screen: a\ntitle: \"\\e[31m\"\ncontent:\n  - label: Hi\n"),
    ]
    for (name, text) in files {
      try folder.write("catalog: A\nscreens: [\(name).yaml]\n", to: "\(name)/Catalog.yaml")
      try folder.write(text, to: "\(name)/\(name).yaml")
      let result = try Command.run(["validate"], in: "\(folder.path)/\(name)")
      expectEqual(result.status, 1, "\(name)")
      #expect(result.output.contains("\(name).yaml:"), "\(name): \(result.output)")
      #expect(!result.output.contains("\u{1B}"))
    }
    expectEqual(folder.files.count, files.count * 2)
  }
}
