import PetriCatalog
import PetriUIKit

extension ViewBuilder {
  /// A part of a label's text with its values put in.
  func run(_ definition: TextRun, _ scope: Scope) -> RunsLabel.Run {
    var run = RunsLabel.Run(text: text(definition.text, scope))
    run.font = definition.font?.uiFont
    run.color = definition.color?.value(in: scope)?.uiColor
    run.background = definition.background?.value(in: scope)?.uiColor
    run.isUnderlined = definition.underline
    run.isStruckThrough = definition.strikethrough
    run.tap = definition.tap.map { (resolved: ResolvedTap($0, scope: scope), perform: action($0, scope)) }
    return run
  }
}
