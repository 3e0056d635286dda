import Expectations
import Foundation
import PetriCatalog
import PetriComposer
import PetriUIKit
import Testing

@Suite("Moves are read") struct MoveReadingTests {
  @Test(
    "as they are written",
    arguments: [
      ("push:cart", Move.push(screen: "cart")), ("present:cart", .present(screen: "cart", style: nil)),
      ("present:cart:pageSheet", .present(screen: "cart", style: .pageSheet)), ("dismiss", .dismiss), ("pop", .pop),
      ("close", .close), ("back", .back),
      ("select:2", .select(tab: "2")), ("select:cart", .select(tab: "cart")),
      ("tap:Got it: now", .tap("Got it: now")), ("type:Name=A=b:c", .type("A=b:c", into: "Name")),
      ("type:Name=", .type("", into: "Name")), ("submit:Name", .submit("Name")),
      ("set:Loud=on", .set("Loud", to: "on")),
      ("swipe:next", .swipe(.next)), ("swipe:previous", .swipe(.previous)), ("swipe:down", .swipe(.down)),
      ("swipe:Oat milk=Delete", .swipeRow("Oat milk", action: "Delete")), ("refresh", .refresh),
    ]
  )
  func reads(text: String, move: Move) throws {
    try expectEqual(Move(text), move)
    expectEqual(move.description, text)
    expectEqual(Move(move.spelling), move)
    try expectEqual(JSONDecoder().decode([Move].self, from: JSONEncoder().encode([move])), [move])
  }

  private static let forms =
    "one of push:SCREEN, present:SCREEN, present:SCREEN:STYLE, dismiss, pop, close, back, select:TAB, tap:NAME, "
    + "longPress:NAME, type:FIELD=TEXT, submit:FIELD, set:CONTROL=VALUE, swipe:next, swipe:previous, swipe:down, "
    + "swipe:ROW=ACTION, refresh, open:LINK, wait:SECONDS"

  @Test(
    "or refused with what would do: all moves, or those with the word",
    arguments: [
      ("", forms), ("jump:a", forms), ("PUSH:a", forms), ("push", "push:SCREEN"), ("push:", "push:SCREEN"),
      ("push:a:b", "push:SCREEN"), ("present:a:", "one of present:SCREEN, present:SCREEN:STYLE"),
      ("dismiss:a", "dismiss"), ("pop:", "pop"), ("select", "select:TAB"), ("tap:", "tap:NAME"),
      ("type:Name", "type:FIELD=TEXT"), ("type:=a", "type:FIELD=TEXT"), ("set:Loud", "set:CONTROL=VALUE"),
      ("swipe:left", "one of swipe:next, swipe:previous, swipe:down, swipe:ROW=ACTION"), ("submit:", "submit:FIELD"),
      ("wait:86401", "wait:SECONDS, between 0 and 86400"), ("wait:soon", "wait:SECONDS, between 0 and 86400"),
    ]
  )
  func refuses(text: String, expected: String) {
    #expect(throws: UnreadableMove(text, "expected \(expected)")) { try Move(text) }
  }
}

@MainActor @Suite("Moves are made", .serialized) struct MoveTests {
  private let composer: Composer
  private let stage: Stage

  init() throws {
    func child(_ name: String) -> ChildScreen { ChildScreen(screen: name, place: Onion.place) }
    composer = Composer(
      catalog: Onion.catalog([
        Onion.screen("one"), Onion.screen("two"), Onion.screen("stack", content: .navigation([child("one")])),
        Onion.screen("tabs", content: .tabs([child("one"), child("two")])),
      ])
    )
    stage = try Stage(environment: LaunchEnvironment())
  }

  private func show(_ name: String) throws -> ComposedScreen {
    let composed = try stage.compose(name, context: ContextObject([]), with: composer)
    stage.show(composed.root)
    return composed
  }

  private func failure(_ move: Move) -> String? {
    do {
      try stage.make(move, with: composer)
      return nil
    } catch { return "\(error)" }
  }

  @Test("push and pop, present and dismiss, select: what is in front changes, each in a chapter of its own")
  func moves() throws {
    let stack = try show("stack")
    try stage.make(.push(screen: "two"), with: composer)
    expectEqual((stack.root as? UINavigationController)?.viewControllers.map(\.displayName), ["one", "two"])
    try stage.make(.present(screen: "tabs", style: .fullScreen), with: composer)
    expectEqual(stack.root.frontmost.displayName, "one")
    try stage.make(.select(tab: "two"), with: composer)
    expectEqual(stack.root.frontmost.displayName, "two")
    #expect(stack.root.viewIfLoaded?.window == nil)
    try stage.make(.dismiss, with: composer)
    try stage.make(.pop, with: composer)
    #expect(stack.root.frontmost.displayName == "one" && stack.root.viewIfLoaded?.window != nil)
    expectEqual(
      stage.chapters.map(\.title),
      ["launch", "push:two", "present:tabs:fullScreen", "select:two", "dismiss", "pop"]
    )
    expectEqual(
      stage.chapters.last?.events.filter { $0.text.hasPrefix("view") && $0.text.contains("ppear(") }
        .map { "\($0.controller) \($0.text)" },
      [
        "two viewWillDisappear(animated: true)", "one viewWillAppear(animated: true)",
        "two viewDidDisappear(animated: true)", "one viewDidAppear(animated: true)",
      ]
    )
  }

  @Test("a move that isn't possible fails with the reason and changes nothing")
  func impossible() throws {
    let one = try show("one")
    expectEqual(failure(.push(screen: "two")), "push:two can't be done: 'one' isn't in a navigation controller")
    expectEqual(failure(.pop), "pop can't be done: 'one' isn't in a navigation controller")
    expectEqual(failure(.dismiss), "dismiss can't be done: 'one' isn't presented")
    expectEqual(failure(.select(tab: "0")), "select:0 can't be done: 'one' isn't in a tab bar controller")
    expectEqual(failure(.push(screen: "ghost")), "push:ghost can't be done: 'one' isn't in a navigation controller")
    expectEqual(failure(.present(screen: "ghost", style: nil)), "\(CompositionError.unknownScreen("ghost"))")
    #expect(stage.chapters.map(\.title).first == "launch" && one.root.frontmost === one.root)
    _ = try show("tabs")
    expectEqual(
      failure(.select(tab: "7")),
      "select:7 can't be done: no tab has the screen or number '7'; the tabs are 0 to 1"
    )
    _ = try show("stack")
    expectEqual(failure(.pop), "pop can't be done: 'one' is the first of its navigation stack")
  }
}
