import Expectations
import Foundation
import OpenType
import Testing

@testable import PetriCatalog

@Suite("A catalogue as JSON")
struct CatalogCodingTests {
  private static let font = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Screens/Format/Fonts/Basil-Regular.ttf")
  private let place = Place(file: "a.yaml", line: 1, column: 9)

  private func text(_ text: String) -> LocalizedText {
    LocalizedText(variants: [
      .init(locale: "en", text: (try? TextTemplate(text)) ?? TextTemplate(literal: text)),
      .init(locale: "ru", text: TextTemplate(literal: "да")),
    ])
  }

  private var plural: LocalizedText {
    let count = Reference(path: ContextPath([.key("count")]))
    let forms = [
      PluralText.Form(.one, TextTemplate(literal: "a | ${")),
      .init(.other, text("${count, number}").template(for: "en")),
    ]
    let plural = TextTemplate.Segment.plural(PluralText(number: count, forms: forms, language: "en"))
    return LocalizedText(
      TextTemplate(segments: [.literal("$"), plural, .formatted(.value(count), .currency("EUR", decimals: 0))])
    )
  }

  private var kinds: [ViewKind] {
    let label = ViewDefinition(kind: .label(LabelDefinition(text: text("Hi ${city}"))), place: place)
    var date = DatePickerDefinition()
    date.date = CalendarDate("2026-12-31").map { .value($0) }
    date.time = TimeOfDay("18:00").map { .value($0) }
    var progress = ProgressDefinition()
    progress.value = (try? TextTemplate("${(n + 1) / 2.0}")).flatMap { Attribute($0) } ?? progress.value
    date.minimum = Reference("day").map { .reference($0) }
    var either = ProgressDefinition()
    either.value = .either(.constant(true), .either(.constant(false), .value(1), nil), nil)
    var run = TextRun(text: text("terms"))
    run.font = FontDefinition(.title1)
    (run.underline, run.strikethrough, run.background) = (true, true, .value(.named("red")))
    run.tap = .link(text("a:b"))
    return [
      label.kind, .label(LabelDefinition(text: plural)), .label(LabelDefinition(runs: [TextRun(text: plural), run])),
      .label(LabelDefinition(markdown: text("[a](b:c)"))),
      .image(ImageDefinition(name: TextTemplate(literal: "tree"))),
      .avatar(AvatarDefinition(name: text("Ann"))), .gauge(GaugeDefinition()), .rating(RatingDefinition()),
      .button(ButtonDefinition(title: text("Go"))),
      .textField(TextFieldDefinition()), .switch(SwitchDefinition()), .slider(SliderDefinition()),
      .stepper(StepperDefinition()),
      .segments(SegmentsDefinition(titles: [text("A")])), .progress(ProgressDefinition()),
      .spinner(SpinnerDefinition()), .progress(progress), .progress(either),
      .stack(StackDefinition(views: [label])), .scroll(ScrollDefinition(views: [label])),
      .list(ListDefinition(views: [label])), list, .grid(GridDefinition(views: [label])),
      .section(SectionDefinition(views: [label])),
      .spacer(SpacerDefinition()), .divider, .box(BoxDefinition(views: [label])),
      .textView(TextViewDefinition()), .searchField(TextFieldDefinition()), .datePicker(date),
      .picker(PickerDefinition(titles: [text("A")])), .pageControl(PageControlDefinition(pages: .value(3))),
      .overlay(OverlayDefinition(views: [label])), .embedded(EmbeddedDefinition(.map)),
      .embedded(EmbeddedDefinition(.custom)), .embedded(EmbeddedDefinition(.web)),
      .embedded(EmbeddedDefinition(.video)),
      .row(RowDefinition(title: text("A"))), .part(PartDefinition(name: "tag")),
      .group(GroupDefinition(views: [label], name: "case a")),
    ]
  }

  private var list: ViewKind {
    let rows = [
      RowAccessory.disclosure, .checkmark(nil), .checkmark(try? Condition(parsing: "${n} > 2")), .detail(.pop),
      .switch(ViewDefinition(kind: .switch(SwitchDefinition()), place: place)),
    ].map { accessory in
      var row = ViewDefinition(kind: .row(RowDefinition(title: text("A"))), place: place)
      var cell = CellDefinition()
      cell.accessory = accessory
      cell.trailingSwipe = [ViewDefinition(kind: .swipeAction(SwipeActionDefinition(title: text("B"))), place: place)]
      row.cell = cell
      return row
    }
    var list = ListDefinition(views: rows)
    list.refresh = .pop
    list.selection = .multiple
    return .list(list)
  }

  private var taps: [TapAction] {
    [
      .dismiss, .pop, .close, .back, .open(screen: "a", with: .object([.init(name: "x", value: .scalar("1", .plain))])),
      .link(text("a:b")),
      .select(tab: "a"), .set(.empty), .emit("x"), .focus("y"), .focus(nil),
      .list([ActionStep(.pop, after: 0.5, when: try? Condition(parsing: "${n + 1} > 2")), ActionStep(.emit("y"))]),
    ]
  }

  private var accent: NamedColor {
    var color = NamedColor(name: "accent", light: .named("red"))
    color.highContrastDark = .catalog(NamedColor(name: "base", light: .named("blue")))
    return color
  }

  private var values: [ContextValue] {
    [
      .null, .string("a"), .int(1), .double(1.5), .bool(true), .uuid("u"), .url("a:b"),
      ContextType.date.scalarValue(of: "2024-02-29") ?? .null,
      ContextType.time.scalarValue(of: "18:00") ?? .null, .color(.named("red")),
      ContextType.color([]).scalarValue(of: "#12345678") ?? .null, .choice("c"),
      ContextType.color([accent]).scalarValue(of: "accent") ?? .null,
      .list([.int(1), .null]),
      .object(ContextObject([.init(name: "b", value: .int(1)), .init(name: "a", value: .int(2))])),
    ]
  }

  @Test("every kind of view is among those that are written and read")
  func allKinds() {
    let missing = Set(ViewKind.Name.allCases).subtracting(kinds.map(\.name))
    expectEqual(missing, [])
  }

  @Test("everything that a catalogue can hold comes back as it was")
  func roundTrip() throws {
    var screens: [ScreenDefinition] = []
    let child = ChildScreen(screen: "b", place: place)
    var split = SplitContent(primary: child)
    split.secondary = child
    func alert(_ style: AlertContent.Style) -> AlertContent {
      var alert = AlertContent(style)
      alert.actions = [AlertActionDefinition(title: LocalizedText(TextTemplate(literal: "A")), place: place)]
      return alert
    }
    var tabs = TabsContent([child])
    tabs.bar = TabBarDefinition()
    tabs.bar?.tint = .value(.named("systemRed"))
    let contents: [Content] = [
      .views(ViewsContent(views: [])), .tabs(tabs), .navigation([child]), .split(split), .pages([child]),
      .controller("C"), .alert(alert(.alert)), .alert(alert(.actionSheet)),
      .share(ShareContent(items: [LocalizedText(TextTemplate(literal: "A"))])),
    ]
    for (index, content) in contents.enumerated() {
      var screen = ScreenDefinition(name: "s-\(index)", content: content, place: place)
      screen.statusBar = StatusBarDefinition()
      screen.bar = BarDefinition()
      screen.bar?.leading = [
        BarItemDefinition(.system(.add), place: place), BarItemDefinition(.space, place: place),
        BarItemDefinition(.button(title: nil, image: TextTemplate(literal: "gear")), place: place),
      ]
      screen.bar?.search = SearchDefinition()
      screen.bar?.search?.scopes = [text("All"), text("Pizza")]
      screen.bar?.search?.active = .value(true)
      screen.bar?.tint = .value(.named("systemRed"))
      screen.presentation = PresentationDefinition()
      screen.presentation?.detents = [.height(200), .medium, .large]
      screen.presentation?.selectedDetent = .medium
      screen.presentation?.source = "more"
      screen.inherited = ["group": place]
      screen.routes = [
        RouteDefinition(
          find: RouteFind(.screen("b")),
          steps: [
            RouteStep(.using(.present(PresentationDefinition())), place: place),
            RouteStep(.context(.object([.init(name: "x", value: .null)])), place: place),
            RouteStep(.from(.screen("b", with: .empty)), place: place),
            RouteStep(.using(.addTab(at: 1, replacing: true)), place: place),
            RouteStep(
              .fork([
                RouteCase(
                  condition: .constant(true),
                  find: RouteFind(.container(.tabs)),
                  start: "b",
                  steps: [RouteStep(.from(.route(screen: "b", name: "other")), place: place)],
                  place: place
                )
              ]),
              place: place
            ),
          ],
          place: place
        )
      ]
      var known = RouteFind(.screen("b"))
      known.context = .keys(["id"])
      screen.routes.append(
        RouteDefinition(
          name: "tab",
          find: known,
          steps: [
            RouteStep(.using(.pushOntoRoot), place: place), RouteStep(.from(.find(RouteFind(.tab("b")))), place: place),
          ],
          place: place
        )
      )
      screen.interceptors = ["signed-in"]
      screen.contextTasks = [.setContext, .emit("e"), .set(.empty)]
      screen.postTasks = [.track("t")]
      screen.blocking = BlockingDefinition(priority: 3)
      screen.canBeDismissed = .constant(false)
      screen.variants = [VariantDefinition(experiment: "e", variant: "v", place: place)]
      screen.context = values.enumerated().map { index, value in
        ContextField(name: "v\(index)", type: .optional(.choice(["a"])), defaultValue: value, example: value)
      }
      screen.context.append(ContextField(name: "o", type: .object([ContextField(name: "l", type: .list(.date))])))
      screen.form = [ContextField(name: "y", type: .optional(.string))]
      screen.onAppear = .emit("seen")
      screen.fixtures = [
        Fixture(
          name: "f",
          values: ContextObject([.init(name: "x", value: .int(1))]),
          form: ContextObject([.init(name: "y", value: .string("a"))])
        )
      ]
      screen.wrapping = [
        Layer(kind: .container("c", parameters: .list([.null])), place: place),
        Layer(kind: .system(.tabs), place: place),
        Layer(kind: .controller("C"), place: place),
      ]
      screens.append(screen)
    }
    var all = ScreenDefinition(name: "views", content: contents[0], place: place)
    all.content = .views(
      ViewsContent(
        views: try kinds.enumerated().map { index, kind in
          var view = ViewDefinition(kind: kind, place: place)
          view.tap = taps[index % taps.count]
          view.when = try Condition(parsing: "not (${a} or ${b} == \"c\") and true")
          view.each = Repetition(list: try #require(Reference("stores")), name: "store")
          view.alpha = .reference(try #require(Reference("a")))
          view.background = .value(.named("red"))
          return view
        }
      )
    )
    screens.append(all)
    var container = ContainerDefinition(name: "c", place: place)
    container.statusBar = .own(StatusBarDefinition())
    container.supportingViews = SupportingViewsLayout()
    var settings = CatalogSettings(name: "A")
    (settings.fonts, settings.fontFaces) = (
      ["Fonts"], try FontFile.faces(of: try Data(contentsOf: Self.font).map { $0 })
    )
    let catalog = Catalog(settings: settings, containers: [container], screens: screens)
    let decoded = try JSONDecoder().decode(Catalog.self, from: try JSONEncoder().encode(catalog))
    expectEqual(decoded.settings, catalog.settings)
    expectEqual(decoded.containers, catalog.containers)
    expectEqual(decoded.screens.count, catalog.screens.count)
    for (left, right) in zip(decoded.screens, catalog.screens) { expectEqual(left, right, "\(left.name)") }
  }

  @Test("texts are quoted so that they stay on one line and harmless")
  func quoted() {
    expectEqual("a\"b\\c\n\t\u{1B}\u{202E}é😀".quoted, "\"a\\\"b\\\\c\\n\\t\\u{1B}\\u{202E}é😀\"")
  }
}
