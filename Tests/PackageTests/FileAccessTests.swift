import Expectations
import Foundation
import Testing

/// Files have one entry point: `PetriFiles`, which keeps below folders what must stay there.
@Suite("Files are read and written in one module")
struct FileAccessTests {
  /// Calls that touch files: names that mean nothing else, and functions of the system where they aren't methods of
  /// something.
  private static let calls =
    #"\b(petri_file_\w+|FileManager|resolvingSymlinksInPath|O_(?:RDONLY|WRONLY|RDWR|CREAT|PATH|DIRECTORY))\b"#
    + #"|\b((?:Data|String)\(contentsOf\w*|FileHandle\(for\w+|atomically:)"#
    + #"|(?<![.\w])(?:(?:Glibc|Musl|Darwin|Foundation)\.)?((?:\#(functions.joined(separator: "|")))\()"#

  private static let functions = [
    "openat", "creat", "fopen", "freopen", "rename", "renameat", "unlink", "unlinkat", "rmdir", "mkdir", "mkdirat",
    "mkfifo",
    "mknod", "mkstemp", "mkdtemp", "opendir", "fdopendir", "readdir", "scandir", "stat", "lstat", "fstat", "fstatat",
    "readlink", "realpath", "symlink", "symlinkat", "linkat", "chmod", "fchmod", "chown", "fchown", "lchown", "utimes",
    "utimensat", "access", "faccessat", "flock", "truncate", "ftruncate",
  ]

  /// The places that need no folder to stay below, by their files, each with why.
  private static let exceptions: [String: Set<String>] = [
    // The folder that a command is run in.
    "Sources/Frontends/PetriCommand/Catalogue/CatalogPlace.swift": ["FileManager"],
    "Sources/Frontends/PetriCommand/Catalogue/FileSelection.swift": ["FileManager"],
    "Sources/Frontends/PetriCommand/Catalogue/NameCompletion.swift": ["FileManager"],
    "Sources/Frontends/PetriCommand/Checks/CheckReports.swift": ["FileManager"],
    // Programs in PATH, which are run and not read.
    "Sources/Frontends/PetriCommand/Pixels/InstalledPrograms.swift": ["FileManager"],
    // The system's temporary folder, for a browser that makes a picture.
    "Sources/Frontends/PetriCommand/Pixels/RasterFolder.swift": ["FileManager", "mkdtemp("],
    // A tool of the compiler, which is given its files by their names.
    "Sources/UIKit/ObjectiveCTool/RewritingTool.swift": ["String(contentsOf", "String(contentsOfFile"],
    // UIKit's own initializer, which an app calls with a path of its bundle.
    "Sources/UIKit/HeadlessUIKit/Values/UIImage.swift": ["FileManager"],
    // UIKit's own storyboards and nibs, files of an app's bundle.
    "Sources/UIKit/HeadlessUIKit/Storyboards/InterfaceFiles.swift": ["Data(contentsOf"],
  ]

  private static func found(in text: String) throws -> Set<String> {
    let whole = text as NSString
    let matches = try NSRegularExpression(pattern: calls)
      .matches(in: text, range: NSRange(location: 0, length: whole.length))
    return Set(
      matches.compactMap { match in
        let line = whole.lineRange(for: match.range)
        let before = whole.substring(with: NSRange(line.location..<match.range.location))
        return before.contains("//") || before.contains("func ") ? nil : whole.substring(with: match.range)
      }
    )
  }

  @Test("no other module opens, renames or removes a file")
  func oneModule() throws {
    var found: [String: Set<String>] = [:]
    for (path, text) in try PackageFolder.swiftFiles(below: "Sources")
    where !path.hasPrefix("Sources/Support/PetriFiles/") {
      let calls = try Self.found(in: text)
      if !calls.isEmpty { found[path] = calls }
    }
    expectEqual(found, Self.exceptions)
  }

  @Test("what touches files is recognized, and methods of the same names aren't")
  func recognized() throws {
    let right = [
      "try? FileManager.default.removeItem", "unlink(path)", "String(contentsOfFile: x)", "open(p, O_RDONLY)",
    ]
    for text in right { try expectEqual(Self.found(in: text).count, 1, "\(text)") }
    for text in ["// unlink(path)", "screen.rename(a)", "open(link)", "status.access(x)"] {
      try expectEqual(Self.found(in: text), [], "\(text)")
    }
  }
}
