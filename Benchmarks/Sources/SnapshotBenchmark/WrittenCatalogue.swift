import Foundation
import Measuring

/// A catalogue on disk, of screens as apps have them: some 22 views in seven rows, wrapped twice.
struct WrittenCatalogue {
  let folder: Folder
  /// The files of YAML.
  let paths: [String]

  /// - Parameter settings: lines of `Catalog.yaml` besides its name.
  init(screens count: Int, settings: String = "") throws {
    let screens = (0..<count).map { ("g\($0 / 100)/screen-\($0)", Catalogue.screen($0, of: count)) }
    let files = [("containers", Catalogue.containers)] + screens
    let root = try Folder()
    paths = try files.map { name, text in
      let url = URL(fileURLWithPath: "\(root.path)/Screens/\(name).yaml")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      return url.path
    }
    try Data("catalog: Benchmark\n\(settings)".utf8).write(to: URL(fileURLWithPath: "\(root.path)/Catalog.yaml"))
    folder = root
  }

  /// How many seconds libyaml takes for the files' events, in a process and a thread of its own.
  func raw() -> Double {
    guard let seconds = Peer(beside: "RawLoop", ["disk"]).number(for: paths) else { fatalError("RawLoop can't be run") }
    return seconds
  }

  /// How many seconds a command takes that must succeed.
  func seconds(_ petri: String, _ arguments: [String]) throws -> Double {
    try best(of: 1) {
      guard try run(petri, arguments, in: folder.path) == 0 else { fatalError("\(arguments) failed") }
    }
  }
}
