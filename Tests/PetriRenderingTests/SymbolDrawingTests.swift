import Expectations
import Foundation
import PetriCatalog
import PetriComposer
import PetriUIKit
import Testing

@testable import PetriRendering

/// Symbols in documents, and the sheet of all; `PETRI_RECORD=1 swift test --filter SymbolDrawingTests` makes it anew.
@MainActor
@Suite("Symbols in pictures")
struct SymbolDrawingTests {
  private static let folder =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    + "/Sources/Rendering/PetriRendering/PetriRendering.docc"

  private func svg(_ names: [String], in environment: LaunchEnvironment = LaunchEnvironment()) throws -> String {
    let controller = UIViewController()
    for (place, name) in names.enumerated() {
      let view = UIImageView(image: UIImage(systemName: name))
      view.frame = CGRect(x: 20, y: 100 + 40 * place, width: 22, height: 22)
      controller.view.addSubview(view)
    }
    return LaunchedScreen(controller, stage: try Stage(environment: environment)).text(as: .svg)
  }

  @Test("a document has the drawing of a symbol once, and uses it wherever it is")
  func once() throws {
    let lines = try svg(["trash", "star.slash", "trash", "trash"]).split(separator: "\n")
    expectEqual(lines.count { $0.hasPrefix("<symbol id=\"symbol-trash\"") }, 1)
    expectEqual(lines.count { $0.hasPrefix("<use href=\"#symbol-trash\"") }, 3)
    expectEqual(lines.count { $0 == "<title>trash</title>" }, 3)
    expectEqual(lines.count { $0.hasPrefix("<mask id=\"symbol-star.slash-1\"") }, 1)
    let use = try #require(lines.first { $0.hasPrefix("<use") })
    #expect(use.hasSuffix("x=\"20\" y=\"100\" width=\"22\" height=\"22\" color=\"#007AFF\"/>"), "\(use)")
  }

  @Test("a symbol that isn't drawn is a box with its name's parts in lines")
  func named() throws {
    let drawn = try svg(["figure.made.up"])
    #expect(drawn.contains("<title>figure.made.up</title>\n<rect ") && !drawn.contains("<use"))
    for part in ["figure", "made", "up"] { #expect(drawn.contains(">\(part)<"), "\(part)") }
  }

  @Test("the sheet of all symbols is as it was recorded")
  func sheet() throws {
    let path = Self.folder + "/symbols.svg"
    let text = SVGDrawing.text(SymbolSheet.drawing, title: "Symbols")
    if ProcessInfo.processInfo.environment["PETRI_RECORD"] != nil {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == kept, "look at it after making it anew: PETRI_RECORD=1 swift test --filter SymbolDrawingTests")
  }

  @Test("the page has the names")
  func page() throws {
    let path = Self.folder + "/PetriRendering.md"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let first = try #require(text.range(of: "<!-- list: symbols -->\n")?.upperBound)
    let last = try #require(text.range(of: "<!-- end -->\n", range: first..<text.endIndex)?.lowerBound)
    var lines = [""]
    for word in SymbolTable.names.map({ "`\($0)`" }) {
      if lines[lines.count - 1].count + word.count > 140 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    let refreshed = text[..<first] + lines.joined(separator: "\n") + "\n" + text[last...]
    if ProcessInfo.processInfo.environment["PETRI_RECORD"] != nil {
      try String(refreshed).write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      expectEqual(text, String(refreshed), "make it anew: PETRI_RECORD=1 swift test --filter SymbolDrawingTests")
    }
  }
}
