import Expectations
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriUIKit
import Testing

@testable import PetriRendering

/// Accessories, swipes and selection of any view of a list, as a row has them.
@MainActor
@Suite("Views of a list as cells")
struct CellTests {
  private func launched(_ content: String, locale: String = "en", then moves: Move...) throws -> LaunchedScreen {
    let context = "context: {names: {type: list, of: string, example: [Ann, Bob]}}"
    let screen = "screen: one\n\(context)\ncontent:\n  - \(content)\n"
    let catalog = CatalogLoader(devices: Stage.devices)
      .load(
        MemorySource([
          "Catalog.yaml": "catalog: A\nstate: {n: {type: int, default: 0}}\n", "Screens/one.yaml": screen,
        ])
      ).catalog
    let composer = Composer(catalog: catalog)
    let launched = try LaunchedScreen(
      "one",
      context: ContextObject([.init(name: "names", value: .list([.string("Ann"), .string("Bob")]))]),
      stage: Stage(environment: LaunchEnvironment(device: "iphone-se", locale: locale)),
      composer: composer
    )
    for move in moves { try launched.stage.make(move, with: composer) }
    return launched
  }

  /// Two lines of a chat with what a cell has.
  private func chats(_ keys: String, list: String = "") -> String {
    "list: {\(list) views: [{stack: {each: \"${names}\", as: name, \(keys), views: [label: \"${name}\", label: Hello]}}]}"
  }

  private func tree(_ content: String) throws -> [String] {
    try launched(content).text(as: .tree).split(separator: "\n").map { $0.trimmingPrefix(/[│├└─ ]+/) }.map(String.init)
  }

  @Test(
    "the tree has it with the view, and no line for the view at the end",
    arguments: [
      ("accessory: disclosure", "stack  accessory disclosure"),
      ("badge: 3, accessory: disclosure", "stack  badge \"3\"  accessory disclosure"),
      ("accessory: {checkmark: \"${name} == Ann\"}", "stack  accessory checkmark"),
      ("accessory: {detail: {emit: more}}", "stack  detail -> emit more"),
      ("accessory: {switch: {on: true, id: pinned}}, when: \"${name} == Ann\"", "stack  switch on pinned"),
      ("selected: \"${name} == Ann\"", "stack  selected"),
      ("width: 100, selected: true", "stack  selected  width 100"),
      (
        "swipe: {trailing: {title: Delete, style: destructive, tap: {emit: delete}}}",
        "stack  trailing swipe \"Delete\" destructive -> emit delete"
      ),
    ]
  )
  func tree(_ keys: String, _ line: String) throws {
    let lines = try tree(chats(keys))
    #expect(lines.contains(line), "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("switch") || $0.hasPrefix("button") }, "\(lines)")
  }

  @Test("a swipe over a view is found by a text in it, by all of them, and by its id")
  func swipe() throws {
    let content = chats("swipe: {leading: {title: Pin, tap: {set: {n: \"${state.n + 1}\"}}}}")
    let launched = try launched(
      content + "\n  - label: \"${state.n} pinned\"",
      then: .swipeRow("Ann", action: "Pin"),
      .swipeRow("Bob, Hello", action: "Pin")
    )
    #expect(launched.text(as: .tree).contains("\"2 pinned\""))
    let marked = "list: {views: [label: {text: Hi, id: greeting, swipe: {leading: {title: Pin, tap: {emit: pin}}}}]}"
    _ = try self.launched(marked, then: .swipeRow("greeting", action: "Pin"))
    #expect(throws: MoveError.self) { try self.launched(marked, then: .swipeRow("greeting", action: "Delete")) }
  }

  @Test("a button for details and a switch are called after the first text")
  func accessories() throws {
    _ = try launched(chats("accessory: {detail: {emit: more}}"), then: .tap("More Info, Bob"))
    let switches = try launched(chats("accessory: {switch: {on: true}}"), then: .set("Ann", to: "off"))
    #expect(switches.text(as: .tree).contains("switch off"))
  }

  @Test("what is at the end takes its room from the view, at the side where reading ends", arguments: ["en", "ar"])
  func room(locale: String) throws {
    let launched = try launched(chats("accessory: {switch: true}"), locale: locale)
    let control = try #require(first(UISwitch.self, in: launched.stage.window))
    let label = try #require(first(UILabel.self, in: launched.stage.window))
    let (end, text) = (control.convert(control.bounds, to: nil), label.convert(label.bounds, to: nil))
    if locale == "en" {
      #expect(text.minX < text.maxX && text.maxX + 8 <= end.minX && end.maxX == 375 - 16, "\(text) \(end)")
    } else {
      #expect(end.maxX + 8 <= text.minX && end.minX == 16, "\(text) \(end)")
    }
  }

  private func first<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> Kind? {
    if let found = view as? Kind { return found }
    return view.subviews.lazy.compactMap { self.first(kind, in: $0) }.first
  }

  @Test("VoiceOver reads a cell that is used as one, with its actions; a control in it by itself")
  func speech() throws {
    func lines(_ content: String) throws -> [String] {
      try launched(content).text(as: .accessibility).split(separator: "\n").dropFirst(2).map(String.init)
    }
    expectEqual(
      try lines(chats("swipe: {trailing: {title: Delete}}")),
      ["\"Ann, Hello\"  actions available", "\"Bob, Hello\"  actions available"]
    )
    expectEqual(
      try lines(chats("selected: \"${name} == Bob\"", list: "selection: single,")),
      ["\"Ann, Hello\"", "\"Bob, Hello\"  selected"]
    )
    expectEqual(
      try lines("list: {views: [{stack: {accessory: {switch: true}, views: [label: Wi-Fi]}}]}").first,
      "\"Wi-Fi\""
    )
  }

  @Test("an accessory is drawn at the end of any view")
  func drawing() throws {
    let wireframe = try launched(chats("accessory: disclosure")).text(as: .wireframe)
    expectEqual(wireframe.split(separator: "\n").count { $0.contains("›") }, 2)
  }
}
