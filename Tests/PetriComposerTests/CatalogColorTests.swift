import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

@MainActor
@Suite("Colours of a catalogue in UIKit")
struct CatalogColorTests {
  @Test("a colour is what it is in the appearance, and its name is known")
  func appearances() throws {
    var color = NamedColor(name: "accent", light: .named("black"))
    color.dark = .named("white")
    color.highContrastDark = .named("yellow")
    let made = ColorValue.catalog(color).uiColor
    let texts = Appearance.allCases.map { appearance in
      made.shownText(
        in: UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: appearance.isDark ? .dark : .light),
          UITraitCollection(accessibilityContrast: appearance.isHighContrast ? .high : .normal),
        ])
      )
    }
    expectEqual(texts, ["accent #000000", "accent #FFFFFF", "accent #000000", "accent #FFFF00"])
    expectEqual(made, ColorValue.catalog(color).uiColor)
    color.dark = nil
    #expect(ColorValue.catalog(color).uiColor != made)
  }

  @Test("a screen is launched in the appearance that is asked for", arguments: Appearance.allCases)
  func launched(appearance: Appearance) throws {
    let stage = try Stage(environment: LaunchEnvironment(appearance: appearance))
    let composed = try stage.compose(
      "a",
      context: ContextObject(),
      with: Composer(catalog: Onion.catalog([Onion.screen("a")]))
    )
    stage.show(composed.root)
    let traits = composed.root.traitCollection
    expectEqual(traits.userInterfaceStyle == .dark, appearance.isDark)
    expectEqual(traits.accessibilityContrast, appearance.isHighContrast ? .high : .normal)
  }
}
