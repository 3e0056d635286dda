/// A pane that shows a launched screen in place of its picture.
enum StagePane: Hashable, Sendable {
  /// The onion's layers, pulled apart; the chosen one counted from the outermost, the core last.
  case onion(chosen: Int)
  /// The controllers' callbacks, step by step.
  case timeline(TimelineModel)
  /// The changes of a step, counted back from the newest.
  case steps(back: Int)

  /// Whether letters go on to the screen, which is to be seen.
  var showsScreen: Bool { if case .steps = self { true } else { false } }
}

/// The choice and the unfolded rows in the timeline of a launched screen.
struct TimelineModel: Hashable, Sendable {
  /// The chosen row; the newest step where it is `nil`.
  var chosen: Timeline.Row?
  /// The steps that are folded otherwise than at first: all but the newest with callbacks are.
  private var turned: Set<Int> = []

  /// Whether a step's callbacks are hidden.
  func isFolded(_ step: Int, of count: Int) -> Bool { (step + 1 < count) != turned.contains(step) }

  /// Folds or unfolds a step.
  mutating func fold(_ step: Int, _ isFolding: Bool, of count: Int) {
    if isFolded(step, of: count) != isFolding { turned.formSymmetricDifference([step]) }
  }

  /// The rows that are shown, the newest last.
  func rows(of timeline: Timeline) -> [Timeline.Row] {
    timeline.steps.indices.flatMap { step -> [Timeline.Row] in
      let count = isFolded(step, of: timeline.heardCount) ? 0 : timeline.steps[step].lines.count
      return [.step(step)] + (0..<count).map { .line(step: step, $0) }
    }
  }

  /// The place of the chosen row among rows.
  func place(in rows: [Timeline.Row]) -> Int {
    let step = rows.lastIndex { if case .step = $0 { true } else { false } } ?? 0
    guard let chosen else { return step }
    return rows.firstIndex(of: chosen) ?? rows.firstIndex(of: .step(chosen.step)) ?? step
  }
}
