import Foundation
import Testing

/// The package's files, as they lie beside these tests.
enum PackageFolder {
  static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files of the modules that have UIKit's names.
  static func uikitFiles() throws -> [(path: String, text: String)] {
    try ["HeadlessUIKit", "UIKit", "QuartzCore", "CoreGraphics"].flatMap {
      try swiftFiles(below: "Sources/UIKit/\($0)")
    }
  }

  /// The Swift files below a folder of the package, in the order of their paths, but for those that a build puts into `.build`.
  static func swiftFiles(below folder: String) throws -> [(path: String, text: String)] {
    let paths = FileManager.default.enumerator(atPath: url.appending(path: folder).path)?.compactMap { $0 as? String }
    let found = try #require(paths, "there is no folder \(folder)").filter {
      $0.hasSuffix(".swift") && !$0.contains(".build/")
    }.sorted()
    return try found.map {
      ("\(folder)/\($0)", try String(contentsOf: url.appending(path: "\(folder)/\($0)"), encoding: .utf8))
    }
  }
}
