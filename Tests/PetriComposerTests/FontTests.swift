import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

@MainActor
@Suite("Fonts of the format")
struct FontTests {
  private func font(_ style: PetriCatalog.TextStyle = .body, _ change: (inout FontDefinition) -> Void = { _ in })
    -> UIFont
  {
    var font = FontDefinition(style)
    change(&font)
    return font.uiFont
  }

  private func shown(_ font: UIFont) -> String { font.shownText(in: .current) }

  @Test("a difference from a text style is reported")
  func texts() throws {
    _ = try Stage(environment: LaunchEnvironment())
    expectEqual(font(.title2), UIFont.preferredFont(forTextStyle: .title2))
    expectEqual(shown(font(.title2)), "title2")
    expectEqual(shown(font { $0.weight = .bold }), "17 bold")
    expectEqual(shown(font(.headline) { $0.size = 20 }), "20 semibold")
    expectEqual(shown(font { ($0.size, $0.weight, $0.design) = (48, .thin, .rounded) }), "48 thin rounded")
    expectEqual(shown(font { ($0.design, $0.italic) = (.serif, true) }), "17 italic serif")
    expectEqual(shown(font { $0.design = .monospaced }), "17 monospaced")
    expectEqual(shown(font { ($0.family, $0.weight) = ("Inter", .semibold) }), "17 semibold \"Inter\"")
    expectEqual(shown(font { $0.size = 17 }), "17")
  }

  @Test("a font of one's own size grows as its text style does")
  func scaled() throws {
    var environment = LaunchEnvironment()
    environment.contentSize = .accessibilityExtraLarge
    _ = try Stage(environment: environment)
    let body = UIFont.preferredFont(forTextStyle: .body).pointSize / 17
    expectEqual(font { $0.size = 20 }.pointSize, 20 * body)
    #expect(font(.largeTitle) { $0.size = 20 }.pointSize < 20 * body)
  }

  @Test("a button is as large as its title is in its font")
  func button() throws {
    _ = try Stage(environment: LaunchEnvironment())
    func width(_ font: FontDefinition?) throws -> CGFloat {
      var button = ButtonDefinition(title: Onion.text("Order"))
      button.font = font
      let definition = ViewDefinition(kind: .button(button), place: Onion.place)
      let view = try #require(ViewBuilder { _ in }.views([definition], scope: Scope()).first)
      return view.intrinsicContentSize.width
    }
    let (usual, small, large) = try (width(nil), width(FontDefinition(.caption2)), width(FontDefinition(.largeTitle)))
    #expect(small < usual && usual < large)
  }
}
