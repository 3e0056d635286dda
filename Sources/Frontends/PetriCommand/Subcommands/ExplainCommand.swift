import ArgumentParser
import PetriCatalog
import PetriChecks
import PetriComposer
import PetriDiagnostics
import PetriFormat
import PetriLoader
import PetriText

struct ExplainCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a diagnostic code: what it means, an example, and how to fix it.",
    discussion: """
      The code is in brackets at the end of an error, a warning or a finding of 'petri check'. Without a code, all codes \
      are listed.

      EXAMPLES
        petri explain unknown-key
        petri explain petri.bad-route
      """
  )

  @Argument(help: "The code, such as unknown-key.", completion: .list(Answer.all.map(\.code)))
  var code: String?

  @Flag(help: "Print JSON: an object with code, text, wrong and right, or an array of all.")
  var json = false

  @Option(help: ArgumentHelp("When to colour the output: auto, always or never.", valueName: "when"))
  var color = ColorChoice.auto

  private struct Answer: Encodable {
    let code: String
    let text: String
    let wrong: String?
    let right: String?

    init(_ explanation: Explanation) {
      code = explanation.code.rawValue
      text = explanation.text
      wrong = explanation.wrong
      right = explanation.right
    }

    init(_ explanation: RuleExplanation) {
      (code, text, wrong, right) = (explanation.rule.rawValue, explanation.text, nil, nil)
    }

    static let all = Explanation.all.map(Self.init) + RuleExplanation.all.map(Self.init)

    /// Looks up a code, with or without the prefix `petri.`.
    static func of(_ name: String) -> Answer? {
      let code = name.hasPrefix("petri.") ? String(name.dropFirst(6)) : name
      return all.first { $0.code == code }
    }
  }

  func perform(in invocation: Invocation) throws {
    guard let code else {
      return json ? invocation.console.write(PrettyJSON.text(of: Answer.all)) : list(in: invocation)
    }
    guard let answer = Answer.of(code) else {
      let nearest = NearestName.suggestion(for: code, among: Answer.all.map(\.code))
      let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; run 'petri explain' for a list"
      let names = [nearest].compactMap(\.self)
      throw CommandFailure("unknown code '\(code)'\(hint)", .usage, nearest: names, next: "petri explain")
    }
    if json { return invocation.console.write(PrettyJSON.text(of: answer)) }
    let isColored = invocation.colorsOutput(color)
    invocation.console.line("\(answer.code.styled(.bold, color: isColored))\n\n\(answer.text)")
    guard let wrong = answer.wrong else { return }
    let loader = CatalogLoader(devices: Stage.devices)
    let found = loader.load(Explanation.catalog(of: wrong)).diagnostics.filter { $0.code.rawValue == answer.code }
    invocation.console.line("\n" + "Example".styled(.bold, color: isColored) + "\n")
    invocation.console.write(TextDiagnosticFormatter(color: isColored).format(found.prefix(1).map { $0 }))
    guard let right = answer.right else { return }
    invocation.console.line("\n" + "Fixed".styled(.bold, color: isColored) + "\n")
    for line in right.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      invocation.console.line("  \(line)")
    }
  }

  @MainActor private func list(in invocation: Invocation) {
    let isColored = invocation.colorsOutput(color)
    let width = Answer.all.map(\.code.columns).max() ?? 0
    for answer in Answer.all {
      let first = answer.text.firstSentence
      let name = answer.code.padded(toColumns: width)
      invocation.console.line("\(name.styled(.bold, color: isColored))  \(first.truncated(toColumns: 90))")
    }
  }
}
