import Expectations
import PetriCatalog
import PetriComposer
import PetriDiagnostics
import PetriLoader
import Testing

@testable import PetriRendering

@Suite("A screen's part in navigation")
struct RoutesTextTests {
  private func text(_ name: String, catalog: String = "", _ screens: String) throws -> RoutesText {
    let loaded = CatalogLoader(devices: Stage.devices, lints: false).load(
      MemorySource(["Catalog.yaml": "catalog: A\n\(catalog)\n", "Screens/one.yaml": screens])
    )
    expectEqual(loaded.diagnostics.filter { $0.severity == .error }.map(\.message), [])
    return RoutesText(of: try #require(loaded.catalog.screen(named: name)), in: loaded.catalog)
  }

  @Test("links, routes, interceptors, tasks, blocking and experiments, without what is as usual")
  func all() throws {
    let text = try text(
      "order",
      catalog: """
        state: {signedIn: {type: bool, default: false}}
        interceptors:
          signed-in: {require: "${state.signedIn}", show: sign-in, refuse: {en: Sign in first., ru: Войдите.}, timeout: 120}
        experiments: {layout: [list, cards]}
        """,
      """
      screen: order
      context:
        number: {type: int, example: 7}
        stage: {type: choice, values: [new, old], default: new, example: old}
        note: {type: string, default: None, example: Some}
      content: [label: A]
      links: ["shop://orders/{number}?stage={stage}", {url: "shop://{number}", route: [{using: present}, {from: root}]}]
      route:
        find: {screen: order, context: same, in: [current, visible]}
        steps:
          - using: push
          - from: navigationController
          - using: {present: {style: pageSheet, interactiveDismiss: false}}
          - switch:
              - {when: "${state.signedIn}", steps: [{from: current}]}
              - {steps: [{from: {route: sign-in}}]}
      interceptors: signed-in
      contextTasks: setContext
      postTasks: [{track: order-shown}]
      blocking: {priority: 10, onConflict: refuse}
      canBeDismissed: not ${state.signedIn}
      variants: {layout: {cards: {wrapping: [navigation], content: [{box: {views: [button: {title: A, tap: dismiss}]}}]}}}
      ---
      screen: sign-in
      content: [label: A]
      route: [{using: present}, {from: root}]
      """
    )
    expectEqual(
      text.text,
      """
      order
      navigation
      ├─ link shop://orders/{number}?stage={stage}  number: int  stage: choice of new, old = new
      ├─ link shop://{number}  number: int
      │  └─ route
      │     ├─ using present
      │     └─ from root
      ├─ default note: "None"
      ├─ route
      │  ├─ find screen order  context same  in current, visible
      │  ├─ using push
      │  ├─ from a new navigation
      │  ├─ using present  style pageSheet  not dismissed by a swipe
      │  └─ switch
      │     ├─ when ${state.signedIn}
      │     │  └─ from current
      │     └─ otherwise
      │        └─ from route sign-in
      ├─ interceptor signed-in  require ${state.signedIn}  show sign-in  refuse en "Sign in first."  refuse ru "Войдите."  timeout 120
      ├─ contextTask setContext
      ├─ postTask track order-shown
      ├─ blocking  priority 10  onConflict refuse
      ├─ canBeDismissed not ${state.signedIn}
      └─ experiment layout: list, cards
         └─ variant cards
            ├─ wrapping navigation
            └─ content
               └─ box
                  └─ button  -> dismiss

      """
    )
    expectEqual(ShownScreen(parsing: text.text)?.text, text.text)
  }

  @Test("the screen that an app starts with has the app's part, too")
  func start() throws {
    let text = try text(
      "home",
      catalog: """
        start: home
        unhandledLinks: ignore
        state: {count: {type: int, default: 3}}
        interceptors: {still: {transition: wait, always: true}, asked: {require: "${state.count} == '3'"}}
        """,
      "screen: home\ncontent: [label: A]"
    )
    expectEqual(
      text.text,
      """
      home
      navigation
      ├─ start  unhandledLinks ignore
      ├─ state count: int = 3
      └─ interceptor still  always  transition wait

      """
    )
  }

  @Test("a screen without a part in navigation has its name alone")
  func nothing() throws {
    let text = try text("one", "screen: one\ncontext: {a: {type: string, default: x}}\ncontent: [label: A]")
    #expect(text.isEmpty)
    expectEqual(text.text, "one\n")
  }
}
