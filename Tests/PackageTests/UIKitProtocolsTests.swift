import Expectations
import Foundation
import Testing

@Suite("UIKit's protocols") struct UIKitProtocolsTests {
  @Test("every public protocol of HeadlessUIKit and UIKit inherits what Apple's does, by the list beside this test")
  func inheritance() throws {
    let list = PackageFolder.url.appending(path: "Tests/PackageTests/UIKitProtocols.txt")
    let expected = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    let start = "public protocol "
    let found = try PackageFolder.uikitFiles()
      .flatMap { $0.text.split(separator: "\n").filter { $0.hasPrefix(start) && !$0.contains("Headless") } }
      .map { line in
        line.dropFirst(start.count).prefix { $0 != "{" }.replacingOccurrences(of: ":", with: "")
          .trimmingCharacters(in: .whitespaces)
      }
    expectEqual(found.sorted(), expected.map { $0.trimmingCharacters(in: .whitespaces) }.sorted())
  }
}
