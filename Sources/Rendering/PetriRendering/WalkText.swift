public import PetriCatalog
public import PetriComposer
import PetriRouting

/// The text of a walk: for the launch and each step what was done, the plans that were walked, and what is shown then.
@MainActor
public struct WalkText {
  /// The step: `launch`, `1 tap Add to cart`.
  public let title: String
  /// The plans and the screen; empty for a step that only looks.
  public let body: String

  /// The text of a step that was just taken.
  ///
  /// - Parameter number: the step's, from 1; 0 for the launch.
  public init(_ number: Int, of walk: WalkDefinition, _ launched: LaunchedScreen, as rendering: Rendering) {
    guard number > 0 else {
      title = "launch"
      body = launched.text(as: rendering)
      return
    }
    let step = walk.steps[number - 1]
    title = "\(number) \(launched.stage.words(for: step))"
    if case .expect = step.kind {
      body = ""
    } else {
      let plans = launched.stage.chapters.last?.plans.flatMap(\.actions) ?? []
      let effects = launched.stage.effects.map { "· \($0)\n" }.joined()
      let refusal = launched.stage.refusal.map { "! \($0)\n" } ?? ""
      body = plans.map { "→ \($0)\n" }.joined() + effects + refusal + launched.text(as: rendering)
    }
  }

  /// Plays a walk and gives its complete text.
  ///
  /// - Throws: `WalkStop` at the first step that can't be taken, or whose expectation isn't met.
  public static func play(
    _ walk: WalkDefinition,
    of screen: ScreenDefinition,
    on stage: Stage,
    with composer: Composer,
    as rendering: Rendering
  ) throws(WalkStop) -> String {
    var texts: [String] = []
    try LaunchedScreen.play(walk, of: screen, on: stage, with: composer) { launched, number in
      let text = WalkText(number, of: walk, launched, as: rendering)
      texts.append("== \(text.title)\n\(text.body)")
    }
    return texts.joined(separator: "\n")
  }
}
