import ArgumentParser
import PetriComposer
import PetriDiagnostics
import PetriFormat
import PetriLoader
import PetriText

/// `petri explain`: more about a diagnostic's code.
struct ExplainCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a diagnostic code: what it means, an example, and how to fix it.",
    discussion: """
      The code is in brackets at the end of an error or warning. Without a code, all codes are listed.

      EXAMPLES
        petri explain unknown-key
        petri explain petri.bad-route
      """
  )

  @Argument(help: "The code, such as unknown-key.", completion: .list(Explanation.all.map(\.code.rawValue)))
  var code: String?

  @Flag(help: "Print JSON: an object with code, text, wrong and right, or an array of all.")
  var json = false

  @Option(help: ArgumentHelp("When to colour the output: auto, always or never.", valueName: "when"))
  var color = ColorChoice.auto

  /// An explanation for programs.
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
  }

  func perform(with registry: ControllerRegistry) throws {
    guard let code else { return json ? Console.write(PrettyJSON.text(of: Explanation.all.map(Answer.init))) : list() }
    guard let explanation = Explanation.of(code) else {
      let nearest = NearestName.suggestion(for: code, among: Explanation.all.map(\.code.rawValue))
      let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; run 'petri explain' for a list"
      let names = [nearest].compactMap(\.self)
      throw CommandFailure("unknown code '\(code)'\(hint)", .usage, nearest: names, next: "petri explain")
    }
    if json { return Console.write(PrettyJSON.text(of: Answer(explanation))) }
    let isColored = color.isOnForOutput
    Console.line("\(explanation.code.rawValue.styled(.bold, color: isColored))\n\n\(explanation.text)")
    guard let wrong = explanation.wrong else { return }
    let loader = CatalogLoader(devices: Stage.devices)
    let found = loader.load(Explanation.catalog(of: wrong)).diagnostics.filter { $0.code == explanation.code }
    Console.line("\n" + "Example".styled(.bold, color: isColored) + "\n")
    Console.write(TextDiagnosticFormatter(color: isColored).format(found.prefix(1).map { $0 }))
    guard let right = explanation.right else { return }
    Console.line("\n" + "Fixed".styled(.bold, color: isColored) + "\n")
    for line in right.split(separator: "\n", omittingEmptySubsequences: false).dropLast() { Console.line("  \(line)") }
  }

  private func list() {
    let isColored = color.isOnForOutput
    let width = Explanation.all.map(\.code.rawValue.columns).max() ?? 0
    for explanation in Explanation.all {
      let first = explanation.text.firstSentence
      let name = explanation.code.rawValue.padded(toColumns: width)
      Console.line("\(name.styled(.bold, color: isColored))  \(first.truncated(toColumns: 90))")
    }
  }
}

extension String {
  /// The text before the first full stop with a blank or nothing behind it: there are others in names of files.
  fileprivate var firstSentence: String {
    if let end = firstRange(of: ". ") { return String(self[..<end.lowerBound]) }
    return hasSuffix(".") ? String(dropLast()) : self
  }
}
