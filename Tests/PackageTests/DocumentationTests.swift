import Expectations
import Foundation
import Testing

/// swift-format requires a doc comment on every public declaration, except in modules that mirror Apple's: their members have a comment
/// only if they differ from Apple's or cite a source. The elements of Interface Builder's documents are an exception, too.
@Suite("Documentation")
struct DocumentationTests {
  private static func configuration(of folder: String) throws -> String {
    let url = PackageFolder.url.appending(path: folder).appending(path: ".swift-format")
    return try String(contentsOf: url, encoding: .utf8)
  }

  @Test(
    "the modules with UIKit's names are formatted as the rest is, but for documentation",
    arguments: [
      "UIKit/HeadlessUIKit", "UIKit/UIKit", "UIKit/QuartzCore", "UIKit/PetriSwiftUI", "UIKit/PetriOS",
      "InterfaceBuilder/InterfaceBuilder",
    ]
  )
  func configurations(module: String) throws {
    let rule = #""AllPublicDeclarationsHaveDocumentation": "#
    let package = try Self.configuration(of: "")
    #expect(package.contains(rule + "true"))
    expectEqual(
      try Self.configuration(of: "Sources/\(module)"),
      package.replacingOccurrences(of: rule + "true", with: rule + "false")
    )
  }

  @Test("a type with UIKit's name has a doc comment, and none begins with 'What'")
  func types() throws {
    var faults: [String] = []
    for file in try PackageFolder.uikitFiles() where !file.path.contains("/Optionals/") {
      let lines = file.text.components(separatedBy: "\n")
      for (index, line) in lines.enumerated() {
        let code = line.drop { $0 == " " }
        let begins = index == 0 || !lines[index - 1].contains("///")
        if begins, code.hasPrefix("/// What ") { faults.append("\(file.path):\(index + 1): \(code)") }
        guard code.firstMatch(of: /^(public|open) (final |indirect )?(class|struct|enum|protocol) [A-Z]/) != nil else {
          continue
        }
        let above = lines[..<index].reversed().drop {
          $0.drop { $0 == " " }.hasPrefix("@") || $0.drop { $0 == " " }.hasPrefix("// ")
        }
        if above.first?.contains("/// ") != true { faults.append("\(file.path):\(index + 1): \(code)") }
      }
    }
    expectEqual(faults, [])
  }
}
