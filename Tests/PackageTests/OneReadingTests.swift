import Foundation
import Testing

/// Trees, pictures, speech and touches are made of one reading of a view: nobody else asks it which kind it is.
@Suite("One reading of a view")
struct OneReadingTests {
  private static let reading = "Sources/PetriComposer/Shown/ShownView+Kind.swift"

  /// The classes that the reading tells apart, but those that others ask for their behaviour: controls, and views that
  /// scroll.
  private func kinds() throws -> [String] {
    let text = try String(contentsOf: PackageFolder.url.appending(path: Self.reading), encoding: .utf8)
    return text.matches(of: /\bas (UI\w+)/).map { String($0.output.1) }.filter {
      $0 != "UIControl" && $0 != "UIScrollView"
    }
  }

  @Test("no file but the reading's own asks a view which kind it is")
  func asked() throws {
    let names = try kinds()
    #expect(names.contains("UILabel") && names.contains("UISwitch") && names.count > 12)
    let question = try Regex("\\b(is|as\\??) (\(names.joined(separator: "|")))\\b")
    var asked: [String] = []
    for module in ["PetriComposer", "PetriRendering", "PetriSnapshots"] {
      for file in try PackageFolder.swiftFiles(below: "Sources/\(module)") where file.path != Self.reading {
        for (number, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
          // The expression takes its time; nearly all lines are without a class of UIKit's.
          guard line.utf8.contains(UInt8(ascii: "U")) else { continue }
          let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
          if code.contains(question) { asked.append("\(file.path):\(number + 1): \(line)") }
        }
      }
    }
    #expect(asked == [])
  }
}
