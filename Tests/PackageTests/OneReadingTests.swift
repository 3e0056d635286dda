import Foundation
import Testing

/// Trees, pictures, speech and touches are made of one reading of a view: nobody else asks it which kind it is.
@Suite("One reading of a view")
struct OneReadingTests {
  /// Where views are read: the kinds of the catalogue, and what else is shown.
  private static let readings = [
    "Sources/Runtime/PetriComposer/Composing/Kinds/", "Sources/Runtime/PetriComposer/Composing/Shown/Readings/",
  ]
  /// Where values are put into the views of storyboards, which no room made.
  private static let fillings = "Sources/Runtime/PetriComposer/Composing/Scenes/"

  /// The classes that the readings tell apart, but those that others ask for what they do: what is a control, what scrolls.
  private func kinds() throws -> Set<String> {
    let files = try Self.readings.flatMap { try PackageFolder.swiftFiles(below: $0) }
    let names = files.flatMap { file in
      file.text.matches(of: /guard let view = view as\? (UI\w+)|case let cell as (UI\w+)/)
        .compactMap { ($0.output.1 ?? $0.output.2).map(String.init) }
    }
    return Set(names).subtracting(["UIControl", "UIScrollView"])
  }

  @Test("no file but the readings' own asks a view which kind it is")
  func asked() throws {
    let names = try kinds()
    #expect(names.contains("UILabel") && names.contains("UISwitch") && names.count > 12)
    let question = try Regex("\\b(is|as\\??) (\(names.joined(separator: "|")))\\b")
    var asked: [String] = []
    for module in ["Runtime/PetriComposer", "Rendering/PetriRendering", "Snapshots/PetriSnapshots"] {
      for file in try PackageFolder.swiftFiles(below: "Sources/\(module)")
      where !(Self.readings + [Self.fillings]).contains(where: file.path.hasPrefix) {
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
