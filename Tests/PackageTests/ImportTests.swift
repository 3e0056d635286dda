import Expectations
import Foundation
import Testing

@Suite("Imports")
struct ImportTests {
  /// The modules of `Package.swift` with their direct dependencies.
  private static func modules() throws -> [String: Set<String>] {
    let text = try String(contentsOf: PackageFolder.url.appending(path: "Package.swift"), encoding: .utf8)
    let calls = text.matches(of: /module\(\s*"\w+",\s*"(\w+)"(?:,\s*\[([^\]]*)\])?/)
    return Dictionary(
      uniqueKeysWithValues: calls.map { call in
        (String(call.1), Set((call.2 ?? "").matches(of: /"(\w+)"/).map { String($0.1) }))
      }
    )
  }

  @Test("of a module of the package is listed in Package.swift, as a direct dependency")
  func directDependencies() throws {
    let modules = try Self.modules()
    #expect(modules.count > 30)
    var missing: [String] = []
    for (path, text) in try PackageFolder.swiftFiles(below: "Sources") {
      let module = String(path.split(separator: "/")[2])
      guard let dependencies = modules[module] else { continue }
      // The sources of other packages that a command writes are in multi-line strings.
      let code = text.split(separator: "\"\"\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
      for match in code.matches(of: /(?m)^(?:@\w+ )*(?:public |package )?import (\w+)/) {
        let imported = String(match.1)
        if modules[imported] != nil, imported != module, !dependencies.contains(imported) {
          missing.append("\(path): \(imported)")
        }
      }
    }
    expectEqual(missing, [])
  }

  @Test("of UIKit, QuartzCore or CoreGraphics don't depend on Linux on what is built already")
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
