import PetriText

/// The log of a launched screen as a timeline: steps, and in each the callbacks of each controller.
struct Timeline: Hashable, Sendable {
  /// A step with its consequences.
  struct Step: Hashable, Sendable {
    /// The move in words: `launch`, a move.
    var title: String
    /// The place among the view's steps of how the screen looked before it; `nil` where that isn't kept.
    var picture: Int?
    /// Callbacks, plans and notes, in their order.
    var lines: [StageView.LogLine] = []

    /// How many callbacks there were.
    var callbacks: Int { lines.count { $0.kind == .event } }
  }

  /// A row of the picture.
  enum Row: Hashable, Sendable {
    case step(Int)
    case line(step: Int, Int)

    /// The step that it belongs to.
    var step: Int {
      switch self {
      case .step(let step), .line(let step, _): step
      }
    }
  }

  private(set) var steps: [Step] = []
  /// The controllers, in the order of their first callbacks.
  private(set) var controllers: [String] = []

  init(_ log: [StageView.LogLine]) {
    var known: Set<String> = []
    for line in log {
      if line.kind == .step {
        steps.append(Step(title: line.words, picture: line.step))
        continue
      }
      if steps.isEmpty { steps.append(Step(title: "")) }
      steps[steps.count - 1].lines.append(line)
      if let controller = line.controller, known.insert(controller).inserted { controllers.append(controller) }
    }
  }

  /// How many steps there are up to the newest with callbacks, which is unfolded.
  var heardCount: Int { (steps.lastIndex { !$0.lines.isEmpty } ?? steps.count - 1) + 1 }

  /// How the screen looked before a step and after it, as far as that is kept.
  func pictures(of step: Int, in view: StageView) -> (before: Canvas?, after: Canvas?) {
    func before(_ step: Int) -> Canvas? {
      steps[step].picture.flatMap { view.steps.indices.contains($0) ? view.steps[$0].before : nil }
    }
    guard steps.indices.contains(step) else { return (nil, nil) }
    guard let next = steps.indices.first(where: { $0 > step && before($0) != nil }) else {
      return (before(step), view.picture)
    }
    return (before(step), next == step + 1 ? before(next) : nil)
  }

  /// A row's line; `nil` for a step's rule.
  func line(of row: Row) -> StageView.LogLine? {
    guard case .line(let step, let place) = row, steps.indices.contains(step),
      steps[step].lines.indices.contains(place)
    else { return nil }
    return steps[step].lines[place]
  }
}

extension StageView.LogLine {
  /// The line without the marks and blanks before it, and without the controller's name.
  var words: String {
    if let callback { return callback }
    return String(text.drop { $0 == " " || $0 == "▸" || $0 == "→" })
  }
}

extension [StageView.LogLine] {
  /// A controller's callbacks, each kind once, in the order of the first.
  func callbacks(of controller: String) -> [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    var names: [String] = []
    for line in self where line.controller == controller && line.kind == .event {
      let name = String(line.words.prefix { $0 != "(" })
      if counts[name] == nil { names.append(name) }
      counts[name, default: 0] += 1
    }
    return names.map { ($0, counts[$0] ?? 0) }
  }
}
