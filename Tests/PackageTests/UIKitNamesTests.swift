import Expectations
import Foundation
import Testing

/// HeadlessUIKit offers UIKit's names, and others that are marked as not UIKit's; above it only UIKit's are used, so
/// that the same source can be built into an iOS app.
@Suite("UIKit's names")
struct UIKitNamesTests {
  /// Files that look at a screen from outside, which UIKit has no words for; they are left out of an iOS app.
  private static let lookers: Set<String> = [
    "Sources/Rendering/PetriRendering/LifecycleText.swift",
    "Sources/Rendering/PetriRendering/Accessibility/Contrast+Views.swift",
    "Sources/Rendering/PetriRendering/Accessibility/ReadWarning.swift",
    "Sources/Rendering/PetriRendering/StatusBarAnswer.swift",
    "Sources/Rendering/PetriRendering/Drawing/DrawingSymbols.swift",
    "Sources/Rendering/PetriRendering/Drawing/DrawingSymbols+Bars.swift",
    "Sources/Rendering/PetriRendering/Drawing/DrawingSymbols+Images.swift",
    "Sources/Rendering/PetriRendering/Drawing/ShownView+Background.swift",
    "Sources/Rendering/PetriRendering/Wireframe/WireframeSymbols.swift",
  ]

  @Test(
    "every public name of HeadlessUIKit and UIKit is UIKit's, by the list beside this test, or is in something called Headless"
  )
  func declared() throws {
    let list = PackageFolder.url.appending(path: "Tests/PackageTests/UIKitNames.txt")
    let known = Set(try String(contentsOf: list, encoding: .utf8).split { $0.isWhitespace }.map(String.init))
    var strange: [String] = []
    for file in try PackageFolder.uikitFiles() {
      for declaration in PublicDeclarations.names(in: file.text) where !known.contains(declaration) {
        strange.append("\(file.path): \(declaration)")
      }
    }
    expectEqual(strange, [])
  }

  @Test("above HeadlessUIKit nothing is used that UIKit lacks, but where it is left out on iOS")
  func used() throws {
    var uses: [String] = []
    for part in ["Runtime", "Rendering", "Snapshots", "Checks", "Frontends", "Sample"] {
      for file in try PackageFolder.swiftFiles(below: "Sources/\(part)")
      where file.text.contains("import PetriUIKit\n") && !Self.lookers.contains(file.path) {
        var isLeftOut = false
        for (number, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
          if line.hasPrefix("#if os(Linux) || !canImport(UIKit)") { isLeftOut = true }
          if line.hasPrefix("#endif") || line.hasPrefix("#else") { isLeftOut = false }
          let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
          if !isLeftOut, code.range(of: #"(?<!--)\b[A-Za-z]*[Hh]eadless[A-Za-z]*"#, options: .regularExpression) != nil
          {
            uses.append("\(file.path):\(number + 1): \(line)")
          }
        }
      }
    }
    expectEqual(uses, [])
  }

  @Test("the reader of declarations finds what is public and passes over what is Headless or internal")
  func reader() {
    let text = """
      /// func notThis
      public final class UIThing: NSObject {
        open var shown = 1
        var hidden = 2
        public static func make(_ a: Int) -> UIThing { UIThing() }
        public enum Kind { case one, two(Int); case three }
        struct Inner { public var out = 1 }
      }
      public enum HeadlessThing {
        public static var clock = 1
      }
      extension UIThing {
        public func more() {}
        public init(headless: Int) {}
        public class var byClass: Int { 1 }
      }
      public protocol UIHearing: AnyObject {
        func heard(_ sender: UIThing)
        var isHearing: Bool { get }
      }
      extension HeadlessThing { public static func ours() {} }
      """
    expectEqual(
      PublicDeclarations.names(in: text),
      [
        "UIThing", "shown", "make", "Kind", "one", "two", "three", "more", "byClass", "UIHearing", "heard", "isHearing",
      ]
    )
  }
}
