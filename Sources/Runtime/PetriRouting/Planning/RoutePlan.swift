/// The plan of a navigation, before it does anything: the controllers found, and every move in order. Or the reason why
/// it can't be.
///
/// A plan holds no controllers, so two can be compared, printed and kept as JSON. One that a router returned can be performed by that
/// router (``Router/perform(_:animated:completion:)``); a plan that was decoded, or that a delegate or a ``Navigation`` reports, is a
/// record.
public struct RoutePlan: Hashable, Sendable, Codable {
  /// A step of the route and its result.
  public struct Step: Hashable, Sendable, Codable {
    /// The result of the step.
    public enum Outcome: Hashable, Sendable, Codable {
      /// It is on screen, under this name.
      case found(String)
      /// It is not, and is built.
      case built
      /// It is not, and something else builds it.
      case expected
    }

    /// The step's name.
    public let name: String
    /// How branches were decided on the way to it.
    public let choices: [String]
    /// How it was looked for; `nil` where it was not.
    public let finder: String?
    /// The result of the step.
    public let outcome: Outcome
  }

  /// The name of the destination's step.
  public var destination: String
  /// The destination's context.
  public var context: String
  /// The steps that were asked, destination first.
  public var steps: [Step] = []
  /// The blocker in front with a higher priority, so that the navigation waits or is refused and nothing is done now;
  /// `nil` without one.
  public var blocker: String?
  /// The interceptors that are asked before anything moves, in order; one with nothing to ask as things are is left
  /// out.
  public var interceptors: [String] = []
  /// The moves, in order.
  public var moves: [PlannedMove] = []
  /// The tasks that are done in the end, in order.
  public var postTasks: [String] = []
  /// Why it can't be done; then nothing is.
  public var failure: RoutingError?
  /// The work behind it, which makes it more than a record.
  var origin = PlanOrigin()

  private enum CodingKeys: CodingKey {
    case destination, context, steps, blocker, interceptors, moves, postTasks, failure
  }

  init(destination: String, context: String) {
    self.destination = destination
    self.context = context
  }

  /// All actions, a line each: the interceptors, the moves, the tasks in the end.
  public var actions: [String] {
    interceptors.map { "ask \($0)" } + moves.map(\.description) + postTasks.map { "after \($0)" }
  }

  /// A context in a plan: nothing for `Void` and `nil`, cut where it is long.
  static func text(of context: Any) -> String {
    // Most contexts are one of these three, and need no reflection.
    if let number = context as? Int { return String(number) }
    if context is Void { return "" }
    let text = context as? String ?? String(describing: context)
    if text == "nil" { return "" }
    return text.utf8.count > 200 && text.count > 200 ? text.prefix(199) + "…" : text
  }
}

extension RoutePlan: CustomStringConvertible {
  /// The plan as lines: each step's answer, then the actions.
  public var description: String {
    var lines = [context.isEmpty ? destination : "\(destination)  \(context)"]
    if !steps.isEmpty {
      lines.append("  steps")
      let width = min(24, steps.map(\.name.count).max() ?? 0)
      for step in steps { lines.append("    \(step.name.padded(to: width))  \(step.answer)") }
    }
    if let failure {
      lines.append("  can't be taken")
      lines += "\(failure)".split(separator: "\n").map { "    \($0)" }
    } else if let blocker {
      lines.append("  blocked by \(blocker)")
    } else {
      let rows =
        interceptors.map { ("ask", $0) } + moves.map { ($0.verb, $0.rest) } + postTasks.map { ("after", $0) }
      lines.append("  plan")
      if moves.isEmpty { lines.append("    nothing moves: \(destination) is in front") }
      let width = rows.map(\.0.count).max() ?? 0
      for (number, row) in rows.enumerated() {
        lines.append("    \("\(number + 1)".padded(to: rows.count > 9 ? 2 : 1))  \(row.0.padded(to: width))  \(row.1)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension RoutePlan.Step {
  fileprivate var answer: String {
    let looked = finder.map { "looked for \($0)" } ?? "not looked for"
    let result =
      switch outcome {
      case .found(let name): name == self.name ? "\(looked): there" : "\(looked): \(name)"
      case .built: finder == nil ? "always built" : "\(looked): not there, so it is built"
      case .expected: "\(looked): not there yet"
      }
    return choices.isEmpty ? result : "\(choices.map { "[\($0)] " }.joined())\(result)"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
