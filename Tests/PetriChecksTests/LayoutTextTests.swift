import PetriCatalog
import PetriComposer
import Testing

@testable import PetriChecks

/// Texts that controls and rows draw, and where texts and pictures may be.
@MainActor
@Suite(.serialized) struct LayoutTextTests {
  /// The rule and the message of each finding about a content.
  private func found(_ content: String, settings: String = "") throws -> [String] {
    try layoutFindings("screen: a\ncontent:\n\(content)", settings: settings).map {
      "\($0.rule.rawValue): \($0.message)"
    }
  }

  private static let languages = "locales: [en, de]"

  @Test func aPlaceholderThatEndsInAnEllipsisIsFound() throws {
    let field = "  - textField: {id: f, placeholder: {en: Sum, de: Überweisungsbetrag}, width: 120}"
    #expect(
      try found(field, settings: Self.languages) == [
        "truncation: the placeholder of textField 'Überweisungsbetrag' is cut"
      ]
    )
    #expect(try found("\(field.dropLast()), text: 12 €}", settings: Self.languages) == [])
    #expect(try found(field.replacing("120", with: "240"), settings: Self.languages) == [])
    // The glass of a search field takes some of it.
    let search = "  - searchField: {id: f, placeholder: Search the menu, width: 156}"
    #expect(try found(search) == ["truncation: the placeholder of searchField 'Search the menu' is cut"])
    #expect(try found(search.replacing("156", with: "340")) == [])
  }

  @Test func aSegmentThatEndsInAnEllipsisIsFound() throws {
    let segments = "  - segments: {titles: [{en: Day, de: Tagesübersichtsbericht}, {en: Week, de: Woche}, Month]}"
    #expect(
      try found(segments, settings: Self.languages) == ["truncation: the segment 'Tagesübersichtsbericht' is cut"]
    )
    #expect(try found(segments.replacing("sbericht", with: ""), settings: Self.languages) == [])
  }

  @Test func segmentsAreLongerInOtherLanguages() throws {
    let found = try layoutFindings("screen: a\ncontent: [segments: {titles: [Your order, Mine], width: 150}]")
    #expect(found.map(\.rule) == [.truncation])
    #expect(found.first?.notes.first?.contains("40 % longer") == true)
  }

  @Test func aWordOfARowThatIsBrokenIsFound() throws {
    let row = "  list: {views: [row: {id: r, title: {en: Insurance, de: Haftpflichtversicherungsgesellschaft}}]}"
    let finding = try #require(
      try layoutFindings("screen: a\ncontent:\n\(row)", settings: Self.languages).first
    )
    #expect(finding.rule == .truncation && finding.message.hasPrefix("the row's text 'Haftpflicht"))
    #expect(finding.subject == "r" && finding.environment?.locale == "de")
    #expect(try found(row.replacing("versicherungsgesellschaft", with: ""), settings: Self.languages) == [])
  }

  @Test func aTextThatIsCutInWhatIsTappedIsFound() throws {
    let label = "label: {text: Fresh from the oven today, lines: 1, width: 60"
    let cut = "truncation: label 'Fresh from the oven today': text is cut"
    for content in [
      "stack: {minHeight: 60, tap: {emit: x}, views: [\(label)}]}", "\(label), minHeight: 60, tap: {emit: x}}",
    ] {
      #expect(try found("  - \(content)").first?.hasPrefix(cut) == true, "\(content)")
    }
  }

  // MARK: Beyond what they are in

  @Test func aPictureBeyondTheEdgeIsFound() throws {
    #expect(
      try found("  - image: {name: ship, width: 500, height: 100}") == [
        "outside-screen: image 'ship' reaches beyond the edge of the screen"
      ]
    )
    #expect(try found("  - scroll: {axis: horizontal, views: [image: {name: ship, width: 500, height: 100}]}") == [])
    // A picture behind the rest is as large as it likes.
    #expect(try found("  - overlay: {views: [image: {name: ship, width: 500, height: 100}]}") == [])
  }

  @Test func aTextBeyondItsBoxIsFound() throws {
    let box =
      "  - stack: {width: 120, height: 80, alignment: leading, background: systemGray5, views: [label: {text: Wider than its box, width: 240}]}"
    #expect(try found(box) == ["outside-parent: label 'Wider than its box' reaches beyond the box that it is in"])
    #expect(try found(box.replacing("background: systemGray5, ", with: "")) == [])
    #expect(try found(box.replacing("Wider than its box, width: 240", with: "Narrow")) == [])
    // A badge at the corner is meant to be there.
    let badge = "overlay: {views: [label: {text: New today, width: 240, pin: [top]}]}"
    #expect(try found("  - box: {width: 120, height: 80, background: systemGray5, views: [\(badge)]}") == [])
  }

  @Test func somethingTappedWithASizeOfItsOwnIsNamedAndPlaced() throws {
    let content =
      "  - stack: {id: one, height: 20, tap: {emit: x}, views: [label: One]}\n  - stack: {id: two, height: 20, tap: {emit: x}, views: [label: Two]}"
    let findings = try layoutFindings("screen: a\ncontent:\n\(content)", settings: "contentSizes: [large]")
      .filter { $0.rule == .smallTarget }
    #expect(findings.first?.place?.line == 3 && findings.first?.subject == "one")
    #expect(findings.flatMap(\.also).map(\.subject) + findings.map(\.subject).dropFirst() == ["two"])
  }

  // MARK: Over one another

  @Test func textsOfAnOverlayThatLieOverOneAnotherAreFound() throws {
    let overlay =
      "  - overlay: {views: [label: {text: First, pin: [top, leading]}, label: {text: Second, pin: [top, leading]}]}"
    #expect(try found(overlay) == ["overlap: label 'First' and label 'Second' lie over one another"])
    // A badge has a ground of its own.
    #expect(try found(overlay.replacing("text: Second,", with: "text: Second, background: systemYellow,")) == [])
  }

  @Test func aControlUnderABoxOfAnOverlayIsFound() throws {
    let overlay = """
        - overlay:
            height: 60
            views: [button: {title: Under, tap: {emit: x}}, box: {background: systemGray, pin: edges, views: [spacer]}]
      """
    #expect(try found(overlay) == ["covered-target: button 'Under' is under box, which takes its touches"])
    #expect(try found(overlay.replacing("background: systemGray, ", with: "")) == [])
    // In what scrolls, only what floats over all of it comes out from under.
    let scrolled = "  - scroll:\n      views:\n" + overlay.split(separator: "\n").map { "      \($0)\n" }.joined()
    #expect(try found(scrolled) == ["covered-target: button 'Under' is under box, which takes its touches"])
  }
}
