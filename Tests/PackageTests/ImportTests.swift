import Expectations
import Testing

/// `Package.swift` names the direct dependencies of each module, and SwiftPM holds them in `.ci/run`. These are the imports that it can't hold.
@Suite("Imports")
struct ImportTests {
  @Test(
    "no module asks on Linux whether UIKit, QuartzCore or CoreGraphics can be imported: that depends on what is built already"
  )
  func systemModules() throws {
    let question = /canImport\((?:UIKit|QuartzCore|CoreGraphics)\)/
    var asking: [String] = []
    for (path, text) in try PackageFolder.swiftFiles(below: "Sources") {
      for line in text.split(separator: "\n") where line.contains(question) && !line.contains("os(Linux)") {
        asking.append("\(path): \(line)")
      }
    }
    expectEqual(asking, [])
  }
}
