import Foundation
import Measuring
import PetriLoader

/// A catalogue on disk.
struct Files {
  /// Where it is.
  let folder: Folder
  /// The files that the catalogue's file names.
  let paths: [String]
  /// How many bytes they have together.
  let size: Int

  /// Makes a catalogue of so many screens, a file each.
  init(_ count: Int) throws {
    let texts =
      [("containers", Catalogue.containers)] + (0..<count).map { ("screen-\($0)", Catalogue.screen($0, of: count)) }
    let files = texts.map { ("Screens/\($0.0).yaml", $0.1) }
    try self.init([("Catalog.yaml", "catalog: Benchmark\n")] + files)
  }

  /// Makes a catalogue of this repository's own screens and so many copies of each, which have other names and no links.
  init(copiesOfSample copies: Int) throws {
    let root = URL(fileURLWithPath: #filePath + "/../../../..").standardizedFileURL.path
    func text(_ path: String) throws -> String { try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) }
    var files = [("Catalog.yaml", try text("Catalog.yaml"))]
    let found = FileManager.default.enumerator(atPath: root + "/Screens")?.compactMap { $0 as? String } ?? []
    for path in found.sorted() where path.hasSuffix(".yaml") {
      let original = try text("Screens/" + path)
      files.append(("Screens/" + path, original))
      // Parts and containers are there once, and a stack that a route requires ends with the screen of that name.
      let others = ["\npart: ", "\ncontainer: ", "reconcile:"]
      guard "\n\(original)".contains("\nscreen: "), !others.contains(where: original.contains) else { continue }
      for copy in 0..<copies {
        files.append(("Screens/\(path.dropLast(5))-\(copy).yaml", Files.copy(copy, of: original)))
      }
    }
    try self.init(files)
    for path in found where !path.hasSuffix(".yaml") && !path.contains("__Snapshots__") {
      let (from, to) = ("\(root)/Screens/\(path)", "\(folder.path)/Screens/\(path)")
      if !FileManager.default.fileExists(atPath: to) { try FileManager.default.copyItem(atPath: from, toPath: to) }
    }
  }

  private init(_ files: [(path: String, text: String)]) throws {
    let root = try Folder()
    for (path, text) in files {
      let url = URL(fileURLWithPath: "\(root.path)/\(path)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    folder = root
    paths = files.dropFirst().map { "\(root.path)/\($0.path)" }
    size = files.reduce(0) { $0 + $1.text.utf8.count }
  }

  private static func copy(_ number: Int, of text: String) -> String {
    var isInLinks = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
      if let first = line.first, first.isLetter || first == "-" { isInLinks = line.hasPrefix("links:") }
      if isInLinks { return nil }
      // A comment may stand behind the name.
      guard line.hasPrefix("screen: ") else { return String(line) }
      let words = line.split(separator: " ", maxSplits: 2)
      return "screen: \(words[1])-\(number) \(words.dropFirst(2).joined())"
    }
    return lines.joined(separator: "\n")
  }

  private static let devices = [
    "iphone-se", "iphone-13-mini", "iphone-16", "iphone-16-landscape", "iphone-16-plus", "iphone-16-pro-max", "ipad",
    "ipad-11",
    "ipad-11-landscape", "ipad-13",
  ]

  /// Loads the catalogue in a folder.
  static func load(_ folder: String, isParallel: Bool) throws -> LoadedCatalog {
    CatalogLoader(devices: devices, isParallel: isParallel).load(try FolderSource(path: folder))
  }

  /// Loads the whole catalogue: found, read, checked, built; given back so that letting it go is not measured.
  func load(isParallel: Bool) throws -> LoadedCatalog {
    let loaded = try Files.load(folder.path, isParallel: isParallel)
    // Copies of screens that nothing leads to have warnings.
    if loaded.hasErrors { throw BrokenCatalogue(diagnostics: loaded.diagnostics.map(\.message)) }
    precondition(loaded.catalog.screenNames.count >= paths.count * 9 / 10, "every screen must be there")
    return loaded
  }

  /// The number that a program prints for the files; `nil` where it can't be run.
  func number(of peer: Peer) -> Double? { peer.number(for: paths) }

  /// How many seconds libyaml takes for the files' events.
  func raw(_ arguments: String...) -> Double {
    guard let seconds = number(of: Peer(beside: "RawLoop", arguments)) else { fatalError("RawLoop can't be run") }
    return seconds
  }
}

/// A catalogue of the benchmark's that has errors, so that nothing is measured.
struct BrokenCatalogue: Error {
  let diagnostics: [String]
}
