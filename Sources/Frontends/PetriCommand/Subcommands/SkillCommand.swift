import ArgumentParser
import PetriComposer

struct SkillCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "skill",
    abstract: "Print a page for coding agents: how to write, see, tap, verify and mend screens."
  )

  @Flag(help: "Print JSON: an object with the page as Markdown.")
  var json = false

  private struct Answer: Encodable {
    var version = OutputSchema.version
    let page: String
  }

  func perform(in invocation: Invocation) throws {
    invocation.console.write(json ? PrettyJSON.text(of: Answer(page: SkillPage.text)) : SkillPage.text)
  }
}
