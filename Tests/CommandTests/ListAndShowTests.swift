import Expectations
import Foundation
import Testing

@Suite("petri list and petri show", .startsProcesses)
struct ListAndShowTests {
  @Test("petri alone prints the list")
  func alone() throws {
    let alone = try Command.run([])
    let list = try Command.run(["list"])
    expectEqual(alone.status, 0)
    expectEqual(alone.output, list.output)
    #expect(alone.output.hasPrefix("Petri sample  "))
    #expect(alone.output.contains("  new-year-hours "))
  }

  @Test("the list is as it was recorded for a query")
  func query() throws {
    let result = try Command.run(["list", "new-year-hours", "--tag", "seasonal"])
    expectEqual(result.status, 0)
    #expect(result.output.contains("new-year-hours-heap"))
    #expect(!result.output.contains("checkout"))
  }

  @Test("a query that matches nothing is answered with the nearest name, and exit code 3")
  func nothing() throws {
    let result = try Command.run(["list", "new-yaer-hours"])
    expectEqual(result.status, 3)
    expectEqual(result.output, "")
    expectEqual(result.errors, "error: no screen matches 'new-yaer-hours'; did you mean 'new-year-hours'?\n")
  }

  @Test("JSON has every screen with its keys")
  func json() throws {
    let result = try Command.run(["list", "--json"])
    let screens = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    let screen = try #require(screens.first { $0["name"] as? String == "new-year-hours" })
    #expect(screen["title"] as? String == "New Year hours")
    #expect(screen["file"] as? String == "Screens/Onboarding/Seasonal/new-year-hours.yaml")
    let required = try #require(screen["required"] as? [[String: String]])
    expectEqual(
      required,
      [
        ["name": "city", "type": "string", "example": "\"Kazan\""],
        ["name": "closes", "type": "time", "example": "18:00"],
      ]
    )
  }

  @Test("show prints where everything came from")
  func show() throws {
    let result = try Command.run(["show", "new-year-hours"])
    expectEqual(result.status, 0)
    #expect(result.output.contains("defined in    Screens/Onboarding/Seasonal/new-year-hours.yaml:3:9"))
    #expect(result.output.contains("wrapping      modal-container, onboarding-template"))
    #expect(result.output.contains("petri launch new-year-hours --context city=Kazan --context closes=18:00"))
  }

  @Test("show --json is the definition")
  func showJSON() throws {
    let result = try Command.run(["show", "new-year-hours", "--json"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["name"] as? String == "new-year-hours")
  }

  @Test("an unknown screen is wrong usage, answered with the nearest names")
  func unknownScreen() throws {
    let result = try Command.run(["show", "new-year-hour"])
    expectEqual(result.status, 64)
    #expect(result.errors.hasPrefix("error: unknown screen 'new-year-hour'; did you mean 'new-year-hours'"))
  }

  @Test("a mistyped command is not taken for a query")
  func unknownCommand() throws {
    let result = try Command.run(["lanch", "cart"])
    expectEqual(result.status, 64)
    expectEqual(result.errors, "error: unknown command 'lanch'; did you mean 'launch'?\n")
  }

  @Test(
    "every command has a help of its own",
    arguments: ["list", "show", "launch", "tree", "validate", "init", "new"]
  )
  func help(command: String) throws {
    let result = try Command.run([command, "--help"])
    expectEqual(result.status, 0)
    #expect(result.output.contains("USAGE: petri \(command)"))
  }

  @Test("completions are printed for the usual shells", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let result = try Command.run(["--generate-completion-script", shell])
    expectEqual(result.status, 0)
    #expect(result.output.contains("petri"))
  }

  @Test("a shell is offered the names of screens and of a screen's fixtures")
  func names() throws {
    let shell = ["SAP_SHELL": "bash", "SAP_SHELL_VERSION": "5"]
    let screens = try PetriProcess.run(
      ["---completion", "launch", "--", "positional@0", "2", "0", "petri", "launch", ""],
      environment: shell
    )
    #expect(screens.output.split(separator: "\n").contains("new-year-hours"))
    let fixtures = try PetriProcess.run(
      ["---completion", "launch", "--", "--fixture", "4", "0", "petri", "launch", "new-year-hours", "--fixture", ""],
      environment: shell
    )
    expectEqual(fixtures.output, "examples\nfar-east\nwith-stores\n")
  }
}
