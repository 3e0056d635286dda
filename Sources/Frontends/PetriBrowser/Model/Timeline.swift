import PetriText

struct Timeline: Hashable, Sendable {
  struct Step: Hashable, Sendable {
    var title: String
    /// The index of the picture before it in the view's steps; `nil` if it isn't kept.
    var picture: Int?
    var lines: [StageView.LogLine] = []

    var callbacks: Int { lines.count { $0.kind == .event } }
  }

  enum Row: Hashable, Sendable {
    case step(Int)
    case line(step: Int, Int)

    var step: Int {
      switch self {
      case .step(let step), .line(let step, _): step
      }
    }
  }

  private(set) var steps: [Step] = []
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

  /// The number of steps up to the newest one with callbacks.
  var heardCount: Int { (steps.lastIndex { !$0.lines.isEmpty } ?? steps.count - 1) + 1 }

  /// The pictures before and after a step, if kept.
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

  func line(of row: Row) -> StageView.LogLine? {
    guard case .line(let step, let index) = row, steps.indices.contains(step),
      steps[step].lines.indices.contains(index)
    else { return nil }
    return steps[step].lines[index]
  }
}

extension StageView.LogLine {
  var words: String {
    if let callback { return callback }
    return String(text.drop { $0 == " " || $0 == "▸" || $0 == "→" })
  }
}

extension [StageView.LogLine] {
  /// The distinct callbacks of a controller with their counts, in order.
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
