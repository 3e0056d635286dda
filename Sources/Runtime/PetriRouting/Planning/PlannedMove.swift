/// A move of a plan.
public struct PlannedMove: Hashable, Sendable, Codable {
  /// The kinds of moves.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Everything above the controller that was found is dismissed, at once.
    case dismiss
    /// A child is made visible in its container.
    case show
    /// The context is handed to the controller that was found.
    case setContext = "update"
    /// A controller is built, and its context handed to it.
    case build
    /// The new controller is put on the stack, or into a new container.
    case put
    /// A step that nothing builds is looked for in the controllers that were built.
    case find
  }

  /// The kind of the move.
  public let kind: Kind
  /// The controllers of the move, the outermost first.
  public let controllers: [String]
  /// The controller that the move acts on.
  public var target: String?
  /// The means of the move: the action, the factory.
  public var means: String?
  /// The context of the new controller.
  public var context: String?
  /// The context tasks that run with it.
  public var tasks: [String] = []

  init(_ kind: Kind, _ controllers: [String], on target: String? = nil, by means: String? = nil) {
    self.kind = kind
    self.controllers = controllers
    self.target = target
    self.means = means
  }
}

extension PlannedMove: CustomStringConvertible {
  /// `push product on navigation`.
  public var description: String { "\(verb) \(rest)" }

  /// The first word in a plan.
  var verb: String {
    switch kind {
    case .put: means ?? "put"
    default: kind.rawValue
    }
  }

  /// The text after the first word.
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
