import ArgumentParser
import PetriComposer

/// `petri skill`: a page that teaches an agent the loop.
struct SkillCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "skill",
    abstract: "Print a page for coding agents: how to write, see, tap, verify and mend screens."
  )

  func perform(with registry: ControllerRegistry) throws { Console.write(SkillPage.text) }
}
