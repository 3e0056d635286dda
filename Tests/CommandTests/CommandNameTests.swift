import Expectations
import Testing

@testable import PetriCommand

@Suite("Names of commands")
@MainActor
struct CommandNameTests {
  @Test(
    "a command that isn't there is an error, where help is wanted for it too",
    arguments: [
      (["nope"], "unknown command 'nope'; 'petri --help' lists them"),
      (["validat"], "unknown command 'validat'; did you mean 'validate'?"),
      (["help", "nope"], "unknown command 'nope'; 'petri --help' lists them"),
      (["help", "validat"], "unknown command 'validat'; did you mean 'validate'?"),
      (["help", "snapshot", "verfy"], "unknown command 'snapshot verfy'; did you mean 'snapshot verify'?"),
      (["help", "validate", "x"], "unknown command 'validate x'"),
      (["help", ""], "unknown command ''; 'petri --help' lists them"),
    ]
  )
  func unknown(_ arguments: [String], _ message: String) {
    expectEqual(PetriTool.unknownCommand(in: arguments)?.message, message)
  }

  @Test(
    "a command that is there is one",
    arguments: [
      [], ["list"], ["--help"], ["help"], ["help", "help"], ["help", "snapshot", "verify"], ["help", "--help"],
      ["validate", "x"], ["snapshot", "nope"],
    ]
  )
  func known(_ arguments: [String]) {
    #expect(PetriTool.unknownCommand(in: arguments) == nil)
  }
}
