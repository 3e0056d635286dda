import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

/// Labels whose text is made of runs.
@MainActor @Suite("Runs of a label", .serialized) struct RunTests {
  private let composer: Composer
  private let stage: Stage

  init() throws {
    var settings = CatalogSettings(name: "A")
    settings.state = [
      ContextField(name: "n", type: .int, defaultValue: .int(1)),
      ContextField(name: "m", type: .int, defaultValue: .int(0)),
    ]
    func run(_ text: String, _ change: (inout TextRun) -> Void) -> TextRun {
      var run = TextRun(text: Onion.text(text))
      change(&run)
      return run
    }
    func set(_ name: String, _ value: String) -> TapAction {
      .set(.object([.init(name: name, value: .scalar(value, .plain))]))
    }
    let runs = [
      TextRun(text: Onion.text("Read the ")),
      run("terms ${state.n}") { $0.tap = set("n", "${state.n + 1}") },
      TextRun(text: Onion.text(" and ")),
      run("policy") { ($0.tap, $0.color) = (set("m", "${state.n}"), .value(.named("systemRed"))) },
      run(" now") { ($0.font, $0.underline) = (FontDefinition(.title1), true) },
    ]
    let label = ViewDefinition(kind: .label(LabelDefinition(runs: runs)), place: Onion.place)
    var row = ViewDefinition(kind: .stack(StackDefinition(views: [label])), place: Onion.place)
    (row.tap, row.id) = (.emit("row"), "row")
    let screen = Onion.screen("a") {
      $0.content = .views(ViewsContent(views: [row]))
    }
    composer = Composer(catalog: Catalog(settings: settings, containers: [], screens: [screen]))
    stage = try Stage(environment: LaunchEnvironment(device: "iphone-16"))
    stage.show(try stage.compose("a", context: ContextObject(), with: composer).root)
  }

  private var label: RunsLabel { get throws { try #require(stage.window.first(RunsLabel.self)) } }

  @Test("each part that is tapped is touched by its text, and its action has the values of the moment")
  func taps() throws {
    expectEqual(stage.touchables.map(\.name).sorted(), ["policy", "row", "terms 1"])
    try stage.make(.tap("terms 1"), with: composer)
    expectEqual(composer.state.values["n"], .int(2))
    expectEqual(stage.touchables.map(\.name).sorted(), ["policy", "row", "terms 2"])
    try stage.make(.tap("policy"), with: composer)
    expectEqual(composer.state.values["m"], .int(2))
    #expect(throws: MoveError.self) { try stage.make(.tap("never"), with: composer) }
  }

  @Test("a finger beside the links is the row's")
  func beside() throws {
    let label = try label
    let frame = try #require(label.frames(ofRuns: 1..<2).first)
    #expect(label.point(inside: CGPoint(x: frame.midX, y: frame.midY), with: nil))
    #expect(!label.point(inside: CGPoint(x: 1, y: frame.midY), with: nil))
  }

  @Test("what is tapped is in the tint's colour unless it has one of its own")
  func colors() throws {
    let label = try label
    func colors() -> [UIColor?] {
      [0, 9, 21].map { label.attributedText?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
    }
    expectEqual(colors(), [.label, label.tintColor, .systemRed])
    label.tintColor = .systemGreen
    expectEqual(colors(), [.label, .systemGreen, .systemRed])
    expectEqual(
      ShownView(label).attributes(in: .systemGreen).map(\.text),
      [
        "text \"terms 1\" -> set n: 2", "text \"policy\" color systemRed #FF3B30 -> set m: 1",
        "text \" now\" font title1 underlined",
      ]
    )
    expectEqual(label.accessibilityCustomActions?.map(\.name), ["terms 1", "policy"])
  }

  @Test("a text of runs has all their locales")
  func joined() throws {
    func text(_ texts: (String, String)...) -> LocalizedText {
      LocalizedText(variants: texts.map { .init(locale: $0.0, text: TextTemplate(literal: $0.1)) })
    }
    let joined = LocalizedText(joining: [
      text(("en", "A"), ("ru", "Б")), Onion.text("-${x}"), text(("en", "C"), ("de", "D")),
    ])
    expectEqual(joined.variants.map(\.locale), ["en", "ru", "de"])
    expectEqual(joined.variants.map(\.text.description), ["A-${x}C", "Б-${x}C", "A-${x}D"])
    expectEqual(LocalizedText(joining: [Onion.text("a"), Onion.text("b")]), Onion.text("ab"))
  }
}
