import PetriCatalog
import PetriChecks
import PetriComposer
import PetriDiagnostics
import PetriLoader
import Testing

/// Faults that are planted in sound screens, one each.
@MainActor @Suite("Planted faults of layout")
struct LayoutMutantsTests {
  /// A change of a sound file: the text that it replaces, the fault that it plants, and the rule that must find it.
  struct Mutant: CustomTestStringConvertible, Sendable {
    let old: String
    let new: String
    let rules: [CheckRule]

    var testDescription: String { "\(old) -> \(new)" }
  }

  private static let sound = """
    screen: order
    title: Order
    wrapping: [navigation]
    context:
      name: {type: string, example: Margherita}
      price: {type: double, example: 7.9}
      steps: {type: list, of: string, example: [Baked, Packed]}
    form:
      note: {type: string, default: ""}
    content:
      - scroll:
          views:
            - label: {id: name, text: "${name}", style: headline}
            - label: {id: teaser, text: Fresh from the oven, font: {size: 17}, color: "#333333"}
            - stack:
                id: prices
                axis: horizontal
                views:
                  - label: {id: pay, text: To pay, grow: true}
                  - label: {id: price, text: "${price}"}
            - label: {id: step, each: "${steps}", text: "${item}"}
            - box: {background: "#EEEEEE", views: [{label: {id: hint, text: Hot, color: "#222222"}}]}
            - textField: {id: note, placeholder: A note, text: "${form.note}"}
            - image: {id: help, symbol: questionmark, width: 44, height: 44, tap: {toast: Help}}
            - button: {id: buy, title: Buy now, style: filled, tap: {toast: Bought}}
            - button: {id: cancel, title: Cancel the order, tap: {toast: Cancelled}}

    """

  nonisolated static let mutants: [Mutant] = [
    // Texts that are cut.
    Mutant(
      old: "text: Fresh from the oven,",
      new: "text: Fresh from the oven, width: 60, lines: 1,",
      rules: [.truncation]
    ),
    Mutant(
      old: "text: Fresh from the oven,",
      new: "text: Fresh from the oven, width: 60, height: 20,",
      rules: [.truncation]
    ),
    Mutant(
      old: "text: \"${name}\", style: headline",
      new: "text: \"${name}\", style: headline, width: 50",
      rules: [.truncation, .zeroSize]
    ),
    Mutant(old: "title: Buy now,", new: "title: Buy now, width: 40,", rules: [.truncation, .smallTarget]),
    Mutant(old: "title: Cancel the order,", new: "title: Cancel the order, width: 80,", rules: [.truncation]),
    Mutant(
      old: "title: Cancel the order,",
      new: "title: Cancel the order, height: 12,",
      rules: [.truncation, .smallTarget]
    ),
    Mutant(old: "text: Hot,", new: "text: Hot, height: 8,", rules: [.truncation]),
    // No size.
    Mutant(old: "text: To pay, grow: true", new: "text: To pay, width: 0", rules: [.zeroSize]),
    Mutant(old: "title: Buy now,", new: "title: Buy now, height: 0,", rules: [.zeroSize]),
    Mutant(old: "text: \"${price}\"", new: "text: \"${price}\", height: 0", rules: [.zeroSize]),
    Mutant(old: "text: \"${item}\"", new: "text: \"${item}\", width: 0", rules: [.zeroSize]),
    // Beyond the screen.
    Mutant(
      old: "  - scroll:\n      views:",
      new: "  - stack:\n      spacing: 300\n      views:",
      rules: [.outsideScreen, .zeroSize, .truncation]
    ),
    Mutant(
      old: "          axis: horizontal",
      new: "          axis: horizontal\n            spacing: 700",
      rules: [.outsideScreen, .zeroSize, .truncation]
    ),
    Mutant(
      old: "- scroll:",
      new: "- stack:\n      spacing: 60",
      rules: [.outsideScreen, .zeroSize, .truncation, .smallTarget]
    ),
    // Too small for a finger.
    Mutant(old: "width: 44, height: 44", new: "width: 16, height: 16", rules: [.smallTarget]),
    Mutant(old: "title: Buy now,", new: "title: Buy now, height: 20,", rules: [.smallTarget, .truncation]),
    Mutant(old: "id: note, placeholder", new: "id: note, height: 10, placeholder", rules: [.smallTarget, .truncation]),
    // Too faint.
    Mutant(old: "color: \"#333333\"", new: "color: \"#BBBBBB\"", rules: [.contrast]),
    Mutant(old: "color: \"#222222\"", new: "color: \"#CCCCCC\"", rules: [.contrast]),
    Mutant(old: "background: \"#EEEEEE\"", new: "background: \"#333333\"", rules: [.contrast]),
  ]

  private func findings(in text: String) throws -> [CheckFinding] {
    let settings = "catalog: A\nlocales: [en]\ncontentSizes: [large, accessibility-large]\n"
    let loaded = CatalogLoader(devices: Stage.devices).load(
      MemorySource(["Catalog.yaml": settings, "Screens/order.yaml": text])
    )
    #expect(loaded.diagnostics.filter { $0.severity == .error } == [])
    let checker = Checker(of: CheckedCatalog(loaded.catalog, registry: ControllerRegistry()))
    let outcomes = checker.jobs(of: .layout, on: loaded.catalog.screens).map { checker.outcome(of: $0) }
    #expect(outcomes.allSatisfy { ($0.covered["looks"] ?? 0) > 5 })
    return checker.findings(of: .layout, from: outcomes)
  }

  @Test("nothing is found in the sound screen")
  func sound() throws {
    let found = try findings(in: Self.sound)
    #expect(found == [])
  }

  @Test("each planted fault is found", arguments: mutants)
  func planted(_ mutant: Mutant) throws {
    #expect(Self.sound.ranges(of: mutant.old).count == 1)
    let found = try findings(in: Self.sound.replacing(mutant.old, with: mutant.new))
    #expect(found.contains { mutant.rules.contains($0.rule) }, "\(found.map(\.message))")
  }
}
