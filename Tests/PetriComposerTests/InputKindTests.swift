import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

/// Dates, wheels, pages, lines of text and searches, bound to a form.
@MainActor @Suite("Kinds of inputs", .serialized) struct InputKindTests {
  private let stage: Stage
  private let composer: Composer

  init() throws {
    stage = try Stage(environment: LaunchEnvironment())
    var number = 0
    func view(_ kind: ViewKind, _ id: String) -> ViewDefinition {
      number += 1
      var view = ViewDefinition(kind: kind, place: Place(file: "a.yaml", line: number, column: 1))
      view.id = id
      return view
    }
    func reference<Value>(_ path: String) throws -> Attribute<Value> { .reference(try #require(Reference(path))) }
    let day = try #require(CalendarDate("2026-12-30"))
    var both = DatePickerDefinition()
    both.date = try reference("form.day")
    both.time = try reference("form.at")
    both.maximum = CalendarDate("2026-12-31").map { .value($0) }
    var time = DatePickerDefinition()
    time.time = try reference("form.at")
    var wheel = PickerDefinition(titles: [Onion.text("Cash"), Onion.text("Card")])
    wheel.values = ["cash", "card"]
    wheel.selected = try reference("form.payment")
    var pages = PageControlDefinition(pages: .value(3))
    pages.current = try reference("form.page")
    var note = TextViewDefinition()
    note.text = Onion.text("${form.note}")
    var search = TextFieldDefinition()
    search.text = Onion.text("${form.query}")
    search.focused = true
    let screen = Onion.screen("form") { screen in
      screen.form = [
        ContextField(name: "day", type: .date, defaultValue: .date(day)),
        ContextField(name: "at", type: .time, defaultValue: TimeOfDay("18:00").map { .time($0) }),
        ContextField(name: "payment", type: .choice(["cash", "card"]), defaultValue: .choice("cash")),
        ContextField(name: "page", type: .int, defaultValue: .int(1)),
        ContextField(name: "note", type: .string, defaultValue: .string("")),
        ContextField(name: "query", type: .string, defaultValue: .string("")),
      ]
      screen.content = .views(
        ViewsContent(views: [
          view(.searchField(search), "search"), view(.datePicker(both), "both"), view(.datePicker(time), "time"),
          view(.picker(wheel), "wheel"), view(.pageControl(pages), "pages"), view(.textView(note), "note"),
        ])
      )
    }
    composer = Composer(catalog: Onion.catalog([screen]))
    stage.show(try stage.compose("form", context: ContextObject(), with: composer).root)
  }

  private var form: ContextObject? {
    (stage.window.rootViewController?.frontmost as? ContentViewController)?.form?.values
  }

  private func value(_ name: String) -> String? { stage.touchables.first { $0.name == name }?.value }

  private func make(_ moves: Move...) throws { for move in moves { try stage.make(move, with: composer) } }

  @Test("a date and a time are two values, each of its own")
  func dates() throws {
    #expect(value("both") == "2026-12-30 18:00" && value("time") == "18:00")
    try make(.set("both", to: "2026-12-31 06:05"))
    expectEqual(form?["day"], CalendarDate("2026-12-31").map { .date($0) })
    expectEqual(form?["at"], TimeOfDay("06:05").map { .time($0) })
    expectEqual(value("time"), "06:05")
    try make(.set("time", to: "23:59"))
    expectEqual(value("both"), "2026-12-31 23:59")
    #expect { try make(.set("both", to: "2027-01-01 00:00")) } throws: { "\($0)".contains("the date must be between") }
    for text in ["2026-12-31", "12:00", "tomorrow 12:00", "2026-02-30 12:00"] {
      #expect { try make(.set("both", to: text)) } throws: { "\($0)".contains("a value such as 2026-12-31 23:59") }
    }
    #expect { try make(.tap("both")) } throws: { "\($0)".contains("use set:both=VALUE") }
  }

  @Test("a wheel is turned to a title, and dots are gone over")
  func wheels() throws {
    try make(.set("wheel", to: "Card"))
    #expect(form?["payment"] == .choice("card") && value("wheel") == "Card")
    #expect { try make(.set("wheel", to: "Gold")) } throws: { "\($0)".contains("there are Cash, Card") }
    try make(.tap("pages"))
    #expect(form?["page"] == .int(2) && value("pages") == "2")
    try make(.tap("pages"))
    expectEqual(form?["page"], .int(0))
    #expect { try make(.set("pages", to: "3")) } throws: { "\($0)".contains("the pages are 0 to 2") }
  }

  @Test("lines and searches are typed in, the one first that is to be")
  func texts() throws {
    let focused = stage.touchables.filter { ($0.object as? UIResponder)?.isFirstResponder == true }
    expectEqual(focused.map(\.name), ["search"])
    try make(.type("One\nTwo", into: "note"), .type("Pizza", into: "search"))
    #expect(form?["note"] == .string("One\nTwo") && form?["query"] == .string("Pizza"))
    expectEqual(value("note"), "One\nTwo")
  }
}
