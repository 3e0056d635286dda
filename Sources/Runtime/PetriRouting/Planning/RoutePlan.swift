/// The plan of a navigation: the controllers found and all moves in order, or the reason for a failure.
///
/// A plan references no controllers, so that it can be compared, printed and encoded. Only the router that returned it
/// can perform it (``Router/perform(_:animated:completion:)``). A decoded plan, or one from a delegate or a
/// ``Navigation``, is only a record.
public struct RoutePlan: Hashable, Sendable, Codable {
  /// A step of the route and its outcome.
  public struct Step: Hashable, Sendable, Codable {
    /// The outcome of a step.
    public enum Outcome: Hashable, Sendable, Codable {
      /// On screen; the associated value is the name of the controller.
      case found(String)
      /// Not on screen; the step's factory will build it.
      case built
      /// Not on screen; the factory of another step will build it.
      case expected
    }

    /// The name of the step.
    public let name: String
    /// The branches that led to the step.
    public let choices: [String]
    /// The finder's name; `nil` without a finder.
    public let finder: String?
    /// The outcome.
    public let outcome: Outcome
  }

  /// The name of the destination.
  public var destination: String
  /// The context of the destination.
  public var context: String
  /// The steps, the destination first.
  public var steps: [Step] = []
  /// The blocker that prevents all moves for now, if any.
  public var blocker: String?
  /// The interceptors that have something to ask, in order.
  public var interceptors: [String] = []
  /// The moves in order.
  public var moves: [PlannedMove] = []
  /// The post-routing tasks in order.
  public var postTasks: [String] = []
  /// The reason for a failure; if there is one, nothing is performed.
  public var failure: RoutingError?
  /// The router and the request of the plan; `nil` for a record. Ignored by comparisons.
  var source: PlanSource?

  private enum CodingKeys: CodingKey {
    case destination, context, steps, blocker, interceptors, moves, postTasks, failure
  }

  init(destination: String, context: String) {
    self.destination = destination
    self.context = context
  }

  /// Compares what the plans describe, regardless of their routers.
  public static func == (left: RoutePlan, right: RoutePlan) -> Bool {
    left.destination == right.destination && left.context == right.context && left.steps == right.steps
      && left.blocker == right.blocker && left.interceptors == right.interceptors && left.moves == right.moves
      && left.postTasks == right.postTasks && left.failure == right.failure
  }

  /// Hashes what the plan describes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(destination)
    hasher.combine(context)
    hasher.combine(steps)
    hasher.combine(moves)
  }

  /// A line for each interceptor, move and task.
  public var actions: [String] {
    interceptors.map { "ask \($0)" } + moves.map(\.description) + postTasks.map { "after \($0)" }
  }

  /// The truncated description of a context; empty for `Void` and `nil`.
  static func text(of context: Any) -> String {
    // Avoids reflection for the most common types.
    if let number = context as? Int { return String(number) }
    if context is Void { return "" }
    let text = context as? String ?? String(describing: context)
    if text == "nil" { return "" }
    return text.utf8.count > 200 && text.count > 200 ? text.prefix(199) + "…" : text
  }
}

extension RoutePlan: CustomStringConvertible {
  /// The plan as text: the outcome of each step, then the actions.
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

/// A move of a plan.
public struct PlannedMove: Hashable, Sendable, Codable {
  /// A kind of move.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Dismisses everything above the controller found.
    case dismiss
    case show
    /// Passes the context to the controller found.
    case setContext = "update"
    /// Builds a controller and passes it its context.
    case build
    /// Puts the new controller on the stack or into a container.
    case put
    /// Finds a step in the controllers built before.
    case find
  }

  /// The kind of move.
  public let kind: Kind
  /// The controllers that are moved, outermost first.
  public let controllers: [String]
  /// The controller that the move acts on.
  public var target: String?
  /// The name of the action or factory.
  public var means: String?
  /// The context of the new controller.
  public var context: String?
  /// The context tasks.
  public var tasks: [String] = []

  init(_ kind: Kind, _ controllers: [String], on target: String? = nil, by means: String? = nil) {
    self.kind = kind
    self.controllers = controllers
    self.target = target
    self.means = means
  }
}

extension PlannedMove: CustomStringConvertible {
  /// `push product on navigation`
  public var description: String { "\(verb) \(rest)" }

  var verb: String {
    switch kind {
    case .put: means ?? "put"
    default: kind.rawValue
    }
  }

  var rest: String {
    let names = controllers.joined(separator: ", ")
    let tasks = tasks.isEmpty ? "" : "  (\(tasks.joined(separator: ", ")))"
    return switch kind {
    case .dismiss: names
    case .show: means ?? names
    case .setContext, .find: "\(names)\(tasks)"
    case .build: names + (context.map { "  \($0)" } ?? "") + tasks
    case .put: target.map { "\(names) on \($0)" } ?? names
    }
  }
}
