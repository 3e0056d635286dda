import Expectations
import PetriCatalog
import PetriComposer
import PetriUIKit
import Testing

/// Parts, whose views are used as a view.
@MainActor @Suite("Parts", .serialized) struct PartTests {
  private static func label(_ text: String) -> ViewDefinition {
    ViewDefinition(kind: .label(LabelDefinition(text: Onion.text(text))), place: Onion.place)
  }

  private static func part(_ name: String, _ views: [ViewDefinition]) -> ScreenDefinition {
    var part = Onion.screen(name) { $0.content = .views(ViewsContent(views: views)) }
    part.isPart = true
    part.context = [
      ContextField(name: "city", type: .string, example: .string("Example")),
      ContextField(name: "n", type: .int, defaultValue: .int(7)),
    ]
    return part
  }

  private static func use(_ name: String, _ values: [(String, String)], each: String? = nil) -> ViewDefinition {
    let with = ContextLiteral.object(
      values.map { .init(name: $0.0, value: .scalar($0.1, Int($0.1) == nil ? .quoted : .plain)) }
    )
    var view = ViewDefinition(kind: .part(PartDefinition(name: name, with: with)), place: Onion.place)
    view.each = each.map { Repetition(list: Reference(path: ContextPath([.key($0)]))) }
    return view
  }

  private static func composer(_ parts: [ScreenDefinition], _ views: [ViewDefinition]) -> Composer {
    var settings = CatalogSettings(name: "A")
    settings.state = [ContextField(name: "state", type: .string, defaultValue: .string("open"))]
    settings.limits[.depth] = 8
    var screen = Onion.screen("screen") { $0.content = .views(ViewsContent(views: views)) }
    screen.context = [
      ContextField(name: "city", type: .string, defaultValue: .string("Outer")),
      ContextField(name: "cities", type: .list(.string), defaultValue: .list([.string("Ufa"), .string("Perm")])),
    ]
    return Composer(catalog: Catalog(settings: settings, containers: [], screens: [screen] + parts))
  }

  private func texts(_ composer: Composer) throws -> [String] {
    let context = ContextResolution(fields: composer.catalog.screen(named: "screen")?.context ?? []).context
    let composed = try composer.compose("screen", context: context)
    func labels(_ view: UIView) -> [String] {
      [(view as? UILabel)?.text].compactMap(\.self) + view.subviews.flatMap(labels)
    }
    return labels(try #require(composed.root.view))
  }

  @Test("a part's views show what it is given, its defaults and the state, once for each element of a list")
  func values() throws {
    let part = Self.part("tag", [Self.label("${city} ${n} ${state.state}")])
    let views = [
      Self.use("tag", [("city", "${city}")]),
      Self.use("tag", [("city", "${item} ${index}"), ("n", "1")], each: "cities"),
    ]
    expectEqual(try texts(Self.composer([part], views)), ["Outer 7 open", "Ufa 0 1 open", "Perm 1 1 open"])
  }

  @Test("parts may be in parts, each with values of its own")
  func nested() throws {
    let inner = Self.part("inner", [Self.label("inner ${city}")])
    let outer = Self.part("outer", [Self.label("outer ${city}"), Self.use("inner", [("city", "in ${city}")])])
    expectEqual(
      try texts(Self.composer([inner, outer], [Self.use("outer", [("city", "A")])])),
      ["outer A", "inner in A"]
    )
  }

  @Test("a part that lacks a value, that isn't there, or that has no end is refused")
  func refused() {
    func error(_ parts: [ScreenDefinition], _ view: ViewDefinition) -> String? {
      #expect(throws: CompositionError.self) { try texts(Self.composer(parts, [view])) }.map { "\($0)" }
    }
    let tag = Self.part("tag", [])
    expectEqual(error([tag], Self.use("tag", []))?.contains("in the context of 'tag'"), true)
    expectEqual(error([tag], Self.use("tags", [])), "unknown screen 'tags'")
    let endless = Self.part("endless", [Self.use("endless", [("city", "A")])])
    expectEqual(error([endless], Self.use("endless", [("city", "A")]))?.contains("more than 8 screens nested"), true)
  }
}
