import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

/// A person's input is a value: of the screen's form, or of the app's state.
@MainActor @Suite("Forms", .serialized) struct FormTests {
  private let stage: Stage
  private let composer: Composer
  private let recorder: ComposerRecorder

  init() throws {
    stage = try Stage(environment: LaunchEnvironment())
    var settings = CatalogSettings(name: "A")
    settings.state = [
      ContextField(name: "open", type: .bool, defaultValue: .bool(false)),
      ContextField(name: "name", type: .string, defaultValue: .string("Ann")),
    ]
    let sizes = ContextType.choice(["small", "large"])
    let screen = Onion.screen("form") { screen in
      screen.form = [
        ContextField(name: "mail", type: .string, defaultValue: .string("")),
        ContextField(name: "age", type: .int, defaultValue: .int(18)),
        ContextField(name: "price", type: .double, defaultValue: .double(0)),
        ContextField(name: "note", type: .optional(.string)),
        ContextField(name: "size", type: sizes, defaultValue: .choice("small")),
        ContextField(name: "agreed", type: .bool, defaultValue: .bool(false)),
        ContextField(name: "pin", type: .int, defaultValue: .int(0)),
      ]
      screen.content = .views(ViewsContent(views: FormTests.views))
    }
    let other = Onion.screen("other") { $0.form = screen.form }
    composer = Composer(catalog: Catalog(settings: settings, screens: [screen, other]))
    recorder = ComposerRecorder(composer)
    let shown = try stage.compose("form", context: ContextObject(), with: composer)
    stage.show(shown.root)
  }

  private static var views: [ViewDefinition] {
    var number = 0
    func view(_ kind: ViewKind, _ id: String) -> ViewDefinition {
      number += 1
      var view = ViewDefinition(kind: kind, place: Place(file: "a.yaml", line: number, column: 1))
      view.id = id
      return view
    }
    func field(_ id: String, _ text: String, secure: Bool = false) -> ViewDefinition {
      var field = TextFieldDefinition()
      field.text = Onion.text(text)
      field.secure = secure
      return view(.textField(field), id)
    }
    func reference<Value>(_ path: String) -> Attribute<Value> {
      .reference(Reference(path) ?? Reference(path: ContextPath()))
    }
    var agreed = SwitchDefinition()
    agreed.on = reference("form.agreed")
    var open = SwitchDefinition()
    open.on = reference("state.open")
    var age = StepperDefinition()
    age.value = reference("form.age")
    var price = SliderDefinition()
    price.value = reference("form.price")
    var size = SegmentsDefinition(titles: [Onion.text("S"), Onion.text("L")])
    size.selected = reference("form.size")
    size.values = ["small", "large"]
    var sized = view(.segments(size), "size")
    sized.tap = .set(.object([.init(name: "form.note", value: .scalar("it is ${form.size}", .plain))]))
    var button = ButtonDefinition(title: Onion.text("Send"))
    button.enabled = try? Condition(parsing: "${form.mail} and ${form.agreed}")
    var send = view(.button(button), "send")
    send.tap = .list([
      ActionStep(.emit("sent")),
      ActionStep(
        .set(
          .object([
            .init(
              name: "form",
              value: .object([
                .init(name: "mail", value: .scalar("", .quoted)),
                .init(name: "agreed", value: .scalar("false", .plain)),
              ])
            )
          ])
        )
      ),
    ])
    return [
      field("mail", "${form.mail}"), field("age", "${form.age}"), field("price", "${form.price}"),
      field("note", "${form.note}"), field("name", "${state.name}"), field("pin", "${form.pin}", secure: true),
      field("own", "To ${form.mail}"),
      view(.switch(agreed), "agreed"), view(.switch(open), "open"), view(.stepper(age), "years"),
      view(.slider(price), "slider"), sized, send, Onion.label("Note: ${form.note}, name: ${state.name}"),
    ]
  }

  private var form: ContextObject? {
    (stage.window.rootViewController?.frontmost as? ContentViewController)?.form?.values
  }

  private func value(_ name: String) -> String? { stage.touchables.first { $0.name == name }?.value }

  private func isEnabled(_ name: String) -> Bool? { stage.touchables.first { $0.name == name }?.isEnabled }

  private func make(_ moves: Move...) throws { for move in moves { try stage.make(move, with: composer) } }

  @Test("what is typed is a value that conditions read, and taps set again")
  func typing() throws {
    expectEqual(isEnabled("send"), false)
    try make(.type("ann@example.com", into: "mail"))
    expectEqual(form?["mail"], .string("ann@example.com"))
    expectEqual(value("own"), "To ann@example.com")
    expectEqual(isEnabled("send"), false)
    try make(.set("agreed", to: "on"))
    expectEqual(isEnabled("send"), true)
    try make(.tap("send"))
    expectEqual(recorder.emitted, ["sent"])
    #expect(value("mail") == "" && value("agreed") == "off" && isEnabled("send") == false)
  }

  @Test("the field that is typed in stays the one that is typed in")
  func focus() throws {
    try make(.type("a", into: "mail"), .type("ab", into: "mail"), .type("b", into: "mail"))
    expectEqual(form?["mail"], .string("b"))
    let fields = stage.touchables.filter { ($0.object as? UITextField)?.isFirstResponder == true }
    expectEqual(fields.map(\.name), ["mail"])
  }

  @Test("a text is typed over the end of another as one edit, however long both are")
  func typingOver() throws {
    let (one, other) = (String(repeating: "a", count: 8_000), String(repeating: "b", count: 8_000))
    for text in ["x👩‍👧é\(one)", "x👩‍👧é\(other)", "x👩‍👧"] {
      let field = try #require(stage.touchables.first { $0.name == "mail" }?.object as? UITextField)
      var edits: [String] = []
      field.addAction(UIAction { _ in edits.append(field.text ?? "") }, for: .editingChanged)
      try make(.type(text, into: "mail"))
      #expect(edits == [text])
    }
    expectEqual(form?["mail"], .string("x👩‍👧"))
  }

  @Test("several views show one value, and a choice is selected by its title")
  func several() throws {
    try make(.set("years", to: "20"))
    expectEqual(value("age"), "20")
    try make(.type("21", into: "age"))
    expectEqual(value("years"), "21")
    try make(.set("slider", to: "0.3"))
    expectEqual(form?["price"], .double(0.3))
    try make(.set("size", to: "L"))
    #expect(form?["size"] == .choice("large") && value("size") == "L")
    // Its own tap reads what was just chosen.
    expectEqual(form?["note"], .string("it is large"))
  }

  @Test("what isn't of the value's type stays in its field, changes nothing, and is heard")
  func wrong() throws {
    #expect { try make(.type("many", into: "age")) } throws: { error in
      "\(error)".contains("input of form.age was refused: it must be an integer")
    }
    #expect(form?["age"] == .int(18) && value("age") == "many")
    // It stays while something else is done.
    try make(.set("agreed", to: "on"))
    expectEqual(value("age"), "many")
    try make(.type("007", into: "age"))
    #expect(form?["age"] == .int(7) && value("age") == "007")
    try make(.type("1.50", into: "price"))
    #expect(form?["price"] == .double(1.5) && value("price") == "1.50")
  }

  @Test("what was typed in secret isn't in the refusal")
  func secret() throws {
    #expect { try make(.type("hush", into: "pin")) } throws: { error in
      "\(error)".contains("input of form.pin") && !"\(error)".contains("hush")
    }
  }

  @Test("nothing typed is nothing where that may be")
  func nothing() throws {
    try make(.type("a", into: "note"))
    expectEqual(form?["note"], .string("a"))
    try make(.type("", into: "note"))
    expectEqual(form?["note"], .null)
  }

  @Test("views that are bound to the state set it, letter by letter too")
  func state() throws {
    try make(.type("Bob", into: "name"), .set("open", to: "on"))
    #expect(composer.state.values["name"] == .string("Bob") && composer.state.values["open"] == .bool(true))
    expectEqual(value("name"), "Bob")
  }

  @Test("a form is that of its controller, and begins with what a fixture has filled in")
  func life() throws {
    try make(.type("a", into: "mail"))
    let shown = try stage.compose(
      "form",
      context: ContextObject(),
      form: ContextObject([.init(name: "mail", value: .string("x")), .init(name: "age", value: .int(5))]),
      with: composer
    )
    stage.run("again") { stage.window.rootViewController = shown.root }
    #expect(value("mail") == "x" && value("age") == "5" && form?["agreed"] == .bool(false))
  }

  @Test("new values are set together or not at all")
  func together() throws {
    let both = ResolvedTap.set(
      .object([
        .init(name: "form.age", value: .scalar("1", .plain)), .init(name: "open", value: .scalar("maybe", .plain)),
      ])
    )
    let controller = try #require(stage.window.rootViewController?.frontmost)
    #expect(composer.perform(both, from: controller) != nil)
    expectEqual(form?["age"], .int(18))
    // Of a screen without a form it is a key of the state, and there is none.
    let alone = ResolvedTap.set(.object([.init(name: "form.age", value: .scalar("1", .plain))]))
    #expect(composer.perform(alone, from: UIViewController()) != nil)
  }

  @Test("a text that is too long is refused before it is one of the form's")
  func tooLong() throws {
    let limit = composer.catalog.settings.limits.textBytes
    #expect { try make(.type(String(repeating: "a", count: limit + 1), into: "mail")) } throws: {
      "\($0)".contains("input of form.mail")
    }
    expectEqual(form?["mail"], .string(""))
  }
}
