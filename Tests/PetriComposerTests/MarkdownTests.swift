import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

/// Labels whose text is inline Markdown.
@MainActor @Suite("Markdown of a label", .serialized) struct MarkdownTests {
  /// The label of a screen that has one.
  private func label(
    _ markdown: LocalizedText,
    _ change: (inout LabelDefinition) -> Void = { _ in }
  ) throws -> RunsLabel {
    var definition = LabelDefinition(markdown: markdown)
    change(&definition)
    var settings = CatalogSettings(name: "A")
    settings.state = [
      ContextField(name: "name", type: .string, defaultValue: .string("*a*")),
      ContextField(name: "n", type: .int, defaultValue: .int(1)),
    ]
    let view = ViewDefinition(kind: .label(definition), place: Onion.place)
    let screen = Onion.screen("a") { $0.content = .views(ViewsContent(views: [view])) }
    let composer = Composer(catalog: Catalog(settings: settings, containers: [], screens: [screen]))
    let stage = try Stage(environment: LaunchEnvironment(device: "iphone-16"))
    stage.show(try stage.compose("a", context: ContextObject(), with: composer).root)
    return try #require(stage.window.first(RunsLabel.self))
  }

  @Test("a value's characters have no meaning, in texts and in addresses")
  func values() throws {
    let label = try label(Onion.text("**${state.name}** [a](b:${state.name})"))
    expectEqual(label.text, "*a* a")
    expectEqual(label.runs.map(\.text), ["*a*", " ", "a"])
    expectEqual(label.tapped.map(\.text), ["a"])
    let link = try #require(label.runs[2].tap).resolved
    expectEqual(link.text(hiding: SecretTexts()), "link \"b:*a*\"")
  }

  @Test("a link without an address is text, as in Foundation", arguments: ["[a]()", "[a](<>)", "[a]( )"])
  func noAddress(_ markdown: String) throws {
    let label = try label(Onion.text(markdown))
    expectEqual(label.text, "a")
    #expect(label.tapped.isEmpty && label.runs.allSatisfy { $0.tap == nil })
  }

  @Test("emphasis differs from the label's own font; code is in the system's monospaced one")
  func fonts() throws {
    let label = try label(Onion.text("*a* **b** ~~c~~ `d`")) {
      $0.font = FontDefinition(.title1)
      $0.font?.family = "Lora"
    }
    expectEqual(label.runs.filter { $0.text != " " }.map { $0.font == nil }, [false, false, true, false])
    expectEqual(label.runs.map(\.isStruckThrough), [false, false, false, false, true, false, false])
    let size = UIFont.preferredFont(forTextStyle: .title1).pointSize
    expectEqual(label.runs.compactMap(\.font?.pointSize), [size, size, size])
    expectEqual(label.runs.last?.font, .monospacedSystemFont(ofSize: size, weight: .regular))
  }

  @Test("each locale and each plural form has links of its own, and all of them are what the screen leads to")
  func forms() throws {
    let plural = TextTemplate(
      segments: [
        .plural(
          PluralText(
            number: Reference("n")!,
            forms: [
              .init(.one, TextTemplate(literal: "[one](a:1)")), .init(.other, TextTemplate(literal: "[many](a:2)")),
            ]
          )
        )
      ]
    )
    let text = LocalizedText(variants: [
      .init(locale: "en", text: plural), .init(locale: "ru", text: TextTemplate(literal: "*много* [и](a:3)")),
    ])
    let definition = LabelDefinition(markdown: text)
    func runs(_ count: Int, _ locale: String) -> [TextRun] {
      let values = ContextObject([.init(name: "n", value: .int(count))])
      return definition.runs(in: Scope(context: values, environment: TextEnvironment(locale: locale)))
    }
    expectEqual(runs(1, "en").map { $0.text.template(for: "").description }, ["one"])
    expectEqual(runs(5, "en").map(\.tap?.description), ["link \"a:2\""])
    expectEqual(runs(5, "ru-RU").map { $0.text.template(for: "").description }, ["много", " ", "и"])
    expectEqual(
      definition.links.map(\.description),
      ["link \"a:1\"", "link \"a:2\"", "link \"a:3\""]
    )
  }

  @Test("a link with a bold word is one, and so is each that leads elsewhere")
  func boldLinks() throws {
    let label = try label(Onion.text("[the **small** print](a:1)[all](a:2)"))
    expectEqual(label.tapped.map(\.text), ["the small print", "all"])
    expectEqual(label.accessibilityCustomActions?.map(\.name), ["the small print", "all"])
  }
}
