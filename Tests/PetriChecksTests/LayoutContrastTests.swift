import PetriCatalog
import Testing

@testable import PetriChecks

/// Texts that are too faint, with the colours that are seen.
@MainActor
@Suite(.serialized) struct LayoutContrastTests {
  private func found(_ content: String, settings: String = "") throws -> [String] {
    let catalog = "appearances: [light]\n\(settings)"
    let findings = try layoutFindings("screen: a\ncontent:\n\(content)", settings: catalog)
    return findings.filter { $0.rule == .contrast }.map(\.message)
  }

  @Test func aLabelIsNamedWithItsColours() throws {
    #expect(
      try found("  - label: {text: Hint, color: \"#BBBBBB\"}") == [
        "label 'Hint': contrast of 1.9:1, this text needs 4.5:1 (#BBBBBB on #FFFFFF)"
      ]
    )
  }

  @Test func aViewThatLetsThroughIsFainter() throws {
    #expect(try found("  - label: {text: Hint, alpha: 0.2}").map(\.colors) == ["#CCCCCC on #FFFFFF"])
    #expect(try found("  - box: {alpha: 0.2, views: [label: Hint]}").map(\.colors) == ["#CCCCCC on #FFFFFF"])
    #expect(try found("  - label: {text: Hint, alpha: 0.8}") == [])
  }

  @Test func aGroundThatLetsThroughIsMixed() throws {
    let box = "  - box: {background: \"#00000080\", views: [label: {text: Hint, color: white}]}"
    #expect(try found(box).map(\.colors) == ["#FFFFFF on #7F7F7F"])
  }

  @Test func aTitleInTheTintOfTheAppIsLookedAt() throws {
    let settings = "tint: \"#FFE066\""
    #expect(
      try found("  - button: {title: Buy, style: filled}", settings: settings).map(\.colors) == ["#FFFFFF on #FFE066"]
    )
    #expect(try found("  - button: {title: Buy}", settings: settings).map(\.colors) == ["#FFE066 on #FFFFFF"])
    #expect(try found("  - button: {title: Buy, enabled: false}", settings: settings) == [])
    for style in ["plain", "filled", "tinted", "gray"] {
      #expect(try found("  - button: {title: Buy, style: \(style)}") == [])
    }
  }

  @Test func coloursOfTheSystemOnAGroundThatHardlyDiffersAreAsAppleWantsThem() throws {
    func box(_ ground: String) -> String {
      "  - box: {background: \"\(ground)\", views: [label: {text: Hint, color: secondaryLabel}, button: {title: Buy}]}"
    }
    #expect(try found(box("#FBF8F1")) == [])
    #expect(try found(box("#C8C8C8")).count == 2)
  }

  @Test func textsInWhatIsTappedAndInRowsAreLookedAt() throws {
    let label = "label: {text: Faint, color: \"#DDDDDD\""
    let faint = "Faint': contrast of 1.3:1, this text needs 4.5:1 (#DDDDDD on #FFFFFF)"
    #expect(try found("  - stack: {minHeight: 60, tap: {emit: x}, views: [\(label)}]}") == ["label '\(faint)"])
    #expect(try found("  - \(label), minHeight: 60, tap: {emit: x}}") == ["label '\(faint)"])
    #expect(try found("  list: {views: [row: {title: Faint, color: \"#DDDDDD\"}]}") == ["the row's text '\(faint)"])
    #expect(try found("  - textField: {id: f, text: Faint, alpha: 0.3}").map(\.colors) == ["#B3B3B3 on #FFFFFF"])
    #expect(try found("  - textField: {id: f, text: Faint}") == [])
  }

  @Test func aTextOverAPictureHasNoKnownGround() throws {
    let text = "label: {text: Harbour, color: white}"
    #expect(try found("  - overlay: {height: 200, views: [image: {name: ship, pin: edges}, \(text)]}") == [])
    #expect(try found("  - overlay: {height: 200, views: [\(text)]}").count == 1)
    // A ground under it in the same overlay is known.
    let ground = "box: {background: black, pin: edges, views: [spacer]}"
    #expect(try found("  - overlay: {height: 200, views: [\(ground), \(text)]}") == [])
  }
}

extension String {
  /// The colours in brackets at the end of a message.
  fileprivate var colors: String { split(separator: "(").last.map { String($0.dropLast()) } ?? "" }
}
