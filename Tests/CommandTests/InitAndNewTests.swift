import Expectations
import Foundation
import Testing

@testable import PetriCommand

@Suite("petri init and petri new", .startsProcesses)
struct InitAndNewTests {
  @Test("a new catalogue passes validate, lists, launches and records")
  func wholeRoad() throws {
    let folder = try TemporaryFolder()
    try expectEqual(Command.run(["init", "shop"], in: folder.path).status, 0)
    let shop = folder.path + "/shop"
    let validate = try Command.run(["validate"], in: shop)
    expectEqual(validate.status, 0, "\(validate.output)")
    #expect(try Command.run(["list"], in: shop).output.hasPrefix("shop  2 screens\n"))
    #expect(
      try Command.run(["launch", "welcome", "--context", "name=Bo"], in: shop).output.contains("Welcome, Bo")
    )
    try expectEqual(Command.run(["new", "gift-card"], in: shop).status, 0)
    try expectEqual(Command.run(["validate"], in: shop).status, 0)
    try expectEqual(Command.run(["snapshot", "record"], in: shop).status, 0)
    try expectEqual(Command.run(["snapshot", "verify"], in: shop).status, 0)
  }

  @Test("a new package has a manifest that SwiftPM reads, and sources that compile with Petri's modules")
  func package() throws {
    let folder = try TemporaryFolder()
    let arguments = ["init", "corner-shop", "--swift", "--petri", PetriProcess.package]
    let made = try Command.run(arguments, in: folder.path)
    expectEqual(made.status, 0, "\(made.errors)")
    expectEqual(
      made.errors,
      "next: cd corner-shop, swift run corner-shop-petri launch gift, swift run corner-shop-petri snapshot record, "
        + "swift test\n"
    )
    let shop = folder.path + "/corner-shop"
    let manifest = try folder.read("corner-shop/Package.swift")
    let path = try #require(manifest.firstMatch(of: /path: "([^"]+)"/)).1
    #expect(FileManager.default.fileExists(atPath: "\(shop)/\(path)/Sources/Frontends/PetriCommand/PetriTool.swift"))
    let dump = try PetriProcess.run(["-c", "swift package dump-package"], shell: true, in: shop)
    #expect(dump.status == 0 && dump.output.contains("CornerShopUITests"), "\(dump.errors)")
    let modules = PetriProcess.make([], in: shop).executableURL?.deletingLastPathComponent().path ?? ""
    let compile = """
      set -e
      sources='\(PetriProcess.package)/Sources'
      flags="-swift-version 6 -I '\(modules)/Modules' -I '$sources/Format/CYAML' -Xcc '-fmodule-map-file=\(modules)/CSystem.build/module.modulemap'"
      eval "swiftc $flags -emit-module -module-name CornerShopUI -enable-testing Sources/CornerShopUI/*.swift"
      eval "swiftc $flags -I . -typecheck Sources/corner-shop-petri/main.swift"
      eval "swiftc $flags -I . -typecheck -parse-as-library Tests/CornerShopUITests/*.swift"
      """
    let compiled = try PetriProcess.run(["-c", compile], shell: true, in: shop)
    expectEqual(compiled.status, 0, "\(compiled.errors)")
    // This petri doesn't know the class; that is all that it finds.
    try folder.write(
      folder.read("corner-shop/Screens/gift.yaml")
        .replacing("{class: GiftViewController}", with: "[{label: \"${name}\"}]"),
      to: "corner-shop/Screens/gift.yaml"
    )
    let validate = try Command.run(["validate"], in: shop)
    #expect(validate.status == 0 && !validate.output.contains("warning"), "\(validate.output)")
  }

  @Test(
    "the names of a package's parts are made of what a folder's name has of letters and digits",
    arguments: [
      ("shop", "ShopUI", "shop-petri"), ("Corner shop", "CornerShopUI", "corner-shop-petri"),
      ("7-up", "App7UpUI", "app-7-up-petri"), ("\u{43C}\u{438}\u{440}", "AppUI", "app-petri"),
    ]
  )
  func packageNames(_ name: String, _ module: String, _ tool: String) {
    let package = InitialPackage(name: name, petri: PetriLocation(path: "../petri"))
    expectEqual([package.module, package.tool], [module, tool])
  }

  @Test("a package names the repository of this petri with its version or branch, and no password")
  @MainActor func repository() throws {
    func text(_ url: String, _ tags: [String] = [], _ branch: String? = nil) -> String? {
      PetriLocation(url: url, tags: tags, branch: branch).map { "\($0.name) \($0.dependency)" }
    }
    expectEqual(
      [
        text("https://ann:secret@git.example/ui/petri.git", ["before", "v1.2.0"], "trunk"),
        text("https://git.example/Petri", [], "trunk"), text("git@git.example:petri.git"),
        text("ssh://git:secret@git.example/petri"), text("/home/ann/petri"), text("../petri"), text("file:///petri"),
      ],
      [
        #"petri .package(url: "https://git.example/ui/petri.git", from: "1.2.0")"#,
        #"Petri .package(url: "https://git.example/Petri", branch: "trunk")"#,
        #"petri .package(url: "git@git.example:petri.git", branch: "main")"#,
        #"petri .package(url: "ssh://git@git.example/petri", branch: "main")"#, nil, nil, nil,
      ]
    )
    let folder = try TemporaryFolder()
    try folder.write("", to: "petri/Sources/Frontends/PetriCommand/PetriTool.swift")
    let clone = "git init -q petri && git -C petri remote add origin https://git.example/petri-screens.git"
    try expectEqual(PetriProcess.run(["-c", clone], shell: true, in: folder.path).status, 0)
    let package = try PetriPackage(folder: folder.path + "/petri")
    expectEqual(
      package.origin(PetriProcess.environment),
      PetriLocation(url: "https://git.example/petri-screens.git", tags: [], branch: nil)
    )
    let url = ["init", "shop", "--swift", "--petri", "https://git.example/petri-screens.git"]
    try expectEqual(Command.run(url, in: folder.path).status, 0)
    let shop = folder.path + "/shop"
    for (variable, kind) in [("", "sourceControl"), ("PETRI_PACKAGE='\(PetriProcess.package)' ", "fileSystem")] {
      let dump = try PetriProcess.run(["-c", "\(variable)swift package dump-package"], shell: true, in: shop)
      #expect(dump.status == 0 && dump.output.contains("\"\(kind)\""), "\(dump.errors)")
    }
  }

  @Test("a package is made only where Petri's own is found, and over no file")
  func packageRefusals() throws {
    let folder = try TemporaryFolder()
    let elsewhere = try Command.run(["init", "shop", "--swift", "--petri", "."], in: folder.path)
    #expect(elsewhere.status == 64 && elsewhere.errors == "error: '.' isn't the folder of Petri's package\n")
    let alone = try Command.run(["init", "shop", "--petri", "."], in: folder.path)
    #expect(alone.status == 64 && alone.errors.contains("'--petri' needs '--swift'"), "\(alone.errors)")
    try folder.write("mine\n", to: "shop/Package.swift")
    let taken = try Command.run(["init", "shop", "--swift"], in: folder.path)
    #expect(taken.status == 64 && taken.errors.contains("shop/Package.swift already exists; nothing was written"))
    expectEqual(folder.files, ["shop/Package.swift"])
  }

  @Test("an argument that isn't UTF-8 is refused, instead of naming another file")
  func unreadableArgument() throws {
    let folder = try TemporaryFolder()
    let petri = PetriProcess.make([], in: folder.path).executableURL?.path ?? ""
    for command in ["init", "compile --out", "validate --catalog"] {
      let script = "exec '\(petri)' \(command) \"$(printf 'caf\\351')\""
      let result = try PetriProcess.run(["-c", script], shell: true, in: folder.path)
      expectEqual(result.status, 64)
      let number = command.split(separator: " ").count + 1
      #expect(result.errors.contains("argument \(number), 'caf\u{FFFD}', isn't valid UTF-8"), "\(result.errors)")
    }
    expectEqual(folder.files, [])
  }

  @Test("nothing that is there is overwritten")
  func refuses() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine\n", to: "Screens/welcome.yaml")
    let result = try Command.run(["init"], in: folder.path)
    expectEqual(result.status, 64)
    expectEqual(folder.files, ["Screens/welcome.yaml"])
    try expectEqual(folder.read("Screens/welcome.yaml"), "mine\n")
  }

  @Test("a name that is none is refused", arguments: ["Gift", "../x", "a b", "", "1a"])
  func names(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    try folder.write("screen: a\ncontent: [{label: A}]\n", to: "Screens/a.yaml")
    try expectEqual(Command.run(["new", name], in: folder.path).status, 64)
    expectEqual(folder.files, ["Catalog.yaml", "Screens/a.yaml"])
  }

  @Test("a screen whose name YAML reads as another value is a screen all the same", arguments: ["null", "true", "no"])
  func names(thatNeedQuotes name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    try folder.write("screen: a\ncontent: [{label: A}]\n", to: "Screens/a.yaml")
    try expectEqual(Command.run(["new", name], in: folder.path).status, 0)
    #expect(try folder.read("Screens/\(name).yaml").hasPrefix("screen: \"\(name)\"\n"))
    try expectEqual(Command.run(["validate"], in: folder.path).status, 0)
  }

  @Test(
    "where a file can't be written nothing is left behind",
    arguments: [["init", "shop"], ["new", "a", "--folder", "b/c"]]
  )
  func fullDisk(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    try folder.write("screen: x\ncontent: [{label: X}]\n", to: "Screens/x.yaml")
    let petri = PetriProcess.make([], in: folder.path).executableURL?.path ?? ""
    // No file may have a byte, as on a full disk.
    let script = ["-c", "trap '' XFSZ; ulimit -f 0; exec \"$@\"", "sh", petri]
    let process = PetriProcess.make(script + arguments, in: folder.path)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.standardInput = FileHandle.nullDevice
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 74 && text.contains("can't write "), "\(text)")
    try expectEqual(FileManager.default.subpathsOfDirectory(atPath: folder.path).count, 3)
  }

  @Test(
    "a folder where no screen would be found is refused",
    arguments: ["__Snapshots__", ".hidden", "a/.b", "a\u{1B}[31m"]
  )
  func unfound(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    try folder.write("screen: a\ncontent: [{label: A}]\n", to: "Screens/a.yaml")
    let result = try Command.run(["new", "zy", "--folder", name], in: folder.path)
    #expect(result.status == 64 && !result.errors.contains("\u{1B}"), "\(result.errors)")
    expectEqual(folder.files, ["Catalog.yaml", "Screens/a.yaml"])
  }

  @Test(
    "a new screen is put where the catalogue looks for screens",
    arguments: [
      (["Screens"], nil, "Screens/a.yaml"), (["Screens"], "b//./c/", "Screens/b/c/a.yaml"),
      (["x.yaml", "More/", "Screens"], nil, "More/a.yaml"), (["Screens/**/*.yaml"], "b", "Screens/b/a.yaml"),
      (["*.yaml"], nil, "a.yaml"), (["x.yaml"], nil, "Screens/a.yaml"),
    ] as [([String], String?, String)]
  )
  func places(_ screens: [String], _ folder: String?, _ path: String) {
    expectEqual(NewCommand.path(of: "a", in: folder, screens: screens), path)
  }

  #if os(Linux)
    @Test("a command that is killed while it writes leaves no file that is in the way of the next one")
    func killed() throws {
      let folder = try TemporaryFolder()
      try folder.write("catalog: A\n", to: "Catalog.yaml")
      try folder.write("screen: a\ncontent: [{label: A}]\n", to: "Screens/a.yaml")
      let petri = PetriProcess.make([], in: folder.path).executableURL?.path ?? ""
      let script = "ulimit -c 0; ulimit -f 0; exec env --default-signal=XFSZ \"$@\""
      let process = PetriProcess.make(["-c", script, "sh", petri, "new", "zq"], in: folder.path)
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.standardInput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      expectEqual(process.terminationReason, .uncaughtSignal)
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/Screens/zq.yaml"))
      try expectEqual(Command.run(["new", "zq"], in: folder.path).status, 0)
    }
  #endif

  @Test(
    "init reports a problem of its folder",
    arguments: [("", "the folder name is empty"), ("file", "file isn't a folder; nothing was written")]
  )
  func badFolders(_ name: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("mine\n", to: "file")
    let result = try Command.run(["init", name], in: folder.path)
    #expect(result.status == 64 && result.errors == "error: \(message)\n")
    expectEqual(folder.files, ["file"])
  }

  @Test("the next steps that init names can be done in a folder that is named like an option")
  func dash() throws {
    let folder = try TemporaryFolder()
    let result = try Command.run(["init", "--", "-x"], in: folder.path)
    expectEqual(result.errors, "next: petri list --catalog ./-x, petri launch welcome --catalog ./-x\n")
    try expectEqual(Command.run(["list", "--catalog", "./-x"], in: folder.path).status, 0)
  }

  @Test("a folder that leads out of the catalogue is refused")
  func leadsOut() throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "app/Catalog.yaml")
    try folder.write("", to: "outside/file")
    try folder.write("", to: "app/Screens/Inside/.keep")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: "\(folder.path)/app/Screens/out", withDestinationPath: "../../outside")
    try files.createSymbolicLink(atPath: "\(folder.path)/app/Screens/in", withDestinationPath: "Inside")
    let app = "\(folder.path)/app"
    let result = try Command.run(["new", "a", "--folder", "out"], in: app)
    #expect(result.status == 74 && result.errors.contains("'Screens/out': it is outside the catalogue's folder"))
    try files.removeItem(atPath: "\(app)/Screens/out")
    try expectEqual(Command.run(["new", "a", "--folder", "in"], in: app).status, 0)
    expectEqual(folder.files.filter { $0.hasSuffix(".yaml") }, ["app/Catalog.yaml", "app/Screens/Inside/a.yaml"])
  }

  @Test("a folder whose name has control characters gets no catalogue")
  func controlCharacters() throws {
    let folder = try TemporaryFolder()
    let result = try Command.run(["init", "\u{1B}[31mred"], in: folder.path)
    #expect(result.status == 64 && !result.errors.contains("\u{1B}"))
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path), [])
  }

  @Test("a name that is taken is refused")
  func taken() throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: A\n", to: "Catalog.yaml")
    try folder.write("screen: a\ncontent: [{label: A}]\n", to: "Screens/b.yaml")
    let result = try Command.run(["new", "a"], in: folder.path)
    expectEqual(result.status, 64)
    expectEqual(result.errors, "error: the screen 'a' already exists in Screens/b.yaml:1:9\n")
  }
}
