import ArgumentParser
import Expectations
import PetriBrowser
import PetriCatalog
import PetriComposer
import PetriLoader
import PetriText
import Testing

@testable import PetriCommand

@Suite("The log of a launched screen")
@MainActor
struct LiveScreenLogTests {
  @Test(
    "a screen that can't be launched again has errors, or is gone: which of the two is said",
    arguments: [true, false]
  )
  func gone(isBroken: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: Live\n", to: "Catalog.yaml")
    try folder.write(isBroken ? "screen: form\ncontent: 1\n" : "screen: other\n", to: "Screens/form.yaml")
    let workspace = try Workspace(
      CatalogOptions.parse(["--catalog", folder.path]),
      Command.invocation(),
      toleratingErrors: true
    )
    let environment = ShownEnvironment(LaunchEnvironment(settings: workspace.catalog.settings))
    let failure = #expect(throws: CommandFailure.self) {
      try LiveScreen(LaunchRequest(screen: "form", environment: environment), in: workspace)
    }
    expectEqual(failure?.message, "'form' \(isBroken ? "has errors" : "isn't in the catalogue any more")")
  }

  @Test("a text typed letter by letter is one step of the log, one in another field is another, each with its picture")
  func typing() throws {
    let folder = try TemporaryFolder()
    try folder.write("catalog: Live\n", to: "Catalog.yaml")
    try folder.write(
      "screen: form\ncontent: [textField: {id: name}, textField: {id: mail}, button: {title: Tell, tap: {emit: told}}]\n",
      to: "Screens/form.yaml"
    )
    let workspace = try Workspace(CatalogOptions.parse(["--catalog", folder.path]), Command.invocation())
    let environment = ShownEnvironment(LaunchEnvironment(settings: workspace.catalog.settings))
    let screen = try LiveScreen(LaunchRequest(screen: "form", environment: environment), in: workspace)
    let saving = LaunchSaving(workspace: workspace, live: screen)
    expectEqual(saving.problem(.walk)?.hasPrefix("nothing has been done yet"), true)
    for act in [Move.type("A", into: "name"), .type("An", into: "name"), .type("a@", into: "mail"), .tap("Tell")] {
      #expect(screen.act(.move(act)) == nil)
    }
    #expect(saving.problem(.walk) == nil)
    let view = screen.view
    let steps = view.log.filter { $0.kind == .step }
    expectEqual(steps.map(\.text), ["▸ launch", "▸ type:name=An", "▸ type:mail=a@", "▸ tap:Tell"])
    expectEqual(steps.map(\.step), [nil, 0, 1, 2])
    expectEqual(view.steps.map(\.title), ["type:name=An", "type:mail=a@", "tap:Tell"])
    expectEqual(view.steps.map { $0.before.lines.joined().contains("An") }, [false, true, true])
  }
}
