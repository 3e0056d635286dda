#if os(Linux)
  import Expectations
  import Foundation
  import Testing

  @Suite("petri launch --as png", .startsProcesses) struct PNGTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("catalog: A\n", to: "Catalog.yaml")
      try folder.write("screen: a\ncontent: [{label: Hi}]\n", to: "Screens/a.yaml")
      try FileManager.default.createDirectory(atPath: "\(folder.path)/temporary", withIntermediateDirectories: true)
    }

    /// Shell words that print the beginning of a PNG of some pixels, which is all that is looked at.
    private static func png(_ width: Int, _ height: Int) -> String {
      func octal(_ number: Int) -> String {
        [24, 16, 8, 0].map { "\\" + String(number >> $0 & 255 | 512, radix: 8).dropFirst() }.joined()
      }
      return "printf '\\211PNG\\r\\n\\032\\n\\000\\000\\000\\015IHDR\(octal(width))\(octal(height))\\010\\006'"
    }

    /// Launches the screen with programs, each a script by its name, and no others but a shell's own.
    private func launch(_ programs: [String: String], _ arguments: String...) throws -> PetriProcess.Result {
      for (name, script) in programs {
        try folder.writeProgram("#!/bin/sh\nPATH=/usr/bin:/bin\n\(script)\n", to: "bin/\(name)")
      }
      return try PetriProcess.run(
        ["launch", "a", "--as", "png"] + arguments,
        in: folder.path,
        environment: ["PATH": "\(folder.path)/bin", "TMPDIR": "\(folder.path)/temporary"]
      )
    }

    private func bytes(_ name: String) -> Data? { FileManager.default.contents(atPath: "\(folder.path)/\(name)") }

    @Test("a program makes the device's pixels of the drawing, and the file or the output has them")
    func filter() throws {
      let script = "cat > \"$0.svg\"; echo \"$@\" > \"$0.arguments\"; \(Self.png(1_179, 2_556))"
      let result = try launch(["rsvg-convert": script], "--out", "a.png")
      expectEqual(result.status, 0, "\(result.errors)")
      expectEqual(result.output, "")
      expectEqual(bytes("a.png")?.prefix(8), Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      try expectEqual(folder.read("bin/rsvg-convert.arguments"), "--format=png --width=1179 --height=2556\n")
      let svg = try Command.run(["launch", "a", "--as", "svg"], in: folder.path).output
      try expectEqual(folder.read("bin/rsvg-convert.svg"), svg)
      let file = try launch([:], "--device", "iphone-se", "--out", "b.png")
      #expect(file.errors.contains("can't make a PNG: rsvg-convert made no PNG of 750x1334 pixels"), "\(file.errors)")
      #expect(file.status == 74 && bytes("b.png") == nil)
    }

    @Test("a browser gets a file in a folder that is gone afterwards; the next program has its turn where one fails")
    func browser() throws {
      let script = """
        for word; do case "$word" in --screenshot=*) picture=${word#--screenshot=};; file://*) document=${word#file://};; esac; done
        grep -q '<svg' "$document" && echo "$@" > "$0.arguments" && \(Self.png(1_179, 2_556)) > "$picture"
        """
      let result = try launch(["resvg": "exit 3", "chromium": script, "rsvg-convert": "exit 4"], "--out", "a.png")
      expectEqual(result.status, 0, "\(result.errors)")
      let arguments = try folder.read("bin/chromium.arguments")
      for word in ["--headless ", "--window-size=393,852 ", "--force-device-scale-factor=3.0 "] {
        #expect(arguments.contains(word), "\(arguments)")
      }
      #expect(bytes("a.png") != nil)
      try expectEqual(FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/temporary"), [])
    }

    @Test("without a program, it names those that would do, and how to install one")
    func missing() throws {
      let result = try launch([:], "--out", "a.png")
      expectEqual(result.status, 74)
      expectEqual(
        result.errors,
        "error: --as png needs one of resvg, chromium, google-chrome or rsvg-convert, and none is installed; "
          + "on Debian, 'apt install librsvg2-bin' installs rsvg-convert\n"
      )
      #expect(bytes("a.png") == nil)
    }

    @Test("a terminal gets no PNG, a file gets any kind")
    func outputs() throws {
      let terminal = try PseudoTerminal(columns: 100)
      let process = try terminal.start(["launch", "a", "--as", "png"], in: folder.path)
      #expect(terminal.wait(for: "--as png isn't for a terminal; name a file with --out FILE"))
      process.waitUntilExit()
      expectEqual(process.terminationStatus, 64)
      let result = try Command.run(["launch", "a", "--out", "a.txt"], in: folder.path)
      #expect(result.status == 0 && result.output.isEmpty)
      let text = try folder.read("a.txt")
      #expect(text.hasPrefix("a\ncontent: a  appeared"), "\(text)")
    }
  }
#endif
