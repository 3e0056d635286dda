import Expectations
import Foundation
import Testing

@Suite("petri changed and petri manifest", .startsProcesses)
struct ChangedCommandTests {
  @Test("an edit's reach: by the screen's own file, its container and its parts, since a commit and a time ago")
  func changed() throws {
    let catalogue = try SnapshotCatalogue()
    let folder = catalogue.folder.path
    let none = try Command.run(["changed"], in: folder)
    #expect(none.status == 64 && none.errors.contains("--since needs a git repository"))
    #expect(none.errors.contains("'petri changed --since 1h' lists what was saved in the last hour"))
    let git = "git init -q && git add -A && git commit -qm one"
    try expectEqual(PetriProcess.run(["-c", git], shell: true, in: folder).status, 0)
    try expectEqual(Command.run(["changed"], in: folder).output, "no file has changed since HEAD\n")
    try catalogue.replace("Two", with: "2", in: "Screens/two.yaml")
    let one = try Command.run(["changed", "--as", "tree"], in: folder)
    #expect(one.output.contains("files (1)\n  Screens/two.yaml  screen two\n"))
    #expect(one.output.contains("screens (1)\n  two  edited\n"))
    #expect(one.output.contains("\n== two\ntwo\n") && one.output.contains("label \"2\""))
    try catalogue.replace("pin: edges", with: "center: both", in: "Screens/frame.yaml")
    let json = try Command.run(["changed", "--json"], in: folder).output
    #expect(json.contains("\"wrapped in frame\"") && json.contains("\"containers\" : [\n    \"frame\"\n  ]"))
    _ = try PetriProcess.run(
      ["-c", "touch -d '1 hour ago' Catalog.yaml Screens/*.yaml; touch Screens/two.yaml"],
      shell: true,
      in: folder
    )
    let recent = try Command.run(["changed", "--since", "1m"], in: folder)
    #expect(recent.output.contains("files (1)\n  Screens/two.yaml  screen two\n"), "\(recent.output)")
    let unknown = try Command.run(["changed", "--since", "nowhere"], in: folder)
    #expect(unknown.status == 64 && unknown.errors.contains("'git log --oneline' lists them"))
  }

  @Test("the manifest's text, its tables of the format, and the nearest name to one that isn't there")
  func manifest() throws {
    let short = try Command.run(["manifest"]).output
    #expect(short.hasPrefix("# Petri sample\n") && short.contains("\n## Parts (3)\n") && short.utf8.count < 16_000)
    #expect(!short.contains("## Strings"))
    let part = try Command.run(["manifest", "price-tag"]).output
    #expect(part.contains("  - key `price`: int, required, example 950\n"))
    try expectEqual(Command.run(["manifest", "--kind", "symbol"]).status, 0)
    #expect(try Command.run(["manifest", "--format", "tap"]).output.contains("| `open` | screen |"))
    for (arguments, problem, status) in [
      (["price-tga"], "did you mean 'price-tag'?", 3), (["zzz"], "'petri manifest' lists all", 3),
      (["--format", "scren"], "did you mean 'screen'?", 64),
      (["--format", "screen", "--full"], "can't be combined", 64),
    ] as [([String], String, Int32)] {
      let result = try Command.run(["manifest"] + arguments)
      #expect(result.status == status && result.errors.contains(problem), "\(arguments): \(result.errors)")
    }
  }

  @Test(
    "an error names the nearest, or the command to try next",
    arguments: [
      (["list", "zzz"], "'petri list' prints all"),
      (["list", "--group", "Shopp"], "unknown group 'Shopp': did you mean 'Shop'?"),
      (["list", "--tag", "zz"], "unknown tag 'zz': the tags are"), (["show", "zzz"], "'petri list' prints the names"),
      (["show", "cart", "--catalog", "nowhere"], "'petri init FOLDER' makes one"),
      (["launch", "cart", "--context", "itms=1"], "help: 'petri show cart' lists its keys"),
      (["launch", "cart", "--then", "tap:Buyy"], "help: 'petri tree cart --refs' shows what is there"),
      (["route", "shop://nowhere"], "run 'petri links'"), (["links", "match", "shop://nowhere"], "run 'petri links'"),
      (["explain", "zz"], "run 'petri explain' for a list"), (["validate", "zz"], "'petri list' prints the names"),
      (["snapshot", "verify", "--group", "zz"], "unknown group 'zz': the groups are"),
      (["snapshot", "verify", "--filter", "zz"], "'petri list' prints all"),
      (["walk", "cart"], "'petri walk' plays those of all"),
    ] as [([String], String)]
  )
  func errors(arguments: [String], problem: String) throws {
    let result = try Command.run(arguments)
    #expect(result.status != 0 && result.errors.contains(problem), "\(result.errors)")
  }
}
