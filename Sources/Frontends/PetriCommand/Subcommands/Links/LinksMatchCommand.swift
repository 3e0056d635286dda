import ArgumentParser
import PetriCatalog
import PetriComposer
import PetriLinks
import PetriRendering
import PetriText

struct LinksMatchCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Show the screen and context that a link leads to; exit code 1 if it leads nowhere."
  )

  @Argument(help: "The link.")
  var url: String

  @Option(
    name: .customLong("state"),
    help: ArgumentHelp("A value of the app's state, for links with conditions. Repeatable.", valueName: "key=value")
  )
  var state: [String] = []

  @OptionGroup var options: CatalogOptions

  @Flag(
    help:
      "Print JSON: an object with screen, pattern, context (typed values), any redirects and links whose conditions don't hold, or with reason and the nearest pattern."
  )
  var json = false

  func perform(in invocation: Invocation) throws {
    let workspace = try Workspace(options, invocation)
    workspace.mentionBrokenScreens()
    let composer = try Launcher(workspace: workspace).composer(state, locale: workspace.locale)
    do throws(LinkFailure) {
      let destination = try composer.destination(of: url)
      guard !json else {
        let redirects = destination.redirects.map { JSONText.string($0) }
        let passed = destination.passed.map { JSONText.string($0.description) }
        return invocation.console.write(
          JSONText.object([
            ("context", JSONText(destination.context)), ("passed", passed.isEmpty ? nil : .array(passed)),
            ("pattern", .string(destination.pattern.description)),
            ("redirects", redirects.isEmpty ? nil : .array(redirects)), ("screen", .string(destination.screen)),
          ]).pretty + "\n"
        )
      }
      for link in destination.redirects { invocation.console.line("-> \(link)".cleaned) }
      for link in destination.passed { invocation.console.line("not \(link)".cleaned) }
      invocation.console.line(
        "\(destination.screen.styled(.bold, color: invocation.colorsOutput(options.color)))  \(destination.pattern)"
      )
      for entry in destination.context.entries { invocation.console.line("  \(entry.name): \(entry.value)".cleaned) }
    } catch {
      let near = workspace.catalog.nearestLink(to: url, error)
      if json {
        let nearest = near.map { near in
          JSONText.object([
            ("pattern", .string(near.pattern.description)), ("reason", .string(near.mismatch.description)),
          ])
        }
        invocation.console.write(
          JSONText.object([("nearest", nearest), ("reason", .string(error.description))]).pretty + "\n"
        )
      } else {
        let nearest =
          near.map { "; the nearest is \($0.pattern), but \($0.mismatch)" } ?? "; for all links, run 'petri links'"
        invocation.console.fail("'\(url.truncated(toColumns: 100))' leads nowhere: \(error)\(nearest)".cleaned)
      }
      throw ExitStatus.failed
    }
  }
}
